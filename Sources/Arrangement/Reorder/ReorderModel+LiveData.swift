// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of the item when the list changes under it.
extension ReorderModel {
    /// Rows turned out to be higher or lower than they were taken to be, and the list is the same otherwise.
    ///
    /// The proposal stays; tell the model where the item is.
    /// - Complexity: O(k log n) for k lifted rows
    package mutating func heightsChanged(geometry: SectionedGeometry) {
        precondition(
            geometry.rowCount == self.geometry.rowCount && rows.paths.allSatisfy(geometry.contains),
            "The list of \(self.geometry.rowCount) rows has \(geometry.rowCount): tell of that with dataChanged.")
        self = ReorderModel(self, in: geometry, LiftedRows(rows.paths, of: geometry), at: (proposed, slot))
    }

    /// The same where it is known which parts they are.
    ///
    /// - Complexity: O(log n) for each, and O(k log n) for k lifted rows where one of those is among them.
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

    /// What becomes of a drag whose data changed.
    package enum Outcome: Sendable, Hashable {
        /// It goes on with the same item, the first row of which is called `lifted` now; tell the model where it is.
        case continues(lifted: RowPath, proposed: RowPath)
        /// The item has gone, and the drag with it.
        case cancelled
    }

    /// The data changed while the item is lifted: the drag follows the item, not its number.
    ///
    /// The proposal stays above the row it was above, or at its section's end; an item that was at its own place is
    /// still there. Where the section it would land in has gone, it is back at its own place.
    /// - Complexity: O(k log n) for k lifted rows
    package mutating func dataChanged(plan: BatchUpdatePlan, geometry: SectionedGeometry) -> Outcome {
        dataChanged(
            geometry: geometry, lifted: rows.paths.compactMap { plan.itemPath(forOld: $0) },
            gap: plan.gapPath(forOld: rows.path(ofPlace: proposed)))
    }

    /// The same where it is known only what has become of some rows.
    ///
    /// - Parameters:
    ///   - lifted: those of the lifted rows that are still there, by their paths now.
    ///   - gap: the row that the item lands above now, or the path below its section's last; nil where nobody knows.
    package mutating func dataChanged(geometry: SectionedGeometry, lifted: [RowPath], gap: RowPath?) -> Outcome {
        let left = lifted.filter(geometry.contains)
        guard let first = left.min() else { return .cancelled }
        let gap = isMoved ? gap ?? first : first
        let rows = LiftedRows(left, of: geometry)
        let place = RowPath(section: gap.section, row: gap.row - rows.count(inSectionAbove: gap))
        self = ReorderModel(self, in: geometry, rows, at: (place, place))
        return .continues(lifted: first, proposed: proposed)
    }

    /// The data changed under visitors: they stay above the row they were above, or at its section's end.
    ///
    /// - Returns: false where the section that they would land in has gone.
    package mutating func visitorsFollow(_ plan: BatchUpdatePlan, geometry: SectionedGeometry) -> Bool {
        guard rows.isEmpty, let place = plan.gapPath(forOld: proposed) else { return false }
        self = ReorderModel(self, in: geometry, rows, at: (place, place))
        return true
    }

    /// The same item in a list that has changed.
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
