// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that were asked to be got ready before they come on screen.
package struct PrefetchWindow: Sendable {
    /// Rows that were asked for and have not come on screen since.
    package private(set) var asked: Set<RowPath> = []

    package init() {}

    /// Takes note of where the screen is now.
    ///
    /// - Parameters:
    ///   - ahead: the rows that will come next, the nearest first; none of them is on screen.
    ///   - shown: whether a row is on screen.
    /// - Returns: the rows to ask for, the nearest first, and those that will not come after all, in order.
    /// - Complexity: O(rows ahead)
    package mutating func move(
        ahead: [RowPath], isShown shown: (RowPath) -> Bool
    ) -> (asked: [RowPath], cancelled: [RowPath]) {
        let wanted = Set(ahead)
        let new = ahead.filter { !asked.contains($0) }
        let cancelled = asked.filter { !wanted.contains($0) && !shown($0) }.sorted()
        asked = wanted
        return (new, cancelled)
    }

    /// Rows have other places now; those that have gone are nobody's any more.
    package mutating func follow(_ newPath: (RowPath) -> RowPath?) {
        asked = Set(asked.compactMap(newPath))
    }
}
