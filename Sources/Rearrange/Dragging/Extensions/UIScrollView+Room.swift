// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Measurements of a scroll view for autoscrolling.
extension UIScrollView {
    /// The visible range of the content on an axis, inside the insets, in points from the start of the scroll view's
    /// frame.
    func visibleSpan(along axis: NSLayoutConstraint.Axis) -> ClosedRange<Double> {
        let insets = adjustedContentInset
        let (start, end) =
            axis == .vertical
            ? (insets.top, bounds.height - insets.bottom) : (insets.left, bounds.width - insets.right)
        return Double(start)...max(Double(start), Double(end))
    }

    /// Points that the content can still scroll on an axis, backwards and forwards.
    func roomToScroll(along axis: NSLayoutConstraint.Axis) -> (before: Double, after: Double) {
        let insets = adjustedContentInset
        let (offset, least, most) =
            axis == .vertical
            ? (contentOffset.y, -insets.top, contentSize.height + insets.bottom - bounds.height)
            : (contentOffset.x, -insets.left, contentSize.width + insets.right - bounds.width)
        return (max(0, Double(offset - least)), max(0, Double(max(least, most) - offset)))
    }
}

extension UIView {
    /// The axis of this view that is parallel to `axis` of another view. If one of the views is turned by 90 degrees
    /// relative to the other, this is the other axis.
    func axis(along axis: NSLayoutConstraint.Axis, of view: UIView) -> NSLayoutConstraint.Axis {
        let (start, end) = (convert(CGPoint.zero, from: view), convert(CGPoint(x: 1, y: 0), from: view))
        guard abs(end.y - start.y) > abs(end.x - start.x) else { return axis }
        return axis == .horizontal ? .vertical : .horizontal
    }
}
