// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Updating the model when the list's data or row heights change during a drag.
extension ReorderModel {
    /// Updates the model after row heights changed. `geometry` is the list's geometry with the new heights, and must
    /// have the same rows as before.
    ///
    /// The proposed drop position stays the same. Afterwards the caller must pass the dragged item's position to
    /// `itemMoved`, because the rows' centres have changed.
    /// - Complexity: O(k log n) for k lifted rows
    package mutating func heightsChanged(geometry: SectionedGeometry) {
        precondition(
            geometry.rowCount == self.geometry.rowCount && rows.paths.allSatisfy(geometry.contains),
            "The list of \(self.geometry.rowCount) rows has \(geometry.rowCount): tell of that with dataChanged.")
        self = ReorderModel(self, in: geometry, LiftedRows(rows.paths, of: geometry), at: (proposed, slot))
    }

    /// Updates the model after the heights of the given headers, rows and footers changed.
    ///
    /// - Complexity: O(log n) for each of them, and O(k log n) for k lifted rows if a lifted row is among them.
    package mutating func heightsChanged(of parts: [(part: ListPart, height: Double)]) {
        var isItemChanged = false
        for (part, height) in parts {
            switch part {
            case .header(let section):
                geometry.setHeaderHeight(height, ofSection: section)
                others.setHeaderHeight(height, ofSection: section)
            case .footer(let section):
                geometry.setFooterHeight(height, ofSection: section)
                others.setFooterHeight(height, ofSection: section)
            case .row(let path):
                precondition(geometry.contains(path), "There is no row \(path) that could have another height.")
                geometry.setRowHeight(height, ofRow: path)
                if rows.contains(path) {
                    isItemChanged = true
                } else {
                    others.setRowHeight(height, ofRow: place(above: path))
                }
            }
        }
        guard isItemChanged else { return }
        let measured = LiftedRows(rows.paths, of: geometry)
        if gapHeight == rows.height { gapHeight = measured.height }
        rows = measured
    }

    /// The effect of a data change on a drag.
    package enum Outcome: Sendable, Hashable {
        /// The drag continues. `lifted` is the new path of the first dragged row, and `proposed` the path at which a
        /// drop would insert the rows. The caller must pass the drag preview's position to `itemMoved` again.
        case continues(lifted: RowPath, proposed: RowPath)
        /// All dragged rows were deleted, which cancels the drag.
        case cancelled
    }

    /// Updates the model after the batch update `plan` during a drag. `geometry` is the list's geometry after the
    /// update. The dragged rows remain the same rows even if their index paths change.
    ///
    /// The proposed drop position stays above the same row, or at its section's end. If a drop would have changed
    /// nothing, the dragged rows' own position is still proposed afterwards. If the section of the proposed position
    /// was deleted, the position of the first dragged row is proposed.
    /// - Complexity: O(k log n) for k lifted rows
    package mutating func dataChanged(plan: BatchUpdatePlan, geometry: SectionedGeometry) -> Outcome {
        dataChanged(
            geometry: geometry, lifted: rows.paths.compactMap { plan.itemPath(forOld: $0) },
            gap: plan.gapPath(forOld: rows.path(ofPlace: proposed)))
    }

    /// Updates the model after a data change for which only the new paths of some rows are known.
    ///
    /// - Parameters:
    ///   - geometry: the list's geometry after the change.
    ///   - lifted: the new paths of the lifted rows that still exist.
    ///   - gap: the new path of the row below the drop position; at a section's end, the path after the last row. If
    ///     nil (unknown), the drop position returns to the first lifted row.
    package mutating func dataChanged(geometry: SectionedGeometry, lifted: [RowPath], gap: RowPath?) -> Outcome {
        let left = lifted.filter(geometry.contains)
        guard let first = left.min() else { return .cancelled }
        let gap = isMoved ? gap ?? first : first
        let rows = LiftedRows(left, of: geometry)
        let place = RowPath(section: gap.section, row: gap.row - rows.count(inSectionAbove: gap))
        self = ReorderModel(self, in: geometry, rows, at: (place, place))
        return .continues(lifted: first, proposed: proposed)
    }

    /// Updates the drop position of incoming items after a batch update. It stays above the same row, or at its
    /// section's end.
    ///
    /// - Returns: false if the section of the drop position was deleted, or if the model has no incoming items.
    package mutating func applyToIncomingItems(_ plan: BatchUpdatePlan, geometry: SectionedGeometry) -> Bool {
        guard rows.isEmpty, let place = plan.gapPath(forOld: proposed) else { return false }
        self = ReorderModel(self, in: geometry, rows, at: (place, place))
        return true
    }

    /// Creates a model that continues the drag of `old` after the list has changed. `rows` are the dragged rows, and
    /// `places` the values of `proposed` and `slot`, in the changed list.
    private init(
        _ old: ReorderModel, in geometry: SectionedGeometry, _ rows: LiftedRows,
        at places: (proposed: RowPath, slot: RowPath)
    ) {
        self.geometry = geometry
        self.rows = rows
        others = rows.removed(from: geometry)
        gapHeight = old.gapHeight == old.rows.height ? rows.height : old.gapHeight
        (proposed, slot) = places
    }
}
