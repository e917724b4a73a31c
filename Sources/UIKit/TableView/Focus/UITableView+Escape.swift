// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
    /// Closes an open row, takes several selected rows back, or ends editing: what escape means to a table.
    ///
    /// - Parameter hasKeys: whether the table has the focus. What the app has set up for all to use stays else: rows that
    ///   are selected while nobody edits, and editing that no controller has begun.
    /// - Returns: whether there was anything, and it has changed.
    func closeWhatIsOpen(hasKeys: Bool) -> Bool {
        if swipe != nil {
            closeSwipe(animated: true)
            return true
        }
        if hasKeys || isEditing, allowsSeveralSelectedRows, !list.selection.isEmpty {
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
        guard hasKeys else { return false }
        setEditing(false, animated: true)
        return !isEditing
    }
}

extension UIWindow {
    /// Closes what is open in the lists in sight.
    ///
    /// - Returns: whether there was anything.
    func closesWhatIsOpen() -> Bool {
        let root: UIView = rootViewController?.topmostForKeys.viewIfLoaded ?? self
        return root.scrollViewsInSight.contains { ($0 as? UITableView)?.closeWhatIsOpen(hasKeys: false) == true }
    }
}
