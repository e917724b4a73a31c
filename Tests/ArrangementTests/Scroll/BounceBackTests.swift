// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Bounce back")
struct BounceBackTests {
    @Test("fact 79: content that hits an edge at 3005 points per second overshoots 100 points, on either edge")
    func thrown() {
        for sign in [1.0, -1] {
            let bounce = BounceBack(displacement: 0, velocity: sign * 3005)
            let peak = stride(from: 0.0, to: 1, by: 0.0005).map { sign * bounce.position(at: $0) }.max()!
            #expect(isClose(peak, 100.5, within: 0.1))
        }
        #expect(isClose(BounceBack.velocity(reaching: 100), 2990, within: 1))
    }

    @Test("fact 80: content released at rest returns with decay rates of 9 and 46")
    func held() {
        let bounce = BounceBack(displacement: 80, velocity: 0)
        for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
            let expected = 80 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(isClose(bounce.position(at: time), expected, within: 1e-9))
        }
        #expect(bounce.crossing == nil)
    }

    @Test("A bounce ends when at most a tenth of a point is left, and is then exactly at the edge")
    func end() {
        for (displacement, velocity) in [(80.0, 0.0), (-120, 0), (0, 2000), (30, 900), (-30, -49), (50, -2000)] {
            let bounce = BounceBack(displacement: displacement, velocity: velocity)
            #expect(abs(bounce.position(at: bounce.duration.nextDown)) <= 0.1 + 1e-9)
            #expect(bounce.position(at: bounce.duration) == 0)
            #expect(bounce.velocity(at: bounce.duration) == 0)
        }
        #expect(BounceBack(displacement: 0.05, velocity: 0).duration == 0)
    }

    @Test("Velocity is the derivative of the position")
    func slope() {
        for (displacement, velocity) in [(80.0, 0.0), (0, 2000), (50, -2000)] {
            let bounce = BounceBack(displacement: displacement, velocity: velocity)
            for time in stride(from: 0.01, to: bounce.duration - 0.01, by: 0.02) {
                let slope = (bounce.position(at: time + 1e-5) - bounce.position(at: time - 1e-5)) / 2e-5
                #expect(isClose(bounce.velocity(at: time), slope, within: 0.01))
            }
        }
    }

    @Test("Content that is released inwards fast enough crosses the edge")
    func crossing() {
        let bounce = BounceBack(displacement: 50, velocity: -2000)
        let time = bounce.crossing!
        #expect(isClose(bounce.position(at: time), 0, within: 1e-9))
        #expect(bounce.velocity(at: time) < 0)
        #expect(BounceBack(displacement: 50, velocity: -500).crossing == nil)
    }
}
