// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Keeps what a scroll view shows at the same distance from the right end of its content where lines begin there, whatever
/// the widths of the view and of the content become. At first the right end shows.
@MainActor
final class RightEnd {
    private var widths: (content: CGFloat, visible: CGFloat) = (0, 0)
    private var distance: CGFloat = 0

    /// Call this when the scroll view has scrolled, and when it has been laid out.
    func follow(_ scrollView: UIScrollView) {
        let now = (content: scrollView.contentSize.width, visible: scrollView.bounds.width)
        guard scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft, now.content > 0, now.visible > 0 else {
            return
        }
        let end = now.content + scrollView.contentInset.right - now.visible
        if now == widths {
            distance = end - scrollView.contentOffset.x
        } else {
            widths = now
            scrollView.contentOffset.x = max(end - distance, -scrollView.contentInset.left)
        }
    }
}
