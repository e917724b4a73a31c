// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// The traits of a view. The window inherits them from the scene, and its view controllers and views from the window.
/// Each of these may override some traits.
///
/// A view in a window stores its traits. If it overrides none, it shares the `UITraitCollection` of its superview.
/// Changed overrides take effect before the next layout, or at ``updateTraitsIfNeeded()``.
extension UIView: UITraitChangeObservable, TraitHolder {
    /// The traits that the view inherits.
    var inheritedTraits: UITraitCollection { superview?.traitCollection ?? outerTraits }

    /// Returns the inherited traits, overridden first by the controller's trait overrides and then by the view's.
    func resolvedTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let state = controller?.traitState { traits = state.applied(to: traits) }
        if let state = traitState { traits = state.applied(to: traits) }
        return traits
    }

    /// Updates the view's traits from the inherited ones, notifies observers of changes and updates the subviews.
    ///
    /// - Parameter forcesUpdate: whether colours and fonts are updated even without a change of traits. This is
    ///   necessary for a window that was hidden, because a hidden window is not notified of changes.
    /// - Complexity: O(1) without a change, O(n) for n descendants that inherit a change
    func updateTraits(inheriting inherited: UITraitCollection, forcesUpdate: Bool = false) {
        let old = storeTraits(inheriting: inherited)
        let looksTheSame = old.map { traitCollection.values.looks(like: $0.values) } ?? true
        if forcesUpdate || !looksTheSame { updateForTraits() }
        guard let old else { return }
        notifyTraitChange(from: old)
        let new = traitCollection
        for view in subviews { view.updateTraits(inheriting: new) }
    }

    /// Called when the view has entered a window. Updates its traits.
    func traitsDidEnterWindow() {
        let old = storeTraits(inheriting: inheritedTraits)
        updateForTraits()
        if let old { notifyTraitChange(from: old) }
    }

    /// Stores the new traits of the view.
    ///
    /// - Returns: the traits before the call; nil if the new traits have the same values
    private func storeTraits(inheriting inherited: UITraitCollection) -> UITraitCollection? {
        traitState?.needsUpdate = false
        controller?.traitState?.needsUpdate = false
        let new = resolvedTraits(inheriting: inherited)
        let old = storedTraits ?? UITraitCollection.system
        storedTraits = new
        guard new !== old, new.values != old.values else { return nil }
        return old
    }

    private func notifyTraitChange(from old: UITraitCollection) {
        let new = traitCollection
        // The view is laid out again, because it may align lines and edges with the pixels of the screen.
        if new.displayScale != old.displayScale { setNeedsLayout() }
        traitCollectionDidChange(old)
        traitState?.notifyObservers(of: self, from: old, to: new)
        guard let controller else { return }
        controller.traitCollectionDidChange(old)
        controller.traitState?.notifyObservers(of: controller, from: old, to: new)
    }

    /// Requests an update of the traits before the next layout, because overrides have changed.
    func setNeedsTraitUpdate() {
        neededTraitState.needsUpdate = true
        if window != nil { setNeedsLayout() }
    }

    /// Updates the traits before the layout of this view, if an update was requested.
    func updateTraitsBeforeLayout() {
        guard traitState?.needsUpdate == true, window != nil else { return }
        updateTraits(inheriting: inheritedTraits)
    }
}
