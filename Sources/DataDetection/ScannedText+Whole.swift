// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The number that the text consists of.
    package func number(usesDecimalComma: Bool) -> Double? {
        NumberReader(usesDecimalComma: usesDecimalComma).number(scalars[withoutSpaceAround])
    }

    /// The place in the web that the text consists of, as it is written.
    package var probableWebURL: String? {
        let range = withoutSpaceAround
        guard words == [range], let link = link(in: range), link.range == range,
            ["http", "https"].contains(link.match.url.scheme?.lowercased())
        else { return nil }
        return string(range)
    }

    /// What the web may be searched for: a text of a few lines at most that is no place in the web, each stretch of
    /// white space in it made one space.
    package var probableWebSearch: String? {
        let range = withoutSpaceAround
        guard range.count <= Self.longestSearch, scalars[range].contains(where: \.isLetterOrDigit),
            probableWebURL == nil
        else { return nil }
        return string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Characters: more than anybody searches for.
    private static let longestSearch = 2048

    private var withoutSpaceAround: Range<Int> {
        guard isWhole, let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return 0..<0 }
        return first..<(last + 1)
    }
}
