// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
    /// The outermost parent, or the controller itself.
    var root: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    /// Adds `child` to the children, and removes it from its previous parent.
    func adopt(_ child: UIViewController) {
        if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
            misuse(
                "\(self) cannot have \(child) as a child, for it is that controller or lies within it. "
                    + "Add another controller.")
        }
        if let old = child.parent {
            if old === self {
                children.removeAll { $0 === child }
                children.append(child)
                return
            }
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        if !child.appearance.isInTransition { child.appearanceReason = .toParent }
    }

    /// Removes this controller from its parent, and calls `didMove(toParent:)` with nil.
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        overrideFromParent(nil)
        didMove(toParent: nil)
    }

    /// Sets the traits that the parent overrides in this controller. Nil removes them, for example when this controller
    /// leaves the parent.
    func overrideFromParent(_ collection: UITraitCollection?) {
        guard collection != nil || traitState?.fromParent != nil else { return }
        neededTraitState.fromParent = collection
        viewIfLoaded?.setNeedsTraitUpdate()
    }
}
