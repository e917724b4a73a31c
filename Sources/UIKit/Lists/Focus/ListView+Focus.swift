// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ListView {
    var hasRows: Bool { list.rows.count > 0 }

    // MARK: Focused row

    /// The focused row; nil if no row of this list has the focus.
    var focusedRow: RowPath? {
        guard focus?.hasFocus == true, let path = list.focus.path, list.rows.contains(path) else { return nil }
        return path
    }

    var lastFocusedRow: RowPath? { list.focus.path.flatMap { dataIsLoaded && list.rows.contains($0) ? $0 : nil } }

    func cellOfFocusedRow(_ row: RowPath) -> UIView? { visible.cells[row] }

    func frameOfFocusedRow(_ row: RowPath) -> CGRect? {
        guard list.rows.contains(row) else { return nil }
        let (now, then) = (contentOffset, targetOffset)
        return frameAtRest(row).offsetBy(dx: now.x - then.x, dy: now.y - then.y)
    }

    func mayFocus(_ path: RowPath) -> Bool {
        list.rows.contains(path) && hasArea(path) && delegateAllowsFocus(path)
    }

    /// The first focusable row in a direction, beginning with the given row; nil if the next 1000 rows contain none.
    ///
    /// - Complexity: O(n) for n passed rows that have an area; n is at most 1000
    func focusableRow(from path: RowPath, isBackwards: Bool) -> RowPath? {
        var next: RowPath? = path
        for _ in 0..<Thresholds.Focus.mostRowsPassed {
            guard let row = next else { return nil }
            if mayFocus(row) { return row }
            next = rowWithArea(after: row, isBackwards: isBackwards)
        }
        return nil
    }

    /// The first focusable row at or after the given row, otherwise the nearest one before it.
    func focusableRow(near path: RowPath) -> RowPath? {
        focusableRow(from: path, isBackwards: false) ?? focusableRow(from: path, isBackwards: true)
    }

    // MARK: Entering the list

    var focusArea: CGRect { visibleContent }

    var hasFocusableRow: Bool { preferredFocusedRow != nil }

    /// The row that gets the focus when the focus enters the list. With `remembersLastFocusedIndexPath` it is the last
    /// focused row. Otherwise it is the first row in this list that can get the focus:
    ///
    /// 1. the delegate's choice
    /// 2. the last focused row, if visible
    /// 3. a visible selected row
    /// 4. a completely visible row
    /// 5. a partly visible row
    /// 6. the row nearest to the visible rows
    var preferredFocusedRow: RowPath? {
        loadDataIfNeeded()
        guard list.rows.count > 0 else { return nil }
        let last = lastFocusedRow.flatMap { mayFocus($0) ? $0 : nil }
        if remembersLastFocusedIndexPath, let last { return last }
        if let wanted = indexPathPreferredByDelegate.flatMap(existingRow), mayFocus(wanted) {
            return wanted
        }
        let rows = rows(in: visibleContent)
        if let last, rows.contains(last) { return last }
        if let selected = rows.first(where: { list.selection.contains($0) && mayFocus($0) }) { return selected }
        let whole = rows.filter { isWhollyInSight($0) }
        if let first = (whole + rows).first(where: mayFocus) { return first }
        return focusableRow(near: rows.first ?? list.rows.path(ofRowNumber: 0))
    }

    private func isWhollyInSight(_ path: RowPath) -> Bool {
        guard offsetRevealing(path) == contentOffset else { return false }
        return orthogonalPart(of: path).map { isWhollyInSight(path, along: $0.axis) } ?? true
    }

    /// Whether a row is inside the visible content on one axis.
    func isWhollyInSight(_ path: RowPath, along axis: ScrollAxis) -> Bool {
        let direction = FocusDirection(axis, isBackwards: false)
        let (row, room) = (FocusSpan(frameOfRow(path), direction), FocusSpan(visibleContent, direction))
        return room.start <= row.start && row.end <= room.end
    }

    func isInSight(_ path: RowPath) -> Bool { frameOfRow(path).overlaps(visibleContent) }

    /// Creates the cell of an off-screen row before the row gets the focus. The cell is kept while the row has the
    /// focus.
    func prepareForFocus(on row: RowPath) {
        layoutIfNeeded()
        guard !isLayingOutRows, list.rows.contains(row), visible.cells[row] == nil else { return }
        layingOutRows { UIView.performWithoutAnimation { showRowOffScreen(row) } }
        setNeedsLayout()
    }

    /// Whether a cell is kept while it is off screen. True if the cell's row or a view in the cell has the focus, or if
    /// a text field in the cell is being edited.
    func isInUse(_ cell: Cell, _ path: RowPath) -> Bool {
        if focusedRow == path || isFocusInside(cell) { return true }
        return (FirstResponder.current as? UIView)?.isDescendant(of: cell) == true
    }

    /// Whether a view inside a cell has the focus.
    func isFocusInside(_ cell: Cell) -> Bool {
        focusSystem?.focusOwner.map { $0 !== cell && $0.isDescendant(of: cell) } ?? false
    }

    // MARK: Moving the focus

    func focusDidMove(to row: RowPath?) {
        let old = list.focus.path
        (list.focus.lost, visible.cellThatLostFocus) = (nil, nil)
        if let row { list.focus.path = row }
        if let old, let cell = visible.cells[old] {
            cell.focusDidChange(isRingShown: false)
            if row != old { setNeedsLayout() }
        }
        if let row { visible.cells[row]?.focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
    }

    func focusRingDidChange(_ isShown: Bool) {
        guard let row = list.focus.path else { return }
        visible.cells[row]?.focusDidChange(isRingShown: isShown)
    }

    func revealFocusedRow(_ row: RowPath, animated: Bool) {
        if list.rows.contains(row) { reveal(row, animated: animated) }
    }

    func focusDidMove(toViewIn row: RowPath) { list.focus.path = row }

    /// Moves the focus to a row and scrolls it into view. Returns false if the focus has not moved.
    @discardableResult
    func focusRow(_ path: RowPath, _ heading: UIFocusHeading, animated: Bool = true) -> Bool {
        guard let focusSystem, focusSystem.move(to: FocusStop(self, row: path), heading) else { return false }
        if let row = focusedRow {
            focusSystem.scrollToVisible(FocusStop(self, row: row), isNear: true, animated: animated)
        }
        return true
    }

    /// Takes the focus from the focused row if that row is no longer focusable.
    func focusRuleDidChange() {
        if let row = focusedRow, !mayFocus(row) { focusSystem?.move(to: nil, isForced: true) }
    }

    // MARK: Touches

    /// Records a touched row as the start for keyboard navigation. A click, or a touch while the list has the focus,
    /// also moves the focus to that row.
    func focusFollowsTouch(on path: RowPath, isPointer: Bool) {
        list.focus.anchor = nil
        guard let focusSystem, focusedRow != nil || isPointer && mayHandleKeys, mayFocus(path) else {
            if focusedRow == nil { list.focus.path = path }
            return
        }
        list.focus.suppressesSelection = true
        focusSystem.move(to: FocusStop(self, row: path))
        list.focus.suppressesSelection = false
    }

    /// Whether the list may handle keys: no view outside the list is first responder.
    var mayHandleKeys: Bool {
        guard let first = FirstResponder.current else { return true }
        if chain.contains(where: { $0 === first }) || focusedRow.flatMap({ visible.cells[$0] }) === first {
            return true
        }
        return rowAroundFocus != nil && first === focusSystem?.focusOwner
    }

    // MARK: Updates

    /// Moves the focus to another row if a reload has removed the focused row.
    func focusFollowsReload() {
        visible.cellThatLostFocus = nil
        guard focus?.hasFocus == true else { return list.focus.lost = nil }
        scheduleMoveOfLostFocus()
    }

    /// Moves the focus to a neighbour of the focused row that was removed. This happens before the next frame, unless
    /// the app moves the focus first.
    func scheduleMoveOfLostFocus() {
        guard list.focus.lost != nil else { return }
        guard let host = window?.host else { return moveFocusFromDeletedRow() }
        host.afterLayout { [weak self] in self?.moveFocusFromDeletedRow() }
    }

    var lostFocus: (place: FocusStop, item: UIView?)? {
        list.focus.lost.map { (FocusStop(self, row: $0), visible.cellThatLostFocus) }
    }

    /// Moves the focus from a removed row to its neighbour. The neighbour is not selected, because the user has not
    /// chosen it.
    func moveFocusFromDeletedRow() {
        guard let lost = list.focus.lost else { return }
        if let focusSystem, focusSystem.isMoving {
            return focusSystem.afterFocusChange { [weak self] in self?.moveFocusFromDeletedRow() }
        }
        let cell = visible.cellThatLostFocus
        (list.focus.lost, visible.cellThatLostFocus) = (nil, nil)
        guard let focusSystem, focus?.hasFocus == true else { return }
        let next = list.focus.path.flatMap { list.rows.contains($0) ? focusableRow(near: $0) : nil }
        list.focus.suppressesSelection = true
        focusSystem.move(
            to: next.map { FocusStop(self, row: $0) },
            leaving: (FocusStop(self, row: lost), cell),
            isForced: true, isAutomatic: true)
        list.focus.suppressesSelection = false
    }
}
