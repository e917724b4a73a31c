// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The choice of the scroll view that scrolls if scroll views are nested.
extension UIScrollView {
    /// The nearest enclosing scroll view.
    ///
    /// - Complexity: O(n) for n views between this scroll view and the enclosing one
    func enclosingScrollView() -> UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// Whether any enclosing scroll view meets `condition`. The closure has to be fast, because it is called for each
    /// event before a drag begins.
    private func isEnclosed(byOne condition: (UIScrollView) -> Bool) -> Bool {
        var next = enclosingScrollView()
        while let current = next {
            if condition(current) { return true }
            next = current.enclosingScrollView()
        }
        return false
    }

    /// Whether the content can scroll further in a direction.
    ///
    /// - Parameter direction: positive for a growing offset.
    func canScrollFurther(_ axis: ScrollAxis, toward direction: CGFloat) -> Bool {
        guard isScrollEnabled else { return false }
        let range = offsetRange(axis)
        let offset = Double(contentOffset[axis])
        return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
    }

    func transfersToParent(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether an enclosing scroll view handles a movement that begins in a direction, because this scroll view cannot
    /// scroll further in that direction.
    ///
    /// This is decided when the movement begins. Until the movement ends, the same scroll view handles it. A positive
    /// `direction` means a growing offset.
    func leavesToParent(_ axis: ScrollAxis, toward direction: CGFloat) -> Bool {
        guard transfersToParent(axis), !isHeld, !canScrollFurther(axis, toward: direction) else { return false }
        return isEnclosed { $0.canScrollFurther(axis, toward: direction) }
    }

    /// Whether the view scrolls along one axis only, and an enclosing scroll view scrolls along the other axis.
    var sharesAxesWithParent: Bool {
        let axes = scrollableAxes
        guard let other = axes == .horizontal ? ScrollAxis.vertical : axes == .vertical ? .horizontal : nil else {
            return false
        }
        return isEnclosed { $0.canScroll(other) }
    }
}
