// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views whose `updateConstraints()` must be called before the next layout.
@MainActor
enum ConstraintUpdates {
    private static var views: [Reference] = []

    private struct Reference {
        weak var view: UIView?
    }

    /// Requests a call of the view's `updateConstraints()` before the next layout.
    static func add(_ view: UIView) {
        guard !view.neededLayout.needsUpdateConstraints else { return }
        view.neededLayout.needsUpdateConstraints = true
        views.append(Reference(view: view))
        view.setNeedsLayout()
    }

    /// Calls `updateConstraints()` on all views of the tree that contains `view` for which it was requested.
    static func performPending(inTreeOf view: UIView) {
        // Every layout calls this method, and the root is only needed if there is something to do.
        if !views.isEmpty { performPending(in: view.root) }
    }

    /// Calls `updateConstraints()` on `container` and its descendants, as far as it was requested. Descendants are
    /// updated before their superviews.
    ///
    /// If a view requests another update during this one, it is updated at the next call of this method.
    static func performPending(in container: UIView) {
        let pending = views.compactMap(\.view).filter { $0.isDescendant(of: container) }
        let updated = Set(pending.map { ObjectIdentifier($0) })
        views.removeAll { $0.view.map { updated.contains(ObjectIdentifier($0)) } ?? true }
        let deepestFirst = pending.map { ($0, $0.depth) }.sorted { $0.1 > $1.1 }
        for (view, _) in deepestFirst where view.needsUpdateConstraints() {
            view.autoLayout?.needsUpdateConstraints = false
            view.constraintsWillUpdate()
            view.updateConstraints()
        }
    }
}

extension UIView {
    /// Called when the view enters a window. If its class overrides `updateConstraints()`, or its controller's class
    /// overrides `updateViewConstraints()`, requests the first call of that method.
    func requestFirstConstraintUpdate() {
        let isOverridden =
            OverriddenMethods.updatesConstraints(type(of: self))
            || controller.map { OverriddenMethods.updatesViewConstraints(type(of: $0)) } ?? false
        guard isOverridden, !neededLayout.hasRequestedFirstUpdate else { return }
        neededLayout.hasRequestedFirstUpdate = true
        ConstraintUpdates.add(self)
    }

    /// The topmost view of the tree that contains the view.
    fileprivate var root: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// The number of the view's ancestors in the view tree.
    fileprivate var depth: Int {
        var (depth, current) = (0, superview)
        while let view = current {
            depth += 1
            current = view.superview
        }
        return depth
    }

    /// Performs all requested calls of `updateConstraints()` in the view's tree, and updates the engines of this view
    /// and of its superviews. A layout of this view then uses current values.
    func updateLayoutEngines() {
        ConstraintUpdates.performPending(inTreeOf: self)
        var current: UIView? = self
        while let view = current {
            view.autoLayout?.engine?.update()
            current = view.superview
        }
    }
}
