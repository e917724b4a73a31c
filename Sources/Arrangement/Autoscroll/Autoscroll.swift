// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How a list scrolls by itself on one axis while something is dragged near its edges.
///
/// Speed grows with the depth into an edge's zone, evenly or with its square, and with the time spent there, and is full
/// beyond the edge. It is a function of time: 30, 60 and 120 frames a second travel equally far, and a stall makes no
/// jump. Nothing scrolls until the pointer has moved toward that edge since the lift, so that a row lifted inside a zone
/// stays put.
///
/// Make one at each lift. Positions are in points along the axis, in any coordinates that the viewport shares; the
/// viewport is what shows, inside the insets. For a list that runs from right to left, before is still the lower edge.
package struct Autoscroll: Sendable, Hashable {
    private enum Edge: Hashable { case before, after }

    /// Where the pointer presses and how hard.
    private struct Pull: Hashable {
        var edge: Edge
        /// Share of the full speed that the depth allows, above 0 and up to 1.
        var strength: Double
        /// Seconds since it began, as far as they count.
        var elapsed = 0.0
        /// When time was last counted; nil until the first step.
        var countedUntil: Double?
    }

    private var pull: Pull?
    /// The extreme positions since the lift: the pointer has moved toward an edge when it has left the opposite one.
    private var extremes: ClosedRange<Double>?
    private var isArmedBefore = false
    private var isArmedAfter = false

    /// Points of the steps so far that have not been scrolled, because they were no whole pixel.
    private var remainder = 0.0

    /// Greatest depth of a zone in points, and the greatest share of the viewport's side.
    private let maximumZone: Double
    private let zoneFraction: Double
    /// Share of the zone's depth at which the speed is full.
    private let fullSpeedFraction: Double
    /// Points a second that the speed grows by for each point into the zone; nil for as much as that share needs.
    private let gain: Double?
    /// Points a second at full speed.
    private let speed: Double
    /// Whether the speed grows with the square of the depth: slow where the zone begins, and not evenly.
    private let easesIn: Bool

    package init(
        maximumZone: Double = Thresholds.Autoscroll.maximumZone,
        zoneFraction: Double = Thresholds.Autoscroll.zoneFraction,
        fullSpeedFraction: Double = Thresholds.Autoscroll.fullSpeedFraction, gain: Double? = nil,
        speed: Double = Thresholds.Autoscroll.speed, easesIn: Bool = false
    ) {
        self.maximumZone = maximumZone
        self.fullSpeedFraction = fullSpeedFraction
        // A neutral point is to be left.
        self.zoneFraction = min(max(zoneFraction, 0), 0.45)
        self.gain = gain
        self.speed = max(speed, 0)
        self.easesIn = easesIn
    }

    /// Whether the pointer is where the list scrolls: keep asking for steps while it is.
    package var isScrolling: Bool { pull != nil }

    /// The pointer is here now; the first time, this is where it lifted.
    ///
    /// - Parameter time: when it got there, in seconds; left out, the first step afterwards starts the clock.
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

    /// The offset after this frame, on a whole pixel: lines are sharp there.
    ///
    /// Fractions of a pixel add up. If the depth allows a pixel a frame, a frame of the ramp scrolls by a pixel at least:
    /// so the content moves in every frame, at each frame rate. It may be ahead of time by `mostAhead` points for that.
    ///
    /// - Parameters:
    ///   - extent: the scroll view's offset now, which may be beyond its range, and its range.
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal seconds from frame to frame.
    /// - Returns: nil if the frame scrolls nothing: the pointer is in no zone, or the scroll view is at its limit.
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

    /// Points to scroll by at this frame: negative toward the lower edge, 0 for none, never more than there is room.
    ///
    /// - Parameters:
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal seconds from frame to frame. No step stands for more than this, or
    ///     1/60 s if that is longer, however long ago the last one was.
    ///   - room: points it can still scroll either way.
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

    /// The drag is over: nothing scrolls from the next frame on.
    package mutating func ended() {
        self = Autoscroll(
            maximumZone: maximumZone, zoneFraction: zoneFraction, fullSpeedFraction: fullSpeedFraction, gain: gain,
            speed: speed, easesIn: easesIn)
    }

    /// The zone a position lies in, and the share of the full speed there; nil between the zones.
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

    /// Seconds at full speed that go as far as `time` seconds of a speed that grows evenly from 0 to full.
    private static func ramped(_ time: Double) -> Double {
        let ramp = Thresholds.Autoscroll.rampDuration
        return time < ramp ? time * time / (2 * ramp) : time - ramp / 2
    }
}
