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
        if knownGrowth != nil, geometry.rowRange(path).height == 0 { return knownGrowth ?? 0 }
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

    func cellFromDataSource(_ path: RowPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: IndexPath(path))
    }

    func attach(_ cell: UITableViewCell) { (cell.table, cell.tableStyle) = (self, style) }

    func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
    }

    /// Applies the row's state to its cell: indentation, separators, editing, selection, drag, context menu and focus.
    func prepare(_ cell: UITableViewCell, for path: RowPath) {
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
        updateDragAppearance(of: cell, path)
        cell.showMenuRing(rowMenu.isMarked(path))
        if focusedRow == path { cell.focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        cell.setNeedsLayout()
    }

    /// Whether unused cells are kept for other rows. The cells of a storyboard's rows are not.
    var reusesCells: Bool { staticSections == nil }

    // MARK: Geometry

    /// The height in points of the table header view, which is above the first row.
    var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// The width of rows, headers and footers in points.
    var rowWidth: CGFloat { max(bounds.width - rowInsets.sum, 0) }

    /// The frame of a row in the table, without its displacement by a drag.
    func frameOfRow(_ path: RowPath) -> CGRect {
        let range = geometry.rowRange(path)
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
