// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Suggestions for an error message: the elements that a query without a match may have meant.
@MainActor
enum QuerySuggestions {
    /// The maximum number of suggestions.
    private static let most = 8

    /// The descriptions of the elements whose texts are most similar to the query's text, the most similar first. If
    /// the query has no text, returns the descriptions of the accessible elements in their order on screen.
    static func of(_ query: ViewQuery, _ elements: [ScreenElement]) -> [String] {
        guard let wanted = query.wantedText?.lowercased() else {
            return unique(elements.filter(\.isAccessible).map(\.description))
        }
        let ranked = elements.map { element in
            let names = element.texts + [element.identifier].compactMap { $0 }
            return (rank: names.map { distance(wanted, $0.lowercased()) }.min() ?? .max, element: element)
        }
        let order = ranked.indices.sorted { (ranked[$0].rank, $0) < (ranked[$1].rank, $1) }
        return unique(order.map { ranked[$0].element.description })
    }

    private static func unique(_ descriptions: [String]) -> [String] {
        var known: Set<String> = []
        return Array(descriptions.filter { known.insert($0).inserted }.prefix(most))
    }

    /// The edit distance (Levenshtein) between two texts; 1 if one text contains the other.
    ///
    /// - Complexity: O(length × length), with texts cut at 60 characters.
    static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first.prefix(60)), Array(second.prefix(60)))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        if first != second, first.contains(second) || second.contains(first) { return 1 }
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let substituted = diagonal + (a[i] == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
