// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    /// When rows of automatic height are measured again.
    ///
    /// ## Caveats
    /// Of constraints nobody hears: there is no Auto Layout yet.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when they are shown.
        case disabled
        /// When a cell's `invalidateIntrinsicContentSize()` is called, or its configuration or a label of its own takes
        /// another size.
        case enabled
    }

    /// What a cell shows takes another size: its row is measured at the next layout, where cells say how high rows are.
    ///
    /// > Note: The row changes its height at once, unless that layout is in an animation block.
    func contentDidChange(in cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutRows, case .whenShown = heightSource,
            let path = cell.path, visible.cells[path] === cell
        else { return }
        visible.cellsToMeasure.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    /// Finds out how high the rows are whose cells take another size; what is at the top stays there.
    ///
    /// - Complexity: O(rows on screen) where there are any.
    func measureChangedCells() {
        guard !visible.cellsToMeasure.isEmpty else { return }
        let anchor = anchorInView()
        let changed = visible.cells.filter {
            visible.cellsToMeasure.contains(ObjectIdentifier($1)) && list.geometry.contains($0)
        }
        for (path, cell) in changed.sorted(by: { $0.key < $1.key }) { _ = measureRow(path, in: cell) }
        visible.cellsToMeasure = []
        contentSizeMayHaveChanged()
        if let anchor { restore(anchor) }
    }
}
