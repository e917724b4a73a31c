// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The bounce of content back to an edge, after a flick against the edge or a release beyond it.
///
/// Content flicked at a velocity v overshoots on a critically damped spring with a frequency of 11 /s, at most by v /
/// (11 e). Content released at less than 50 points a second returns slowly, with decay rates of 9 and 46 /s. All these
/// numbers were measured on iOS. Positions are in points from the edge; the position at the start is `displacement`.
package struct BounceBack: Sendable, Hashable {
    package let displacement: Double
    package let initialVelocity: Double
    private let motion: DampedMotion

    /// The time in seconds until the content stays within a tenth of a point of the edge.
    package let duration: Double

    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        initialVelocity = velocity
        let rates = Thresholds.Scroll.heldBounceRates
        motion =
            abs(velocity) < Thresholds.Scroll.heldBounceSpeed
            ? DampedMotion(slowRate: rates.slow, fastRate: rates.fast)
            : DampedMotion(frequency: Thresholds.Scroll.thrownBounceFrequency, ratio: 1)
        duration = motion.settlingTime(
            within: Thresholds.Scroll.restDistance, displacement: displacement, velocity: velocity)
    }

    /// The distance in points from the edge after `t` seconds; exactly 0 at the end.
    package func position(at t: Double) -> Double {
        t >= duration ? 0 : motion.position(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// The velocity in points per second after `t` seconds; 0 at the end.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : motion.velocity(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// The time in seconds at which the content crosses the edge inwards. Nil if the content was not flicked inwards
    /// fast enough to cross it.
    package var crossing: Double? {
        guard let time = motion.firstCrossing(displacement: displacement, velocity: initialVelocity),
            time < duration
        else { return nil }
        return time
    }

    /// The greatest velocity at the edge, in points per second, for which the bounce extends no farther than
    /// `distance`.
    package static func velocity(reaching distance: Double) -> Double {
        (0...Thresholds.Scroll.offsets.upperBound).clamping(distance) * Thresholds.Scroll.thrownBounceFrequency
            * 2.718281828459045
    }
}
