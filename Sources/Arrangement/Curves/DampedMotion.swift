// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The free motion of a damped spring toward 0, in closed form. Spring animations, bounces and decelerations are
/// calculated with it.
package struct DampedMotion: Sendable, Hashable {
    private enum Regime: Hashable {
        /// An oscillation with `frequency` in radians a second, inside an envelope that decays at the rate `decay` in
        /// 1/s.
        case underdamped(decay: Double, frequency: Double)
        case critical(decay: Double)
        /// Two exponential decays with the rates `slow` and `fast` in 1/s; the slower one dominates at the end.
        case overdamped(slow: Double, fast: Double)
    }

    private let regime: Regime

    /// A motion with a natural frequency and a damping ratio.
    ///
    /// - Parameters:
    ///   - frequency: the natural frequency in radians a second.
    ///   - ratio: the damping ratio; 1 is critical.
    package init(frequency: Double, ratio: Double) {
        if abs(ratio - 1) < 1e-6 {
            regime = .critical(decay: frequency)
        } else if ratio < 1 {
            regime = .underdamped(decay: ratio * frequency, frequency: frequency * (1 - ratio * ratio).squareRoot())
        } else {
            let spread = (ratio * ratio - 1).squareRoot()
            // The slow rate is computed from the product of both rates, which loses no precision under heavy damping.
            let fast = frequency * (ratio + spread)
            regime = .overdamped(slow: frequency * frequency / fast, fast: fast)
        }
    }

    package init(mass: Double, stiffness: Double, damping: Double) {
        self.init(frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// An overdamped motion with two decay rates in 1/s.
    package init(slowRate: Double, fastRate: Double) {
        regime = .overdamped(slow: slowRate, fast: fastRate)
    }

    /// The position after `t` seconds, for a motion that begins at `displacement` with `velocity`.
    package func position(at t: Double, displacement: Double, velocity: Double) -> Double {
        switch regime {
        case .underdamped(let decay, let frequency):
            let sine = (velocity + decay * displacement) / frequency
            return exp(-decay * t) * (displacement * cos(frequency * t) + sine * sin(frequency * t))
        case .critical(let decay):
            return exp(-decay * t) * (displacement + (velocity + decay * displacement) * t)
        case .overdamped(let slow, let fast):
            let (a, b) = Self.shares(slow, fast, displacement, velocity)
            return a * exp(-slow * t) + b * exp(-fast * t)
        }
    }

    /// The velocity after `t` seconds, for a motion that begins at `displacement` with `velocity`.
    package func velocity(at t: Double, displacement: Double, velocity: Double) -> Double {
        switch regime {
        case .underdamped(let decay, let frequency):
            let sine = (velocity + decay * displacement) / frequency
            let cosinePart = (frequency * sine - decay * displacement) * cos(frequency * t)
            let sinePart = (frequency * displacement + decay * sine) * sin(frequency * t)
            return exp(-decay * t) * (cosinePart - sinePart)
        case .critical(let decay):
            return exp(-decay * t) * (velocity - decay * (velocity + decay * displacement) * t)
        case .overdamped(let slow, let fast):
            let (a, b) = Self.shares(slow, fast, displacement, velocity)
            return -slow * a * exp(-slow * t) - fast * b * exp(-fast * t)
        }
    }

    /// The time in seconds after which the motion's envelope, and therefore the motion, stays within `distance` of 0.
    /// The motion begins at `displacement` with `velocity`.
    package func settlingTime(within distance: Double, displacement: Double, velocity: Double) -> Double {
        switch regime {
        case .underdamped(let decay, let frequency):
            let amplitude = abs(displacement) + abs(velocity + decay * displacement) / frequency
            guard amplitude > distance else { return 0 }
            return decay > 0 ? log(amplitude / distance) / decay : .infinity
        case .critical(let decay):
            let slope = abs(velocity + decay * displacement)
            // The envelope rises until `peak` and falls from there on.
            let peak = slope > 0 ? max(0, 1 / decay - abs(displacement) / slope) : 0
            return Self.time(after: peak, scale: 1 / decay) { t in
                exp(-decay * t) * (abs(displacement) + slope * t) <= distance
            }
        case .overdamped(let slow, let fast):
            let (a, b) = Self.shares(slow, fast, displacement, velocity)
            return Self.time(after: 0, scale: 1 / slow) { t in
                abs(a) * exp(-slow * t) + abs(b) * exp(-fast * t) <= distance
            }
        }
    }

    /// The first time, in seconds after the start, at which the motion crosses the position 0; nil if it never does or
    /// begins there. The motion begins at `displacement` with `velocity`.
    package func firstCrossing(displacement: Double, velocity: Double) -> Double? {
        guard displacement != 0 else { return nil }
        switch regime {
        case .underdamped(let decay, let frequency):
            let sine = (velocity + decay * displacement) / frequency
            let angle = atan2(-displacement, sine)
            return (angle > 0 ? angle : angle + .pi) / frequency
        case .critical(let decay):
            let time = -displacement / (velocity + decay * displacement)
            return time > 0 && time.isFinite ? time : nil
        case .overdamped(let slow, let fast):
            let (a, b) = Self.shares(slow, fast, displacement, velocity)
            guard a != 0, -b / a > 1 else { return nil }
            return log(-b / a) / (fast - slow)
        }
    }

    /// The amplitudes of the slow and the fast decay of an overdamped motion. The motion is the sum of both decays, and
    /// begins at the given displacement with the given velocity.
    private static func shares(
        _ slow: Double, _ fast: Double, _ displacement: Double, _ velocity: Double
    ) -> (Double, Double) {
        let a = (velocity + fast * displacement) / (fast - slow)
        return (a, displacement - a)
    }

    /// The maximum number of times that the search for the settling time triples its range.
    private static let searches = 128

    /// Searches for the settling time, the earliest time after which `isOver` is always true. The motion's envelope
    /// must only fall after `start`. The result is 0 if `isOver(start)` is true, and infinite if the search finds no
    /// such time. `scale` is the first step of the search.
    private static func time(after start: Double, scale: Double, isOver: (Double) -> Bool) -> Double {
        if isOver(start) { return 0 }
        var low = start
        var high = start + scale
        for _ in 0..<searches where !isOver(high) { (low, high) = (high, high + 2 * (high - start)) }
        guard isOver(high) else { return .infinity }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isOver(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
