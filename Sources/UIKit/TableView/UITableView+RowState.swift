// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// All that is kept by row or section, besides heights.
extension UITableView {
    /// Takes all of it along to where a batch of updates leads. Cells of rows that go are on their way out then.
    ///
    /// - Parameter hold: the number of the animation that takes them out.
    /// - Returns: the cells, headers and footers that stay.
    func followRows(_ plan: BatchUpdatePlan, hold: Int) -> [UIView] {
        focusFollows(plan)
        let staying: [UIView] = followCells(plan, hold) + followEdges(plan, hold)
        rowsAskedAhead = [:]
        prefetching.window.follow { plan.newPath(forOld: $0) }
        selection.follow { plan.newPath(forOld: $0) }
        sweep?.follow { plan.newPath(forOld: $0) }
        scrollTarget = scrollTarget.flatMap { target in
            plan.itemPath(forOld: target.path).map { ScrollTarget(path: $0, way: target.way) }
        }
        if let path = touchedRow?.path { touchedRow?.path = plan.newPath(forOld: path) }
        // In a section that is shown anew nobody knows who is who.
        heldRows.follow {
            plan.newSection(forOld: $0.section) == nil ? plan.newPath(forOld: $0) : plan.itemPath(forOld: $0)
        }
        if let cell = swipe?.cell, leavingCells.contains(where: { $0.cell === cell }) { swipedRowHasGone() }
        reorderFollows(plan)
        placeholders?.follow(plan)
        rowDrop?.follow(plan)
        rowDrag?.rowsDidChange()
        return staying
    }

    private func followCells(_ plan: BatchUpdatePlan, _ hold: Int) -> [UITableViewCell] {
        let old = cells
        cells = [:]
        var staying: [UITableViewCell] = []
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            // A row in somebody's hand keeps its cell even if it is shown anew.
            if let new = isLifted(path) ? plan.itemPath(forOld: path) : plan.newPath(forOld: path) {
                cells[new] = cell
                cell.path = new
                staying.append(cell)
            } else {
                cell.path = nil
                leavingCells.append(LeavingCell(path: path, cell: cell, hold: hold))
            }
        }
        return staying
    }

    private func followEdges(_ plan: BatchUpdatePlan, _ hold: Int) -> [UIView] {
        let old = edges
        edges = [:]
        var staying: [UIView] = []
        for (part, edge) in old.sorted(by: { $0.key < $1.key }) {
            if let new = plan.newPart(forOld: part) {
                edges[new] = edge
                if let view = edge.view as? UITableViewHeaderFooterView { view.joins(self, new.edge!, new.section) }
                if let view = edge.view { staying.append(view) }
            } else if let view = edge.view {
                leavingEdges.append(LeavingEdge(part: part, view: view, hold: hold))
            }
        }
        return staying
    }

    /// Gives all of it up: what is loaded next may be other rows.
    func forgetRows() {
        forgetRowInteraction()
        recycleAllCells()
        recycleLeavingCells()
        recycleAllEdges()
        selection = RowSelection()
        prefetching = Prefetching()
        scrollTarget = nil
        rowsAskedAhead = [:]
        heldRows.forget()
        placeholders?.removeAll()
        rowDrop?.rowsWereForgotten()
        rowDrag?.rowsWereForgotten()
        cellsToMeasure = []
    }
}
