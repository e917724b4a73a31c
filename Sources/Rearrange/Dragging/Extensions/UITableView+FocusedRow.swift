// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The focused row of a table, and moves of the focus to a row.
extension UITableView {
    /// The path of the row whose cell, or a subview of that cell, has the focus; nil if no row has the focus.
    var pathWithFocus: IndexPath? {
        guard let item = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView, item.isDescendant(of: self)
        else {
            return nil
        }
        return sequence(first: item, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
            .compactMap { self.indexPath(for: $0) }.first
    }

    /// Moves the focus to a row, even if the row is not visible. The table's content offset is restored afterwards.
    ///
    /// - Returns: whether the row has the focus now.
    @discardableResult
    func moveFocus(toRowAt path: IndexPath) -> Bool {
        guard window != nil, hasRow(at: path) else { return false }
        layoutIfNeeded()
        let offset = contentOffset
        if cellForRow(at: path) == nil {
            // The row could be shown only by scrolling, which would disturb a drag.
            guard !hasActiveDrag, !hasActiveDrop else { return false }
            // Only views can have the focus, so the row needs a cell. A focused cell is kept when it scrolls out of
            // sight.
            scrollToRow(at: path, at: .none, animated: false)
            layoutIfNeeded()
        }
        if let cell = cellForRow(at: path) { UIFocusSystem.moveFocus(to: cell) }
        if contentOffset != offset { setContentOffset(offset, animated: false) }
        return pathWithFocus == path
    }

    /// Moves the focus to the visible row nearest to a vertical position, and scrolls to show all of the row.
    ///
    /// - Parameter height: the vertical position in the window.
    /// - Returns: whether a row has the focus now.
    func moveFocus(toRowAtHeight height: CGFloat) -> Bool {
        let room = bounds.inset(by: adjustedContentInset)
        let wanted = min(max(convert(CGPoint(x: 0, y: height), from: nil).y, room.minY), room.maxY)
        let rows = (indexPathsForVisibleRows ?? []).map { ($0, abs(rectForRow(at: $0).midY - wanted)) }
        guard let path = rows.sorted(by: { $0.1 < $1.1 }).lazy.map(\.0).first(where: { self.moveFocus(toRowAt: $0) })
        else { return false }
        ChangedRow.reveal([ChangedRow(list: self, path: path)])
        return true
    }
}

extension UIView {
    /// Whether a subview, at any depth, can become focused.
    var hasFocusableContent: Bool {
        subviews.contains { view in
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return false }
            return view.canBecomeFocused || view.hasFocusableContent
        }
    }
}
