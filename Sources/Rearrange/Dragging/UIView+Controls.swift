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
}
