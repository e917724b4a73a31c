// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A damped spring that pulls a value from 0 to 1, as a pure function of time.
///
/// Velocities are in whole distances per second: a move of 200 points that starts at 100 points a second has an
/// initial velocity of 0.5. Time is in seconds.
package struct Spring: Sendable, Hashable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    package let initialVelocity: Double

    /// Seconds after which the value stays within a thousandth of 1; infinite for a spring without damping.
    ///
    /// It is read off the oscillation's envelope, which gives Core Animation's own number for its default spring
    /// (mass 1, stiffness 100, damping 10: 1.4727 s).
    package let settlingDuration: Double

    /// A spring from its physics, as `CASpringAnimation` has it.
    ///
    /// What is out of all bounds is moved to the nearest that is not; what is no number counts as not set.
    ///
    /// - Parameter allowsOverdamping: whether damping may be greater than what just keeps it from swinging; otherwise it
    ///   counts as that.
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
        settlingDuration = motion.timeWithin(0.001, displacement: 1, velocity: -self.initialVelocity)
    }

    /// A velocity to start with: none where it is none in whole distances, because the distance is nothing.
    private static func velocity(_ given: Double) -> Double {
        given.isFinite ? Thresholds.SpringLimits.velocities.clamping(given) : 0
    }

    /// The spring of `usingSpringWithDamping`: the one with this damping ratio that settles in `duration` seconds.
    ///
    /// A ratio of 1 does not oscillate. The ratio is taken to be at least 0.01 and the duration a millisecond, for
    /// below that no spring settles.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.bounded(to: Thresholds.SpringLimits.dampingRatios, orIfNaN: 1)
        let duration = Thresholds.SpringLimits.durations.clamping(duration)
        let initialVelocity = Spring.velocity(initialVelocity)
        // The frequency at which the envelope has decayed just in time, between one that is surely too slow and
        // one that is surely fast enough.
        var slow = 0.0
        var fast = 1 / duration
        func settles(_ frequency: Double) -> Bool {
            let motion = DampedMotion(frequency: frequency, ratio: ratio)
            return motion.timeWithin(0.001, displacement: 1, velocity: -initialVelocity) <= duration
        }
        for _ in 0..<Self.doublings where !settles(fast) { (slow, fast) = (fast, fast * 2) }
        for _ in 0..<60 {
            let middle = (slow + fast) / 2
            if settles(middle) { fast = middle } else { slow = middle }
        }
        self.init(mass: 1, stiffness: fast * fast, damping: 2 * ratio * fast, initialVelocity: initialVelocity)
    }

    /// Doublings within which a frequency is fast enough, whatever the limits let through.
    private static let doublings = 128

    /// The spring of `animate(springDuration:bounce:)`: it feels over after `perceptualDuration` seconds.
    ///
    /// A bounce of 0 is critically damped, up to 1 it oscillates more (and at 1 for ever), down to -1 it is ever
    /// more sluggish. Conversion as in WWDC 2023, "Animate with springs".
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = Thresholds.SpringLimits.durations.clamping(perceptualDuration)
        let bounce = bounce.bounded(to: Thresholds.SpringLimits.bounces, orIfNaN: 0)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// Seconds that the system's own animations on it take: one that never settles is cut off where nobody watches any
    /// more.
    package var shownDuration: Double {
        settlingDuration.isFinite ? settlingDuration : Thresholds.SystemSpring.longest
    }

    /// Seconds that one swing would take without damping: how long the spring seems to move.
    package var perceptualDuration: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }

    /// 0 where it just does not swing, 1 where it never stops swinging, below 0 where it drags.
    package var bounce: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Progress after `t` seconds: 0 at the start, tending to 1, beyond 1 where it overshoots.
    package func value(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        return 1 - motion.position(at: t, displacement: 1, velocity: -initialVelocity)
    }

    /// Whole distances per second after `t` seconds.
    package func velocity(at t: Double) -> Double {
        -motion.velocity(at: max(t, 0), displacement: 1, velocity: -initialVelocity)
    }

    private var motion: DampedMotion { DampedMotion(mass: mass, stiffness: stiffness, damping: damping) }
}
