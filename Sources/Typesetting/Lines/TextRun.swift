// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A run: text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var face: FontFace
    package var color: CGColor
    package var backgroundColor: CGColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The extra space between letters, in points.
    package var kern = 0.0
    /// The distance by which the baseline is raised, in points.
    package var baselineOffset = 0.0

    package init(text: String, face: FontFace, color: CGColor) {
        self.text = text
        self.face = face
        self.color = color
    }
}

// Runs are compared byte by byte. For Swift, "é" and "e" with a combining accent are equal, but the second has one more
// UTF-16 unit, so a layout's ranges differ.
extension TextRun {
    package static func == (a: TextRun, b: TextRun) -> Bool {
        a.text.hasSameBytes(as: b.text) && a.face == b.face && a.color == b.color
            && a.backgroundColor == b.backgroundColor && a.isUnderlined == b.isUnderlined
            && a.isStruckThrough == b.isStruckThrough && a.kern == b.kern && a.baselineOffset == b.baselineOffset
    }

    package func hash(into hasher: inout Hasher) {
        text.hashBytes(into: &hasher)
        hasher.combine(face)
        hasher.combine(color)
        hasher.combine(kern)
    }
}

extension String {
    /// Whether both strings have the same UTF-8 bytes. Strings that Swift regards as equal, because they are
    /// canonically equivalent, may have different bytes.
    func hasSameBytes(as other: String) -> Bool {
        let (a, b) = (utf8, other.utf8)
        let same = a.withContiguousStorageIfAvailable { a in
            b.withContiguousStorageIfAvailable { b in
                a.count == b.count && (a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0)
            }
        }
        return (same ?? nil) ?? a.elementsEqual(b)
    }

    /// Adds the UTF-8 bytes to a hash.
    func hashBytes(into hasher: inout Hasher) {
        var copy = self
        copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// The style of a paragraph: alignment, line breaking, spacing and direction.
package struct ParagraphStyle: Hashable, Sendable {
    /// The horizontal alignment of lines; `natural` follows the text direction.
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    /// The way that lines break, and the way that the last line is truncated.
    package enum LineBreak: Hashable, Sendable {
        case byWord, byCharacter, clipping, truncatingHead, truncatingMiddle, truncatingTail
    }
    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    package var alignment = Alignment.natural
    /// The way that the last visible line is truncated if more text follows. Earlier lines break by word, or by
    /// character with `byCharacter`.
    package var lineBreak = LineBreak.truncatingTail
    /// The largest number of lines; 0 means no limit.
    package var maximumLines = 0
    /// The extra space between lines, in points.
    package var lineSpacing = 0.0
    /// The direction of text without any letters. It also determines the side to which such text is aligned by
    /// `natural`.
    package var direction = Direction.leftToRight

    package init() {}
}
