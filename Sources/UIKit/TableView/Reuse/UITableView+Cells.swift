// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: Showing cells

    /// Requests a row's cell from the data source and shows it, unless the row already has a cell or has height 0.
    ///
    /// - Returns: the row's measured height minus its estimate; 0 if the row was not measured now.
    func showRow(_ path: RowPath) -> Double {
        guard visible.cells[path] == nil else { return 0 }
        let knownGrowth = applyKnownHeight(ofRow: path)
        if knownGrowth != nil, list.geometry.rowRange(path).height == 0 { return knownGrowth ?? 0 }
        guard !isOutOfDate else { return knownGrowth ?? 0 }
        let cell = makeCell(path)
        guard !isOutOfDate else {
            returnUnshownToPool(cell, path)
            return knownGrowth ?? 0
        }
        var growth = knownGrowth ?? 0
        UIView.performWithoutAnimation {
            // The cell is inserted behind the views that the app has added to the table. It is measured after the
            // insertion, because only a subview of the table inherits the table's traits.
            insertSubview(cell, at: placeAboveBackground)
            if knownGrowth == nil { growth = applyFittingHeight(ofRow: path, cell) }
            cell.place(in: frameOfCell(path))
            updateGroupPlace(of: cell, path)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
        return growth
    }

    /// Requests a row's cell from the data source and prepares it for the row.
    func makeCell(_ path: RowPath) -> UITableViewCell {
        guard let dataSource else {
            misuse("A table without a data source has no row \(path). Keep the data source alive: it is held weakly.")
        }
        let indexPath = IndexPath(path)
        statistics.cellsBound += 1
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        if let other = cell.path, cell.table === self, visible.cells[other] === cell {
            misuse(
                "The data source \(type(of: dataSource)) returned the cell of row \(other.row) in section "
                    + "\(other.section) for row \(path.row) in section \(path.section) too. "
                    + "Return a cell of its own for each row: dequeue one, or make one.")
        }
        cancelRemoval(of: cell)
        (cell.table, cell.tableStyle) = (self, style)
        cell.path = path
        visible.cells[path] = cell
        prepare(cell, for: path)
        return cell
    }

    /// Ends the removal of a cell that the data source returns again while its removal is being animated.
    private func cancelRemoval(of cell: UITableViewCell) {
        guard let index = visible.outgoingCells.firstIndex(where: { $0.cell === cell }) else { return }
        let path = visible.outgoingCells.remove(at: index).path
        resetCell(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
    }

    /// Applies the row's state to its cell: indentation, separators, editing, selection, drag, context menu and focus.
    private func prepare(_ cell: UITableViewCell, for path: RowPath) {
        if delegateMethods.givesIndentation, let delegate {
            cell.indentationLevel = delegate.indentationLevel(self, IndexPath(path))
        }
        showLines(of: cell)
        cell.isHidden = false
        cell.applyDefaultBackgroundColor(of: style)
        prepareForEditing(cell, path)
        cell.setEditing(isEditing, animated: false)
        cell.setHighlighted(
            gestures.touchedRow?.path == path && gestures.touchedRow?.isHighlighted == true, animated: false)
        cell.setSelected(list.selection.contains(path), animated: false)
        cell.controls.selectionDidChange()
        if dragging.drag != nil || dragging.drop != nil { updateDragAppearance(of: cell, path) }
        cell.showMenuRing(rowMenu.isMarked(path))
        if focusedRow == path { cell.focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        cell.setNeedsLayout()
    }

    /// Puts a cell that was never shown back into the reuse pool, for example because its row no longer exists.
    func returnUnshownToPool(_ cell: UITableViewCell, _ path: RowPath) {
        visible.cells[path] = nil
        returnToPool(cell)
    }

    /// Puts a cell into the reuse pool, unless it is one of a storyboard's rows, which have cells of their own.
    private func addToPool(_ cell: UITableViewCell) {
        if staticSections == nil { visible.pool.add(cell, cell.reuseIdentifier) }
    }

    /// Resets a cell that no longer belongs to a row, and puts it into the reuse pool.
    func returnToPool(_ cell: UITableViewCell) {
        resetCell(cell)
        addToPool(cell)
    }

    /// Returns the result of `question` for a row's cell. A row off screen gets a temporary cell, which is put into the
    /// reuse pool afterwards.
    ///
    /// - Parameter isLaidOut: whether a temporary cell has to be laid out before `question` is called.
    /// - Returns: nil if there is no such row, or if rows are being laid out and the row has no cell.
    func reading<Answer>(
        _ path: RowPath, isLaidOut: Bool = false, _ question: (UITableViewCell) -> Answer
    ) -> Answer? {
        loadDataIfNeeded()
        guard list.geometry.contains(path) else { return nil }
        if let cell = visible.cells[path] { return question(cell) }
        guard !isLayingOutRows, dataSource != nil else { return nil }
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
    func recycle(_ cell: UITableViewCell, path: RowPath) {
        if swipe?.cell === cell { closeSwipeAtOnce() }
        if visible.cells[path] === cell { visible.cells[path] = nil }
        (cell.table, cell.path) = (nil, nil)
        cell.controls.endTransition()
        let hasFocus = isFocusInside(cell)
        cell.removeFromSuperview()
        // The focus must not return to a view in the cell, for example a button. After the cell is reused, that view
        // belongs to another row.
        if hasFocus { cell.cancelFocusRestoration() }
        resetCell(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
        addToPool(cell)
    }

    /// Resets the state that the cell had because of its row, such as selection, highlight and drag appearance, and
    /// ends its animations.
    private func resetCell(_ cell: UITableViewCell) {
        (cell.table, cell.path) = (nil, nil)
        cell.animationNumbers = []
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        cell.layer.zPosition = 0
        cell.entrance = nil
        cell.clipping.remove(.opening)
        cell.removeSwipeActions()
        cell.resetDragAppearance()
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        if cell.focus?.ring != nil { cell.focusDidChange(isRingShown: false) }
        cell.showMenuRing(false)
    }

    /// Recycles every cell, beginning with the last row.
    func recycleAllCells() {
        // The delegate is told about each recycled cell, and may then reload the table. A reload recycles the other
        // cells, so each cell is checked before it is recycled here.
        for (path, cell) in visible.cells.sorted(by: { $0.key > $1.key }) where visible.cells[path] === cell {
            recycle(cell, path: path)
        }
    }

    // MARK: Geometry

    /// The height in points of the table header view, which is above the first row.
    var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// The width of rows, headers and footers in points.
    var rowWidth: CGFloat { max(bounds.width - rowInsets.sum, 0) }

    /// The frame of a row in the table, without its displacement by a drag.
    func frameOfRow(_ path: RowPath) -> CGRect {
        let range = list.geometry.rowRange(path)
        let top = headerHeight + CGFloat(range.offset) + heightOfPlaceholders(above: .row(path))
        return CGRect(
            x: rowInsets.left, y: top, width: rowWidth, height: CGFloat(range.height))
    }

    /// The frame of a row's cell, with its displacement by a dragged row or by the gap for a drop.
    func frameOfCell(_ path: RowPath) -> CGRect {
        frameOfRow(path).offsetBy(dx: 0, dy: displacement(of: .row(path)))
    }
}

extension UIView {
    /// Sets the frame that the view has without its transform.
    ///
    /// Without a transform, the method sets `frame`, which a subclass may override.
    func place(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        guard bounds.size != frame.size || center != place else { return }
        if CATransform3DIsIdentity(layer.transform) {
            self.frame = frame
        } else {
            bounds.size = frame.size
            center = place
        }
    }
}
