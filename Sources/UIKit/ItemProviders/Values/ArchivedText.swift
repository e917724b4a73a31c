// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An attributed string as written to data, with only the attributes that UIKit draws.
struct ArchivedText: Codable {
    private let string: String
    private let runs: [Run]

    /// The attributes of a run: a piece of text in which they are the same. Each run begins where the previous one
    /// ends.
    fileprivate struct Run: Codable {
        /// The length in UTF-16 units.
        var length: Int
        var fontName: String?
        var fontSize: Double?
        var foreground: ArchivedColor?
        var background: ArchivedColor?
        var underline: Int?
        var strikethrough: Int?
        var kern: Double?
        var baselineOffset: Double?
        var paragraph: Paragraph?
    }

    fileprivate struct Paragraph: Codable {
        var alignment: Int
        var lineBreakMode: Int
        var lineSpacing: Double
        var direction: Int
    }

    init(_ text: NSAttributedString) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(Run(length: range.length, attributes))
        }
        string = text.string
        self.runs = runs
    }

    /// The attributed string. Runs that reach beyond the end of the text are shortened or ignored.
    var text: NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            let length = min(max(run.length, 0), text.length - start)
            guard length > 0 else { continue }
            text.addAttributes(run.attributes, range: NSRange(location: start, length: length))
            start += length
        }
        return NSAttributedString(attributedString: text)
    }
}

extension ArchivedText.Run {
    fileprivate init(length: Int, _ attributes: [NSAttributedString.Key: Any]) {
        self.length = length
        let font = attributes[.font] as? UIFont
        fontName = font?.fontName
        fontSize = font.map { Double($0.pointSize) }
        foreground = (attributes[.foregroundColor] as? UIColor).map(ArchivedColor.init)
        background = (attributes[.backgroundColor] as? UIColor).map(ArchivedColor.init)
        underline = attributes[.underlineStyle].flatMap(attributeNumber).map { Int(exactly: $0.rounded()) ?? 0 }
        strikethrough = attributes[.strikethroughStyle].flatMap(attributeNumber).map { Int(exactly: $0.rounded()) ?? 0 }
        kern = attributes[.kern].flatMap(attributeNumber)
        baselineOffset = attributes[.baselineOffset].flatMap(attributeNumber)
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map { style in
            ArchivedText.Paragraph(
                alignment: style.alignment.rawValue, lineBreakMode: style.lineBreakMode.rawValue,
                lineSpacing: Double(style.lineSpacing), direction: style.baseWritingDirection.rawValue)
        }
    }

    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let fontName, let fontSize, fontSize.isFinite {
            attributes[.font] = UIFont(name: fontName, size: CGFloat(fontSize))
        }
        attributes[.foregroundColor] = foreground?.color
        attributes[.backgroundColor] = background?.color
        attributes[.underlineStyle] = underline
        attributes[.strikethroughStyle] = strikethrough
        if let kern, kern.isFinite { attributes[.kern] = kern }
        if let baselineOffset, baselineOffset.isFinite { attributes[.baselineOffset] = baselineOffset }
        attributes[.paragraphStyle] = paragraph?.style
        return attributes
    }
}

extension ArchivedText.Paragraph {
    fileprivate var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
        style.lineSpacing = lineSpacing.isFinite ? CGFloat(lineSpacing) : 0
        style.baseWritingDirection = NSWritingDirection(rawValue: direction) ?? .natural
        return style
    }
}
