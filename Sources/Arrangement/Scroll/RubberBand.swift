// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The rubber-band effect of a drag beyond the content's edge.
///
/// At first the content moves by 0.55 of the finger's movement, and in total never by more than the scroll view's own
/// size. Lengths are in points. Negative values give the same result with a negative sign, so both functions apply to
/// either edge.
package enum RubberBand {
    /// The displayed overscroll if the finger has moved `overscroll` past the edge.
    ///
    /// - Parameter dimension: the scroll view's size on this axis.
    package static func shown(overscroll: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let pull = abs(overscroll) * Thresholds.Scroll.rubberBand / dimension
        let shown = (1 - 1 / (pull + 1)) * dimension
        return overscroll < 0 ? -shown : shown
    }

    /// The finger's distance past the edge that would result in the displayed overscroll `shown`. A drag that catches a
    /// bounce begins with this distance.
    ///
    /// A displayed overscroll is always less than `dimension`. A greater value of `shown` is replaced by a value just
    /// below `dimension`.
    package static func overscroll(shown: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let share = min(abs(shown) / dimension, 1 - 1e-9)
        let overscroll = (1 / (1 - share) - 1) * dimension / Thresholds.Scroll.rubberBand
        return shown < 0 ? -overscroll : overscroll
    }
}
