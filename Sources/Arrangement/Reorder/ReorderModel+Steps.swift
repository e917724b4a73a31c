// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Moving the item without a pointer, by keyboard or accessibility actions: step by step, or to an end of the list.
extension ReorderModel {
    /// The next position, or the previous one if `isBackwards`, at which the item would not take a fixed row's path.
    /// Nil if there is none.
    ///
    /// - Parameter isFixed: returns whether the row at a path before the lift must keep its path.
    /// - Complexity: O(log n), plus O(k) for k consecutive fixed rows, of which at most 1000 are skipped.
    package func place(isBackwards: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        free(from: slot(after: proposed, isBackwards), isBackwards, isFixed)
    }

    /// The first or last position of the list at which the item would not take a fixed row's path.
    ///
    /// - Returns: nil if the item is there already, or if more than 1000 fixed rows would have to be skipped. A row is
    ///   fixed if `isFixed` returns true for its path before the lift.
    package func end(isFirst: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        let place = free(from: endOfList(isFirst: isFirst), !isFirst, isFixed)
        return place == proposed ? nil : place
    }

    private func free(from start: RowPath?, _ isBackwards: Bool, _ isFixed: (RowPath) -> Bool) -> RowPath? {
        var place = start
        for _ in 0..<Thresholds.Reorder.mostRowsPassed {
            guard let candidate = place, occupiesFixedRow(candidate, isFixed) else { return place }
            place = slot(after: candidate, isBackwards)
        }
        return nil
    }
}
