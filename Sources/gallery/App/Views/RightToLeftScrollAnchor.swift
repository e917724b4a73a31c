// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// In a right-to-left layout, keeps a scroll view's distance from the right end of its content when the width of the
/// view or of the content changes. Initially the scroll view is at the right end.
@MainActor
final class RightToLeftScrollAnchor {
    private var widths: (content: CGFloat, visible: CGFloat) = (0, 0)
    private var distance: CGFloat = 0

    /// Restores the distance from the right end if a width has changed since the last call; otherwise records the
    /// current distance. Call this when the scroll view has scrolled, and when it has been laid out.
    func restoreOffset(of scrollView: UIScrollView) {
        let now = (content: scrollView.contentSize.width, visible: scrollView.bounds.width)
        guard scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft, now.content > 0, now.visible > 0 else {
            return
        }
        let insets = scrollView.contentInset
        let end = max(now.content + insets.right - now.visible, -insets.left)
        if now == widths {
            distance = max(end - scrollView.contentOffset.x, 0)
        } else {
            widths = now
            scrollView.contentOffset.x = max(end - distance, -insets.left)
        }
    }
}
