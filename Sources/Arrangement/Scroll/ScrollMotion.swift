// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// One axis of a scroll view that moves by itself, from the finger's lift to rest, as a pure function of time.
///
/// It decelerates; where it meets an edge it goes on into the bounce with the velocity it then has; released outside
/// its range it bounces back at once, and a throw inward carries on past the edge. Points and seconds since the lift.
package struct ScrollMotion: Sendable, Hashable {
    private enum Course: Hashable {
        case decelerating(Deceleration, from: Double)
        case bouncing(BounceBack, edge: Double)
        case gliding(Glide, target: Double)
    }

    private struct Phase: Hashable {
        var start: Double
        var course: Course
    }

    private var phases: [Phase] = []
    private let range: ClosedRange<Double>
    private let bounces: Bool

    /// Seconds until it rests.
    package private(set) var duration = 0.0

    /// The offset at which it rests.
    package private(set) var restingOffset: Double

    /// A scroll view let go.
    ///
    /// - Parameters:
    ///   - offset: the content offset as it shows, which may be outside the range.
    ///   - velocity: points a second, positive where the offset grows.
    ///   - range: the offsets at which content may rest.
    ///   - rate: velocity's factor per millisecond.
    ///   - dimension: the scroll view's side; no throw swings out farther than that.
    ///   - bounces: whether anything shows beyond the edges.
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
            phases.append(Phase(start: time, course: .decelerating(flick, from: start)))
            let edge = velocity < 0 ? range.lowerBound : range.upperBound
            restingOffset = start + flick.restingDisplacement
            duration = time + flick.duration
            guard !range.contains(restingOffset) else { return }
            restingOffset = edge
            // Rounding may leave a flick without a time for an edge it just reaches; it then rests there.
            let hit = flick.time(atDisplacement: edge - start) ?? flick.duration
            duration = time + hit
            guard bounces else { return }
            let impact = flick.velocity(at: hit)
            let bounce = BounceBack(displacement: 0, velocity: min(max(impact, -fastest), fastest))
            phases.append(Phase(start: duration, course: .bouncing(bounce, edge: edge)))
            duration += bounce.duration
        }

        if range.contains(offset) {
            decelerate(from: offset, at: velocity, time: 0)
        } else if bounces {
            let edge = range.clamping(offset)
            let bounce = BounceBack(displacement: offset - edge, velocity: velocity)
            phases.append(Phase(start: 0, course: .bouncing(bounce, edge: edge)))
            duration = bounce.duration
            if let crossing = bounce.crossing {
                decelerate(from: edge, at: bounce.velocity(at: crossing), time: crossing)
            }
        }
    }

    private init(gliding glide: Glide, to target: Double, range: ClosedRange<Double>, bounces: Bool) {
        self.range = range
        self.bounces = bounces
        restingOffset = target
        duration = glide.duration
        phases = [Phase(start: 0, course: .gliding(glide, target: target))]
    }

    /// A scroll view let go whose resting offset somebody has chosen; a target out of range is moved into it.
    package static func toTarget(
        _ target: Double, offset: Double, velocity: Double, range: ClosedRange<Double>,
        rate: Double = Thresholds.Scroll.normalDecelerationRate, dimension: Double, bounces: Bool
    ) -> ScrollMotion {
        let target = range.clamping(target)
        let offset = offset.bounded(to: Thresholds.Scroll.offsets, orIfNaN: range.lowerBound)
        let given = velocity.bounded(to: Thresholds.Scroll.velocities, orIfNaN: 0)
        let fastest = BounceBack.velocity(reaching: dimension)
        // Away from the target nothing slows it but the spring: it may not leave the screen.
        let isAway = given * (target - offset) <= 0
        let velocity = isAway ? min(max(given, -fastest), fastest) : given
        let glide = Glide(displacement: offset - target, velocity: velocity, rate: rate)
        return ScrollMotion(gliding: glide, to: target, range: range, bounces: bounces)
    }

    /// The content offset after `t` seconds.
    package func offset(at t: Double) -> Double {
        guard t < duration, let phase = phase(at: t) else { return restingOffset }
        let offset =
            switch phase.course {
            case .decelerating(let flick, let from): from + flick.position(at: t - phase.start)
            case .bouncing(let bounce, let edge): edge + bounce.position(at: t - phase.start)
            case .gliding(let glide, let target): target + glide.position(at: t - phase.start)
            }
        return bounces ? offset : range.clamping(offset)
    }

    /// Points a second after `t` seconds; 0 at rest.
    package func velocity(at t: Double) -> Double {
        guard t < duration, let phase = phase(at: t) else { return 0 }
        return switch phase.course {
        case .decelerating(let flick, _): flick.velocity(at: t - phase.start)
        case .bouncing(let bounce, _): bounce.velocity(at: t - phase.start)
        case .gliding(let glide, _): glide.velocity(at: t - phase.start)
        }
    }

    package func isFinished(at t: Double) -> Bool { t >= duration }

    private func phase(at t: Double) -> Phase? { phases.last { $0.start <= max(t, 0) } }
}
