// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A damped spring that pulls a value from 0 to 1, as a pure function of time.
///
/// Velocities are multiples of the total distance per second. For example, a move of 200 points that starts at 100
/// points a second has an initial velocity of 0.5. Time is in seconds.
package struct Spring: Sendable, Hashable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    package let initialVelocity: Double

    /// The seconds after which the value stays within a thousandth of 1; infinite for a spring without damping.
    ///
    /// It is derived from the oscillation's envelope. This gives the same number as Core Animation for its default
    /// spring (mass 1, stiffness 100, damping 10: 1.4727 s).
    package let settlingDuration: Double

    /// Creates a spring with the physical parameters of `CASpringAnimation`.
    ///
    /// Values outside `Thresholds.SpringLimits` are clamped. NaN is replaced by the default of `CASpringAnimation`.
    ///
    /// - Parameter allowsOverdamping: whether damping may be greater than critical damping; if false, it is limited to
    ///   critical damping.
    package init(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowsOverdamping: Bool = true
    ) {
        typealias Limits = Thresholds.SpringLimits
        self.mass = mass.bounded(to: Limits.masses, orIfNaN: 1)
        self.stiffness = stiffness.bounded(to: Limits.stiffnesses, orIfNaN: 100)
        let damping = damping.bounded(to: Limits.dampings, orIfNaN: 10)
        self.damping = allowsOverdamping ? damping : min(damping, 2 * (self.stiffness * self.mass).squareRoot())
        self.initialVelocity = Spring.velocity(initialVelocity)
        let motion = DampedMotion(mass: self.mass, stiffness: self.stiffness, damping: self.damping)
        settlingDuration = motion.settlingTime(within: 0.001, displacement: 1, velocity: -self.initialVelocity)
    }

    /// An initial velocity clamped to `Thresholds.SpringLimits`; 0 if it is not finite, as after a division by a
    /// distance of 0.
    private static func velocity(_ given: Double) -> Double {
        given.isFinite ? Thresholds.SpringLimits.velocities.clamping(given) : 0
    }

    /// Creates a spring that settles within `duration` seconds. With a damping ratio of 1, it does not oscillate.
    ///
    /// A ratio below 0.01 is raised to 0.01, and a duration below a millisecond to a millisecond. With smaller values,
    /// the search might find no spring that settles in time.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.bounded(to: Thresholds.SpringLimits.dampingRatios, orIfNaN: 1)
        let duration = Thresholds.SpringLimits.durations.clamping(duration)
        let initialVelocity = Spring.velocity(initialVelocity)
        // Find, by bisection, the lowest frequency at which the spring settles within `duration`.
        var slow = 0.0
        var fast = 1 / duration
        func settles(_ frequency: Double) -> Bool {
            let motion = DampedMotion(frequency: frequency, ratio: ratio)
            return motion.settlingTime(within: 0.001, displacement: 1, velocity: -initialVelocity) <= duration
        }
        for _ in 0..<Self.doublings where !settles(fast) { (slow, fast) = (fast, fast * 2) }
        for _ in 0..<60 {
            let middle = (slow + fast) / 2
            if settles(middle) { fast = middle } else { slow = middle }
        }
        self.init(mass: 1, stiffness: fast * fast, damping: 2 * ratio * fast, initialVelocity: initialVelocity)
    }

    /// The maximum number of times that the search for a frequency doubles it: enough for all values within
    /// `Thresholds.SpringLimits`.
    private static let doublings = 128

    /// Creates the spring of `animate(springDuration:bounce:)`, which seems to end after `perceptualDuration` seconds.
    ///
    /// With a bounce of 0, the spring is critically damped. The nearer the bounce is to 1, the more the spring
    /// oscillates; at 1, it never stops. The nearer the bounce is to -1, the more the spring is overdamped. The
    /// conversion is from WWDC 2023, "Animate with springs".
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = Thresholds.SpringLimits.durations.clamping(perceptualDuration)
        let bounce = bounce.bounded(to: Thresholds.SpringLimits.bounces, orIfNaN: 0)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The duration in seconds of an animation whose duration this spring determines: its settling duration, or a fixed
    /// limit if it never settles.
    package var shownDuration: Double {
        settlingDuration.isFinite ? settlingDuration : Thresholds.SystemSpring.longest
    }

    /// The period of the undamped oscillation in seconds: the time for which the spring seems to move.
    package var perceptualDuration: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }

    /// The spring's bounce: 0 for critical damping, 1 for an endless oscillation, below 0 for overdamping.
    package var bounce: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The progress after `t` seconds: 0 at the start, tending to 1, above 1 while the spring overshoots.
    package func value(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        return 1 - motion.position(at: t, displacement: 1, velocity: -initialVelocity)
    }

    /// The velocity after `t` seconds, as a multiple of the total distance per second.
    package func velocity(at t: Double) -> Double {
        -motion.velocity(at: max(t, 0), displacement: 1, velocity: -initialVelocity)
    }

    private var motion: DampedMotion { DampedMotion(mass: mass, stiffness: stiffness, damping: damping) }
}
