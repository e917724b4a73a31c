// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The effects of a batch of updates on the rows' state, on visible parts, and on running gestures and drags.
extension UITableView {
    /// Updates the stored state of rows, such as selection and focus, after a batch of updates. It changes no visible
    /// part.
    func followRows(_ plan: BatchUpdatePlan) {
        let focused = list.focus.path.flatMap { visible.cells[$0] }
        let wasLost = list.focus.lost != nil
        list.follow(plan)
        if focus?.holds != true { list.focus.lost = nil }
        if !wasLost || list.focus.lost == nil { visible.cellThatLostFocus = list.focus.lost == nil ? nil : focused }
    }

    /// Updates the visible parts, gestures and drags after a batch of updates. The cells of deleted rows are set aside
    /// until their removal animation ends.
    ///
    /// - Parameter hold: the number of the animation that removes these cells.
    /// - Returns: the cells, headers and footers that stay.
    func followParts(_ plan: BatchUpdatePlan, hold: Int) -> [UIView] {
        let staying: [UIView] = followCells(plan, hold) + followEdges(plan, hold)
        selectionGesture?.selection.follow(plan.newPath)
        // The table gets no further events for a touch in a removed cell.
        gestures.touchedRow = gestures.touchedRow.flatMap { touched in
            plan.newPath(forOld: touched.path).map {
                TouchedRow(touch: touched.touch, path: $0, isHighlighted: touched.isHighlighted)
            }
        }
        if let cell = swipe?.cell, visible.leavingCells.contains(where: { $0.cell === cell }) { swipedRowHasGone() }
        reorderFollows(plan)
        dragging.placeholders?.follow(plan)
        dragging.drop?.follow(plan)
        dragging.drag?.rowsDidChange()
        return staying
    }

    private func followCells(_ plan: BatchUpdatePlan, _ hold: Int) -> [UITableViewCell] {
        let old = visible.cells
        visible.cells = [:]
        var staying: [UITableViewCell] = []
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            // A dragged row keeps its cell even if the batch reloads the row.
            if let new = isLifted(path) ? plan.itemPath(forOld: path) : plan.newPath(forOld: path) {
                visible.cells[new] = cell
                cell.path = new
                staying.append(cell)
            } else {
                cell.path = nil
                visible.leavingCells.append(OutgoingCell(path: path, cell: cell, hold: hold))
            }
        }
        return staying
    }

    private func followEdges(_ plan: BatchUpdatePlan, _ hold: Int) -> [UIView] {
        let old = visible.edges
        visible.edges = [:]
        var staying: [UIView] = []
        for (part, edge) in old.sorted(by: { $0.key < $1.key }) {
            if let new = plan.newPart(forOld: part) {
                visible.edges[new] = edge
                if let view = edge.view as? UITableViewHeaderFooterView { view.joins(self, new.edge!, new.section) }
                if let view = edge.view { staying.append(view) }
            } else if let view = edge.view {
                visible.leavingEdges.append(OutgoingHeaderFooter(part: part, view: view, hold: hold))
            }
        }
        return staying
    }

    /// Ends all interactions and discards all cells and row state before a reload, which may bring other rows.
    func forgetRows() {
        forgetRowInteraction()
        recycleAllCells()
        recycleLeavingCells()
        recycleAllEdges()
        list.removeRows()
        dragging.placeholders?.removeAll()
        dragging.drop?.rowsWereForgotten()
        dragging.drag?.rowsWereForgotten()
        visible.cellsToMeasure = []
    }
}
