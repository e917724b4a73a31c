// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel {
    /// The attributed text, or else the plain text with the label's font, colour and paragraph style as attributes. Nil
    /// if the label has no text.
    var attributedContent: NSAttributedString? {
        switch content {
        case .attributed(let text): return text
        case .plain(nil): return nil
        case .plain(let text?):
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            style.lineBreakMode = lineBreakMode
            return NSAttributedString(
                string: text, attributes: [.font: font!, .foregroundColor: textColor!, .paragraphStyle: style])
        }
    }

    /// Sets the label's font, colour, alignment and line break mode to those of the first character of a text.
    func takeOverAttributes(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { chosenFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { chosenColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            chosenAlignment = style.alignment
            chosenLineBreakMode = style.lineBreakMode
        }
    }

    /// Sets an attribute of the whole text, if the label has attributed text.
    func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { _, changed, range in changed.addAttribute(key, value: value, range: range) }
    }

    /// Calls `change` with a copy of each paragraph style in the label's attributed text, and replaces the style with
    /// the changed copy.
    func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { text, changed, range in
            text.enumerateAttribute(.paragraphStyle, in: range) { style, range, _ in
                guard let style = style as? NSParagraphStyle,
                    let copy = style.mutableCopy() as? NSMutableParagraphStyle
                else { return }
                change(copy)
                changed.addAttribute(.paragraphStyle, value: copy, range: range)
            }
        }
    }

    /// Adjusts the label's font, and the fonts in its attributed text, to the text size in the label's traits. Fonts
    /// that do not follow the user's text size stay as they are.
    func adjustFonts() {
        let traits = traitCollection
        if let font = chosenFont {
            let adjusted = font.adjusted(to: traits)
            if adjusted != font {
                chosenFont = adjusted
                textDidChange()
            }
        }
        changeAttributes { text, changed, range in
            text.enumerateAttribute(.font, in: range) { font, range, _ in
                guard let font = font as? UIFont, font.scaling != nil else { return }
                changed.addAttribute(.font, value: font.adjusted(to: traits), range: range)
            }
        }
        if case .attributed = content { textDidChange() }
    }

    private func changeAttributes(_ change: (NSAttributedString, NSMutableAttributedString, NSRange) -> Void) {
        guard case .attributed(let text) = content, text.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        change(text, copy, NSRange(location: 0, length: copy.length))
        content = .attributed(copy)
    }
}
