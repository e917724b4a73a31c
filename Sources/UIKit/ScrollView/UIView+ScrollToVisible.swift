// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// Scrolls the enclosing scroll views until the view is visible, as far as possible.
    ///
    /// - Parameter margin: a margin around the view that should be visible too, in points.
    func scrollToVisible(margin: CGFloat = 0, animated: Bool = false) {
        scrollToVisible(bounds.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    /// Scrolls the enclosing scroll views until a part of the view is visible, as far as possible.
    ///
    /// - Parameter part: the rectangle to show, in the view's coordinates.
    func scrollToVisible(_ part: CGRect, animated: Bool = false) {
        scrollToVisible(part, fallback: part, animated: animated)
    }

    /// Scrolls the enclosing scroll views until a part of the view is visible, as far as possible.
    ///
    /// - Parameters:
    ///   - part: the rectangle to show, in the view's coordinates.
    ///   - smaller: the rectangle to show instead in scroll views that are too small for all of `part`.
    func scrollToVisible(_ part: CGRect, fallback smaller: CGRect, animated: Bool = false) {
        for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
            let visible = scrollView.visibleContent
            let whole = convert(part, to: scrollView)
            let fits = whole.width <= visible.width && whole.height <= visible.height
            let rect = fits ? whole : convert(smaller, to: scrollView)
            if !visible.contains(rect) { scrollView.scrollRectToVisible(rect, animated: animated) }
        }
    }

    /// The part of the view inside the window and all clipping superviews, in its own coordinates; nil if no part of
    /// the view is inside.
    ///
    /// A view without width or height counts as visible if the line that it occupies is inside.
    ///
    /// - Complexity: O(n) for n superviews
    func visiblePart() -> CGRect? {
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
