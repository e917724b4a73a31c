// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views whose `updateConstraints()` must be called before the next layout.
@MainActor
enum ConstraintUpdates {
    /// The pending views that were in a window when they were added. Some may have left it since.
    private static var views: [Reference] = []
    /// The pending views outside windows, such as those of cells that wait for reuse. A separate list, so that a layout
    /// in a window need not search it.
    private static var detached: [Reference] = []

    private struct Reference {
        weak var view: UIView?
    }

    /// Requests a call of the view's `updateConstraints()` before the next layout.
    static func add(_ view: UIView) {
        guard !view.neededLayout.needsUpdateConstraints else { return }
        view.neededLayout.needsUpdateConstraints = true
        insert(view)
        view.setNeedsLayout()
    }

    private static func insert(_ view: UIView) {
        if view.window == nil {
            detached.append(Reference(view: view))
        } else {
            views.append(Reference(view: view))
        }
    }

    /// Called when a view has entered a window. Moves a pending view to the list of views in windows.
    static func viewDidEnterWindow(_ view: UIView) {
        guard view.autoLayout?.needsUpdateConstraints == true else { return }
        detached.removeAll { $0.view === view || $0.view == nil }
        views.append(Reference(view: view))
    }

    /// Performs all requested calls of `updateConstraints()` in the view tree that contains `view`.
    static func performPending(inTreeOf view: UIView) {
        // Every layout calls this method. The root takes time to find, so it is looked up only if a view is pending.
        if !(view.window == nil ? detached : views).isEmpty { performPending(in: view.root) }
    }

    /// Performs the requested calls of `updateConstraints()` on `container` and its descendants. Descendants are
    /// updated before their superviews. If an update requests one for another view, that view is updated too. Each view
    /// is updated at most once.
    static func performPending(in container: UIView) {
        var updated: Set<UIView> = []
        for _ in 0..<maximumRounds {
            let pending = takePending(in: container, except: updated)
            if pending.isEmpty { return }
            let deepestFirst = pending.map { ($0, $0.depth) }.sorted { $0.1 > $1.1 }
            for (view, _) in deepestFirst where view.needsUpdateConstraints() {
                updated.insert(view)
                view.autoLayout?.needsUpdateConstraints = false
                view.updateConstraints()
                view.constraintsUpdated()
            }
        }
    }

    /// The maximum number of rounds of updates in one call of `performPending`. Without it, a class whose update always
    /// adds another view of that class would hang the app.
    private static let maximumRounds = 20

    /// Removes the pending views in `container` from their list, except those in `updated`, and returns them.
    private static func takePending(in container: UIView, except updated: Set<UIView>) -> [UIView] {
        let isInWindow = container.window != nil
        guard !(isInWindow ? views : detached).isEmpty else { return [] }
        if isInWindow {
            detached += views.filter { $0.view != nil && $0.view?.window == nil }
            views.removeAll { $0.view?.window == nil }
        }
        let pending = (isInWindow ? views : detached).compactMap(\.view).filter {
            !updated.contains($0) && $0.isDescendant(of: container)
        }
        let taken = Set(pending.map { ObjectIdentifier($0) })
        func isTaken(_ reference: Reference) -> Bool {
            reference.view.map { taken.contains(ObjectIdentifier($0)) } ?? true
        }
        if isInWindow { views.removeAll(where: isTaken) } else { detached.removeAll(where: isTaken) }
        return pending
    }
}

extension UIView {
    /// Called when the view enters a window. If the view's class overrides `updateConstraints()`, or its controller's
    /// class overrides `updateViewConstraints()`, requests the first call of that method.
    func requestFirstConstraintUpdate() {
        ConstraintUpdates.viewDidEnterWindow(self)
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

    /// Performs all requested calls of `updateConstraints()` in the view's tree. Then updates the layout engines of
    /// this view and of its superviews, so that a layout of this view uses current values.
    func updateLayoutEngines() {
        ConstraintUpdates.performPending(inTreeOf: self)
        var current: UIView? = self
        while let view = current {
            view.autoLayout?.engine?.update()
            current = view.superview
        }
    }
}
