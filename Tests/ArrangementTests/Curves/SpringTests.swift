// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Spring")
struct SpringTests {
    /// Under-, critically and overdamped springs, each with a backward, zero and forward initial velocity.
    static let springs: [Spring] = [0.2, 0.5, 0.9, 0.999, 1, 1.001, 1.5, 4].flatMap { ratio in
        [-5.0, 0, 3].map { velocity in
            Spring(mass: 2, stiffness: 200, damping: ratio * 40, initialVelocity: velocity)
        }
    }

    @Test("A spring starts at 0 with its initial velocity", arguments: springs)
    func start(spring: Spring) {
        #expect(isClose(spring.value(at: 0), 0, within: 1e-12))
        #expect(isClose(spring.velocity(at: 0), spring.initialVelocity, within: 1e-9))
    }

    @Test("A spring obeys the equation of a damped spring at every time", arguments: springs)
    func equation(spring: Spring) {
        let step = 1e-4
        for moment in stride(from: 0.01, to: 2, by: 0.05) {
            let before = spring.value(at: moment - step)
            let now = spring.value(at: moment)
            let after = spring.value(at: moment + step)
            let velocity = (after - before) / (2 * step)
            let acceleration = (after - 2 * now + before) / (step * step)
            let force = spring.stiffness * (1 - now) - spring.damping * velocity
            #expect(isClose(spring.mass * acceleration, force, within: 0.02), "at \(moment) s")
            #expect(isClose(spring.velocity(at: moment), velocity, within: 1e-3), "at \(moment) s")
        }
    }

    @Test("After its settling duration a spring stays within a thousandth of 1", arguments: springs)
    func settling(spring: Spring) {
        for factor in stride(from: 1.0, to: 3, by: 0.01) {
            #expect(abs(spring.value(at: spring.settlingDuration * factor) - 1) <= 0.001 + 1e-9)
        }
    }

    @Test("Core Animation's default spring settles in Core Animation's time")
    func coreAnimation() {
        #expect(isClose(Spring(stiffness: 100, damping: 10).settlingDuration, 1.4727, within: 1e-4))
    }

    @Test(
        "A spring with a damping ratio settles within its duration, and in no less than two thirds of it",
        arguments: [0.1, 0.5, 0.7, 0.8, 1, 1.2], [0.25, 0.4, 1, 3])
    func dampingRatio(ratio: Double, duration: Double) {
        for velocity in [-2.0, 0, 0.5, 6] {
            let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
            #expect(isClose(spring.settlingDuration, duration, within: 1e-6))
            let moments = stride(from: duration * 0.66, to: duration, by: duration / 1000)
            #expect(moments.contains { abs(spring.value(at: $0) - 1) > 0.001 })
        }
    }

    @Test("A damping ratio of 1 never overshoots; 0.5 does, by the textbook's 16.3 %")
    func overshoot() {
        func highest(_ spring: Spring) -> Double {
            stride(from: 0.0, to: 2, by: 0.0005).map(spring.value).max()!
        }
        #expect(highest(Spring(dampingRatio: 1, duration: 0.5)) <= 1)
        #expect(isClose(highest(Spring(dampingRatio: 0.5, duration: 0.5)), 1.163, within: 1e-3))
    }

    @Test("Perceptual duration and bounce are converted to stiffness and damping as in WWDC 2023")
    func perceptual() {
        let plain = Spring(perceptualDuration: 0.5, bounce: 0)
        #expect(isClose(plain.stiffness, 157.9137, within: 1e-4))
        #expect(isClose(plain.damping, 25.1327, within: 1e-4))
        let bouncy = Spring(perceptualDuration: 0.5, bounce: 0.25)
        #expect(isClose(bouncy.damping, 0.75 * plain.damping, within: 1e-9))
        let sluggish = Spring(perceptualDuration: 0.5, bounce: -0.5)
        #expect(isClose(sluggish.damping, 2 * plain.damping, within: 1e-9))
        #expect(Spring(perceptualDuration: 0.5, bounce: 1).settlingDuration == .infinity)
    }

    @Test("Heavy damping causes neither overflow nor NaN")
    func heavy() {
        let spring = Spring(stiffness: 1, damping: 10_000)
        #expect(spring.value(at: 1e6) > 0.999)
        #expect(spring.settlingDuration.isFinite)
    }
}
