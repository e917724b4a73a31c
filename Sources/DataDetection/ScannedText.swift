// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text for data detection, as an array of Unicode scalars.
///
/// Every detector takes linear time: one pass, with a bounded lookaround at each index. The text may be untrusted.
package struct ScannedText {
    let scalars: [Unicode.Scalar]
    /// Whether `scalars` contains the whole text.
    let isWhole: Bool

    /// The maximum number of scalars that are searched, so that no text takes longer than a second.
    package static let mostScalars = 100_000

    /// Creates the text from at most the first ``mostScalars`` scalars of a string.
    ///
    /// - Complexity: O(characters).
    package init(_ text: String) {
        let scalars = text.unicodeScalars.prefix(Self.mostScalars)
        self.scalars = Array(scalars)
        isWhole = scalars.endIndex == text.unicodeScalars.endIndex
    }

    /// The part of the text in a range of scalars.
    func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars[range])
        return String(string)
    }

    /// The scalar at an index; nil outside the text.
    func scalar(at place: Int) -> Unicode.Scalar? {
        scalars.indices.contains(place) ? scalars[place] : nil
    }

    /// The ranges of the words, which white space, quotation marks and angle brackets separate.
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

    /// A word's range without enclosing brackets and sentence punctuation.
    func trimmed(_ word: Range<Int>) -> Range<Int> {
        var range = word
        while let first = range.first, Self.openings.contains(scalars[first]) { range.removeFirstPlace() }
        // A closing bracket at the end belongs to the word if its opening bracket is in the word. So `surplus` counts,
        // for each kind of bracket, the closing brackets minus the opening brackets in the word.
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
    /// The opening bracket for each closing bracket.
    private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
}

extension Range<Int> {
    fileprivate mutating func removeFirstPlace() { self = (lowerBound + 1)..<upperBound }
    fileprivate mutating func removeLastPlace() { self = lowerBound..<(upperBound - 1) }
}

extension Unicode.Scalar {
    /// Whether the scalar separates words.
    fileprivate var endsWord: Bool {
        if properties.isWhitespace || properties.generalCategory == .control { return true }
        switch self {
        case "<", ">", "\"", "“", "”", "„", "«", "»", "`", "|": return true
        default: return false
        }
    }

    /// Whether the scalar is an ASCII digit, 0 to 9.
    var isDigit: Bool { ("0"..."9").contains(self) }

    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    var isLetterOrDigit: Bool {
        if isASCII { return isDigit || isASCIILetter }
        return properties.isAlphabetic || properties.numericType != nil
    }

    /// Whether the scalar is a space within a line.
    var isSpaceInLine: Bool {
        switch self {
        case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }
}
