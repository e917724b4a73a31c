// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Traits flow down: from the scene to the window, the controllers and the views, each of which may override some.
///
/// A view in a window keeps the collection it took last, shared with its superview where nothing is overridden. What
/// is changed by an override is taken before the next layout, or at ``updateTraitsIfNeeded()``.
extension UIView: UITraitChangeObservable, TraitHolder {
    /// The traits that the view inherits.
    var inheritedTraits: UITraitCollection { superview?.traitCollection ?? outerTraits }

    /// The traits as they should be: those from above, the controller's overrides, the view's.
    func resolvedTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let state = controller?.traitState { traits = state.applied(to: traits) }
        if let state = traitState { traits = state.applied(to: traits) }
        return traits
    }

    /// Takes the traits of its surroundings, tells of a change and passes it on.
    ///
    /// - Parameter looksAnew: whether it takes colours and fonts anew even where nothing has changed, as a window does
    ///   that is shown: nobody told it before.
    /// - Complexity: O(1) where nothing has changed, O(views below that inherit the change) otherwise.
    func updateTraits(inheriting inherited: UITraitCollection, looksAnew: Bool = false) {
        let old = takeTraits(inheriting: inherited)
        let looksTheSame = old.map { traitCollection.values.looks(like: $0.values) } ?? true
        if looksAnew || !looksTheSame { updateForTraits() }
        guard let old else { return }
        tellOfTraits(from: old)
        let new = traitCollection
        for view in subviews { view.updateTraits(inheriting: new) }
    }

    /// The view has come into a window: its traits are those of the place.
    func traitsDidEnterWindow() {
        let old = takeTraits(inheriting: inheritedTraits)
        updateForTraits()
        if let old { tellOfTraits(from: old) }
    }

    /// - Returns: what they were before, or nil where they are the same.
    private func takeTraits(inheriting inherited: UITraitCollection) -> UITraitCollection? {
        traitState?.needsUpdate = false
        controller?.traitState?.needsUpdate = false
        let new = resolvedTraits(inheriting: inherited)
        let old = takenTraits ?? UITraitCollection.system
        takenTraits = new
        guard new !== old, new.values != old.values else { return nil }
        return old
    }

    private func tellOfTraits(from old: UITraitCollection) {
        let new = traitCollection
        // Lines and edges lie on whole pixels.
        if new.displayScale != old.displayScale { setNeedsLayout() }
        traitCollectionDidChange(old)
        traitState?.tell(self, from: old, to: new)
        guard let controller else { return }
        controller.traitCollectionDidChange(old)
        controller.traitState?.tell(controller, from: old, to: new)
    }

    /// The overrides have changed.
    func setNeedsTraitUpdate() {
        neededTraitState.needsUpdate = true
        if window != nil { setNeedsLayout() }
    }

    /// Before the layout of this view.
    func updateTraitsBeforeLayout() {
        guard traitState?.needsUpdate == true, window != nil else { return }
        updateTraits(inheriting: inheritedTraits)
    }
}
