// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ListView {
    /// Handles the Escape key: closes open swipe actions, deselects the rows of a multiple selection, or ends editing.
    ///
    /// - Parameter hasFocus: whether the list has the focus. Without the focus, rows selected outside editing mode
    ///   stay selected, and editing ends only if the list's view controller is in editing mode too.
    /// - Returns: whether anything was closed, deselected or ended
    func handleEscape(hasFocus: Bool) -> Bool {
        if closeOpenRow() { return true }
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
        endEditingMode()
        return !isEditing
    }
}

extension UIWindow {
    /// Offers the Escape key to the visible lists of the topmost view controller, one after another, until a list
    /// handles the key. That list closes its swipe actions, deselects rows or ends editing.
    ///
    /// - Returns: whether a list has handled the key
    func handleEscape() -> Bool {
        let root: UIView = rootViewController?.topmostForKeys.viewIfLoaded ?? self
        return root.visibleScrollViews.contains { ($0 as? any ListView)?.handleEscape(hasFocus: false) == true }
    }
}
