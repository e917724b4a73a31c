// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UIView {
    /// Removes the view from its superview and its window.
    func detachFromSuperview() {
        guard let superview else { return }
        superview.sendWillRemove(self)
        unbindFromSuperview()
        let oldWindow = window
        if oldWindow != nil { sendWillMove(to: nil) }
        sendWillMove(toSuperview: nil)
        superview.subviews.removeView(self)
        layer.removeFromSuperlayer()
        self.superview = nil
        setWindow(nil)
        if oldWindow != nil { sendDidMoveToWindow() }
        sendDidMoveToSuperview()
        superview.setNeedsLayout()
    }

    /// Whether this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Returns the first view with a tag, among this view and its descendants.
    ///
    /// - Complexity: O(n) for n descendants
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Internals

    /// The index that `sibling` has among the subviews if `view` is removed from them.
    func indexWithout(_ view: UIView, of sibling: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Inserts `view` at `index` among the other subviews. If `view` is a subview already, it moves there.
    func insertView(_ view: UIView, at index: Int) {
        if isDescendant(of: view) {
            misuse(
                "Can't add \(view) as subview of itself or of a view below it. Take \(self) from its superview first.")
        }
        subviewWillBeInserted(view)
        if view.superview === self {
            subviews.removeView(view)
            place(view, at: index)
            setNeedsLayout()
            return
        }
        let oldWindow = view.window
        let newWindow = window ?? (self as? UIWindow)
        if let superview = view.superview {
            superview.sendWillRemove(view)
            view.unbindFromSuperview()
            superview.subviews.removeView(view)
            superview.setNeedsLayout()
        }
        if oldWindow !== newWindow { view.sendWillMove(to: newWindow) }
        view.sendWillMove(toSuperview: self)
        // A view without a superview can still have constraints to one that was deallocated.
        if view.superview == nil { view.unbindFromSuperview() }
        view.superview = self
        place(view, at: index)
        view.setWindow(newWindow)
        if oldWindow !== newWindow {
            view.sendDidMoveToWindow()
        } else if newWindow != nil {
            view.updateTraits(inheriting: traitCollection)
            view.refreshSafeArea()
        }
        view.refreshMarginsAfterMove()
        view.bindToSuperviewIfPlaced()
        view.sendDidMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Inserts the view into the subviews at an index, and its layer at the same place among the subviews' layers.
    private func place(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), subviews.count)
        if index > 0 {
            layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
        } else if let first = subviews.first {
            layer.insertSublayer(view.layer, below: first.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
    }

    private func sendWillRemove(_ view: UIView) {
        subviewWillBeRemoved(view)
        willRemoveSubview(view)
    }

    private func sendWillMove(toSuperview newSuperview: UIView?) {
        superviewWillChange()
        willMove(toSuperview: newSuperview)
    }

    private func sendDidMoveToSuperview() {
        superviewChanged()
        didMoveToSuperview()
    }

    /// Notifies the view and its descendants that they will move to another window, or out of their window.
    private func sendWillMove(to newWindow: UIWindow?) {
        if newWindow !== window {
            for case let interaction as any WindowInteraction in storedInteractions {
                interaction.viewWillLeaveWindow()
            }
        }
        windowWillChange(to: newWindow)
        willMove(toWindow: newWindow)
        controllerWillMove(to: newWindow)
        for view in subviews { view.sendWillMove(to: newWindow) }
    }

    /// Notifies the view and its descendants that they have moved to another window, or out of their window.
    private func sendDidMoveToWindow() {
        windowChanged()
        if window != nil { AppearanceProxy.apply(to: self) }
        if window != nil { requestFirstConstraintUpdate() }
        didMoveToWindow()
        refreshSafeArea()
        if controller != nil { refreshMargins() }
        controllerDidMove()
        for view in subviews { view.sendDidMoveToWindow() }
    }

    /// Sets the window of the view and its descendants, and updates their focus, first responder and traits.
    func setWindow(_ new: UIWindow?) {
        guard window !== new else { return }
        if focus != nil { updateFocusForWindow(new) }
        if new == nil, let holder = heldFirstResponder { holder.resignFirstResponder() }
        window = new
        ConstraintUpdates.windowDidChange(of: self)
        if new != nil { traitsDidEnterWindow() }
        for view in subviews { view.setWindow(new) }
    }

    /// The view, or the controller whose view it is, if it is the first responder of its window.
    private var heldFirstResponder: UIResponder? {
        let current = window?.host.map(\.firstResponder) ?? FirstResponder.current
        return current === self || current === controller ? current : nil
    }
}

extension [UIView] {
    /// Removes a view if the array contains it.
    ///
    /// The method does not use `firstIndex(where:)`, because Swift would check at each call of the closure that it runs
    /// on the main actor, which takes time.
    fileprivate mutating func removeView(_ view: UIView) {
        for index in indices where self[index] === view {
            remove(at: index)
            return
        }
    }
}
