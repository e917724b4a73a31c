// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIEdgeInsets {
    /// How much of `frame` lies under what covers the edges of `bounds` by these insets.
    ///
    /// No edge is covered by more than it is in the superview: a view that slides in from outside brings the same
    /// insets all along the way.
    func covering(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: covered(top, frame.minY - bounds.minY), left: covered(left, frame.minX - bounds.minX),
            bottom: covered(bottom, bounds.maxY - frame.maxY), right: covered(right, bounds.maxX - frame.maxX))
    }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// Each edge's larger inset.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Leading and trailing put where they lie in a direction.
    init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// Left and right named as they are in a direction.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}

extension UIView {
    /// The frame before the transform: a view that is turned or scaled keeps the insets of its place.
    private var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// What covers the view by its place in the superview, and by the bars and wishes of its controller.
    var coveredEdges: UIEdgeInsets {
        guard window != nil else { return .zero }
        var insets = outerSafeArea
        if let superview {
            let passed = superview.safeAreaPassedOn
            if passed != .zero { insets = passed.covering(untransformedFrame, in: superview.layer.bounds) }
        }
        if let controller { insets = insets + controller.additionalSafeAreaInsets + controller.coveredByBars }
        return insets
    }

    /// Finds the safe area anew; tells of a change and passes it on.
    ///
    /// - Complexity: O(1) where nothing has changed, O(views it changes for and their siblings) otherwise.
    func refreshSafeArea() {
        let new = coveredEdges
        guard new != storedSafeArea else { return }
        storedSafeArea = new
        setNeedsLayout()
        safeAreaChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if margins.insetsFromSafeArea { refreshMargins() }
        refreshSafeAreaOfSubviews()
    }

    func refreshSafeAreaOfSubviews() {
        for view in subviews { view.refreshSafeArea() }
    }

    /// The view lies elsewhere in its superview, or is larger or smaller.
    func placeDidChange() {
        if storedSafeArea != .zero || margins.preservesSuperview || superview?.storedSafeArea ?? .zero != .zero {
            refreshSafeArea()
            if margins.preservesSuperview { refreshMargins() }
        }
    }

    /// The bounds are of another size, or show another part of the content.
    func contentPlaceDidChange() {
        if safeAreaPassedOn != .zero { refreshSafeAreaOfSubviews() }
        if margins.hasPreservingSubviews { refreshMarginsOfSubviews() }
    }
}
