// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that a multiple-selection gesture selects or deselects.
///
/// All rows from the row where the gesture began (the first row) to the fingers get the same state: selected if the
/// first row was not. If the fingers move back, the rows that they leave get their earlier states back.
package struct MultipleSelectionRange<Row: Hashable & Sendable>: Sendable {
    /// A row and its new selection state.
    package struct Change: Hashable, Sendable {
        package var row: Row
        package var isSelected: Bool

        package init(row: Row, isSelected: Bool) {
            self.row = row
            self.isSelected = isSelected
        }
    }

    /// Whether the gesture selects rows: true if the first row was not selected.
    package let selects: Bool
    /// The rows that the gesture has covered. The value is whether the row was selected before.
    private var coveredRows: [Row: Bool] = [:]
    /// The covered rows in the order in which the fingers reached them, from the row where the gesture began.
    private var order: [Row] = []
    /// Whether the covered rows are known to be adjacent. False after the list has changed, because rows may have been
    /// inserted between them or deleted.
    private var isUnbroken = true

    /// Begins a gesture.
    ///
    /// - Parameter wasSelected: whether the row under the fingers was selected when the gesture began.
    package init(wasSelected: Bool) {
        selects = !wasSelected
    }

    /// Updates the covered rows: the gesture began in the first of `rows`, and the fingers are over the last one.
    ///
    /// - Parameters:
    ///   - rows: all rows from the row where the gesture began to the row under the fingers, in that order (upwards or
    ///     downwards).
    ///   - isSelected: returns whether a row that was not covered before is selected.
    /// - Returns: the changes of the rows' selection states. Rows that get their earlier state back come first.
    /// - Complexity: O(rows that are covered or uncovered); O(rows) once after ``mapRows(_:)``.
    package mutating func moved<Rows: RandomAccessCollection>(
        over rows: Rows, isSelected: (Row) -> Bool
    ) -> [Change] where Rows.Element == Row {
        var changes: [Change] = []
        if isUnbroken {
            let kept = sharedCount(rows)
            for row in order[kept...] { uncover(row, &changes) }
            order.removeSubrange(kept...)
            for row in rows.dropFirst(kept) {
                cover(row, isSelected, &changes)
                order.append(row)
            }
        } else {
            let now = Set(rows)
            for row in order where !now.contains(row) { uncover(row, &changes) }
            order = Array(rows)
            for row in order where coveredRows[row] == nil { cover(row, isSelected, &changes) }
            isUnbroken = true
        }
        return changes
    }

    /// The number of `rows`, from the first one on, that the gesture has already covered in the same order.
    private func sharedCount(_ rows: some RandomAccessCollection<Row>) -> Int {
        guard let first = order.first, rows.first == first else { return 0 }
        let shorter = min(order.count, rows.count)
        guard shorter > 1 else { return shorter }
        // `rows` and `order` start at the same row and have no gaps. If their second rows are equal too, both run in
        // the same direction, so the whole shorter one is shared.
        return rows[rows.index(after: rows.startIndex)] == order[1] ? shorter : 1
    }

    /// Appends a change that restores the earlier state of a row that the fingers have left.
    private mutating func uncover(_ row: Row, _ changes: inout [Change]) {
        guard let before = coveredRows.removeValue(forKey: row), before != selects else { return }
        changes.append(Change(row: row, isSelected: before))
    }

    /// Appends a change that selects or deselects a row that the fingers have reached.
    private mutating func cover(_ row: Row, _ isSelected: (Row) -> Bool, _ changes: inout [Change]) {
        let before = isSelected(row)
        coveredRows[row] = before
        if before != selects { changes.append(Change(row: row, isSelected: selects)) }
    }

    /// Updates the rows after the list has changed. Rows for which `transform` returns nil are removed.
    package mutating func mapRows(_ transform: (Row) -> Row?) {
        var moved: [Row: Bool] = [:]
        order = order.compactMap { row in
            guard let new = transform(row) else { return nil }
            moved[new] = coveredRows[row]
            return new
        }
        coveredRows = moved
        isUnbroken = false
    }
}
