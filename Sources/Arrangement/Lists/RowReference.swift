// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A reference to a row that stays valid across batch updates. Use it to find a row again after calling app code that
/// may change the rows.
package final class RowReference {
    /// The row's path; nil if the row was deleted, or if its path is unknown, as after a reload.
    package fileprivate(set) var path: RowPath?

    fileprivate init(_ path: RowPath) {
        self.path = path
    }
}

/// All row references of a list that are in use. They are updated after every change of the list.
struct RowReferences {
    private struct Entry {
        weak var reference: RowReference?
    }

    private var entries: [Entry] = []
    /// The number of stored references, including those that are no longer in use.
    var count: Int { entries.count }
    /// The number of stored references at which the next call of `make` removes those that are no longer in use.
    private var capacity = 8

    /// Makes a reference to a row that stays valid across batch updates.
    ///
    /// - Complexity: O(1) on average.
    mutating func make(_ path: RowPath) -> RowReference {
        if entries.count >= capacity {
            entries.removeAll { $0.reference == nil }
            capacity = max(2 * entries.count, 8)
        }
        let reference = RowReference(path)
        entries.append(Entry(reference: reference))
        return reference
    }

    func mapPaths(_ transform: (RowPath) -> RowPath?) {
        for entry in entries { entry.reference?.path = entry.reference?.path.flatMap(transform) }
    }

    mutating func invalidate() {
        mapPaths { _ in nil }
        entries = []
    }
}
