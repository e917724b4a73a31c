// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rubber-band effect of a pinch beyond the minimum or maximum zoom scale.
///
/// Scales are factors, so the effect works on their logarithms. At first the content zooms by 0.55 of the fingers'
/// zoom, and never beyond a limit by more than a factor of 2.
package enum ZoomRubberBand {
    /// The displayed scale for the `scale` of the fingers.
    ///
    /// - Parameter bounces: whether the content zooms beyond the limits at all.
    package static func shown(scale: Double, limits: ClosedRange<Double>, bounces: Bool) -> Double {
        let rest = limits.clamping(scale)
        guard rest != scale, bounces, scale > 0, rest > 0 else { return rest }
        let over = RubberBand.shown(overscroll: log(scale / rest), dimension: reach)
        return rest * exp(over)
    }

    /// The fingers' scale for a displayed scale: the scale with which a pinch that catches a bounce begins.
    package static func scale(shown: Double, limits: ClosedRange<Double>) -> Double {
        let rest = limits.clamping(shown)
        guard rest != shown, shown > 0, rest > 0 else { return shown }
        return rest * exp(RubberBand.overscroll(shown: log(shown / rest), dimension: reach))
    }

    /// The logarithm of the greatest factor by which the displayed scale may be beyond a limit.
    private static let reach = log(Thresholds.Zoom.greatestOvershoot)
}
