// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pixels to which a compositional layout rounds lengths and positions.
package struct PixelGrid: Sendable, Hashable {
    /// The number of pixels in a point.
    package let scale: Double

    package init(scale: Double) { self.scale = scale.bounded(to: Thresholds.Compositional.scales, orIfNaN: 1) }

    /// The greatest whole number of pixels that a length in points holds. A length a hair shorter than a pixel counts
    /// as that pixel.
    func roundedDown(_ length: Double) -> Double {
        (length * scale + Thresholds.Compositional.pixelTolerance).rounded(.down) / scale
    }

    /// The position of the nearest pixel, in points.
    func nearest(_ position: Double) -> Double { (position * scale).rounded() / scale }

    /// The frame with its origin at the nearest pixel. The size is kept.
    package func aligning(_ frame: CGRect) -> CGRect {
        CGRect(x: nearest(frame.origin.x), y: nearest(frame.origin.y), width: frame.width, height: frame.height)
    }
}
