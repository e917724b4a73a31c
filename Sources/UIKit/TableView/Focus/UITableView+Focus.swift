// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Focusable rows

    func hasArea(_ path: RowPath) -> Bool { geometry.rowRange(path).height > 0 }

    func delegateAllowsFocus(_ path: RowPath) -> Bool {
        guard let delegate else { return isEditing ? allowsFocusDuringEditing : allowsFocus }
        return delegate.tableView(self, canFocusRowAt: IndexPath(path))
    }

    func rowWithArea(after path: RowPath, isBackwards: Bool) -> RowPath? {
        guard let neighbour = row(after: path, isBackwards: isBackwards), !hasArea(neighbour) else {
            return row(after: path, isBackwards: isBackwards)
        }
        // Rows without height are passed together, but headers and footers one by one.
        var next: ListPart? = .row(neighbour)
        for _ in 0..<Thresholds.Focus.mostRowsPassed {
            next = next.flatMap { geometry.part(after: $0, isBackwards: isBackwards) }
            if let found = next?.row { return found }
        }
        return nil
    }

    var indexPathPreferredByDelegate: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    func showRowOffScreen(_ row: RowPath) {
        let anchor = anchorInView()
        _ = showRow(row)
        contentSizeMayHaveChanged()
        if let anchor { restore(anchor) }
    }

    // MARK: Updates of the focus

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
            guard list.rows.contains(path) else { return }
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
            if path.row == list.rows.count(inSection: path.section) - 1 {
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
