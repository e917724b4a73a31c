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
    /// The rows that it has changed or found as it wants them, with what they were, in the order in which it came by.
    private var swept: [Row: Bool] = [:]
    private var order: [Row] = []

    /// - Parameter wasSelected: whether the row was selected in which the fingers went down.
    package init(wasSelected: Bool) {
        selects = !wasSelected
    }

    /// The fingers are over the last of these rows, and came down in the first.
    ///
    /// - Parameter isSelected: whether a row is selected that it has not come by before.
    /// - Returns: what to change: first what becomes as it was.
    package mutating func moved(over rows: [Row], isSelected: (Row) -> Bool) -> [Change] {
        let now = Set(rows)
        var changes: [Change] = []
        for row in order where !now.contains(row) {
            if let before = swept.removeValue(forKey: row), before != selects {
                changes.append(Change(row: row, isSelected: before))
            }
        }
        order.removeAll { !now.contains($0) }
        for row in rows where swept[row] == nil {
            let before = isSelected(row)
            swept[row] = before
            order.append(row)
            if before != selects { changes.append(Change(row: row, isSelected: selects)) }
        }
        return changes
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
    }
}
