// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The rows that are selected, in the order in which they were.
///
/// A row that is deselected leaves a hole in the order; once there are more holes than rows, they are closed. So each
/// change is O(1) in the long run, however many rows are selected.
struct RowSelection {
    private var order: [RowPath?] = []
    /// Where in `order` each selected row is.
    private var places: [RowPath: Int] = [:]
    /// The entries of the order gone through so far, to be held against the number of changes.
    private(set) var steps = 0

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    /// All of them.
    ///
    /// - Complexity: O(n)
    func paths() -> [RowPath] { order.compactMap { $0 } }

    /// The one selected first.
    ///
    /// - Complexity: O(holes before it)
    func first() -> RowPath? { order.lazy.compactMap { $0 }.first }

    /// The one selected last: nothing comes after it but holes.
    func last() -> RowPath? { order.lazy.reversed().compactMap { $0 }.first }

    func contains(_ path: RowPath) -> Bool { places[path] != nil }

    mutating func insert(_ path: RowPath) {
        guard places[path] == nil else { return }
        places[path] = order.count
        order.append(path)
    }

    mutating func remove(_ path: RowPath) {
        guard let place = places.removeValue(forKey: path) else { return }
        order[place] = nil
        if order.count > 2 * places.count { set(paths()) }
    }

    mutating func removeAll() { set([]) }

    /// Leaves no row selected but this one, if it is.
    mutating func removeAll(besides path: RowPath) { set(contains(path) ? [path] : []) }

    /// Follows rows to where they are now; those that `transform` answers nil for are deselected.
    mutating func follow(_ transform: (RowPath) -> RowPath?) { set(paths().compactMap(transform)) }

    private mutating func set(_ paths: [RowPath]) {
        steps += order.count
        order = paths
        places = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    }
}
