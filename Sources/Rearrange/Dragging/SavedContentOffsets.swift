// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The content offsets of a view and the scroll views that contain it, to be restored later.
@MainActor
struct SavedContentOffsets {
    private let places: [(scrollView: UIScrollView, offset: CGPoint)]

    init(round view: UIView) {
        places = EdgeScroller.scrollViews(round: view).map { ($0, $0.contentOffset) }
    }

    /// Restores the offsets, as far as the content is still large enough.
    ///
    /// - Parameter later: offsets that were saved after these. A scroll view whose offset is no longer the one in
    ///   `later` is not restored.
    func restore(unlessScrolledSince later: SavedContentOffsets? = nil) {
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
