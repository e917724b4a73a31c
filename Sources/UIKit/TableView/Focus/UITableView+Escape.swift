// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
    /// Handles the Escape key: closes open swipe actions, deselects the rows of a multiple selection, or ends editing.
    ///
    /// - Parameter hasFocus: whether the table has the focus. Without the focus, rows selected outside editing mode
    ///   stay selected, and editing ends only if the table's view controller is in editing mode too.
    /// - Returns: whether anything was closed, deselected or ended
    func handleEscape(hasFocus: Bool) -> Bool {
        if swipe != nil {
            closeSwipe(animated: true)
            return true
        }
        if hasFocus || isEditing, allowsSeveralSelectedRows, !list.selection.isEmpty {
            let count = list.selection.count
            setSelected(list.selection.paths(), to: false)
            list.focus.anchor = nil
            if list.selection.count < count { return true }
        }
        guard isEditing else { return false }
        if let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first, controller.isEditing {
            controller.setEditing(false, animated: true)
            return !controller.isEditing
        }
        guard hasFocus else { return false }
        setEditing(false, animated: true)
        return !isEditing
    }
}

extension UIWindow {
    /// Offers the Escape key to the visible tables of the topmost view controller, one after another, until a table
    /// handles the key. That table closes its swipe actions, deselects rows or ends editing.
    ///
    /// - Returns: whether a table has handled the key
    func handleEscape() -> Bool {
        let root: UIView = rootViewController?.topmostForKeys.viewIfLoaded ?? self
        return root.visibleScrollViews.contains { ($0 as? UITableView)?.handleEscape(hasFocus: false) == true }
    }
}
