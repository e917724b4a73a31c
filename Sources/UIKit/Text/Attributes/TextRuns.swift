// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// Converts an attributed string to runs: pieces of text in which all characters have the same attributes. Also returns
/// the style of the first paragraph.
///
/// `font` and `color` are used for text without these attributes. Colours are resolved with the current traits.
///
/// > Note: All paragraphs are laid out with the style of the first one.
///
/// - Complexity: O(n) in the length of the text.
package func textRuns(
    of text: NSAttributedString, font: UIFont, color: UIColor
) -> (runs: [TextRun], style: ParagraphStyle) {
    var runs: [TextRun] = []
    var style: ParagraphStyle?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        runs.append(TextRun(string.substring(with: range), attributes, font: font, color: color))
        if style == nil { style = ParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default) }
    }
    return (runs, style ?? ParagraphStyle(.default))
}

extension TextRun {
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        let font = attributes[.font] as? UIFont ?? font
        let color = attributes[.foregroundColor] as? UIColor ?? color
        self.init(text: text, face: font.face, color: color.cgColor)
        backgroundColor = (attributes[.backgroundColor] as? UIColor)?.cgColor
        isUnderlined = (attributes[.underlineStyle].flatMap(attributeNumber) ?? 0) != 0
        isStruckThrough = (attributes[.strikethroughStyle].flatMap(attributeNumber) ?? 0) != 0
        kern = attributes[.kern].flatMap(attributeNumber) ?? 0
        baselineOffset = attributes[.baselineOffset].flatMap(attributeNumber) ?? 0
    }
}

extension ParagraphStyle {
    package init(_ style: NSParagraphStyle) {
        self.init()
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        lineSpacing = style.lineSpacing.isFinite ? max(0, style.lineSpacing) : 0
        direction = style.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

/// The number in an attribute value of any numeric type; nil for other or non-finite values.
func attributeNumber(_ value: Any) -> Double? {
    let number: Double? =
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as NSUnderlineStyle: Double(value.rawValue)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    return number.flatMap { $0.isFinite ? $0 : nil }
}
