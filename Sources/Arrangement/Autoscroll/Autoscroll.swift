// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The autoscroll of a list on one axis while an item is dragged near the list's edges.
///
/// The list scrolls while the pointer is in an edge zone, a strip inside one of the list's edges. The speed grows with
/// the pointer's depth in the zone (linearly or with the square of the depth) and with the time spent there. Beyond the
/// edge the speed is at its maximum. The distance scrolled does not depend on the frame rate: it is the same at 30, 60
/// and 120 frames a second. A stalled frame causes no jump. The list scrolls toward an edge only after the pointer has
/// moved toward that edge since the lift. A row that is lifted inside a zone therefore causes no scrolling.
///
/// Create a new value at each lift. Positions are in points along the axis, in the coordinates of the viewport, which
/// is the visible part inside the insets. The edge `before` has the lower coordinate, also in a right-to-left list.
package struct Autoscroll: Sendable, Hashable {
    private enum Edge: Hashable { case before, after }

    /// The viewport edge whose autoscroll zone contains the pointer, and the state of the scrolling toward that edge.
    private struct Pull: Hashable {
        var edge: Edge
        /// The speed at the pointer's depth in the edge zone, as a fraction of the full speed: above 0 and up to 1.
        var strength: Double
        /// The seconds for which the list has scrolled toward `edge`, not counting the time that stalled frames lost.
        var elapsed = 0.0
        /// The time in seconds up to which `elapsed` counts: that of the last scroll step. Before the first step, it is
        /// the time at which the pointer entered the zone, or nil if that is unknown.
        var countedUntil: Double?
    }

    private var pull: Pull?
    /// The pointer's lowest and highest position since the lift; nil before the first position. Movement toward an edge
    /// is measured from the position that is farther from that edge.
    private var extremes: ClosedRange<Double>?
    /// Whether the pointer has moved toward the edge with the lower coordinate since the lift, so that the list may
    /// scroll toward that edge.
    private var isArmedBefore = false
    /// Whether the pointer has moved toward the edge with the higher coordinate since the lift, so that the list may
    /// scroll toward that edge.
    private var isArmedAfter = false

    /// The exact content offset minus the offset that was set, in points. The two differ because the set offsets are
    /// rounded to whole pixels.
    private var remainder = 0.0

    /// The maximum depth of an edge zone in points.
    private let maximumZone: Double
    /// The maximum depth of an edge zone as a fraction of the viewport's length.
    private let zoneFraction: Double
    /// The depth in an edge zone at which the autoscroll reaches its full speed, as a fraction of the zone's depth.
    private let fullSpeedFraction: Double
    /// The increase in speed, in points a second, for each point that the pointer moves deeper into the zone. If it is
    /// nil, `fullSpeedFraction` determines the increase.
    private let gain: Double?
    /// The full autoscroll speed, in points a second.
    private let speed: Double
    /// Whether the speed grows with the square of the pointer's depth in the edge zone, so that it is slow near the
    /// zone's inner end.
    private let easesIn: Bool

    package init(
        maximumZone: Double = Thresholds.Autoscroll.maximumZone,
        zoneFraction: Double = Thresholds.Autoscroll.zoneFraction,
        fullSpeedFraction: Double = Thresholds.Autoscroll.fullSpeedFraction, gain: Double? = nil,
        speed: Double = Thresholds.Autoscroll.speed, easesIn: Bool = false
    ) {
        self.maximumZone = maximumZone
        self.fullSpeedFraction = fullSpeedFraction
        // The fraction is at most 0.45, so that there is always a part without autoscroll between the two zones.
        self.zoneFraction = min(max(zoneFraction, 0), 0.45)
        self.gain = gain
        self.speed = max(speed, 0)
        self.easesIn = easesIn
    }

    /// Whether the pointer is in an edge zone, so that the list scrolls. While it is true, call
    /// `offset(after:now:frameInterval:)` in each frame.
    package var isScrolling: Bool { pull != nil }

    /// Updates the pointer's position. The first call passes the position of the lift.
    ///
    /// - Parameters:
    ///   - position: the pointer's position along the axis, in points.
    ///   - viewport: the visible part of the list inside its insets, in the coordinates of `position`.
    ///   - time: the time of the movement, in seconds; if nil, the time spent in the zone is counted from the next
    ///     scroll step.
    package mutating func pointerMoved(
        position: Double, in viewport: ClosedRange<Double>, at time: Double? = nil
    ) {
        let seen = extremes ?? position...position
        if position - seen.lowerBound >= Thresholds.Autoscroll.minimumMovement { isArmedAfter = true }
        if seen.upperBound - position >= Thresholds.Autoscroll.minimumMovement { isArmedBefore = true }
        extremes = min(seen.lowerBound, position)...max(seen.upperBound, position)

        guard let (edge, strength) = strength(at: position, in: viewport),
            edge == .before ? isArmedBefore : isArmedAfter
        else {
            pull = nil
            return
        }
        if pull?.edge != edge {
            pull = Pull(edge: edge, strength: strength, countedUntil: time)
            remainder = 0
        }
        pull?.strength = strength
    }

    /// Returns the content offset after this frame, rounded to whole pixels so that lines stay sharp.
    ///
    /// Fractions of a pixel accumulate. The speed grows from 0 to a final speed, which depends on the pointer's depth
    /// in the edge zone. If the final speed is at least a pixel per frame, each frame scrolls by at least one pixel.
    /// While the speed still grows, the offset may therefore be up to `Thresholds.Autoscroll.mostAhead` points ahead of
    /// the exact one.
    ///
    /// - Parameters:
    ///   - extent: the scroll view's current offset and the range of its offsets. The current offset may be outside
    ///     that range.
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal frame interval in seconds.
    /// - Returns: nil if nothing scrolls in this frame: the pointer is in no zone, or the scroll view is at its limit.
    package mutating func offset(after extent: ScrollExtent, now: Double, frameInterval: Double) -> Double? {
        let (offset, range, scale) = (extent.offset, extent.range, extent.pixelsPerPoint)
        let room = (before: offset - range.lowerBound, after: range.upperBound - offset)
        let step = step(now: now, frameInterval: frameInterval, room: room)
        guard step != 0 else { return nil }
        let exact = offset + step + remainder
        var target = (exact * scale).rounded() / scale
        if (target - offset) * step <= 0 {
            let next = offset + (step < 0 ? -1 : 1) / scale
            let allowsPixel = speed * (pull?.strength ?? 0) * frameInterval * scale >= 1
            target = allowsPixel && abs(next - exact) <= Thresholds.Autoscroll.mostAhead ? next : offset
        }
        let reached = min(max(target, min(range.lowerBound, offset)), max(range.upperBound, offset))
        remainder = exact - reached
        return reached
    }

    /// Returns the distance to scroll in this frame, in points: negative toward the edge with the lower coordinate. The
    /// distance is never longer than `room` allows in that direction.
    ///
    /// - Parameters:
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal frame interval in seconds. Even after a stall, a step covers at most
    ///     this interval, or 1/60 s if that is longer.
    ///   - room: the distance in points that the list can still scroll toward the edge with the lower coordinate
    ///     (`before`) and toward the other edge (`after`).
    mutating func step(
        now: Double, frameInterval: Double, room: (before: Double, after: Double)
    ) -> Double {
        guard var pull else { return 0 }
        let limit = max(frameInterval, Thresholds.Autoscroll.minimumStepLimit)
        let span = min(max(now - (pull.countedUntil ?? now), 0), limit)
        let distance = speed * pull.strength * (Self.ramped(pull.elapsed + span) - Self.ramped(pull.elapsed))
        pull.elapsed += span
        pull.countedUntil = now
        self.pull = pull
        switch pull.edge {
        case .before: return -min(distance, max(room.before, 0))
        case .after: return min(distance, max(room.after, 0))
        }
    }

    /// Resets the state when the drag ends: nothing scrolls from the next frame on.
    package mutating func ended() {
        self = Autoscroll(
            maximumZone: maximumZone, zoneFraction: zoneFraction, fullSpeedFraction: fullSpeedFraction, gain: gain,
            speed: speed, easesIn: easesIn)
    }

    /// Returns the edge whose zone contains a position, and the speed there as a fraction of the full speed. Nil for a
    /// position between the zones.
    private func strength(
        at position: Double, in viewport: ClosedRange<Double>
    ) -> (edge: Edge, strength: Double)? {
        let side = viewport.upperBound - viewport.lowerBound
        let zone = min(side * zoneFraction, maximumZone)
        let depthBefore = viewport.lowerBound + zone - position
        let depthAfter = position - (viewport.upperBound - zone)
        let depth = max(depthBefore, depthAfter)
        guard depth > 0 else { return nil }
        let full =
            gain.map { $0 > 0 ? speed / $0 : .infinity }
            ?? zone * fullSpeedFraction
        let share = depth < full ? depth / full : 1
        return (depthBefore > depthAfter ? .before : .after, easesIn ? share * share : share)
    }

    /// Returns the number of seconds at full speed that cover the same distance as `time` seconds in which the speed
    /// first ramps up from 0.
    private static func ramped(_ time: Double) -> Double {
        let ramp = Thresholds.Autoscroll.rampDuration
        return time < ramp ? time * time / (2 * ramp) : time - ramp / 2
    }
}
