// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Whether the view is completely visible: no part is scrolled out of sight, covered by a content inset, or outside
    /// the window.
    ///
    /// - Parameter part: the part of the view to test, in its coordinates; nil for all of it.
    package func isWhollyOnScreen(_ part: CGRect? = nil) -> Bool {
        guard let window, !isHidden else { return false }
        let place = convert(part ?? bounds, to: nil)
        return sequence(first: self, next: \.superview).allSatisfy { around in
            if around === window { return around.bounds.contains(place) }
            guard let scrollView = around as? UIScrollView else { return !around.isHidden }
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            return scrollView.convert(room, to: nil).contains(place)
        }
    }
}

extension UITableView {
    /// Whether a row of the table is completely visible.
    package func showsRow(_ row: Int, section: Int = 0) -> Bool {
        isWhollyOnScreen(rectForRow(at: IndexPath(row: row, section: section)))
    }
}
