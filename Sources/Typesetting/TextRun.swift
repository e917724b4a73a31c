// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var face: FontFace
    package var color: CGColor
    package var backgroundColor: CGColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Points added between letters.
    package var kern = 0.0
    /// Points the baseline is raised by.
    package var baselineOffset = 0.0

    package init(text: String, face: FontFace, color: CGColor) {
        self.text = text
        self.face = face
        self.color = color
    }
}

// Compared byte by byte: to Swift "é" and "e" with an accent are equal, but the second has one more UTF-16 unit, and
// a layout's ranges differ.
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
    /// Whether both are the same UTF-8, which canonically equal strings need not be.
    func hasSameBytes(as other: String) -> Bool {
        let (a, b) = (utf8, other.utf8)
        let same = a.withContiguousStorageIfAvailable { a in
            b.withContiguousStorageIfAvailable { b in
                a.count == b.count && (a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0)
            }
        }
        return (same ?? nil) ?? a.elementsEqual(b)
    }

    func hashBytes(into hasher: inout Hasher) {
        var copy = self
        copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// How the lines of a text are made and placed.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    package enum LineBreak: Hashable, Sendable {
        case byWord, byCharacter, clipping, truncatingHead, truncatingMiddle, truncatingTail
    }
    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    package var alignment = Alignment.natural
    /// How the last line that fits ends; lines before it break by word, or by character where it says so.
    package var lineBreak = LineBreak.truncatingTail
    /// The most lines; 0 is no limit.
    package var maximumLines = 0
    /// Points between lines.
    package var lineSpacing = 0.0
    /// The direction of text that has none of its own, and what `natural` alignment follows.
    package var direction = Direction.leftToRight

    package init() {}
}
