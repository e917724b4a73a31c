// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension ListView {
    // MARK: Requesting cells

    /// Requests a row's cell from the data source and prepares it for the row.
    func makeCell(_ path: RowPath) -> Cell {
        statistics.cellsBound += 1
        guard let cell = cellFromDataSource(path) else {
            misuse("A list without a data source has no row \(path). Keep the data source alive: it is held weakly.")
        }
        if let other = cell.path, cell.listView === self, visible.cells[other] === cell {
            misuse(
                "The data source \(dataSourceType) returned the cell of row \(other.row) in section "
                    + "\(other.section) for row \(path.row) in section \(path.section) too. "
                    + "Return a cell of its own for each row: dequeue one, or make one.")
        }
        cancelRemoval(of: cell)
        attach(cell)
        cell.path = path
        visible.cells[path] = cell
        prepare(cell, for: path)
        return cell
    }

    /// Ends the removal of a cell that the data source returns again while its removal is being animated.
    private func cancelRemoval(of cell: Cell) {
        guard let index = visible.outgoingCells.firstIndex(where: { $0.cell === cell }) else { return }
        let path = visible.outgoingCells.remove(at: index).path
        resetCell(cell)
        didEndDisplaying(cell, path)
    }

    /// Puts a cell that was never shown back into the reuse pool, for example because its row no longer exists.
    func returnUnshownToPool(_ cell: Cell, _ path: RowPath) {
        visible.cells[path] = nil
        returnToPool(cell)
    }

    private func addToPool(_ cell: Cell) {
        if reusesCells { visible.pool.add(cell, cell.reuseIdentifier) }
    }

    /// Resets a cell that no longer belongs to a row, and puts it into the reuse pool.
    func returnToPool(_ cell: Cell) {
        resetCell(cell)
        addToPool(cell)
    }

    /// Returns the result of `question` for a row's cell. A row off screen gets a temporary cell, which is put into the
    /// reuse pool afterwards.
    ///
    /// - Parameter isLaidOut: whether a temporary cell has to be laid out before `question` is called.
    /// - Returns: nil if there is no such row, or if rows are being laid out and the row has no cell.
    func reading<Answer>(
        _ path: RowPath, isLaidOut: Bool = false, _ question: (Cell) -> Answer
    ) -> Answer? {
        loadDataIfNeeded()
        guard list.rows.contains(path) else { return nil }
        if let cell = visible.cells[path] { return question(cell) }
        guard !isLayingOutRows, hasDataSource else { return nil }
        return layingOutRows {
            let cell = makeCell(path)
            if isLaidOut {
                cell.place(in: frameOfCell(path))
                cell.layoutIfNeeded()
            }
            defer { returnUnshownToPool(cell, path) }
            return question(cell)
        }
    }

    // MARK: Recycling cells

    /// Removes a cell from the screen and puts it into the pool.
    ///
    /// - Parameter path: the path of the cell's row, which is passed to the delegate.
    func recycle(_ cell: Cell, path: RowPath) {
        if swipe?.cell === cell { closeSwipeAtOnce() }
        if visible.cells[path] === cell { visible.cells[path] = nil }
        cell.leaveList()
        let hasFocus = isFocusInside(cell)
        cell.removeFromSuperview()
        // The focus must not return to a view in the cell, for example a button. After the cell is reused, that view
        // belongs to another row.
        if hasFocus { cell.cancelFocusRestoration() }
        resetCell(cell)
        didEndDisplaying(cell, path)
        addToPool(cell)
    }

    /// Resets a cell that no longer belongs to a row, and ends its animations.
    private func resetCell(_ cell: Cell) {
        cell.leaveList()
        cell.animationNumbers = []
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        cell.layer.zPosition = 0
        cell.resetRowState()
    }

    /// Recycles every cell, beginning with the last row.
    func recycleAllCells() {
        // The delegate is told about each recycled cell, and may then reload the list. A reload recycles the other
        // cells, so each cell is checked before it is recycled here.
        for (path, cell) in visible.cells.sorted(by: { $0.key > $1.key }) where visible.cells[path] === cell {
            recycle(cell, path: path)
        }
    }
}
