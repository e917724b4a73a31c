// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// Scrolls whatever the view is in until it is seen, as far as that goes.
    ///
    /// - Parameter margin: points round it that are to be seen too.
    func scrollIntoSight(margin: CGFloat = 0, animated: Bool = false) {
        scrollIntoSight(bounds.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    /// Scrolls whatever the view is in until a part of the view is seen, as far as that goes.
    ///
    /// - Parameter part: in the view's coordinates.
    func scrollIntoSight(_ part: CGRect, animated: Bool = false) {
        scrollIntoSight(part, orWhereThatHasNoRoom: part, animated: animated)
    }

    /// Scrolls whatever the view is in until a part of the view is seen, as far as that goes.
    ///
    /// - Parameters:
    ///   - part: in the view's coordinates.
    ///   - smaller: the part that is to be seen of it in what is too small for all of it.
    func scrollIntoSight(_ part: CGRect, orWhereThatHasNoRoom smaller: CGRect, animated: Bool = false) {
        for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
            let visible = scrollView.visibleContent
            let whole = convert(part, to: scrollView)
            let fits = whole.width <= visible.width && whole.height <= visible.height
            let rect = fits ? whole : convert(smaller, to: scrollView)
            if !visible.contains(rect) { scrollView.scrollRectToVisible(rect, animated: animated) }
        }
    }

    /// What of the view is in the window and cut off by nothing that the view lies in, in its own coordinates; nil for
    /// nothing.
    ///
    /// A view that is as thin as a line is in sight where that line is.
    ///
    /// - Complexity: O(views round it)
    func partInSight() -> CGRect? {
        guard let window else { return nil }
        var part = bounds
        var outer = superview
        while let view = outer {
            if view.clipsToBounds || view === window { part = part.intersection(view.convert(view.bounds, to: self)) }
            outer = view.superview
        }
        return part.isNull || part.isEmpty && !bounds.isEmpty ? nil : part
    }
}
