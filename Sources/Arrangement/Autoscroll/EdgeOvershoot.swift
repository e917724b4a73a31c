// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The distance of a drag's pointer beyond a threshold near an edge of a visible area, for a delegate that does the
/// scrolling itself.
///
/// No overshoot at an edge is reported until the pointer has moved toward that edge since the lift. After that, the
/// overshoot is reported at each movement beyond the threshold. While the pointer stays beyond the threshold, the
/// overshoot is reported again at a fixed interval. Create a new value at each lift.
package struct EdgeOvershoot: Sendable, Hashable {
    /// The pointer's distance in points beyond the threshold near the edge with the lower coordinate (`before`) or the
    /// higher coordinate (`after`).
    package enum Overshoot: Sendable, Hashable {
        case before(Double)
        case after(Double)
    }

    /// The pointer's lowest and highest position since the lift; nil before the first position.
    private var extremes: ClosedRange<Double>?
    /// The overshoot at the last movement; nil if the pointer is not beyond a threshold.
    private var current: Overshoot?
    /// The time in seconds of the last movement or repeated report.
    private var lastReportTime = 0.0

    package init() {}

    /// Updates the pointer's position. The first call passes the position of the lift.
    ///
    /// - Parameters:
    ///   - span: the visible area from one edge to the other, in the coordinates of `position`.
    ///   - threshold: the fraction of the span beyond which an overshoot counts, 0.5 to 1. For each edge, the fraction
    ///     is measured from the opposite edge.
    ///   - time: the time of the movement, in seconds.
    /// - Returns: the overshoot to report; nil for none.
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
        lastReportTime = time
        return current
    }

    /// Returns the overshoot to report again if the pointer is beyond the threshold and
    /// `Thresholds.StackReorder.overshootInterval` seconds have passed since the last report; nil otherwise.
    package mutating func timePassed(_ time: Double) -> Overshoot? {
        guard let current, time - lastReportTime >= Thresholds.StackReorder.overshootInterval else { return nil }
        lastReportTime = time
        return current
    }
}
