// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Parses numbers with grouping and decimal separators: `1234`, `-1,234.5`, `1 234,5`, `1'234`, `2e6`.
struct NumberReader {
    /// Whether the comma is the decimal separator: `1,234` is then 1.234, and `1.234` is 1234.
    var usesDecimalComma = false

    /// The maximum length of a number, in Unicode scalars.
    private static let mostScalars = 300

    /// The value of a text that consists of exactly one number; otherwise nil.
    ///
    /// - Complexity: O(characters)
    func number(_ text: ArraySlice<Unicode.Scalar>) -> Double? {
        guard text.count <= Self.mostScalars else { return nil }
        var rest = text
        var written = ""
        if let sign = rest.first, ["-", "+", "\u{2212}"].contains(sign) {
            if sign != "+" { written = "-" }
            rest.removeFirst()
        }
        var exponent = ""
        if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = rest[(mark + 1)...].map(String.init).joined()
            rest = rest[..<mark]
            let digits = exponent.drop { "+-".contains($0) }
            guard (1...4).contains(digits.count), exponent.count - digits.count <= 1,
                digits.unicodeScalars.allSatisfy(\.isDigit)
            else { return nil }
            exponent = "e" + exponent
        }
        guard let digits = plainDigits(rest), let number = Double(written + digits + exponent), number.isFinite else {
            return nil
        }
        return number
    }

    /// The number's digits with a period before the decimals and without grouping separators; nil if malformed.
    private func plainDigits(_ text: ArraySlice<Unicode.Scalar>) -> String? {
        var runs: [String] = [""]
        var separators: [Unicode.Scalar] = []
        for scalar in text {
            if scalar.isDigit {
                runs[runs.count - 1].unicodeScalars.append(scalar)
            } else if let separator = scalar.digitSeparator {
                separators.append(separator)
                runs.append("")
            } else {
                return nil
            }
        }
        // A number without an integer part, such as `.5`, may not have a second separator.
        if runs[0].isEmpty { return separators == ["."] && !runs[1].isEmpty ? "0." + runs[1] : nil }
        guard !runs.contains("") else { return nil }
        guard let last = separators.last else { return runs[0] }
        if isDecimal(last, separators, runs) {
            guard separators.count == 1 || isGrouped(runs.dropLast(), separators.dropLast()) else { return nil }
            return runs.dropLast().joined() + "." + runs.last!
        }
        return isGrouped(runs[...], separators[...]) ? runs.joined() : nil
    }

    /// Whether `last`, the last separator of a number, is the decimal separator. If a number such as `1,234` can be
    /// read either way, `usesDecimalComma` decides.
    private func isDecimal(_ last: Unicode.Scalar, _ separators: [Unicode.Scalar], _ runs: [String]) -> Bool {
        guard last == "." || last == ",", !separators.dropLast().contains(last) else { return false }
        if separators.count > 1 || !isGrouped(runs[...], separators[...]) { return true }
        return (last == ",") == usesDecimalComma
    }

    /// Whether the digits are grouped in thousands, all with the same separator. `runs` holds the digit groups, and
    /// `separators` the separators between them.
    private func isGrouped(_ runs: ArraySlice<String>, _ separators: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = runs.first, (1...3).contains(first.count), !first.hasPrefix("0"), runs.last?.count == 3,
            Set(separators).count == 1
        else { return false }
        // Indian grouping has groups of two digits before the last three.
        let between = Set(runs.dropFirst().dropLast().map(\.count))
        return between.isEmpty || between == [3] || between == [2]
    }
}

extension Unicode.Scalar {
    /// The scalar if it can separate digits, otherwise nil. All kinds of spaces are returned as " ", and all kinds of
    /// apostrophes as "'".
    var digitSeparator: Unicode.Scalar? {
        switch self {
        case ".", ",": self
        case "'", "\u{2019}": "'"
        default: isSpaceInLine ? " " : nil
        }
    }
}
