// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Focus changes when the focused view leaves its window, or returns to it.
extension UIFocusSystem {
    /// Called when the focused view leaves its window or can no longer be reached. Removes the focus from the view. If
    /// the focus ring was shown, moves the focus to another view or row.
    func removeFocus(from view: UIView) {
        let isShown = isRingShown
        afterFocusChange { [weak self, weak view] in
            // If a focus change was in progress, this closure runs later, and another view may have the focus by then.
            guard let self, let view, focusOwner === view else { return }
            let list = listOfFocusOwner
            move(to: nil, isForced: true)
            view.focus?.regainsFocus = true
            guard isShown else { return }
            host?.afterLayout { [weak self, weak list] in self?.moveFocusAfterRemoval(in: list) }
        }
    }

    /// Removes the focus if the focused view can no longer be reached, for example because its view controller is being
    /// dismissed.
    func removeFocusIfUnreachable() {
        if let focusOwner, !isReachable(focusOwner) { removeFocus(from: focusOwner) }
    }

    /// Moves the focus after the focused view was removed. The focus moves to the row that contained the view, or to
    /// the row that is now at the same index path. Without such a row, it returns to an item that another view
    /// controller had covered.
    private func moveFocusAfterRemoval(in list: (any ListView)?) {
        guard focusOwner == nil, isRingShown else { return }
        if let list, isReachable(list), let last = list.lastFocusedRow, let row = list.focusableRow(near: last) {
            move(to: FocusStop(list, row: row), isForced: true, isAutomatic: true)
            return
        }
        guard let view = covered.last(where: { $0.view.map(isReachable) == true })?.view, mayRestore(view) else {
            return
        }
        moveFocusBack(to: view)
    }

    /// Remembers an item that loses the focus because another view controller covers it. The focus returns to the item
    /// when that view controller is dismissed.
    func rememberIfCovered(_ old: FocusStop, of view: UIView) {
        let isCovered = isRingShown && view.window != nil && !isReachable(view)
        view.focus?.regainsFocus = isCovered
        covered.removeAll { $0.view == nil || $0.view === view }
        if isCovered { covered.append(old) }
    }

    /// Restores the focus to a view that was focused when it left its window or was covered, unless another item is
    /// focused now.
    func restoreFocus(to view: UIView) {
        view.focus?.regainsFocus = false
        guard mayRestore(view) else { return }
        host?.afterLayout { [weak self, weak view] in
            // A back button may still have the focus, although it is disabled while its bar item is being removed. The
            // focus may be taken from such a disabled button.
            guard let self, let view, current?.view?.allowsInteraction != true, isRingShown, isReachable(view)
            else { return }
            moveFocusBack(to: view)
        }
    }

    private func mayRestore(_ view: UIView) -> Bool {
        let controller = view.chain.lazy.compactMap { $0 as? UIViewController }.first
        return controller?.restoresFocusAfterTransition != false
    }

    private func moveFocusBack(to view: UIView) {
        let place = place(of: view)
        if place.row != nil || !(view is any ListView) { move(to: place, isAutomatic: true) }
    }
}
