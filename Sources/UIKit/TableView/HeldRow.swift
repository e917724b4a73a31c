// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// A row that somebody means for a while: batches of updates take it along.
@MainActor
final class HeldRow {
    /// Where the row is; nil once it has gone, or nobody can say where it is, as after a reload.
    fileprivate(set) var path: RowPath?

    fileprivate init(_ path: RowPath) {
        self.path = path
    }
}

/// All held rows that somebody still has.
@MainActor
struct HeldRows {
    private struct Entry {
        weak var row: HeldRow?
    }

    private var entries: [Entry] = []
    /// How many entries there may be until those that nobody has any more are looked for.
    private var room = 8

    /// - Complexity: O(1) on the average, however many are held.
    mutating func hold(_ path: RowPath) -> HeldRow {
        if entries.count >= room {
            entries.removeAll { $0.row == nil }
            room = max(2 * entries.count, 8)
        }
        let row = HeldRow(path)
        entries.append(Entry(row: row))
        return row
    }

    func follow(_ transform: (RowPath) -> RowPath?) {
        for entry in entries { entry.row?.path = entry.row?.path.flatMap(transform) }
    }

    mutating func forget() {
        follow { _ in nil }
        entries = []
    }
}
