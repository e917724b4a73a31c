// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The motion of a scroll view on one axis, from the lift of the finger until the content stops, as a pure function of
/// time.
///
/// The content decelerates. At an edge it continues into the bounce with its current velocity.
///
/// Content released outside its range bounces back at once. If it crosses the edge on its way back, it continues into
/// the range and decelerates there. Units are points, and seconds since the lift.
package struct ScrollMotion: Sendable, Hashable {
    private enum Kind: Hashable {
        case decelerating(Deceleration, from: Double)
        case bouncing(BounceBack, edge: Double)
        case targeting(TargetedDeceleration, target: Double)
    }

    private struct Phase: Hashable {
        var start: Double
        var kind: Kind
    }

    private var phases: [Phase] = []
    private let range: ClosedRange<Double>
    private let bounces: Bool

    /// The time in seconds until the content stops.
    package private(set) var duration = 0.0

    /// The offset at which the content stops.
    package private(set) var restingOffset: Double

    /// Creates the motion of a released scroll view.
    ///
    /// - Parameters:
    ///   - offset: the current content offset, which may be outside the range.
    ///   - velocity: points per second, positive for an increasing offset.
    ///   - range: the permitted content offsets.
    ///   - rate: the factor by which a deceleration multiplies the velocity in each millisecond.
    ///   - dimension: the scroll view's size; no bounce extends farther than that.
    ///   - bounces: whether the content scrolls beyond the edges at all.
    package init(
        offset: Double, velocity: Double, range: ClosedRange<Double>,
        rate: Double = Thresholds.Scroll.normalDecelerationRate, dimension: Double, bounces: Bool
    ) {
        let offset = offset.bounded(to: Thresholds.Scroll.offsets, orIfNaN: range.lowerBound)
        let velocity = velocity.bounded(to: Thresholds.Scroll.velocities, orIfNaN: 0)
        self.range = range
        self.bounces = bounces
        restingOffset = range.clamping(offset)
        let fastest = BounceBack.velocity(reaching: dimension)

        func decelerate(from start: Double, at velocity: Double, time: Double) {
            let flick = Deceleration(initialVelocity: velocity, rate: rate)
            phases.append(Phase(start: time, kind: .decelerating(flick, from: start)))
            let edge = velocity < 0 ? range.lowerBound : range.upperBound
            restingOffset = start + flick.restingDisplacement
            duration = time + flick.duration
            guard !range.contains(restingOffset) else { return }
            restingOffset = edge
            // If the flick only just reaches the edge, `time(atDisplacement:)` may return nil because of rounding. The
            // content then reaches the edge at the end of the flick.
            let hit = flick.time(atDisplacement: edge - start) ?? flick.duration
            duration = time + hit
            guard bounces else { return }
            let impact = flick.velocity(at: hit)
            let bounce = BounceBack(displacement: 0, velocity: min(max(impact, -fastest), fastest))
            phases.append(Phase(start: duration, kind: .bouncing(bounce, edge: edge)))
            duration += bounce.duration
        }

        if range.contains(offset) {
            decelerate(from: offset, at: velocity, time: 0)
        } else if bounces {
            let edge = range.clamping(offset)
            let bounce = BounceBack(displacement: offset - edge, velocity: velocity)
            phases.append(Phase(start: 0, kind: .bouncing(bounce, edge: edge)))
            duration = bounce.duration
            if let crossing = bounce.crossing {
                decelerate(from: edge, at: bounce.velocity(at: crossing), time: crossing)
            }
        }
    }

    private init(
        targeting deceleration: TargetedDeceleration, to target: Double, range: ClosedRange<Double>, bounces: Bool
    ) {
        self.range = range
        self.bounces = bounces
        restingOffset = target
        duration = deceleration.duration
        phases = [Phase(start: 0, kind: .targeting(deceleration, target: target))]
    }

    /// Creates the motion of a released scroll view to the offset `target`, which is clamped to the range. The
    /// initializer documents the other parameters.
    package static func toTarget(
        _ target: Double, offset: Double, velocity: Double, range: ClosedRange<Double>,
        rate: Double = Thresholds.Scroll.normalDecelerationRate, dimension: Double, bounces: Bool
    ) -> ScrollMotion {
        let target = range.clamping(target)
        let offset = offset.bounded(to: Thresholds.Scroll.offsets, orIfNaN: range.lowerBound)
        let given = velocity.bounded(to: Thresholds.Scroll.velocities, orIfNaN: 0)
        let fastest = BounceBack.velocity(reaching: dimension)
        // Content that moves away from the target is slowed only by the spring: limit its velocity, or else it would
        // leave the screen.
        let isAway = given * (target - offset) <= 0
        let velocity = isAway ? min(max(given, -fastest), fastest) : given
        let deceleration = TargetedDeceleration(displacement: offset - target, velocity: velocity, rate: rate)
        return ScrollMotion(targeting: deceleration, to: target, range: range, bounces: bounces)
    }

    /// The content offset after `t` seconds.
    package func offset(at t: Double) -> Double {
        guard t < duration, let phase = phase(at: t) else { return restingOffset }
        let offset =
            switch phase.kind {
            case .decelerating(let flick, let from): from + flick.position(at: t - phase.start)
            case .bouncing(let bounce, let edge): edge + bounce.position(at: t - phase.start)
            case .targeting(let deceleration, let target): target + deceleration.position(at: t - phase.start)
            }
        return bounces ? offset : range.clamping(offset)
    }

    /// The velocity in points per second after `t` seconds; 0 at the end.
    package func velocity(at t: Double) -> Double {
        guard t < duration, let phase = phase(at: t) else { return 0 }
        return switch phase.kind {
        case .decelerating(let flick, _): flick.velocity(at: t - phase.start)
        case .bouncing(let bounce, _): bounce.velocity(at: t - phase.start)
        case .targeting(let deceleration, _): deceleration.velocity(at: t - phase.start)
        }
    }

    package func isFinished(at t: Double) -> Bool { t >= duration }

    /// The phase of the motion (deceleration or bounce) after `t` seconds; nil if the motion has no phases.
    private func phase(at t: Double) -> Phase? { phases.last { $0.start <= max(t, 0) } }
}
