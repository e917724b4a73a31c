// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The deceleration after a flick: the velocity is multiplied by `rate` in each millisecond, until it has dropped to 10
/// points a second.
///
/// The distance from velocity v0 to v is (v0 - v) * rate / (1 - rate) / 1000, as measured on devices. Devices compute
/// the motion in steps of a millisecond. A flick at 1000 points a second stops after 494.0 points. Units are points and
/// seconds.
package struct Deceleration: Sendable, Hashable {
    package let initialVelocity: Double
    /// The factor by which the velocity is multiplied in each millisecond, between 0 and 1.
    package let rate: Double

    package init(initialVelocity: Double, rate: Double = Thresholds.Scroll.normalDecelerationRate) {
        precondition(rate > 0 && rate < 1, "A deceleration rate lies between 0 and 1, not at \(rate).")
        self.initialVelocity = initialVelocity
        self.rate = rate
    }

    /// The time in seconds until the content stops: ln(v0 / 10) / |1000 ln rate|.
    package var duration: Double {
        let speed = abs(initialVelocity)
        return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / decay : 0
    }

    /// The distance in points that the deceleration covers from its start to its end.
    package var restingDisplacement: Double { displacement(atVelocity: finalVelocity) }

    /// The distance in points that the content has covered after `t` seconds.
    package func position(at t: Double) -> Double {
        t >= duration ? restingDisplacement : displacement(atVelocity: decayed(max(t, 0)))
    }

    /// The velocity in points per second after `t` seconds; 0 at the end.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : decayed(max(t, 0))
    }

    /// The time in seconds at which the content has moved by `displacement`; nil if it stops before.
    package func time(atDisplacement displacement: Double) -> Double? {
        if displacement == 0 { return 0 }
        let velocity = initialVelocity - displacement / reach
        guard velocity * initialVelocity > 0, abs(velocity) < abs(initialVelocity), abs(velocity) >= Self.stopSpeed
        else { return nil }
        return log(initialVelocity / velocity) / decay
    }

    private static let stopSpeed = Thresholds.Scroll.stopSpeed

    /// The decay rate of the velocity in 1/s.
    package var decay: Double { -1000 * log(rate) }

    /// The distance in points that the content covers while its velocity decreases by 1 point per second.
    private var reach: Double { rate / (1 - rate) / 1000 }

    /// The velocity at which the content stops: 10 points per second, or less if it started more slowly.
    private var finalVelocity: Double {
        let speed = min(abs(initialVelocity), Self.stopSpeed)
        return initialVelocity < 0 ? -speed : speed
    }

    private func decayed(_ t: Double) -> Double { initialVelocity * exp(-decay * t) }

    private func displacement(atVelocity velocity: Double) -> Double { (initialVelocity - velocity) * reach }
}
