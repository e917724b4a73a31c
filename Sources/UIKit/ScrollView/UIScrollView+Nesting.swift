// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Who scrolls where scroll views lie in each other.
extension UIScrollView {
    /// The nearest scroll view around this one.
    ///
    /// - Complexity: O(views between the two)
    func enclosingScrollView() -> UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// Whether one of the scroll views around this one is such. Asked with each event of a drag that is to begin.
    private func isEnclosed(byOne condition: (UIScrollView) -> Bool) -> Bool {
        var next = enclosingScrollView()
        while let current = next {
            if condition(current) { return true }
            next = current.enclosingScrollView()
        }
        return false
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
        return isEnclosed { $0.hasRoom(axis, toward: direction) }
    }

    /// Whether it scrolls along one axis, and a scroll view around it along the other.
    var sharesAxesWithParent: Bool {
        let axes = scrollableAxes
        guard let other = axes == .horizontal ? ScrollAxis.vertical : axes == .vertical ? .horizontal : nil else {
            return false
        }
        return isEnclosed { $0.canScroll(other) }
    }
}
