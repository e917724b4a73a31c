// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far content follows two fingers that zoom it past its least or greatest scale.
///
/// Scales are factors, so the band works on their logarithms: it gives way by 0.55 of what the fingers ask for at
/// first, and never by more than a factor of 2.
package enum ZoomBand {
    /// The scale that shows where the fingers ask for `scale`.
    ///
    /// - Parameter bounces: whether anything shows beyond the limits.
    package static func shown(scale: Double, limits: ClosedRange<Double>, bounces: Bool) -> Double {
        let rest = limits.clamping(scale)
        guard rest != scale, bounces, scale > 0, rest > 0 else { return rest }
        let over = RubberBand.shown(overscroll: log(scale / rest), dimension: reach)
        return rest * exp(over)
    }

    /// The scale that fingers must ask for so that `shown` shows: what a pinch that catches a bounce begins with.
    package static func scale(shown: Double, limits: ClosedRange<Double>) -> Double {
        let rest = limits.clamping(shown)
        guard rest != shown, shown > 0, rest > 0 else { return shown }
        return rest * exp(RubberBand.overscroll(shown: log(shown / rest), dimension: reach))
    }

    /// The logarithm of the factor that no pinch goes beyond.
    private static let reach = log(Thresholds.Zoom.greatestOvershoot)
}
