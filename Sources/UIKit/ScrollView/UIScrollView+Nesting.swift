// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Who scrolls where scroll views lie in each other.
extension UIScrollView {
    /// The scroll views around this one, the nearest first.
    var enclosingScrollViews: some Sequence<UIScrollView> {
        sequence(first: self as UIView, next: \.superview).lazy.dropFirst().compactMap { $0 as? UIScrollView }
    }

    /// Whether there is content left that way.
    ///
    /// - Parameter direction: positive for an offset that grows.
    func hasRoom(_ axis: ScrollAxis, toward direction: CGFloat) -> Bool {
        guard isScrollEnabled else { return false }
        let range = offsetRange(axis)
        let offset = Double(contentOffset[axis])
        return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
    }

    func transfersToParent(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether a movement that begins that way is a scroll view's around this one, for this one is at its edge.
    ///
    /// It is decided where the movement begins: fingers that have begun to scroll a view stay with it.
    func leavesToParent(_ axis: ScrollAxis, toward direction: CGFloat) -> Bool {
        guard transfersToParent(axis), !isHeld, !hasRoom(axis, toward: direction) else { return false }
        return enclosingScrollViews.contains { $0.hasRoom(axis, toward: direction) }
    }

    /// Whether it scrolls along one axis, and a scroll view around it along the other.
    var sharesAxesWithParent: Bool {
        let axes = scrollableAxes
        guard let other = axes == .horizontal ? ScrollAxis.vertical : axes == .vertical ? .horizontal : nil else {
            return false
        }
        return enclosingScrollViews.contains { $0.canScroll(other) }
    }
}
