// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Scrolls the view, and all that it lies in, until a part of it is seen.
    func bringIntoSight(_ rect: CGRect) {
        for case let scrollView as UIScrollView in sequence(first: self as UIView, next: \.superview) {
            scrollView.scrollRectToVisible(scrollView.convert(rect, from: self), animated: false)
        }
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
