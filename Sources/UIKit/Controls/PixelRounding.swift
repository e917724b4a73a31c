// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGFloat {
    /// The smallest whole number of pixels that is not less, in points; a rounding error makes no further pixel.
    func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat {
        // The last addition turns a negative zero into zero.
        isFinite ? (self * scale - 1e-6).rounded(.up) / scale + 0 : self
    }

    /// The nearest whole number of pixels, in points.
    func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
        isFinite ? (self * scale).rounded() / scale : self
    }

    /// The largest whole number of pixels that is not more, in points.
    func roundedDown(toPixelsAt scale: CGFloat) -> CGFloat {
        isFinite ? (self * scale + 1e-6).rounded(.down) / scale : self
    }
}

extension CGSize {
    /// The size in whole pixels that holds this one.
    func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixelsAt: scale), height: height.roundedUp(toPixelsAt: scale))
    }
}

extension UIView {
    /// Pixels a point where the view is shown.
    var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }
}
