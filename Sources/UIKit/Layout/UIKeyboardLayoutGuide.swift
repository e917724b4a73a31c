// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The area between the top or bottom edge of a view controller's view and the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area in points.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide that activates constraints while it is near an edge of its view, or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraintsNear: [UInt: [NSLayoutConstraint]] = [:]
    private var constraintsAway: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges of the view that are near the guide.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the guide is near all of the given edges. They replace constraints
    /// that were set for the same edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraints(activeWhenNearEdge: edge))
        constraintsNear[edge.rawValue] = trackingConstraints
        if !edge.isEmpty, edge.isSubset(of: nearEdges) { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// Sets the constraints that are active while the guide is near none of the given edges. They replace constraints
    /// that were set for the same edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraints(activeWhenAwayFrom: edge))
        constraintsAway[edge.rawValue] = trackingConstraints
        if edge.isDisjoint(with: nearEdges) { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// The constraints that were set to be active near exactly these edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsNear[edge.rawValue] ?? []
    }

    /// The constraints that were set to be active away from exactly these edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsAway[edge.rawValue] ?? []
    }

    /// Deactivates and removes all constraints that were set.
    open func removeAllTrackedConstraints() {
        let all = [constraintsNear, constraintsAway].flatMap { $0.values.flatMap { $0 } }
        NSLayoutConstraint.deactivate(all)
        constraintsNear.removeAll()
        constraintsAway.removeAll()
    }
}

/// The area of a view that the keyboard covers.
///
/// No keyboard is shown on the screen on this platform. As in UIKit without one, the guide's top edge is the bottom
/// edge of the safe area, and the guide is near the bottom edge of its view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    override var systemArea: SystemLayoutArea? { .keyboard }
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    /// Whether the guide also follows a floating keyboard. The default is false. Has no effect on this platform.
    open var followsUndockedKeyboard = false

    /// Whether the guide's top edge is the bottom edge of the safe area while no keyboard is shown. If false, it is the
    /// bottom edge of the view. The default is true.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue else { return }
            owningView?.layoutConstantsDidChange()
        }
    }

    /// The distance above the keyboard, in points, from which a drag can dismiss it. A negative number counts as 0. The
    /// value has no effect on this platform.
    open var keyboardDismissPadding: CGFloat {
        get { dismissPadding }
        set { dismissPadding = max(newValue, 0) }
    }
    private var dismissPadding: CGFloat = 0

    override var stripHeight: CGFloat { usesBottomSafeArea ? super.stripHeight : 0 }
}

extension UIView {
    /// The area of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = SystemLayoutArea.keyboard.rawValue
        addLayoutGuide(guide)
        return guide
    }
}
