// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Moving the dragged item by keyboard or accessibility actions: step by step, or to the start or end of the list.
extension ReorderModel {
    /// The next position, or the previous one if `isBackwards`, at which the item does not take the place of a fixed
    /// row. Nil if there is none.
    ///
    /// - Parameter isFixed: returns whether the row at a path before the lift must keep its path.
    /// - Complexity: O(log n), plus O(k) for k consecutive fixed rows, of which at most 1000 are skipped.
    package func place(isBackwards: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        free(from: slot(after: proposed, isBackwards), isBackwards, isFixed)
    }

    /// The position nearest to the start or end of the list at which the item does not take the place of a fixed row.
    ///
    /// - Parameters:
    ///   - isFirst: whether to search from the start of the list; otherwise the search is from the end.
    ///   - isFixed: returns whether the row at a path before the lift must keep its path.
    /// - Returns: nil if the item is at that position already, or if there is no such position among the first 1000.
    package func end(isFirst: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        let place = free(from: endOfList(isFirst: isFirst), !isFirst, isFixed)
        return place == proposed ? nil : place
    }

    /// The first position from `start` on, or back from `start`, at which the item does not take the place of a fixed
    /// row. Nil if there is none among the first 1000.
    private func free(from start: RowPath?, _ isBackwards: Bool, _ isFixed: (RowPath) -> Bool) -> RowPath? {
        var place = start
        for _ in 0..<Thresholds.Reorder.mostRowsPassed {
            guard let candidate = place, occupiesFixedRow(candidate, isFixed) else { return place }
            place = slot(after: candidate, isBackwards)
        }
        return nil
    }
}
