// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGFloat {
    /// Returns the length in points, rounded up to whole pixels at `scale` pixels per point. A floating-point error
    /// does not add a pixel.
    func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat {
        // Adding 0 turns a negative zero into zero.
        isFinite ? (self * scale - 1e-6).rounded(.up) / scale + 0 : self
    }

    /// Returns the length in points, rounded to the nearest whole pixel at `scale` pixels per point.
    func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
        isFinite ? (self * scale).rounded() / scale : self
    }

    /// Returns the length in points, rounded down to whole pixels at `scale` pixels per point.
    func roundedDown(toPixelsAt scale: CGFloat) -> CGFloat {
        isFinite ? (self * scale + 1e-6).rounded(.down) / scale : self
    }
}

extension CGSize {
    /// Returns the size in points, rounded up to whole pixels at `scale` pixels per point.
    func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixelsAt: scale), height: height.roundedUp(toPixelsAt: scale))
    }
}

extension UIView {
    /// The number of pixels per point on the view's display.
    var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }
}
