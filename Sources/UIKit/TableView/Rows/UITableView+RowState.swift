// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The effects of a batch of updates on the rows' state, on visible parts, and on running gestures and drags.
extension UITableView {
    /// Updates the visible parts, gestures and drags after a batch of updates. The cells of deleted rows are kept in
    /// `visible.outgoingCells` until their removal animation ends.
    ///
    /// - Parameters:
    ///   - plan: the batch of updates.
    ///   - animationNumber: the number of the animation that removes the cells of deleted rows.
    /// - Returns: the cells, headers and footers that stay.
    func updateVisibleParts(after plan: BatchUpdatePlan, animationNumber: Int) -> [UIView] {
        let staying: [UIView] =
            updateCells(after: plan, animationNumber) + updateHeadersAndFooters(after: plan, animationNumber)
        selectionGesture?.selection.mapRows(plan.newPath)
        // A touched row that was removed is forgotten, because the table gets no further events for that touch.
        gestures.touchedRow = gestures.touchedRow.flatMap { touched in
            plan.newPath(forOld: touched.path).map {
                TouchedRow(touch: touched.touch, path: $0, isHighlighted: touched.isHighlighted)
            }
        }
        endSwipeOfDeletedRow()
        updateReorder(after: plan)
        placeholders?.update(after: plan)
        dragging.drop?.update(after: plan)
        dragging.drag?.rowsDidChange()
        return staying
    }

    private func updateHeadersAndFooters(after plan: BatchUpdatePlan, _ animationNumber: Int) -> [UIView] {
        let old = parts.headersAndFooters
        parts.headersAndFooters = [:]
        var staying: [UIView] = []
        for (part, headerFooter) in old.sorted(by: { $0.key < $1.key }) {
            if let new = plan.newPart(forOld: part) {
                parts.headersAndFooters[new] = headerFooter
                if let view = headerFooter.view as? UITableViewHeaderFooterView {
                    view.connect(to: self, new.headerFooterKind!, new.section)
                }
                if let view = headerFooter.view { staying.append(view) }
            } else if let view = headerFooter.view {
                parts.outgoingHeadersAndFooters.append(
                    OutgoingHeaderFooter(part: part, view: view, animationNumber: animationNumber))
            }
        }
        return staying
    }

    /// Ends all interactions, and discards all cells and the state of all rows. Called at the beginning of a reload,
    /// because the new rows cannot be matched with the old rows.
    func discardRows() {
        endRowInteractionAtOnce()
        recycleAllCells()
        recycleOutgoingCells()
        recycleAllHeadersAndFooters()
        list.removeRows()
        heights.removeRows()
        placeholders?.removeAll()
        dragging.drop?.listDidReload()
        dragging.drag?.listDidReload()
        visible.cellsToMeasure = []
    }
}
