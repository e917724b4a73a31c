// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Moving the item without a finger: step by step, or to an end.
extension ReorderModel {
    /// The next place for the item, or the one before, that is not a fixed row's path; nil beyond the ends.
    ///
    /// - Parameter isFixed: whether a row cannot give up its path, by its path before the lift.
    /// - Complexity: O(log n), and O(k) for k fixed rows in a row, of which no more than 1000 are passed.
    package func place(isBackwards: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        free(from: slot(after: proposed, isBackwards), isBackwards, isFixed)
    }

    /// The first place of the list for the item, or the last, that is not a fixed row's path; nil where it is there, or
    /// where more than 1000 fixed rows are.
    package func end(isFirst: Bool, isFixed: (RowPath) -> Bool) -> RowPath? {
        let place = free(from: endOfList(isFirst: isFirst), !isFirst, isFixed)
        return place == proposed ? nil : place
    }

    private func free(from start: RowPath?, _ isBackwards: Bool, _ isFixed: (RowPath) -> Bool) -> RowPath? {
        var place = start
        for _ in 0..<Thresholds.Reorder.mostRowsPassed {
            guard let candidate = place, isTaken(candidate, isFixed) else { return place }
            place = slot(after: candidate, isBackwards)
        }
        return nil
    }
}
