// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Scrolls the view, and all that it lies in, until a part of it is seen.
    func bringIntoSight(_ rect: CGRect, animated: Bool = false) {
        for scrollView in EdgeScroller.scrollViews(round: self) {
            scrollView.scrollRectToVisible(scrollView.convert(rect, from: self), animated: animated)
        }
    }

    /// Whether all of a part of the view is seen, give or take half a point.
    func isWhollyInSight(_ rect: CGRect) -> Bool {
        guard let window else { return false }
        let seen = EdgeScroller.scrollViews(round: self).reduce(window.bounds) { seen, scrollView in
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            return seen.intersection(scrollView.convert(room, to: window))
        }
        return seen.insetBy(dx: -0.5, dy: -0.5).contains(convert(rect, to: window))
    }

    /// Stays where it is seen while what it lies in is scrolled.
    func stayInPlace(while scroll: () -> Void) {
        guard let superview, window != nil else { return scroll() }
        let place = superview.convert(center, to: nil)
        scroll()
        let stayed = superview.convert(place, from: nil)
        guard stayed != center else { return }
        UIView.performWithoutAnimation { center = stayed }
    }
}
