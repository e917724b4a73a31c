// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore

extension UIView {
    /// Converts the point of a touch from this view's coordinates to a subview's. While a property animator moves the
    /// subview, the subview's position on screen is used, unless the animator uses manual hit-testing.
    func hitTestPoint(_ point: CGPoint, in subview: UIView) -> CGPoint {
        guard subview.layer.isAnimated,
            subview.layer.animationDrivers.contains(where: {
                ($0 as? AnimatorRun)?.usesPresentationForHitTesting == true
            }),
            let shown = subview.layer.presentation()
        else { return convert(point, to: subview) }
        return shown.convert(point, from: shown.superlayer)
    }
}
