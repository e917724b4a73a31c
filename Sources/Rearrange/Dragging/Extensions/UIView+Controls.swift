// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Whether a control inside the view, other than the view itself, is at a point of the view.
    func hasControl(at point: CGPoint) -> Bool {
        var hit = hitTest(point, with: nil)
        while let inner = hit, inner !== self {
            if inner is UIControl { return true }
            hit = inner.superview
        }
        return false
    }

    /// Removes the highlight of all controls in the view without animation, so that a snapshot does not show it.
    func dropHighlights() {
        if let control = self as? UIControl {
            if control.isHighlighted { control.isHighlighted = false }
            control.layoutIfNeeded()
            control.endFading()
        }
        for view in subviews { view.dropHighlights() }
    }

    /// Ends the fade of a button that is no longer highlighted.
    private func endFading() {
        layer.removeAnimation(forKey: "opacity")
        for view in subviews { view.endFading() }
    }
}
