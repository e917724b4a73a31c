// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The focused row of a list, and moves of the focus to a row.
extension MovableList {
    /// The path of the row whose cell, or a subview of that cell, has the focus; nil if no row has the focus.
    var pathWithFocus: IndexPath? {
        guard let item = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView, item.isDescendant(of: self)
        else {
            return nil
        }
        return pathOfRow(containing: item)
    }

    /// Moves the focus to a row, even if the row is not visible. The list's content offset is restored afterwards.
    ///
    /// - Returns: whether the row has the focus now.
    @discardableResult
    func moveFocus(toRowAt path: IndexPath) -> Bool {
        guard window != nil, hasRow(at: path) else { return false }
        layoutIfNeeded()
        let offset = contentOffset
        if shownCell(ofRow: path) == nil {
            // The row could be shown only by scrolling, which would disturb a drag.
            guard !hasActiveDrag, !hasActiveDrop else { return false }
            // Only views can have the focus, so the row needs a cell. A focused cell is kept when it scrolls out of
            // sight.
            reveal(rowAt: path, animated: false)
            layoutIfNeeded()
        }
        if let cell = shownCell(ofRow: path) { UIFocusSystem.moveFocus(to: cell) }
        if contentOffset != offset { setContentOffset(offset, animated: false) }
        return pathWithFocus == path
    }

    /// Moves the focus to the visible row that is nearest to a rectangle, first in height and then sideways, and
    /// scrolls to show all of the row.
    ///
    /// - Parameter rect: the rectangle in the window.
    /// - Returns: whether a row has the focus now.
    func moveFocus(toRowNear rect: CGRect) -> Bool {
        let (room, rect) = (bounds.inset(by: adjustedContentInset), convert(rect, from: nil))
        let height = min(max(rect.midY, room.minY), room.maxY)
        let rows = pathsOfShownRows.map { path in
            let frame = partToReveal(ofRowAt: path)
            // Rows of one line may have different heights, so all rows at that height are equally near.
            let gap = max(frame.minY - height, height - frame.maxY, 0)
            return (path: path, distance: (gap, abs(frame.midX - rect.midX), abs(frame.midY - height)))
        }
        guard
            let path = rows.sorted(by: { $0.distance < $1.distance }).lazy.map(\.path)
                .first(where: { self.moveFocus(toRowAt: $0) })
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
