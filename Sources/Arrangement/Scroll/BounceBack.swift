// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The way back to an edge that content has been thrown against or pulled past.
///
/// Thrown content swings out on a critically damped spring of 11 /s, with its farthest point at v / (11 e); content
/// released from being held, slower than 50 points a second, creeps back at rates of 9 and 46 /s. Both are measured.
/// Positions are in points from the edge, with whatever sign the start has.
package struct BounceBack: Sendable, Hashable {
    package let displacement: Double
    package let initialVelocity: Double
    private let motion: DampedMotion

    /// Seconds until it lies within a tenth of a point of the edge for good.
    package let duration: Double

    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        initialVelocity = velocity
        let rates = Thresholds.Scroll.heldBounceRates
        motion =
            abs(velocity) < Thresholds.Scroll.heldBounceSpeed
            ? DampedMotion(slowRate: rates.slow, fastRate: rates.fast)
            : DampedMotion(frequency: Thresholds.Scroll.thrownBounceFrequency, ratio: 1)
        duration = motion.timeWithin(
            Thresholds.Scroll.restDistance, displacement: displacement, velocity: velocity)
    }

    /// Points from the edge after `t` seconds; exactly 0 once it is over.
    package func position(at t: Double) -> Double {
        t >= duration ? 0 : motion.position(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// Points a second after `t` seconds; 0 once it is over.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : motion.velocity(at: max(t, 0), displacement: displacement, velocity: initialVelocity)
    }

    /// Seconds until it crosses the edge inward, which only content thrown inward does.
    package var crossing: Double? {
        guard let time = motion.firstCrossing(displacement: displacement, velocity: initialVelocity),
            time < duration
        else { return nil }
        return time
    }

    /// The greatest velocity at the edge that swings out no farther than `distance`.
    package static func velocity(reaching distance: Double) -> Double {
        (0...Thresholds.Scroll.offsets.upperBound).clamping(distance) * Thresholds.Scroll.thrownBounceFrequency
            * 2.718281828459045
    }
}
