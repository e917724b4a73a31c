// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Scrolls all scroll views that contain the view until a rectangle of the view is visible.
    ///
    /// - Parameter margin: the number of points around the rectangle that are also made visible, as far as there is
    ///   room.
    func scrollToVisible(_ rect: CGRect, margin: CGFloat = 0, animated: Bool = false) {
        for scrollView in EdgeScroller.scrollViews(round: self) {
            let part = scrollView.convert(rect, from: self)
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let across = min(margin, max(0, (room.width - part.width) / 2))
            let down = min(margin, max(0, (room.height - part.height) / 2))
            scrollView.scrollRectToVisible(part.insetBy(dx: -across, dy: -down), animated: animated)
        }
    }

    /// Whether all of a rectangle of the view is visible, with a tolerance of half a point.
    func isWhollyInSight(_ rect: CGRect) -> Bool {
        guard let window else { return false }
        return sight(in: window).area.insetBy(dx: -0.5, dy: -0.5).contains(convert(rect, to: window))
    }

    /// Whether at least half of a rectangle of the view is visible on each axis. On an axis on which the rectangle is
    /// larger than the visible area, it is enough that it covers half of that area.
    func isHalfInSight(_ rect: CGRect) -> Bool {
        guard let window else { return false }
        let (area, most) = sight(in: window)
        let whole = convert(rect, to: window)
        let seen = area.intersection(whole)
        guard !seen.isNull else { return false }
        return seen.width >= min(whole.width, most.width) / 2 && seen.height >= min(whole.height, most.height) / 2
    }

    /// The part of the window in which the view can be visible now, and the maximum size of that part at any scroll
    /// position.
    private func sight(in window: UIWindow) -> (area: CGRect, most: CGSize) {
        var (area, most) = (window.bounds, window.bounds.size)
        for scrollView in EdgeScroller.scrollViews(round: self) {
            let room = scrollView.convert(scrollView.bounds.inset(by: scrollView.adjustedContentInset), to: window)
            area = area.intersection(room)
            most = CGSize(width: min(most.width, room.width), height: min(most.height, room.height))
        }
        return (area, most)
    }

    /// Calls `scroll`, which scrolls views that contain this view, and keeps this view at its place in the window.
    func stayInPlace(while scroll: () -> Void) {
        guard let superview, window != nil else { return scroll() }
        let place = superview.convert(center, to: nil)
        scroll()
        let stayed = superview.convert(place, from: nil)
        guard stayed != center else { return }
        UIView.performWithoutAnimation { center = stayed }
    }
}
