// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How far content follows a finger that drags it past its edge.
///
/// The band gives way by 0.55 of the movement at first and never by more than the scroll view's own side. Lengths in
/// points; both functions are odd, so they serve either edge.
package enum RubberBand {
    /// The overscroll that shows when the finger has gone `overscroll` past the edge.
    ///
    /// - Parameter dimension: the scroll view's side on this axis.
    package static func shown(overscroll: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let pull = abs(overscroll) * Thresholds.Scroll.rubberBand / dimension
        let shown = (1 - 1 / (pull + 1)) * dimension
        return overscroll < 0 ? -shown : shown
    }

    /// How far past the edge the finger must be for `shown` to show: what a caught bounce continues from.
    ///
    /// Nothing shows a whole dimension or more; such a value is taken for one just below it.
    package static func overscroll(shown: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let share = min(abs(shown) / dimension, 1 - 1e-9)
        let overscroll = (1 / (1 - share) - 1) * dimension / Thresholds.Scroll.rubberBand
        return shown < 0 ? -overscroll : overscroll
    }
}
