// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A view's state for Auto Layout. A view has none until a constraint refers to it.
@MainActor
final class ViewLayout {
    /// The constraints that the view holds.
    var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The active constraints that refer to the view or to one of its layout guides, whichever view holds them.
    var uses: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Whether constraints that a superview holds determine or use the view's frame. If true, the constraints inside
    /// the view belong to the superview's engine. It stays true until the view is removed from its superview.
    var isBound = false
    /// The engine whose host is this view; nil if the view is not the topmost of a group of views that constraints
    /// connect.
    var engine: LayoutEngine?
    /// The engine with the variables of the view's subviews, or of a scroll view's content.
    weak var subviewEngine: LayoutEngine?
    /// The engine with the view's own variables.
    weak var itemEngine: LayoutEngine?
    /// Whether a call of `updateConstraints()` was requested and is still pending.
    var needsUpdateConstraints = false
    /// Whether the first call of `updateConstraints()` was requested. A view whose class overrides the method gets one
    /// call without a request by the app.
    var hasRequestedFirstUpdate = false
    /// Whether the view is a scroll view whose scroll position is used in a constraint, so that scrolling changes the
    /// layout.
    var hasScrolledConstraints = false
    /// The layout direction when the view got its last constraint, or when the direction changed last.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The size that a navigation bar gave the view because the app had set no frame; nil if no bar did.
    var sizeFromBar: CGSize?
}

extension UIView {
    /// The view's state for Auto Layout, created at the first use.
    var neededLayout: ViewLayout {
        if let autoLayout { return autoLayout }
        let layout = ViewLayout()
        autoLayout = layout
        return layout
    }

    /// The nearest common ancestor of this view and `other`, which can be one of the two. Nil if they are in different
    /// view trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    // MARK: - Holding constraints

    /// The `activationNumber` of the constraint that was activated last.
    private static var lastActivation = 0

    /// Activates a constraint, which this view then holds. The constraint's items are this view, its descendants, or
    /// their layout guides.
    func hold(_ constraint: NSLayoutConstraint) {
        UIView.lastActivation += 1
        constraint.activationNumber = UIView.lastActivation
        constraint.holder = self
        neededLayout.constraints[ObjectIdentifier(constraint)] = constraint
        layoutDirectionMayHaveChanged()
        for view in constraint.views {
            view.neededLayout.uses[ObjectIdentifier(constraint)] = constraint
            var current: UIView? = view
            while let view = current, view !== self {
                view.joinSuperviewEngine()
                view.arrangeByConstraints()
                current = view.superview
            }
        }
        arrangeByConstraints()
        layoutEngine.add(constraint)
    }

