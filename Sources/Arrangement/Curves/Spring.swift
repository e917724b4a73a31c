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
    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = max(mass, 1e-9)
        self.stiffness = max(stiffness, 1e-9)
        self.damping = max(damping, 0)
        self.initialVelocity = initialVelocity
        let motion = DampedMotion(mass: self.mass, stiffness: self.stiffness, damping: self.damping)
        settlingDuration = motion.timeWithin(0.001, displacement: 1, velocity: -initialVelocity)
    }

    /// The spring of `usingSpringWithDamping`: the one with this damping ratio that settles in `duration` seconds.
    ///
    /// A ratio of 1 does not oscillate. The ratio is taken to be at least 0.01 and the duration a millisecond, for
    /// below that no spring settles.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = max(dampingRatio, 0.01)
        let duration = max(duration, 0.001)
        // The frequency at which the envelope has decayed just in time, between one that is surely too slow and
        // one that is surely fast enough.
        var slow = 0.0
        var fast = 1 / duration
        func settles(_ frequency: Double) -> Bool {
            let motion = DampedMotion(frequency: frequency, ratio: ratio)
            return motion.timeWithin(0.001, displacement: 1, velocity: -initialVelocity) <= duration
        }
        while !settles(fast) { (slow, fast) = (fast, fast * 2) }
        for _ in 0..<60 {
            let middle = (slow + fast) / 2
            if settles(middle) { fast = middle } else { slow = middle }
        }
        self.init(mass: 1, stiffness: fast * fast, damping: 2 * ratio * fast, initialVelocity: initialVelocity)
    }

    /// The spring of `animate(springDuration:bounce:)`: it feels over after `perceptualDuration` seconds.
    ///
    /// A bounce of 0 is critically damped, up to 1 it oscillates more (and at 1 for ever), down to -1 it is ever
    /// more sluggish. Conversion as in WWDC 2023, "Animate with springs".
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = max(perceptualDuration, 0.001)
        let bounce = min(max(bounce, -0.99), 1)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
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
