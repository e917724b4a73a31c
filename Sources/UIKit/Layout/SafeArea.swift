// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIEdgeInsets {
    /// Converts insets of a superview's `bounds` to insets of a subview's `frame`. Each inset is reduced by the
    /// distance between the edge of the frame and the edge of the bounds.
    ///
    /// No inset becomes larger than in the superview, even if the frame is outside the bounds. A view that slides in
    /// from outside thus keeps its insets during the whole animation.
    func covering(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: covered(top, frame.minY - bounds.minY), left: covered(left, frame.minX - bounds.minX),
            bottom: covered(bottom, bounds.maxY - frame.maxY), right: covered(right, bounds.maxX - frame.maxX))
    }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// Returns the larger of the two insets for each edge.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Converts leading and trailing to left and right for a layout direction.
    init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// Converts left and right to leading and trailing for a layout direction.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}

extension UIView {
    /// The frame that the view would have without its transform. The safe area insets are computed from this frame, so
    /// that rotating or scaling the view does not change them.
    var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// The safe area insets, calculated from the view's position in its superview. If the view has a controller, the
    /// heights of the controller's bars and its additional insets are added. Zero outside a window.
    var computedSafeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
        var insets = outerSafeArea
        if let superview {
            let passed = superview.safeAreaPassedOn
            if passed != .zero { insets = passed.covering(untransformedFrame, in: superview.layer.bounds) }
        }
        if let controller { insets = insets + controller.additionalSafeAreaInsets + controller.coveredByBars }
        return insets
    }

    /// Recalculates the safe area insets. If they have changed, notifies the view and its controller, and updates the
    /// subviews.
    ///
    /// - Complexity: O(1) without a change, otherwise O(n) for n views whose insets change and their siblings
    func refreshSafeArea() {
        let new = computedSafeAreaInsets
        guard new != storedSafeArea else { return }
        storedSafeArea = new
        setNeedsLayout()
        layoutConstantsDidChange()
        safeAreaChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if margins.insetsFromSafeArea { refreshMargins() }
        refreshSafeAreaOfSubviews()
    }

    /// Recalculates the safe area insets of all subviews.
    func refreshSafeAreaOfSubviews() {
        for view in subviews { view.refreshSafeArea() }
    }

    /// Called when the view was moved or resized in its superview. Updates its safe area and its margins.
    func frameDidChange() {
        geometryDidChangeForLayout()
        if storedSafeArea != .zero || margins.preservesSuperview || superview?.storedSafeArea ?? .zero != .zero {
            refreshSafeArea()
            if margins.preservesSuperview { refreshMargins() }
        }
    }

    /// Called when the size or the origin of the view's bounds has changed. Updates the safe areas and margins of the
    /// subviews.
    func boundsDidChange() {
        if let autoLayout, autoLayout.hasScrolledConstraints || hasReadableGuide { layoutConstantsDidChange() }
        if safeAreaPassedOn != .zero { refreshSafeAreaOfSubviews() }
        if margins.followsReadableWidth { refreshMargins() }
        if margins.hasPreservingSubviews { refreshMarginsOfSubviews() }
    }
}