    /// Deactivates a constraint that the view holds.
    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        constraint.engine?.remove(constraint)
        autoLayout?.constraints[ObjectIdentifier(constraint)] = nil
        UIView.removeUses(of: constraint)
    }

    private static func removeUses(of constraint: NSLayoutConstraint) {
        for view in constraint.views { view.autoLayout?.uses[ObjectIdentifier(constraint)] = nil }
    }

    /// The engine for the constraints that the view holds, created at the first use.
    var layoutEngine: LayoutEngine {
        var host = self
        while host.autoLayout?.isBound == true, let superview = host.superview { host = superview }
        let layout = host.neededLayout
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(host: host)
        layout.engine = engine
        return engine
    }

    /// Binds the view to its superview if constraints determine its frame. A view in a stack view is bound only by
    /// actual constraints, because the stack view can determine its frame without any.
    func bindToSuperviewIfPlaced() {
        if !translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView) { joinSuperviewEngine() }
    }

    /// Called when a constraint was added to the view or uses its frame. If the view is a stack view that constraints
    /// place, or is an arranged subview, the stack view then also uses constraints for its layout.
    func arrangeByConstraints() {
        guard let layout = autoLayout else { return }
        if let outer = superview as? UIStackView, layout.isBound || !layout.constraints.isEmpty, outer.isArranged(self)
        {
            outer.beginConstraintArrangement()
        }
        if let stack = self as? UIStackView, layout.isBound, !translatesAutoresizingMaskIntoConstraints {
            stack.beginConstraintArrangement()
        }
    }

    /// Called before constraints that a superview holds determine or use the view's frame. Moves the constraints inside
    /// the view from its own engine to the superview's engine.
    func joinSuperviewEngine() {
        let layout = neededLayout
        guard !layout.isBound, let superview else { return }
        layout.isBound = true
        guard let inner = layout.engine else { return }
        layout.engine = nil
        let outer = superview.layoutEngine
        for constraint in inner.removeAll() { outer.add(constraint) }
    }

    /// Called before the view is removed from its superview. Deactivates the constraints of superviews that refer to
    /// this view or its descendants. Moves the constraints inside the view from the superview's engine to an engine of
    /// their own.
    ///
    /// - Complexity: O(the number of descendants, and of constraints that refer to them, times the depth of the views),
    ///   and the solver's work.
    func unbindFromSuperview() {
        guard let layout = autoLayout, layout.isBound else { return }
        var inner: [NSLayoutConstraint] = []
        for constraint in usesInside.values.inOrderOfActivation {
            // The holder may have been deallocated.
            guard let holder = constraint.holder else {
                UIView.removeUses(of: constraint)
                continue
            }
            if holder.isDescendant(of: self) { inner.append(constraint) } else { holder.release(constraint) }
        }
        for constraint in inner { constraint.engine?.remove(constraint) }
        layout.isBound = false
        for constraint in inner { constraint.holder?.layoutEngine.add(constraint) }
    }

    /// Deactivates the constraints that refer to a guide of this view, which is being removed.
    func deactivateConstraints(of guide: UILayoutGuide) {
        guard let layout = autoLayout else { return }
        let constraints = layout.uses.values.filter { constraint in
            [constraint.firstValue, constraint.secondValue].contains { side in
                side?.items.contains { $0 === guide } == true
            }
        }
        for constraint in constraints.inOrderOfActivation {
            constraint.isActive = false
            // The guide belongs to another view now, so the constraint no longer knows this one.
            layout.uses[ObjectIdentifier(constraint)] = nil
        }
    }

    /// The active constraints that refer to the view, its descendants or their layout guides.
    private var usesInside: [ObjectIdentifier: NSLayoutConstraint] {
        subviews.reduce(into: autoLayout?.uses ?? [:]) { uses, view in uses.merge(view.usesInside) { one, _ in one } }
    }

    /// Whether the view or a descendant holds active constraints.
    var holdsConstraintsInside: Bool {
        autoLayout?.constraints.isEmpty == false || subviews.contains(where: \.holdsConstraintsInside)
    }

    // MARK: - Changes

    /// Called when the frame of the view has changed. Requests a layout update if constraints depend on the frame.
    func geometryDidChangeForLayout() {
        if let superview, !isBound(to: superview), let engine = superview.autoLayout?.itemEngine,
            engine.hasDynamicConstraints,
            superview.forFirstBaselineLayout === self || superview.forLastBaselineLayout === self
        {
            engine.constantsChanged()
        }
        guard let engine = autoLayout?.itemEngine, let item = engine.knownItem(self) else { return }
        if translatesAutoresizingMaskIntoConstraints || engine.host === self { engine.invalidate(item) }
    }

    /// Called when the intrinsic size of the view or its priorities have changed. Requests a layout update if
    /// constraints use the view.
    func naturalSizeDidChangeForLayout() {
        guard let engine = autoLayout?.itemEngine, let item = engine.knownItem(self) else { return }
        engine.invalidateNaturalSize(of: item)
        engine.constantsChanged()
    }

    /// Called when the margins of the view have changed. Requests a layout update if constraints depend on them.
    func marginsDidChangeForLayout() { concernedEngine?.marginsChanged() }

    /// Called when the safe area or the scroll position of the view has changed. Requests a layout update if
    /// constraints depend on it.
    func layoutConstantsDidChange() { concernedEngine?.constantsChanged() }

    /// Called when the layout direction of the view may have changed. If it has, requests an update of the constraints
    /// that the view holds.
    func layoutDirectionMayHaveChanged() {
        guard let layout = autoLayout, !layout.constraints.isEmpty,
            layout.direction != effectiveUserInterfaceLayoutDirection
        else { return }
        layout.direction = effectiveUserInterfaceLayoutDirection
        layoutEngine.directionsChanged()
    }

    /// The engine whose constraints may refer to the view itself; nil if no constraint does.
    private var concernedEngine: LayoutEngine? {
        autoLayout.flatMap { $0.engine ?? $0.itemEngine ?? $0.subviewEngine }
    }

    // MARK: - Applying values

    /// Sets the frames of the subviews that constraints determine. Also sets the content size of a scroll view if
    /// constraints determine it. Called before ``layoutSubviews()``.
    func applyLayout() {
        guard let layout = autoLayout else { return }
        layout.engine?.update(for: self)
        guard let engine = layout.subviewEngine else { return }
        engine.update(for: self)
        if let scrollView = self as? UIScrollView, let content = engine.knownContent(scrollView) {
            let size = engine.rect(of: content).size
            if scrollView.contentSize != size { scrollView.contentSize = size }
        }
        for view in subviews {
            guard view.autoLayout?.itemEngine === engine, !view.translatesAutoresizingMaskIntoConstraints,
                let item = engine.knownItem(view)
            else { continue }
            view.setFrame(alignmentRect: engine.rect(of: item))
        }
    }

    /// Applies changes of constraints that an override of ``layoutSubviews()`` has made before it called super.
    func applyChangedLayout() {
        guard let layout = autoLayout, layout.engine?.isDirty == true || layout.subviewEngine?.isDirty == true
        else { return }
        applyLayout()
    }

    /// Gives the view the frame that belongs to an alignment rectangle, with edges rounded to whole pixels. The frame
    /// is the one before the view's transform is applied.
    private func setFrame(alignmentRect: CGRect) {
        let scale = pixelsPerPoint
        let frame = frame(forAlignmentRect: alignmentRect).withEdges { ($0 * scale).rounded() / scale }
        guard frame != untransformedFrame else { return }
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds.size = frame.size }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}

extension CGRect {
    /// The rectangle whose edges are this rectangle's edges, each converted by `body`.
    fileprivate func withEdges(_ body: (CGFloat) -> CGFloat) -> CGRect {
        let (left, top) = (body(minX), body(minY))
        return CGRect(x: left, y: top, width: body(maxX) - left, height: body(maxY) - top)
    }
}

extension UIView {
    // MARK: - UIKit's interface

    /// The active constraints that the view holds. Their items are the view, its descendants, or layout guides of these
    /// views.
    ///
    /// - Complexity: O(n log n) for n constraints, because they are sorted by the order of their activation.
    public var constraints: [NSLayoutConstraint] { autoLayout?.constraints.values.inOrderOfActivation ?? [] }

    /// Activates a constraint, which this view then holds. Its items must be the view, its descendants, or their layout
    /// guides.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
            misuse(
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). This will crash if the "
                    + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
                    + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
        }
        hold(constraint)
    }

    /// Activates several constraints, see ``addConstraint(_:)``.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds. Other constraints stay as they are.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates several constraints, see ``removeConstraint(_:)``.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
