// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Which row has the keyboard's focus, and how it comes to one.
extension UITableView {
    /// The row that has the focus, or in which something has it; nil where none of the table's has.
    var pathWithFocus: IndexPath? {
        guard let item = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView, item.isDescendant(of: self)
        else {
            return nil
        }
        return sequence(first: item, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
            .compactMap { self.indexPath(for: $0) }.first
    }

    /// Gives the focus to a row, also to one out of sight; the table is scrolled in the end as it was.
    ///
    /// - Returns: whether the row has it.
    @discardableResult
    func giveFocus(toRowAt path: IndexPath) -> Bool {
        guard window != nil, hasRow(at: path) else { return false }
        layoutIfNeeded()
        let offset = contentOffset
        if cellForRow(at: path) == nil {
            // Nothing scrolls below what is dragged.
            guard !hasActiveDrag, !hasActiveDrop else { return false }
            // It is views that get the focus, and a row has one only in sight; it keeps that with the focus.
            scrollToRow(at: path, at: .none, animated: false)
            layoutIfNeeded()
        }
        if let cell = cellForRow(at: path) { UIFocusSystem.give(to: cell) }
        if contentOffset != offset { setContentOffset(offset, animated: false) }
        return pathWithFocus == path
    }

    /// Gives the focus to the row nearest to a height of those that show, and shows all of it.
    ///
    /// - Parameter height: in the window.
    /// - Returns: whether one has it.
    func giveFocus(toRowAtHeight height: CGFloat) -> Bool {
        let room = bounds.inset(by: adjustedContentInset)
        let wanted = min(max(convert(CGPoint(x: 0, y: height), from: nil).y, room.minY), room.maxY)
        let rows = (indexPathsForVisibleRows ?? []).map { ($0, abs(rectForRow(at: $0).midY - wanted)) }
        guard let path = rows.sorted(by: { $0.1 < $1.1 }).lazy.map(\.0).first(where: { self.giveFocus(toRowAt: $0) })
        else { return false }
        ChangedRow.reveal([ChangedRow(tableView: self, path: path)])
        return true
    }
}

extension UIView {
    /// Whether the focus can go to something in the view, itself left out.
    var hasFocusableContent: Bool {
        subviews.contains { view in
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return false }
            return view.canBecomeFocused || view.hasFocusableContent
        }
    }
}
