// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// Scrolls whatever the view is in until it is seen, as far as that goes.
    ///
    /// - Parameter margin: points round it that are to be seen too.
    func scrollIntoSight(margin: CGFloat = 0, animated: Bool = false) {
        for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
            let rect = convert(bounds.insetBy(dx: -margin, dy: -margin), to: scrollView)
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            if !visible.contains(rect) { scrollView.scrollRectToVisible(rect, animated: animated) }
        }
    }
}
