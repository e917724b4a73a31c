// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore

extension UIView {
    /// A point of this view in a subview's coordinates, as a touch means it: where a property animator moves the
    /// subview, a touch means where that is seen.
    func touched(_ point: CGPoint, in subview: UIView) -> CGPoint {
        guard subview.layer.isAnimated,
            subview.layer.animationDrivers.contains(where: { ($0 as? AnimatorRun)?.isHitWhereShown == true }),
            let shown = subview.layer.presentation()
        else { return convert(point, to: subview) }
        return shown.convert(point, from: shown.superlayer)
    }
}
