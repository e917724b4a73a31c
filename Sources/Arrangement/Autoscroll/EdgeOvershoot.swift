// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How far a pointer that carries something is past a share of a side, for an app that scrolls by itself.
///
/// Nothing is past an edge until the pointer has moved that way since the lift. Each movement beyond is told, and as long
/// as the pointer stays there it is told again at regular times, whatever the frame rate. Make one at each lift.
package struct EdgeOvershoot: Sendable, Hashable {
    /// Points past the line near the lower edge, or near the upper one.
    package enum Overshoot: Sendable, Hashable {
        case before(Double)
        case after(Double)
    }

    private var extremes: ClosedRange<Double>?
    private var current: Overshoot?
    private var told = 0.0

    package init() {}

    /// The pointer is here now; the first time, this is where it lifted.
    ///
    /// - Parameters:
    ///   - span: the side, in any coordinates that the position shares.
    ///   - threshold: the share of the side past which it counts, from 0.5 to 1; near the other edge what is left of it.
    ///   - time: in seconds.
    /// - Returns: what to tell; nil for nothing.
    package mutating func pointerMoved(
        position: Double, in span: ClosedRange<Double>, threshold: Double, at time: Double
    ) -> Overshoot? {
        let seen = extremes ?? position...position
        extremes = min(seen.lowerBound, position)...max(seen.upperBound, position)
        let share = min(max(threshold, 0.5), 1)
        let side = span.upperBound - span.lowerBound
        let (low, high) = (span.lowerBound + side * (1 - share), span.lowerBound + side * share)
        let least = Thresholds.Autoscroll.minimumMovement
        current = nil
        if position > high, position - seen.lowerBound >= least { current = .after(position - high) }
        if position < low, seen.upperBound - position >= least { current = .before(low - position) }
        told = time
        return current
    }

    /// Time has passed with the pointer where it is.
    package mutating func timePassed(_ time: Double) -> Overshoot? {
        guard let current, time - told >= Thresholds.StackReorder.overshootInterval else { return nil }
        told = time
        return current
    }
}
