// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The heights of a table's rows, headers and footers, and what is known of their measuring.
struct RowHeights {
    /// The position of each row, header and footer; offsets count from the top of the first section.
    var geometry = SectionedGeometry()
    /// The conditions under which the heights were measured; nil if all heights have to be measured again.
    var measuredAs: MeasuringConditions?
    /// Rows whose measured height is 0.
    var collapsedRows: Set<RowPath> = []
    /// For each row whose height was requested before the row was shown: whether the delegate returned a height.
    var measuredAhead: [RowPath: Bool] = [:]

    /// Updates everything except the geometry after a batch of updates.
    mutating func apply(_ plan: BatchUpdatePlan) {
        collapsedRows = Set(collapsedRows.compactMap(plan.newPath))
        measuredAhead = [:]
    }

    /// Removes everything that is known of single rows, before a reload.
    mutating func removeRows() { (collapsedRows, measuredAhead) = ([], [:]) }
}

extension UITableView {
    /// The position of each row, header and footer; offsets count from the top of the first section.
    var geometry: SectionedGeometry {
        get { heights.geometry }
        _modify { yield &heights.geometry }
    }
}
