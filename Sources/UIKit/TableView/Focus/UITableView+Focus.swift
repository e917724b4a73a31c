// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView: ListView {
    var hasRows: Bool { list.geometry.rowCount > 0 }

    // MARK: Focused row

    /// The focused row; nil if no row of this table has the focus.
    var focusedRow: RowPath? {
        guard focus?.hasFocus == true, let path = list.focus.path, list.geometry.contains(path) else { return nil }
        return path
    }

    var lastFocusedRow: RowPath? { list.focus.path.flatMap { dataIsLoaded && list.geometry.contains($0) ? $0 : nil } }

    func cellOfFocusedRow(_ row: RowPath) -> UIView? { visible.cells[row] }

    func frameOfFocusedRow(_ row: RowPath) -> CGRect? {
        guard list.geometry.contains(row) else { return nil }
        let (now, then) = (contentOffset, targetOffset)
        return frameOfRow(row).offsetBy(dx: now.x - then.x, dy: now.y - then.y)
    }

    /// Whether a row can get the focus. Invisible rows, of height 0, cannot.
    func mayFocus(_ path: RowPath) -> Bool {
        guard list.geometry.contains(path), list.geometry.rowRange(path).height > 0 else { return false }
        guard let delegate else { return isEditing ? allowsFocusDuringEditing : allowsFocus }
        return delegate.tableView(self, canFocusRowAt: IndexPath(path))
    }

    /// The first focusable row in a direction, beginning with the given row; nil if the next 1000 rows, headers and
    /// footers contain none.
    ///
    /// - Complexity: O(n) for n passed rows, headers and footers that have a height; n is at most 1000
    func focusableRow(from path: RowPath, isBackwards: Bool) -> RowPath? {
        var next: ListPart? = .row(path)
        for _ in 0..<Thresholds.Focus.mostRowsPassed {
            guard let part = next else { return nil }
            if let row = part.row, mayFocus(row) { return row }
            next = list.geometry.part(after: part, isBackwards: isBackwards)
        }
        return nil
    }

    /// The first focusable row at or after the given row, otherwise the nearest one before it.
    func focusableRow(near path: RowPath) -> RowPath? {
        focusableRow(from: path, isBackwards: false) ?? focusableRow(from: path, isBackwards: true)
    }

    // MARK: Entering the table

    var focusArea: CGRect { visibleContent }

    var hasFocusableRow: Bool { preferredFocusedRow != nil }

    /// The row that gets the focus when the focus enters the table. With `remembersLastFocusedIndexPath` it is the last
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
        guard list.geometry.rowCount > 0 else { return nil }
        let last = lastFocusedRow.flatMap { mayFocus($0) ? $0 : nil }
        if remembersLastFocusedIndexPath, let last { return last }
        if let wanted = delegate?.indexPathForPreferredFocusedView(in: self).flatMap(existingRow), mayFocus(wanted) {
            return wanted
        }
        let rows = rowsInSight
        if let last, rows.contains(last) { return last }
        if let selected = rows.first(where: { list.selection.contains($0) && mayFocus($0) }) { return selected }
        let whole = rows.filter { isWhollyInSight($0) }
        if let first = (whole + rows).first(where: mayFocus) { return first }
        return focusableRow(near: rows.first ?? list.geometry.path(ofRowNumber: 0))
    }

    private var rowsInSight: [RowPath] {
        let area = visibleContent
        return list.geometry.nonzeroHeightPaths(from: rowsOffset(at: area.minY), to: rowsOffset(at: area.maxY))
    }

    private func isWhollyInSight(_ path: RowPath) -> Bool { offsetRevealing(path).y == contentOffset.y }

    func isInSight(_ path: RowPath) -> Bool { frameOfRow(path).overlaps(visibleContent) }

    /// Creates the cell of an off-screen row before the row gets the focus. The cell is kept while the row has the
    /// focus.
    func prepareForFocus(on row: RowPath) {
        layoutIfNeeded()
        guard !isLayingOutRows, list.geometry.contains(row), visible.cells[row] == nil else { return }
        layingOutRows {
            let anchor = anchorInView()
            UIView.performWithoutAnimation {
                _ = showRow(row)
                contentSizeMayHaveChanged()
                if let anchor { restore(anchor) }
            }
        }
        setNeedsLayout()
    }

    /// Whether a cell is kept while it is off screen. True if the cell's row or a view in the cell has the focus, or if
    /// a text field in the cell is being edited.
    func isInUse(_ cell: UITableViewCell, _ path: RowPath) -> Bool {
        if focusedRow == path || isFocusInside(cell) { return true }
        return (FirstResponder.current as? UIView)?.isDescendant(of: cell) == true
    }

    /// Whether a view inside a cell has the focus.
    func isFocusInside(_ cell: UITableViewCell) -> Bool {
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
        if list.geometry.contains(row) { reveal(row, animated: animated) }
    }

    func focusDidMove(toViewIn row: RowPath) { list.focus.path = row }

    func focusUpdateContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UIFocusUpdateContext {
        tableContext(from: old, oldItem, to: new, newItem, heading)
    }

    /// The update context for this table's delegate, with index paths only for rows of this table.
    private func context(of change: FocusChange) -> UITableViewFocusUpdateContext {
        change.context as? UITableViewFocusUpdateContext
            ?? tableContext(
                from: change.old, change.oldItem, to: change.new, change.newItem, change.context.focusHeading)
    }

    private func tableContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UITableViewFocusUpdateContext {
        let context = UITableViewFocusUpdateContext(from: oldItem, to: newItem, heading)
        context.previouslyFocusedIndexPath = old?.view === self ? old?.row.map { IndexPath($0) } : nil
        context.nextFocusedIndexPath = new?.view === self ? new?.row.map { IndexPath($0) } : nil
        return context
    }

    func allowsFocusUpdate(_ change: FocusChange) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: context(of: change)) ?? true
    }

    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator) {
        let context = context(of: change)
        delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
        guard let row = context.nextFocusedIndexPath.flatMap(existingRow), row == focusedRow else { return }
        selectWithFocus(row)
    }

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

    /// Records a touched row as the start for keyboard navigation. A click, or a touch while the table has the focus,
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

    /// Whether the table may handle keys: no view outside the table is first responder.
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
        let next = list.focus.path.flatMap { list.geometry.contains($0) ? focusableRow(near: $0) : nil }
        list.focus.suppressesSelection = true
        focusSystem.move(
            to: next.map { FocusStop(self, row: $0) },
            leaving: (FocusStop(self, row: lost), cell),
            isForced: true, isAutomatic: true)
        list.focus.suppressesSelection = false
    }

    // MARK: Scrolling into view

    /// Scrolls until a row is completely visible, and for a section's first row also the header. Scrolls to a distant
    /// row without animation. A running scroll animation first jumps to its target.
    func reveal(_ path: RowPath, animated: Bool) {
        if case .animated(_, let to, _) = scrollAnimation?.kind { setContentOffset(to, animated: false) }
        measureRows(near: path, .none)
        let target = offsetRevealing(path)
        guard target != contentOffset else { return }
        userWillScroll()
        let isFar = abs(target.y - contentOffset.y) > UITableView.nearScreens * bounds.height
        if isFar {
            scrollToRow(at: IndexPath(path), at: .none, animated: false)
            guard list.geometry.contains(path) else { return }
            setContentOffset(offsetRevealing(path), animated: false)
            let row = list.reference(to: path)
            finishScroll(on: row) { row.path.map(self.offsetRevealing) ?? self.contentOffset }
        } else {
            setContentOffset(target, animated: animated && !Motion.isReduced)
            if scrollAnimation != nil { list.scrollAnchor = ScrollAnchor(path: path, position: .visible) }
        }
    }

    /// The greatest distance, in heights of the table, over which scrolling to a row is animated.
    private static let nearScreens: CGFloat = 2

    /// The content offset at which a row is visible and not covered by floating headers and footers. Of several such
    /// offsets, the result is the one nearest to the current offset.
    func offsetRevealing(_ path: RowPath) -> CGPoint {
        let frame = frameOfRow(path)
        var (top, bottom) = (frame.minY, frame.maxY)
        if style == .plain {
            top -= restingFrameOfHeaderFooter(.header(path.section)).height
            bottom += restingFrameOfHeaderFooter(.footer(path.section)).height
        } else {
            if path.row == 0 { top = extent(of: .header(path.section)).top }
            if path.row == list.geometry.rowCount(inSection: path.section) - 1 {
                bottom = extent(of: .footer(path.section)).bottom
            }
        }
        // The first row brings all content above it into view, and the last row all content below it.
        if row(after: path, isBackwards: true) == nil { top = 0 }
        if row(after: path) == nil { bottom = contentSize.height }
        let inset = restingInset
        let room = bounds.height - inset.top - inset.bottom
        // If a row does not fit together with its header or footer, only the row is shown. If the row is higher than
        // the visible area, its top is shown.
        if bottom - frame.minY > room { bottom = frame.maxY }
        if frame.maxY - top > room { top = frame.minY }
        let now = contentOffset.y + inset.top
        var distance: CGFloat = 0
        if bottom > now + room { distance = bottom - room - now }
        if top < now + distance { distance = top - now }
        return resting(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    }
}
