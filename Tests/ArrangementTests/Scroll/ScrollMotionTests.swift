// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Scroll motion")
struct ScrollMotionTests {
    static let range = 0.0...3960.0

    static func motion(_ offset: Double, _ velocity: Double, bounces: Bool = true) -> ScrollMotion {
        ScrollMotion(offset: offset, velocity: velocity, range: range, dimension: 440, bounces: bounces)
    }

    /// Pairs of an offset and a velocity. The offsets are in the middle of `range`, at both of its ends and beyond
    /// them. The velocities are 0 and several in both directions.
    static let starts: [(Double, Double)] = [-200.0, -0.5, 0, 1000, 3900, 3960, 4100].flatMap { offset in
        [-6000.0, -2000, -300, -20, 0, 20, 300, 2000, 6000].map { (offset, $0) }
    }

    @Test("A flick in the middle is only a deceleration")
    func middle() {
        let motion = Self.motion(1000, 1000)
        let flick = Deceleration(initialVelocity: 1000)
        for time in stride(from: 0.0, to: 3, by: 0.05) {
            #expect(motion.offset(at: time) == 1000 + flick.position(at: time))
            #expect(motion.velocity(at: time) == flick.velocity(at: time))
        }
        #expect(motion.restingOffset == 1000 + flick.restingDisplacement)
        #expect(!motion.isFinished(at: 2.2))
        #expect(motion.isFinished(at: flick.duration))
    }

    @Test("A flick into an edge continues into the bounce without a jump in offset or velocity")
    func edge() {
        let motion = Self.motion(3900, 2000)
        let flick = Deceleration(initialVelocity: 2000)
        let hit = flick.time(atDisplacement: 60)!
        #expect(isClose(motion.offset(at: hit), 3960, within: 1e-6))
        #expect(isClose(motion.velocity(at: hit - 1e-9), motion.velocity(at: hit + 1e-9), within: 1e-3))
        #expect(motion.offset(at: hit + 0.09) > 3960 + 50)
        #expect(motion.restingOffset == 3960)
        #expect(motion.offset(at: motion.duration) == 3960)
    }

    @Test("Offsets never jump, from any start")
    func continuous() {
        for (offset, velocity) in Self.starts {
            let motion = Self.motion(offset, velocity)
            #expect(isClose(motion.offset(at: 0), offset, within: 1e-9) || motion.duration == 0)
            var last = motion.offset(at: 0)
            for time in stride(from: 0.001, to: motion.duration + 0.1, by: 0.001) {
                let now = motion.offset(at: time)
                #expect(abs(now - last) < 8, "from \(offset) at \(velocity), after \(time) s")
                last = now
            }
            #expect(last == motion.restingOffset)
            #expect(Self.range.contains(last))
            #expect(motion.velocity(at: motion.duration) == 0)
        }
    }

    @Test("Content released outside bounces back at once; flicked inwards, it continues into the range")
    func outside() {
        let still = Self.motion(-100, 0)
        #expect(still.offset(at: 0.1) > -100)
        #expect(still.offset(at: 0.1) < 0)
        #expect(still.restingOffset == 0)
        let thrown = Self.motion(-100, 3000)
        #expect(thrown.restingOffset > 200)
    }

    @Test("Without bounces the offset never goes beyond the edges")
    func noBounce() {
        for (offset, velocity) in Self.starts {
            let motion = Self.motion(offset, velocity, bounces: false)
            for time in stride(from: 0.0, to: motion.duration + 0.1, by: 0.01) {
                #expect(Self.range.contains(motion.offset(at: time)))
            }
        }
        #expect(Self.motion(-100, 0, bounces: false).isFinished(at: 0))
    }

    @Test("The fastest flick overshoots no farther than the scroll view's dimension")
    func wildest() {
        let motion = Self.motion(3960, 100_000)
        let peak = stride(from: 0.0, to: 1, by: 0.001).map { motion.offset(at: $0) }.max()!
        #expect(peak > 3960 + 430)
        #expect(peak <= 3960 + 440)
    }

    @Test("Content smaller than the view overshoots and returns to its only offset")
    func small() {
        let motion = ScrollMotion(offset: 0, velocity: 1500, range: 0...0, dimension: 440, bounces: true)
        #expect(motion.offset(at: 0.09) > 40)
        #expect(motion.restingOffset == 0)
    }
}

@Suite("Scroll motion to a target")
struct ScrollToTargetTests {
    static func deceleration(from offset: Double, at velocity: Double, to target: Double, bounces: Bool = true)
        -> ScrollMotion
    {
        .toTarget(target, offset: offset, velocity: velocity, range: 0...3960, dimension: 440, bounces: bounces)
    }

    @Test("The motion starts with the finger's offset and velocity, and rests exactly at the target")
    func ends() {
        for velocity in [-2000.0, -100, 0, 100, 700, 2000] {
            for target in [0.0, 880, 1000, 1003, 1320, 3960] {
                let motion = Self.deceleration(from: 1000, at: velocity, to: target)
                #expect(motion.restingOffset == target)
                #expect(motion.offset(at: motion.duration) == target)
                guard target != 1000 else { continue }
                #expect(isClose(motion.offset(at: 0), 1000, within: 1e-9))
                #expect(isClose(motion.velocity(at: 0), velocity, within: 1e-9))
            }
        }
    }

    @Test("If the flick would reach the target, the motion only slows down and never overshoots")
    func decelerates() {
        // A flick at 1000 points a second comes to rest after 494 points. The tested targets are nearer than that,
        // exactly at that distance, or up to twice as far away.
        for distance in [50.0, 300, 494, 700, 980] {
            let motion = Self.deceleration(from: 1000, at: 1000, to: 1000 + distance)
            var last = 1000.0
            for time in stride(from: 0.01, to: motion.duration, by: 0.01) {
                let now = motion.velocity(at: time)
                #expect(now >= -1e-9, "at \(time) s, to \(distance)")
                #expect(now <= last + 1e-9, "at \(time) s, to \(distance)")
                last = now
            }
        }
    }

    @Test("From rest a page is reached in under a second")
    func page() {
        let motion = Self.deceleration(from: 1000, at: 0, to: 1320)
        #expect(motion.duration < 1)
        #expect(motion.duration > 0.3)
    }

    @Test("A target outside the range is clamped to it")
    func clamped() {
        #expect(Self.deceleration(from: 3900, at: 1000, to: 5000).restingOffset == 3960)
    }

    @Test("Without bounces a velocity away from the target does not move content beyond the edge")
    func away() {
        let motion = Self.deceleration(from: 10, at: -3000, to: 0, bounces: false)
        for time in stride(from: 0.0, to: motion.duration, by: 0.01) {
            #expect(motion.offset(at: time) >= 0)
        }
    }
}
