// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The telephone numbers in the text.
    ///
    /// A number is international, with a leading plus sign, or has an area code. The area code is written as in North
    /// America, or the digits are in groups and start with a zero. Dates and parts of longer numbers, links and email
    /// addresses are not telephone numbers.
    package var phoneNumbers: [DDMatchPhoneNumber] {
        var taken = words.compactMap { link(in: $0)?.range } + emailRanges
        taken.sort { $0.lowerBound < $1.lowerBound }
        var found: [DDMatchPhoneNumber] = []
        var place = 0
        var next = 0
        while place < scalars.count {
            while next < taken.count, taken[next].upperBound <= place { next += 1 }
            if next < taken.count, taken[next].contains(place) {
                place = taken[next].upperBound
                continue
            }
            guard mayBegin(at: place), let number = WrittenNumber(in: self, from: place) else {
                place += 1
                continue
            }
            if let range = number.phoneNumber(in: self) {
                found.append(DDMatchPhoneNumber(string(range)))
                place = range.upperBound
            } else {
                place = max(number.groups[0].upperBound, place + 1)
            }
        }
        return found
    }

    /// Whether a telephone number may begin at an index, judging by the scalars before it.
    private func mayBegin(at place: Int) -> Bool {
        guard scalars[place].isDigit || scalars[place] == "+" || scalars[place] == "(" else { return false }
        guard let before = scalar(at: place - 1) else { return true }
        if before.isSpaceInLine || before.properties.isWhitespace { return true }
        switch before {
        case "(", "[", "\"", "“": return true
        // A telephone number may follow these signs, as in "Tel:". But if a digit precedes the sign, the text is a time
        // or a longer number.
        case ":", ",", ";": return scalar(at: place - 2)?.isDigit == false
        default: return false
        }
    }
}

/// A sequence of digit groups and their separators: a candidate for a telephone number.
private struct WrittenNumber {
    let start: Int
    let hasPlus: Bool
    /// The ranges of the digit groups, without parentheses.
    private(set) var groups: [Range<Int>] = []
    /// The end of each group, after its closing parenthesis if it has one.
    private var ends: [Int] = []
    private var hasBrackets = false

    private static let (mostGroups, mostDigits) = (8, 15)

    /// Parses up to eight digit groups from `start`; nil if there is none.
    init?(in text: ScannedText, from start: Int) {
        self.start = start
        hasPlus = text.scalars[start] == "+"
        var place = hasPlus ? start + 1 : start
        var digits = 0
        while groups.count < Self.mostGroups {
            let isBracketed = text.scalar(at: place) == "("
            let first = isBracketed ? place + 1 : place
            var end = first
            while text.scalar(at: end)?.isDigit == true { end += 1 }
            digits += end - first
            guard first < end, digits <= Self.mostDigits || groups.isEmpty else { break }
            if isBracketed {
                guard text.scalar(at: end) == ")" else { break }
                hasBrackets = true
            }
            groups.append(first..<end)
            ends.append(isBracketed ? end + 1 : end)
            place = ends.last!
            // Between two digit groups, at most one separator is accepted, with at most one space on either side.
            var signs = 0
            for _ in 0..<3 {
                guard let scalar = text.scalar(at: place), scalar.isSpaceInLine || scalar.joinsDigits else { break }
                if scalar.joinsDigits { signs += 1 }
                place += 1
            }
            guard signs <= 1 else { break }
        }
        if groups.isEmpty { return nil }
    }

    /// The range of the longest prefix of the groups that is a telephone number; nil if none is.
    func phoneNumber(in text: ScannedText) -> Range<Int>? {
        for count in stride(from: groups.count, through: 1, by: -1) {
            let end = ends[count - 1]
            guard isEnd(end, in: text), isPhoneNumber(Array(groups.prefix(count)), in: text) else { continue }
            return start..<end
        }
        return nil
    }

    /// Whether a telephone number can end at an index: the text after the index does not continue the number.
    private func isEnd(_ end: Int, in text: ScannedText) -> Bool {
        guard let next = text.scalar(at: end) else { return true }
        if next.isLetterOrDigit || next.isCurrencySign || ["@", "%", "_", "=", "(", "°"].contains(next) {
            return false
        }
        let follows = text.scalar(at: end + 1)?.isDigit == true
        return !(follows && (next.joinsDigits || next == "," || next == ":"))
    }

    /// Whether digit groups have a number of digits and a grouping that are usual for a telephone number.
    private func isPhoneNumber(_ groups: [Range<Int>], in text: ScannedText) -> Bool {
        let digits = groups.flatMap { text.scalars[$0] }
        guard (7...Self.mostDigits).contains(digits.count) else { return false }
        if hasPlus { return digits[0] != "0" }
        var lengths = groups.map(\.count)
        if isDate(lengths, groups, in: text) { return false }
        if digits[0] == "0" {
            let isGrouped = groups.count > 1 && (lengths[0] > 1 || hasBrackets)
            return isGrouped && (8...14).contains(digits.count)
        }
        var area = 0
        if digits[0] == "1" {
            area = 1
            if lengths[0] == 1 { lengths.removeFirst() } else { lengths[0] -= 1 }
        }
        guard lengths == [3, 3, 4] || lengths == [10], digits.count == area + 10 else { return false }
        return digits[area] > "1" && digits[area + 3] > "1"
    }

    /// Whether the digit groups, whose numbers of digits are `lengths`, may be a date with two equal separators.
    private func isDate(_ lengths: [Int], _ groups: [Range<Int>], in text: ScannedText) -> Bool {
        guard lengths.count == 3, lengths.allSatisfy({ $0 <= 2 || $0 == 4 }), lengths.count(where: { $0 == 4 }) < 2
        else { return false }
        let (first, second) = (text.scalars[groups[0].upperBound], text.scalars[groups[1].upperBound])
        return first == second && first.joinsDigits
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can separate the digit groups of a telephone number, besides spaces.
    fileprivate var joinsDigits: Bool {
        switch self {
        case "-", "\u{2010}", "\u{2011}", "\u{2013}", ".", "/": true
        default: false
        }
    }
}
