// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views whose `updateConstraints()` must be called before the next layout.
@MainActor
enum ConstraintUpdates {
    /// A request for a view's update.
    private struct Request {
        weak var view: UIView?
        /// The number of the request. Requests are numbered in the order in which they are made.
        let number: Int
    }

    /// The requests of views in windows, by view.
    private static var inWindows: [ObjectIdentifier: Request] = [:]
    /// The requests of other views, such as those of cells that wait for reuse. They are separate, so that a layout in
    /// a window need not search them.
    private static var outsideWindows: [ObjectIdentifier: Request] = [:]
    private static var requestCount = 0

    /// Requests a call of the view's `updateConstraints()` before the next layout.
    static func add(_ view: UIView) {
        guard !view.neededLayout.needsUpdateConstraints else { return }
        view.neededLayout.needsUpdateConstraints = true
        insert(view)
        view.setNeedsLayout()
    }

    private static func insert(_ view: UIView) {
        requestCount += 1
        let request = Request(view: view, number: requestCount)
        if view.window == nil {
            outsideWindows[ObjectIdentifier(view)] = request
        } else {
            inWindows[ObjectIdentifier(view)] = request
        }
    }

    /// Called when a view has entered or left a window. Moves the view's request to the other dictionary.
    static func windowDidChange(of view: UIView) {
        guard view.autoLayout?.needsUpdateConstraints == true else { return }
        inWindows[ObjectIdentifier(view)] = nil
        outsideWindows[ObjectIdentifier(view)] = nil
        insert(view)
    }

    /// Performs all requested calls of `updateConstraints()` in the view tree that contains `view`.
    static func performPending(inTreeOf view: UIView) {
        // Every layout calls this method. The root takes time to find, so it is looked up only if a view is pending.
        if !(view.window == nil ? outsideWindows : inWindows).isEmpty { performPending(in: view.root) }
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

    /// Removes the requests of views in `container`, except of those in `updated`. Returns the views in the order of
    /// their requests.
    ///
    /// - Complexity: O(n) for n requests of views in windows or of views outside them.
    private static func takePending(in container: UIView, except updated: Set<UIView>) -> [UIView] {
        let isInWindow = container.window != nil
        let requests = isInWindow ? inWindows : outsideWindows
        // The requests of views that no longer exist are removed too.
        let taken = requests.filter { _, request in
            request.view.map { !updated.contains($0) && $0.isDescendant(of: container) } ?? true
        }
        if isInWindow {
            for key in taken.keys { inWindows[key] = nil }
        } else {
            for key in taken.keys { outsideWindows[key] = nil }
        }
        return taken.values.sorted { $0.number < $1.number }.compactMap(\.view)
    }
}

extension UIView {
    /// Called when the view enters a window. If the view's class overrides `updateConstraints()`, or its controller's
    /// class overrides `updateViewConstraints()`, requests the first call of that method.
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
