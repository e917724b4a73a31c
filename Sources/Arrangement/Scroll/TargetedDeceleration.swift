// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The deceleration of a scroll to a given target, such as a page, or an offset that the app set in
/// `targetContentOffset`.
///
/// It starts with the current velocity. If a flick with that velocity would cover at least half the distance, the
/// scroll only ever decelerates: like a flick, or faster if the target is nearer than the flick's end. Otherwise the
/// spring of a bounce (`BounceBack`) moves the content. Content that starts towards its target never overshoots.
package struct TargetedDeceleration: Sendable, Hashable {
    /// The distance in points from the target at the start.
    package let displacement: Double
    package let initialVelocity: Double
    private let motion: DampedMotion

    /// The time in seconds until the content stays within a tenth of a point of the target.
    package let duration: Double

    package init(displacement: Double, velocity: Double, rate: Double = Thresholds.Scroll.normalDecelerationRate) {
        self.displacement = displacement
        initialVelocity = velocity
        let natural = Deceleration(initialVelocity: velocity, rate: rate).decay
        // The decay rate of an exponential deceleration that starts with this velocity and ends at the target.
        let fitting = displacement == 0 ? 0 : -velocity / displacement
        let frequency =
            fitting >= natural / 2 ? max(fitting, natural) : Thresholds.Scroll.thrownBounceFrequency
        motion = DampedMotion(frequency: frequency, ratio: 1)
        duration =
            displacement == 0
            ? 0
            : motion.settlingTime(
                within: Thresholds.Scroll.restDistance, displacement: displacement, velocity: velocity)
    }

    /// The distance in points from the target after `t` seconds; exactly 0 at the end.
    package func position(at t: Double) -> Double {
        t >= duration ? 0 : motion.position(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// The velocity in points per second after `t` seconds; 0 at the end.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : motion.velocity(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }
}
