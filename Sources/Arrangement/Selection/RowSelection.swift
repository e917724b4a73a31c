// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The selected rows, in the order of their selection.
///
/// A deselected row leaves an empty entry in an array. When there are more empty entries than selected rows, all empty
/// entries are removed. Each change is therefore O(1) on average, however many rows are selected.
package struct RowSelection: Sendable {
    /// The selected rows in the order of their selection, with nil for deselected rows.
    private var order: [RowPath?] = []
    /// The index in `order` of each selected row.
    private var places: [RowPath: Int] = [:]
    /// The number of entries of `order` that were visited so far, for tests of the complexity.
    package private(set) var visitedEntryCount = 0

    package init() {}

    package var isEmpty: Bool { places.isEmpty }
    package var count: Int { places.count }

    /// All selected rows, in the order of their selection.
    ///
    /// - Complexity: O(n)
    package func paths() -> [RowPath] { order.compactMap { $0 } }

    /// The row that was selected first; nil if no row is selected.
    ///
    /// - Complexity: O(h) for h empty entries of deselected rows before that row.
    package func first() -> RowPath? { order.lazy.compactMap { $0 }.first }

    /// The row that was selected last; nil if no row is selected.
    package func last() -> RowPath? { order.lazy.reversed().compactMap { $0 }.first }

    package func contains(_ path: RowPath) -> Bool { places[path] != nil }

    package mutating func insert(_ path: RowPath) {
        guard places[path] == nil else { return }
        places[path] = order.count
        order.append(path)
    }

    package mutating func remove(_ path: RowPath) {
        guard let place = places.removeValue(forKey: path) else { return }
        order[place] = nil
        if order.count > 2 * places.count { set(paths()) }
    }

    package mutating func removeAll() { set([]) }

    /// Deselects all rows except `path`.
    package mutating func removeAll(besides path: RowPath) { set(contains(path) ? [path] : []) }

    /// Updates the paths after the list has changed. Rows for which `transform` returns nil are deselected.
    package mutating func mapPaths(_ transform: (RowPath) -> RowPath?) { set(paths().compactMap(transform)) }

    /// Replaces the selection by `paths`, without empty entries.
    private mutating func set(_ paths: [RowPath]) {
        visitedEntryCount += order.count
        order = paths
        places = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    }
}
