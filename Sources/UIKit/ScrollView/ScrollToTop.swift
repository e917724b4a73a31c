// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Scrolling to the top by a tap on the status bar.
///
/// A desktop window has no status bar; keys such as Home scroll to the top instead. A screen with a status bar calls
/// ``UIWindow/statusBarWasTapped()``.
extension UIWindow {
    /// Scrolls the visible scroll view whose `scrollsToTop` is true to its top. If there are several, none of them
    /// scrolls, as on an iPhone.
    package func statusBarWasTapped() {
        let wanting = visibleScrollViews.filter(\.scrollsToTop)
        guard wanting.count == 1, let scrollView = wanting.first else { return }
        scrollView.scrollToTop()
    }
}

extension UIScrollView {
    func scrollToTop() {
        var top = contentOffset
        top.y = CGFloat(offsetRange(.vertical).lowerBound)
        guard isScrollEnabled, top.y < contentOffset.y, delegate?.scrollViewShouldScrollToTop(self) != false else {
            return
        }
        userWillScroll()
        beginAnimatedScroll(to: top, for: .top)
    }
}

extension UIView {
    /// The visible scroll views in this view, including the view itself.
    var visibleScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        collectScrollViews(into: &found, visible: bounds)
        return found
    }

    private func collectScrollViews(into found: inout [UIScrollView], visible: CGRect) {
        guard !isHidden, alpha > 0.01, !visible.intersection(bounds).isEmpty else { return }
        if let scrollView = self as? UIScrollView { found.append(scrollView) }
        let inside = clipsToBounds ? visible.intersection(bounds) : visible
        for view in subviews { view.collectScrollViews(into: &found, visible: convert(inside, to: view)) }
    }
}
