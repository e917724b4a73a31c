// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The moves of the focus when the view that has it leaves, and when such a view comes back.
extension UIFocusSystem {
    /// The view that has the focus leaves its window.
    func holderLeaves(_ view: UIView) {
        let isShown = isRingShown
        whenStill { [weak self, weak view] in
            // Another may have it by then.
            guard let self, let view, holder === view else { return }
            let list = listOfHolder
            move(to: nil, isForced: true)
            view.focus?.returns = true
            guard isShown else { return }
            host?.afterLayout { [weak self, weak list] in self?.goOn(in: list) }
        }
    }

    /// A page is being dismissed: the focus does not wait in it until its view leaves the window.
    func pageLeaves() {
        if let holder, !isReachable(holder) { holderLeaves(holder) }
    }

    /// What had the focus has gone: the row gets it that it was in, or the one that has its place, or else what had it
    /// before on the page below.
    private func goOn(in list: (any ListView)?) {
        guard holder == nil, isRingShown else { return }
        if let list, isReachable(list), let last = list.lastFocusedRow, let row = list.focusableRow(near: last) {
            move(to: FocusPlace(list, row: row), isForced: true, goesOn: true)
            return
        }
        guard let view = covered.last(where: { $0.view.map(isReachable) == true })?.view, mayRestore(view) else {
            return
        }
        restore(view)
    }

    /// A place loses the focus: one on a page that something lies over gets it again when that has gone.
    func keep(_ old: FocusPlace, of view: UIView) {
        let isCovered = isRingShown && view.window != nil && !isReachable(view)
        view.focus?.returns = isCovered
        covered.removeAll { $0.view == nil || $0.view === view }
        if isCovered { covered.append(old) }
    }

    /// A view is back in a window that had the focus when it left: it gets it again, unless another has it meanwhile.
    func holderReturns(_ view: UIView) {
        view.focus?.returns = false
        guard mayRestore(view) else { return }
        host?.afterLayout { [weak self, weak view] in
            // The button that was pressed to go back has it still, and goes with its bar's item.
            guard let self, let view, current?.view?.takesInteraction != true, isRingShown, isReachable(view)
            else { return }
            restore(view)
        }
    }

    private func mayRestore(_ view: UIView) -> Bool {
        let controller = view.chain.lazy.compactMap { $0 as? UIViewController }.first
        return controller?.restoresFocusAfterTransition != false
    }

    private func restore(_ view: UIView) {
        let place = place(of: view)
        if place.row != nil || !(view is any ListView) { move(to: place, goesOn: true) }
    }
}
