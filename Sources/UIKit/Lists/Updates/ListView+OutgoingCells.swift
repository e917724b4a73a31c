// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Keeps the cells of a running animation in the list until the animation ends, even outside the visible area.
///
/// Each animation has a number, so that an animation that ends late does not release the cells of a later animation.
extension ListView {
    func newAnimationNumber() -> Int {
        visible.lastAnimationNumber += 1
        return visible.lastAnimationNumber
    }

    /// Keeps all displayed cells in the list until the animation with the number `animationNumber` ends.
    func keepVisibleCells(during animationNumber: Int) {
        for cell in visible.cells.values { cell.animationNumbers.insert(animationNumber) }
    }

    /// Releases the cells of an animation that has ended, and recycles the cells that it has removed. `release` is
    /// called for each of the others.
    func releaseCells(of animationNumber: Int, _ release: (Cell) -> Void = { _ in }) {
        for cell in visible.cells.values where cell.animationNumbers.remove(animationNumber) != nil { release(cell) }
        recycleOutgoingCells { $0.animationNumber == animationNumber }
        setNeedsLayout()
    }

    /// Recycles the cells of deleted rows for which `matches` returns true, and stops their removal animations.
    func recycleOutgoingCells(where matches: (OutgoingCell<Cell>) -> Bool = { _ in true }) {
        let gone = visible.outgoingCells.filter(matches)
        visible.outgoingCells.removeAll(where: matches)
        for entry in gone {
            if entry.cell.path == nil {
                recycle(entry.cell, path: entry.path)
            } else {
                // The delegate has changed the list during this loop, and the cell shows a row again. So the delegate
                // is told that the cell no longer shows the deleted row, but the cell is not recycled.
                didEndDisplaying(entry.cell, entry.path)
            }
        }
    }

    // MARK: Updates

    /// Updates the stored state of rows, such as selection and focus, after a batch of updates. Visible cells do not
    /// change.
    func updateRowState(after plan: BatchUpdatePlan) {
        let focused = list.focus.path.flatMap { visible.cells[$0] }
        let wasLost = list.focus.lost != nil
        list.apply(plan)
        if focus?.hasFocus != true { list.focus.lost = nil }
        if !wasLost || list.focus.lost == nil { visible.cellThatLostFocus = list.focus.lost == nil ? nil : focused }
    }

    /// Gives the cells on screen their rows after a batch of updates. The cells of deleted rows are kept in
    /// `visible.outgoingCells` until the animation with the number `animationNumber` ends.
    ///
    /// - Returns: the cells that stay.
    func updateCells(after plan: BatchUpdatePlan, _ animationNumber: Int) -> [Cell] {
        let old = visible.cells
        visible.cells = [:]
        var staying: [Cell] = []
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            // A dragged row keeps its cell even if the batch reloads the row.
            if let new = isLifted(path) ? plan.itemPath(forOld: path) : plan.newPath(forOld: path) {
                visible.cells[new] = cell
                cell.path = new
                staying.append(cell)
            } else {
                cell.path = nil
                visible.outgoingCells.append(OutgoingCell(path: path, cell: cell, animationNumber: animationNumber))
            }
        }
        return staying
    }
}
