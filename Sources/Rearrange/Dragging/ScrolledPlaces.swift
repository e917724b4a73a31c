// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How far a view and what it is in are scrolled at some moment, to be shown so again.
@MainActor
struct ScrolledPlaces {
    private let places: [(scrollView: UIScrollView, offset: CGPoint)]

    init(round view: UIView) {
        places = EdgeScroller.scrollViews(round: view).map { ($0, $0.contentOffset) }
    }

    /// Shows it again, as far as there is still so much to scroll.
    ///
    /// - Parameter later: what has been scrolled since that moment stays so.
    func restore(unlessScrolledSince later: ScrolledPlaces? = nil) {
        for (scrollView, offset) in places where scrollView.contentOffset != offset {
            if let later, later.offset(of: scrollView) != scrollView.contentOffset { continue }
            let (across, down) = (
                scrollView.roomToScroll(along: .horizontal), scrollView.roomToScroll(along: .vertical)
            )
            let now = scrollView.contentOffset
            scrollView.setContentOffset(
                CGPoint(
                    x: now.x + min(max(offset.x - now.x, -CGFloat(across.before)), CGFloat(across.after)),
                    y: now.y + min(max(offset.y - now.y, -CGFloat(down.before)), CGFloat(down.after))),
                animated: false)
            scrollView.layoutIfNeeded()
        }
    }

    private func offset(of scrollView: UIScrollView) -> CGPoint? {
        places.first { $0.scrollView === scrollView }?.offset
    }
}
