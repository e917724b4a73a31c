// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that are selected, or deselected, by fingers that go over them.
///
/// What the first row becomes, all rows become between that and where the fingers are. A row that they leave again is
/// as it was before.
package struct SelectionSweep<Row: Hashable & Sendable>: Sendable {
    /// A row, and whether it is to be selected.
    package struct Change: Hashable, Sendable {
        package var row: Row
        package var isSelected: Bool

        package init(row: Row, isSelected: Bool) {
            self.row = row
            self.isSelected = isSelected
        }
    }

    /// Whether rows become selected: they do where the first row was not.
    package let selects: Bool
    /// The rows that it has come by, with what they were.
    private var swept: [Row: Bool] = [:]
    /// The same, in their order from the first.
    private var order: [Row] = []
    /// Whether those are still neighbours: rows may have come and gone among them.
    private var isUnbroken = true

    /// - Parameter wasSelected: whether the row was selected in which the fingers went down.
    package init(wasSelected: Bool) {
        selects = !wasSelected
    }

    /// The fingers are over the last of these rows, and came down in the first.
    ///
    /// - Parameters:
    ///   - rows: neighbours, from the first on, in one direction.
    ///   - isSelected: whether a row is selected that it has not come by before.
    /// - Returns: what to change: first what becomes as it was.
    /// - Complexity: O(rows that it comes by or leaves); once O(rows) after ``follow(_:)``.
    package mutating func moved<Rows: RandomAccessCollection>(
        over rows: Rows, isSelected: (Row) -> Bool
    ) -> [Change] where Rows.Element == Row {
        var changes: [Change] = []
        if isUnbroken {
            let kept = sharedCount(rows)
            for row in order[kept...] { leave(row, &changes) }
            order.removeSubrange(kept...)
            for row in rows.dropFirst(kept) {
                come(by: row, isSelected, &changes)
                order.append(row)
            }
        } else {
            let now = Set(rows)
            for row in order where !now.contains(row) { leave(row, &changes) }
            order = Array(rows)
            for row in order where swept[row] == nil { come(by: row, isSelected, &changes) }
            isUnbroken = true
        }
        return changes
    }

    /// How many rows from the first on it has come by already.
    private func sharedCount(_ rows: some RandomAccessCollection<Row>) -> Int {
        guard let first = order.first, rows.first == first else { return 0 }
        let shorter = min(order.count, rows.count)
        guard shorter > 1 else { return shorter }
        // Both are neighbours: they go the same way, or opposite ways.
        return rows[rows.index(after: rows.startIndex)] == order[1] ? shorter : 1
    }

    private mutating func leave(_ row: Row, _ changes: inout [Change]) {
        guard let before = swept.removeValue(forKey: row), before != selects else { return }
        changes.append(Change(row: row, isSelected: before))
    }

    private mutating func come(by row: Row, _ isSelected: (Row) -> Bool, _ changes: inout [Change]) {
        let before = isSelected(row)
        swept[row] = before
        if before != selects { changes.append(Change(row: row, isSelected: selects)) }
    }

    /// The rows have other places; those that `transform` answers nil for have gone.
    package mutating func follow(_ transform: (Row) -> Row?) {
        var moved: [Row: Bool] = [:]
        order = order.compactMap { row in
            guard let new = transform(row) else { return nil }
            moved[new] = swept[row]
            return new
        }
        swept = moved
        isUnbroken = false
    }
}
