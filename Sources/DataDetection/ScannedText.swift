// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text in which something is looked for, by its scalars.
///
/// Whatever is found in it is found in one pass, or in one with a bounded look around each place: the text may be
/// anybody's.
package struct ScannedText {
    let scalars: [Unicode.Scalar]
    /// Whether that is all of it.
    let isWhole: Bool

    /// Characters: nothing is found beyond, so that no text takes longer than a second.
    package static let mostScalars = 100_000

    /// - Complexity: O(characters)
    package init(_ text: String) {
        let scalars = text.unicodeScalars.prefix(Self.mostScalars)
        self.scalars = Array(scalars)
        isWhole = scalars.endIndex == text.unicodeScalars.endIndex
    }

    func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars[range])
        return String(string)
    }

    /// The scalar at a place, if that is in the text.
    func scalar(at place: Int) -> Unicode.Scalar? {
        scalars.indices.contains(place) ? scalars[place] : nil
    }

    /// All that stands between white space, quotation marks and angle brackets.
    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for (place, scalar) in scalars.enumerated() where scalar.endsWord {
            if start < place { words.append(start..<place) }
            start = place + 1
        }
        if start < scalars.count { words.append(start..<scalars.count) }
        return words
    }

    /// A word without the brackets it stands in, and without the sentence's punctuation.
    func trimmed(_ word: Range<Int>) -> Range<Int> {
        var range = word
        while let first = range.first, Self.openings.contains(scalars[first]) { range.removeFirstPlace() }
        // A bracket at the end belongs to the word where it closes one in it.
        var surplus: [Unicode.Scalar: Int] = [:]
        for place in range {
            if let opening = Self.pairs[scalars[place]] {
                surplus[opening, default: 0] += 1
            } else if Self.pairs.values.contains(scalars[place]) {
                surplus[scalars[place], default: 0] -= 1
            }
        }
        while let last = range.last {
            if let opening = Self.pairs[scalars[last]], surplus[opening, default: 0] > 0 {
                surplus[opening, default: 0] -= 1
            } else if !Self.sentenceEnds.contains(scalars[last]) {
                break
            }
            range.removeLastPlace()
        }
        return range
    }

    private static let openings: Set<Unicode.Scalar> = [
        "(", "[", "{", "'", "‘", "*", "_", ",", ";", ":", ".", "!", "?",
    ]
    private static let sentenceEnds: Set<Unicode.Scalar> = [".", ",", ";", ":", "!", "?", "'", "’", "*", "_", "…"]
    /// What closes, with what opens.
    private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
}

extension Range<Int> {
    fileprivate mutating func removeFirstPlace() { self = (lowerBound + 1)..<upperBound }
    fileprivate mutating func removeLastPlace() { self = lowerBound..<(upperBound - 1) }
}

extension Unicode.Scalar {
    fileprivate var endsWord: Bool {
        if properties.isWhitespace || properties.generalCategory == .control { return true }
        switch self {
        case "<", ">", "\"", "“", "”", "„", "«", "»", "`", "|": return true
        default: return false
        }
    }

    /// 0 to 9.
    var isDigit: Bool { ("0"..."9").contains(self) }

    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    var isLetterOrDigit: Bool {
        if isASCII { return isDigit || isASCIILetter }
        return properties.isAlphabetic || properties.numericType != nil
    }

    /// A space that does not end the line.
    var isSpaceInLine: Bool {
        switch self {
        case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }
}
