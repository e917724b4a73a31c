// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The value of the text if it consists of exactly one number; otherwise nil.
    package func number(usesDecimalComma: Bool) -> Double? {
        NumberReader(usesDecimalComma: usesDecimalComma).number(scalars[trimmedRange])
    }

    /// The text, trimmed, if it consists of exactly one web address; otherwise nil.
    package var probableWebURL: String? {
        let range = trimmedRange
        guard words == [range], let link = link(in: range), link.range == range,
            ["http", "https"].contains(link.match.url.scheme?.lowercased())
        else { return nil }
        return string(range)
    }

    /// The text as a web search term, with each run of white space replaced by one space. Nil if the text is a web
    /// address, has no letters or digits, or is too long.
    package var probableWebSearch: String? {
        let range = trimmedRange
        guard range.count <= Self.longestSearch, scalars[range].contains(where: \.isLetterOrDigit),
            probableWebURL == nil
        else { return nil }
        return string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The maximum length of a search term, in Unicode scalars.
    private static let longestSearch = 2048

    /// The range of the text without white space at its ends; empty if the text was too long to be stored whole.
    private var trimmedRange: Range<Int> {
        guard isWhole, let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return 0..<0 }
        return first..<(last + 1)
    }
}
