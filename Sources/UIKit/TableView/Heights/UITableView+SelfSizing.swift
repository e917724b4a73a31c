// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    /// The setting that determines when rows of automatic height are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows are measured only when they are shown.
        case disabled
        /// Rows are measured again when the cell's `invalidateIntrinsicContentSize()` is called. The same happens when
        /// the size of the cell's content configuration, or of one of the cell's labels, changes.
        case enabled
        /// Rows are also measured again when constraints inside the cell's content view change.
        case enabledIncludingConstraints
    }

    /// Measures a cell's row at the next layout because its content has changed, if cells determine the row heights.
    ///
    /// > Note: The row changes its height without animation, unless the next layout happens in an animation block.
    func contentDidChange(in cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutRows, case .whenShown = heightSource,
            let path = cell.path, visible.cells[path] === cell
        else { return }
        visible.cellsToMeasure.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    /// Measures the rows whose cells have changed their content. The topmost visible row, header or footer keeps its
    /// position on screen.
    ///
    /// - Complexity: O(rows on screen) if the content of a cell has changed; otherwise O(1).
    func measureChangedCells() {
        guard !visible.cellsToMeasure.isEmpty else { return }
        let anchor = anchorInView()
        let changed = visible.cells.filter {
            visible.cellsToMeasure.contains(ObjectIdentifier($1)) && list.rows.contains($0)
        }
        for (path, cell) in changed.sorted(by: { $0.key < $1.key }) { _ = measureRow(path, in: cell) }
        visible.cellsToMeasure = []
        contentSizeMayHaveChanged()
        if let anchor { restore(anchor) }
    }
}
