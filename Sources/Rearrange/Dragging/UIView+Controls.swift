// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Whether a control in the view, itself left out, has a use for a press at a point of it.
    func hasControl(at point: CGPoint) -> Bool {
        var hit = hitTest(point, with: nil)
        while let inner = hit, inner !== self {
            if inner is UIControl { return true }
            hit = inner.superview
        }
        return false
    }

    /// Has the controls in the view look at once as if no finger were on them, for a picture of it.
    func dropHighlights() {
        if let control = self as? UIControl {
            if control.isHighlighted { control.isHighlighted = false }
            control.layoutIfNeeded()
            control.endFading()
        }
        for view in subviews { view.dropHighlights() }
    }

    /// A button fades back by itself when the finger is taken from it.
    private func endFading() {
        layer.removeAnimation(forKey: "opacity")
        for view in subviews { view.endFading() }
    }
}
