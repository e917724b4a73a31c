// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A scroll that comes to rest at a given place, as after a change of `targetContentOffset` or on a page.
///
/// It starts with the velocity there is. Where that velocity would carry it at least half the way, it only ever
/// slows down: as a flick does, or faster where the target is nearer than the flick would go. Otherwise the bounce's
/// spring takes it there. It never overshoots a target it moves toward.
package struct Glide: Sendable, Hashable {
    /// Points from the target at the start.
    package let displacement: Double
    package let initialVelocity: Double
    private let motion: DampedMotion

    /// Seconds until it lies within a tenth of a point of the target for good.
    package let duration: Double

    package init(displacement: Double, velocity: Double, rate: Double = Thresholds.Scroll.normalDecelerationRate) {
        self.displacement = displacement
        initialVelocity = velocity
        let natural = Deceleration(initialVelocity: velocity, rate: rate).decay
        // How fast an exponential decay would have to be that starts with this velocity and ends at the target.
        let fitting = displacement == 0 ? 0 : -velocity / displacement
        let frequency =
            fitting >= natural / 2 ? max(fitting, natural) : Thresholds.Scroll.thrownBounceFrequency
        motion = DampedMotion(frequency: frequency, ratio: 1)
        duration =
            displacement == 0
            ? 0
            : motion.timeWithin(Thresholds.Scroll.restDistance, displacement: displacement, velocity: velocity)
    }

    /// Points from the target after `t` seconds; exactly 0 once it is over.
    package func position(at t: Double) -> Double {
        t >= duration ? 0 : motion.position(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// Points a second after `t` seconds; 0 once it is over.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : motion.velocity(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }
}
