// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Deceleration")
struct DecelerationTests {
    @Test("facts 75, 77: a flick at 1000 points per second rests after 494.0 points and 2.30 seconds")
    func measured() {
        let flick = Deceleration(initialVelocity: 1000)
        #expect(isClose(flick.restingDisplacement, 494.01, within: 0.005))
        #expect(isClose(flick.duration, 2.30, within: 0.005))
    }

    @Test("facts 73, 74: velocity is multiplied by the rate in each millisecond", arguments: [0.998, 0.99])
    func velocity(rate: Double) {
        let flick = Deceleration(initialVelocity: -3000, rate: rate)
        for milliseconds in stride(from: 0, to: 400, by: 7) {
            let expected = -3000 * pow(rate, Double(milliseconds))
            #expect(isClose(flick.velocity(at: Double(milliseconds) / 1000), expected, within: 1e-6))
        }
    }

    @Test(
        "A flick moves in one direction only, and stops exactly at its resting displacement",
        arguments: [-4875.0, -12, 11, 750, 3000])
    func monotone(velocity: Double) {
        let flick = Deceleration(initialVelocity: velocity)
        var last = 0.0
        for time in stride(from: 0, to: flick.duration, by: 0.01) {
            let position = flick.position(at: time)
            #expect(abs(position) >= abs(last))
            #expect(position * velocity >= 0)
            last = position
        }
        #expect(flick.position(at: flick.duration) == flick.restingDisplacement)
        #expect(isClose(last, flick.restingDisplacement, within: 0.5))
        #expect(flick.velocity(at: flick.duration) == 0)
    }

    @Test("At 10 points per second or less there is no flick")
    func slow() {
        for velocity in [-10.0, 0, 4, 10] {
            let flick = Deceleration(initialVelocity: velocity)
            #expect(flick.duration == 0)
            #expect(flick.restingDisplacement == 0)
            #expect(flick.position(at: 1) == 0)
        }
    }

    @Test("A flick has a time for each displacement that it passes, and none beyond its rest or behind its start")
    func passing() {
        let flick = Deceleration(initialVelocity: -2000)
        for displacement in [-1.0, -300, -900] {
            let time = flick.time(atDisplacement: displacement)!
            #expect(isClose(flick.position(at: time), displacement, within: 1e-9))
        }
        #expect(flick.time(atDisplacement: -1000) == nil)
        #expect(flick.time(atDisplacement: 1) == nil)
    }
}
