// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Tracks the rows for which the app was asked to load data in advance, and decides which rows to request and to cancel
/// after scrolling.
package struct PrefetchWindow: Sendable {
    /// The rows whose prefetching was requested and that have not been on screen since.
    package private(set) var requested: Set<RowPath> = []

    package init() {}

    /// Updates the requested rows after scrolling.
    ///
    /// - Parameters:
    ///   - ahead: the rows that will appear on screen next, the nearest first; none of them is on screen yet.
    ///   - shown: returns whether a row is on screen.
    /// - Returns: the rows to request, the nearest first, and the requested rows to cancel, in ascending order.
    /// - Complexity: O(rows ahead)
    package mutating func move(
        ahead: [RowPath], isShown shown: (RowPath) -> Bool
    ) -> (requested: [RowPath], cancelled: [RowPath]) {
        let wanted = Set(ahead)
        let new = ahead.filter { !requested.contains($0) }
        let cancelled = requested.filter { !wanted.contains($0) && !shown($0) }.sorted()
        requested = wanted
        return (new, cancelled)
    }

    /// Updates the paths after the list has changed. Rows for which `newPath` returns nil are removed.
    package mutating func mapPaths(_ newPath: (RowPath) -> RowPath?) {
        requested = Set(requested.compactMap(newPath))
    }
}
