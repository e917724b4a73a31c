// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The rows that are selected, in the order in which they were.
struct RowSelection {
    private(set) var paths: [RowPath] = []
    private var set: Set<RowPath> = []

    var isEmpty: Bool { paths.isEmpty }

    func contains(_ path: RowPath) -> Bool { set.contains(path) }

    mutating func insert(_ path: RowPath) {
        if set.insert(path).inserted { paths.append(path) }
    }

    mutating func remove(_ path: RowPath) {
        if set.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    /// Follows rows to where they are now; those that `transform` answers nil for are deselected.
    mutating func follow(_ transform: (RowPath) -> RowPath?) {
        paths = paths.compactMap(transform)
        set = Set(paths)
    }
}
