// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The row of a list that has the keyboard focus.
package struct RowFocus: Sendable {
    /// The row that has the focus, or had it when the list last lost the focus.
    package var path: RowPath?
    /// The fixed end of a range that the user selects with the shift key; the focused row is the other end.
    package var anchor: RowPath?
    package var typeAhead = TypeAhead()
    /// Whether focus changes leave the selection unchanged, in a list whose selection follows the focus.
    package var suppressesSelection = false
    /// The path that the focused row had before it was deleted; nil if it was not deleted. It is nil again as soon as
    /// the replacement row at `path` has the focus.
    package var lost: RowPath?

    package init() {}

    /// Updates the paths after a batch of updates. If the focused row was deleted, the nearest row replaces it.
    mutating func apply(_ plan: BatchUpdatePlan) {
        anchor = anchor.flatMap(plan.itemPath)
        guard let old = path else { return }
        if let same = plan.itemPath(forOld: old) {
            path = same
        } else {
            path = plan.nearestPath(forOld: old)
            // The row at `old` may itself be the replacement of a deleted row, and may not have the focus yet. In that
            // case `lost` is already set, and must keep the path of the first deleted row.
            if lost == nil { lost = old }
        }
    }

    /// Updates the paths after a reload: the focus stays at its path, or moves to the nearest row if the path no longer
    /// exists.
    mutating func reload(counts: [Int]) {
        anchor = nil
        guard let old = path else { return }
        let section = min(old.section, max(counts.count - 1, 0))
        let rows = counts.indices.contains(section) ? counts[section] : 0
        if section == old.section, old.row < rows { return }
        path =
            rows > 0
            ? RowPath(section: section, row: min(old.row, rows - 1))
            : BatchUpdatePlan.row(nearSection: section, counts: counts)
        lost = old
    }
}
