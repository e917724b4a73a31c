// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// Results for zero, infinite, NaN and extreme numbers: every motion ends, and every position is finite at any time.
@Suite("Invalid and extreme numbers")
struct InvalidNumbersTests {
    static let numbers: [Double] = [
        0, 1, -1, 1e-9, -1e-9, .leastNonzeroMagnitude, 1e9, -1e9, 1e300, -.greatestFiniteMagnitude, .infinity,
        -.infinity, .nan,
    ]
    private static let moments: [Double] = [0, 1e-6, 0.3, 7, 1e6]

    private func check(_ spring: Spring, _ name: @autoclosure () -> String) {
        #expect(spring.settlingDuration >= 0, "\(name())")
        let isSound = Self.moments.allSatisfy { spring.value(at: $0).isFinite && spring.velocity(at: $0).isFinite }
        #expect(isSound, "\(name())")
    }

    @Test("A spring of any mass, stiffness, damping and velocity has finite values", arguments: numbers)
    func springs(mass: Double) {
        for stiffness in Self.numbers {
            for damping in Self.numbers {
                for velocity in Self.numbers {
                    let spring = Spring(
                        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                    check(spring, "mass \(mass), stiffness \(stiffness), damping \(damping), velocity \(velocity)")
                }
            }
        }
    }

    @Test("A spring of any ratio or bounce, duration and velocity has finite values", arguments: numbers)
    func ratios(ratio: Double) {
        for duration in Self.numbers {
            for velocity in Self.numbers {
                check(
                    Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity),
                    "ratio \(ratio), duration \(duration), velocity \(velocity)")
                check(
                    Spring(perceptualDuration: duration, bounce: ratio, initialVelocity: velocity),
                    "bounce \(ratio), duration \(duration), velocity \(velocity)")
            }
        }
    }

    @Test("An infinite or NaN initial velocity counts as zero")
    func noDistance() {
        let still = Spring(dampingRatio: 0.7, duration: 0.5)
        for velocity in [Double.infinity, -.infinity, .nan] {
            #expect(Spring(dampingRatio: 0.7, duration: 0.5, initialVelocity: velocity) == still)
        }
    }

    @Test("Scrolling from any offset, at any velocity and view size, ends in the range", arguments: numbers)
    func scrolling(velocity: Double) {
        for offset in Self.numbers {
            for dimension in Self.numbers {
                for bounces in [true, false] {
                    let free = ScrollMotion(
                        offset: offset, velocity: velocity, range: 0...1000, dimension: dimension, bounces: bounces)
                    let aimed = ScrollMotion.toTarget(
                        offset, offset: offset, velocity: velocity, range: 0...1000, dimension: dimension,
                        bounces: bounces)
                    for motion in [free, aimed] {
                        let name = "offset \(offset), velocity \(velocity), dimension \(dimension), \(bounces)"
                        #expect(motion.duration.isFinite, "\(name)")
                        #expect(motion.duration >= 0, "\(name)")
                        #expect((0...1000).contains(motion.restingOffset), "\(name)")
                        #expect(Self.moments.allSatisfy { motion.offset(at: $0).isFinite }, "\(name)")
                    }
                }
            }
        }
    }

    @Test("Media timing with any numbers gives times within the duration")
    func timing() {
        var random = Seeded(seed: 7)
        func any() -> Double { Self.numbers.randomElement(using: &random)! }
        for _ in 0..<20_000 {
            var time = MediaTime()
            (time.beginTime, time.duration, time.speed, time.timeOffset) = (any(), any(), any(), any())
            (time.repeatCount, time.repeatDuration) = (any(), any())
            time.autoreverses = Bool.random(using: &random)
            time.fillsAfter = true
            time.fillsBefore = true
            #expect(!time.activeDuration.isNaN)
            for moment in [-3.0] + Self.moments {
                let phase = time.phase(at: moment)
                let isSound = phase.time.map { $0.isFinite && $0 >= 0 && $0 <= max(time.duration, 0) } ?? true
                #expect(isSound, "\(time) at \(moment): \(phase)")
                #expect(phase.iteration >= 0)
            }
        }
    }

    @Test("Curves, keyframes and animators with any numbers give finite values")
    func curves() {
        var random = Seeded(seed: 11)
        func any() -> Double { Self.numbers.randomElement(using: &random)! }
        for _ in 0..<5_000 {
            let curve = TimingCurve(any(), any(), any(), any())
            let fraction = any()
            #expect(curve.value(at: 0.4).isFinite, "\(curve)")
            #expect(curve.value(at: fraction).isFinite, "\(curve)")
            if let keyframes = Keyframes(times: [any(), any(), any()]) {
                let place = keyframes.place(at: 0.5)
                #expect((0...1).contains(place.fraction), "\(keyframes)")
            }
            let paced = Keyframes(distances: [any(), any()]).place(at: 0.5)
            #expect((0...1).contains(paced.fraction))
            var timeline = AnimatorTimeline(duration: any(), pace: AnimatorTiming(curve: curve))
            timeline.started(reversed: false, at: 0)
            timeline.continued(pace: nil, duration: any(), reversed: false, at: 0.1)
            let left = timeline.remaining(at: 0.2)
            #expect(left.map { $0.isFinite && $0 >= 0 } == true)
            timeline.scrubbed(to: any(), linearly: Bool.random(using: &random), reversed: false, at: 0.2)
            let progress = timeline.progress(at: 0.3)
            #expect(progress.x.isFinite)
            #expect(progress.y.isFinite)
        }
    }
}
