// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A flick that runs out: velocity is multiplied by the rate in each millisecond until it falls to 10 points a second.
///
/// The distance is the one measured on devices, which add up whole milliseconds, (v0 - v) * rate / (1 - rate) / 1000:
/// a flick at 1000 points a second rests after 494.0 points. Points and seconds.
package struct Deceleration: Sendable, Hashable {
    package let initialVelocity: Double
    /// Velocity's factor per millisecond, between 0 and 1.
    package let rate: Double

    package init(initialVelocity: Double, rate: Double = Thresholds.Scroll.normalDecelerationRate) {
        precondition(rate > 0 && rate < 1, "A deceleration rate lies between 0 and 1, not at \(rate).")
        self.initialVelocity = initialVelocity
        self.rate = rate
    }

    /// Seconds until it stops: ln(v0 / 10) / |1000 ln rate|.
    package var duration: Double {
        let speed = abs(initialVelocity)
        return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / decay : 0
    }

    /// Points from the start to where it stops.
    package var restingDisplacement: Double { displacement(atVelocity: finalVelocity) }

    /// Points from the start after `t` seconds.
    package func position(at t: Double) -> Double {
        t >= duration ? restingDisplacement : displacement(atVelocity: decayed(max(t, 0)))
    }

    /// Points a second after `t` seconds; 0 once it has stopped.
    package func velocity(at t: Double) -> Double {
        t >= duration ? 0 : decayed(max(t, 0))
    }

    /// Seconds until it has come `displacement` far, or nil if it stops before.
    package func time(atDisplacement displacement: Double) -> Double? {
        if displacement == 0 { return 0 }
        let velocity = initialVelocity - displacement / reach
        guard velocity * initialVelocity > 0, abs(velocity) < abs(initialVelocity), abs(velocity) >= Self.stopSpeed
        else { return nil }
        return log(initialVelocity / velocity) / decay
    }

    private static let stopSpeed = Thresholds.Scroll.stopSpeed

    /// How fast velocity decays, in 1/s.
    package var decay: Double { -1000 * log(rate) }

    /// Points travelled for each point a second lost.
    private var reach: Double { rate / (1 - rate) / 1000 }

    private var finalVelocity: Double {
        let speed = min(abs(initialVelocity), Self.stopSpeed)
        return initialVelocity < 0 ? -speed : speed
    }

    private func decayed(_ t: Double) -> Double { initialVelocity * exp(-decay * t) }

    private func displacement(atVelocity velocity: Double) -> Double { (initialVelocity - velocity) * reach }
}
