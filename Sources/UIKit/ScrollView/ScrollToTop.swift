// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What a tap on the status bar does.
///
/// A desktop window has no status bar; keys go to the top there (`UIScrollView+Keys.swift`). Where a screen has one it
/// calls ``UIWindow/statusBarWasTapped()``.
extension UIWindow {
    /// Takes the one scroll view in sight to its top that wants it: none where several do, as on an iPhone.
    package func statusBarWasTapped() {
        let wanting = scrollViewsInSight.filter(\.scrollsToTop)
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
    /// The scroll views in this view that can be seen, this one among them.
    ///
    /// - Complexity: O(views)
    var scrollViewsInSight: [UIScrollView] {
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
