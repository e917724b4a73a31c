// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: Coming

    /// Gives a row its cell, asked for of the data source, unless it has one or is found to have no height.
    ///
    /// - Returns: by how much the row is higher than it was taken to be, if it has just been measured.
    func showRow(_ path: RowPath) -> Double {
        guard visible.cells[path] == nil else { return 0 }
        let given = takeGivenHeight(ofRow: path)
        if given != nil, list.geometry.rowRange(path).height == 0 { return given ?? 0 }
        guard !isOutOfDate else { return given ?? 0 }
        let cell = makeCell(path)
        guard !isOutOfDate else {
            giveBack(cell, path)
            return given ?? 0
        }
        var growth = given ?? 0
        UIView.performWithoutAnimation {
            // Behind what the app has put into the table by itself. There it has the table's traits, and is measured so.
            insertSubview(cell, at: placeAboveBackground)
            if given == nil { growth = takeWantedHeight(ofRow: path, cell) }
            cell.place(in: frameOfCell(path))
            updateGroupPlace(of: cell, path)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
        return growth
    }

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
        keepLeaving(cell)
        (cell.table, cell.tableStyle) = (self, style)
        cell.path = path
        visible.cells[path] = cell
        prepare(cell, for: path)
        return cell
    }

    /// Keeps a cell that the app shows again while it leaves the screen.
    private func keepLeaving(_ cell: UITableViewCell) {
        guard let index = visible.leavingCells.firstIndex(where: { $0.cell === cell }) else { return }
        let path = visible.leavingCells.remove(at: index).path
        letGo(of: cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
    }

    private func prepare(_ cell: UITableViewCell, for path: RowPath) {
        if delegateAnswers.givesIndentation, let delegate {
            cell.indentationLevel = delegate.indentationLevel(self, IndexPath(path))
        }
        showLines(of: cell)
        cell.isHidden = false
        cell.takeGround(of: style)
        prepareForEditing(cell, path)
        cell.setEditing(isEditing, animated: false)
        cell.setHighlighted(
            gestures.touchedRow?.path == path && gestures.touchedRow?.isHighlighted == true, animated: false)
        cell.setSelected(list.selection.contains(path), animated: false)
        cell.controls.selectionDidChange()
        if dragging.drag != nil || dragging.drop != nil { updateDragAppearance(of: cell, path) }
        cell.showMenuRing(rowMenu.marks(path))
        if focusedRow == path { cell.focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        cell.setNeedsLayout()
    }

    /// The data may no longer have the row that the cell was made for: nobody sees it.
    func giveBack(_ cell: UITableViewCell, _ path: RowPath) {
        visible.cells[path] = nil
        putAway(cell)
    }

    /// Keeps a cell that stands for no row for the next one.
    func putAway(_ cell: UITableViewCell) {
        letGo(of: cell)
        visible.pool.put(cell, cell.reuseIdentifier)
    }

    /// Asks a row's cell something: that on screen, or one that is made for the question and goes into the pool.
    ///
    /// - Parameter isLaidOut: whether the answer depends on where things lie in the cell.
    /// - Returns: nil where there is no such row, or rows are being laid out.
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
            defer { giveBack(cell, path) }
            return question(cell)
        }
    }

    // MARK: Going

    /// Takes a cell off the screen and keeps it for another row.
    ///
    /// - Parameter path: the row that it showed, by the path to tell the delegate.
    func recycle(_ cell: UITableViewCell, path: RowPath) {
        if swipe?.cell === cell { forgetSwipe() }
        if visible.cells[path] === cell { visible.cells[path] = nil }
        (cell.table, cell.path) = (nil, nil)
        cell.controls.endTransition()
        let hasFocus = holdsFocus(cell)
        cell.removeFromSuperview()
        // In another row the same button is another button.
        if hasFocus { cell.forgetFocus() }
        letGo(of: cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
        visible.pool.put(cell, cell.reuseIdentifier)
    }

    /// Takes back all that a cell has from the row that it showed.
    private func letGo(of cell: UITableViewCell) {
        (cell.table, cell.path) = (nil, nil)
        cell.holds = []
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        cell.layer.zPosition = 0
        cell.entrance = nil
        cell.clipping.remove(.opening)
        cell.closeAtOnce()
        cell.forgetDrag()
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        if cell.focus?.ring != nil { cell.focusDidChange(isRingShown: false) }
        cell.showMenuRing(false)
    }

    /// Recycles every cell, the last row's first.
    func recycleAllCells() {
        // The delegate, which hears of each, may reload the table and so recycle the others itself.
        for (path, cell) in visible.cells.sorted(by: { $0.key > $1.key }) where visible.cells[path] === cell {
            recycle(cell, path: path)
        }
    }

    // MARK: Geometry

    /// Points above the first row.
    var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

    var rowWidth: CGFloat { max(bounds.width - rowInsets.sum, 0) }

    /// Where a row lies in the table, with no regard to what is being moved.
    func frameOfRow(_ path: RowPath) -> CGRect {
        let range = list.geometry.rowRange(path)
        let top = headerHeight + CGFloat(range.offset) + roomOfPlaceholders(above: .row(path))
        return CGRect(
            x: rowInsets.left, y: top, width: rowWidth, height: CGFloat(range.height))
    }

    /// Where a row's cell lies: rows make way for one that is being moved, and for what is to be dropped.
    func frameOfCell(_ path: RowPath) -> CGRect {
        frameOfRow(path).offsetBy(dx: 0, dy: displacement(of: .row(path)))
    }
}

extension UIView {
    /// Lies in a frame of its table, whatever transform the app has given it; or where it takes that to be, in a
    /// subclass with a `frame` of its own.
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
