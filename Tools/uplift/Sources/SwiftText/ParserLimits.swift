// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The limits of texts that are parsed.
///
/// The time to parse an expression grows with the square of its length, and the depth of the stack with that of the
/// conditions.
package enum ParserLimits {
    /// The largest number of bytes of a line.
    private static let maximumLineLength = 200_000
    /// The largest number of conditions `#if` inside each other.
    private static let maximumConditionDepth = 500

    /// Returns why a text is not parsed, with the line; nil if it can be parsed.
    package static func fault(in text: String) -> (line: Int, reason: String)? {
        var depth = 0
        var number = 0
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            if line.count > maximumLineLength {
                return (number, "The line has \(line.count) bytes, and at most \(maximumLineLength) are read.")
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
}
