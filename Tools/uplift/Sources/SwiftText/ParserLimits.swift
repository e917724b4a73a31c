// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The limits of texts that are parsed.
///
/// The time to parse an expression grows with the square of its length, and the depth of the stack with that of the
/// conditions. Each bracket `[` that follows another doubles the time.
package enum ParserLimits {
    /// The largest number of bytes of a line.
    private static let maximumLineLength = 200_000
    /// The largest number of conditions `#if` inside each other.
    private static let maximumConditionDepth = 500

    /// The largest number of brackets `[` without another letter between them.
    private static let maximumBracketRun = 12
    /// The largest number of braces inside each other.
    private static let maximumBraceDepth = 1000
    /// The largest number of equal names in a row, such as modifiers and attributes.
    private static let maximumEqualWords = 200

    /// Returns why a text is not parsed, with the line; nil if it can be parsed.
    package static func fault(in text: String) -> (line: Int, reason: String)? {
        var depth = 0
        var number = 0
        var (brackets, braces) = (0, 0)
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            if line.count > maximumLineLength {
                return (number, "The line has \(line.count) bytes, and at most \(maximumLineLength) are read.")
            }
            for byte in line {
                switch byte {
                case UInt8(ascii: "["): brackets += 1
                case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
                case UInt8(ascii: "{"): (brackets, braces) = (0, braces + 1)
                case UInt8(ascii: "}"): (brackets, braces) = (0, max(0, braces - 1))
                default: brackets = 0
                }
                if brackets > maximumBracketRun {
                    return (number, "More than \(maximumBracketRun) brackets “[” follow each other.")
                }
                if braces > maximumBraceDepth {
                    return (number, "More than \(maximumBraceDepth) braces are inside each other.")
                }
            }
            if line.count > maximumEqualWords * 2, hasManyEqualWords(line) {
                return (number, "A word follows itself more than \(maximumEqualWords) times.")
            }
            let start = line.drop { $0 == 32 || $0 == 9 }
            if start.starts(with: "#if".utf8) { depth += 1 }
            if start.starts(with: "#endif".utf8) { depth -= 1 }
            if depth > maximumConditionDepth {
                return (number, "More than \(maximumConditionDepth) conditions are inside each other.")
            }
        }
        return nil
    }

    private static func hasManyEqualWords(_ line: Substring.UTF8View) -> Bool {
        var (last, count) = (line[line.startIndex..<line.startIndex], 0)
        for word in line.split(separator: 32) {
            guard isName(word) else {
                (last, count) = (word, 0)
                continue
            }
            count = word.elementsEqual(last) ? count + 1 : 1
            if count > maximumEqualWords { return true }
            last = word
        }
        return false
    }

    /// Whether a word is an identifier, or one with `@` in front, and not a part of a list such as “0,”.
    private static func isName(_ word: Substring.UTF8View) -> Bool {
        let start = word.first == UInt8(ascii: "@") ? word.dropFirst() : word
        return start.allSatisfy { byte in
            byte == UInt8(ascii: "_") || byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF)
                || (0x30...0x39).contains(byte)
        } && !(0x30...0x39).contains(start.first ?? 0x30)
    }
}
