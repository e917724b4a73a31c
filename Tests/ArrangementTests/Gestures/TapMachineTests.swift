// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

/// A touch at `x` on a horizontal line, for gesture machines that only measure distances.
func touch(_ x: Double, id: Int = 1) -> GestureTouch { GestureTouch(id: id, at: CGPoint(x: x, y: 0)) }

@Suite("Tap")
struct TapMachineTests {
    @Test("A touch down and up in one place is a tap, located at the touch down")
    func tap() {
        var tap = TapMachine()
        #expect(tap.touchesBegan([touch(50)], at: 0) == .none)
        #expect(tap.touchesMoved([touch(58)], at: 0.1) == .none)
        #expect(tap.touchesEnded([touch(58)], at: 0.49) == .recognized)
        #expect(tap.location == CGPoint(x: 50, y: 0))
        #expect(tap.deadline == nil)
    }

    @Test("A touch that moves more than 10 points is no tap, even if the movement arrives with the lift")
    func wander() {
        var moved = TapMachine()
        _ = moved.touchesBegan([touch(50)], at: 0)
        #expect(moved.touchesMoved([touch(60)], at: 0.1) == .none)
        #expect(moved.touchesMoved([touch(60.5)], at: 0.1) == .failed)
        #expect(moved.touchesEnded([touch(50)], at: 0.2) == .none)
        var jumped = TapMachine()
        _ = jumped.touchesBegan([touch(50)], at: 0)
        #expect(jumped.touchesEnded([touch(80)], at: 0.1) == .failed)
    }

    @Test("A touch that stays down too long is no tap")
    func long() {
        var tap = TapMachine()
        _ = tap.touchesBegan([touch(50)], at: 1)
        #expect(tap.deadline == 2.5)
        #expect(tap.timePassed(2.4) == .none)
        #expect(tap.timePassed(2.5) == .failed)
    }

    @Test("A second touch in time and nearby is a double tap, located at the first tap")
    func double() {
        var tap = TapMachine(numberOfTapsRequired: 2)
        _ = tap.touchesBegan([touch(50)], at: 0)
        #expect(tap.touchesEnded([touch(50)], at: 0.1) == .none)
        #expect(tap.deadline == 0.1 + 0.35)
        #expect(tap.touchesBegan([touch(60, id: 2)], at: 0.4) == .none)
        #expect(tap.touchesEnded([touch(60, id: 2)], at: 0.5) == .recognized)
        #expect(tap.location == CGPoint(x: 50, y: 0))
    }

    @Test("A second touch too late or too far away is no double tap")
    func noDouble() {
        var late = TapMachine(numberOfTapsRequired: 2)
        _ = late.touchesBegan([touch(50)], at: 0)
        _ = late.touchesEnded([touch(50)], at: 0.1)
        #expect(late.timePassed(0.45) == .failed)
        var unclocked = TapMachine(numberOfTapsRequired: 2)
        _ = unclocked.touchesBegan([touch(50)], at: 0)
        _ = unclocked.touchesEnded([touch(50)], at: 0.1)
        #expect(unclocked.touchesBegan([touch(50, id: 2)], at: 0.46) == .failed)
        var far = TapMachine(numberOfTapsRequired: 2)
        _ = far.touchesBegan([touch(50)], at: 0)
        _ = far.touchesEnded([touch(50)], at: 0.1)
        #expect(far.touchesBegan([touch(96, id: 2)], at: 0.2) == .failed)
    }

    @Test("Two fingers may land and lift one after the other; the location is between them")
    func twoFingers() {
        var tap = TapMachine(numberOfTouchesRequired: 2)
        #expect(tap.touchesBegan([touch(40, id: 1)], at: 0) == .none)
        #expect(tap.touchesBegan([touch(80, id: 2)], at: 0.05) == .none)
        #expect(tap.touchesEnded([touch(40, id: 1)], at: 0.1) == .none)
        #expect(tap.touchesEnded([touch(80, id: 2)], at: 0.12) == .recognized)
        #expect(tap.location == CGPoint(x: 60, y: 0))
    }

    @Test("A tap with one finger too few or too many fails")
    func fingerCount() {
        var few = TapMachine(numberOfTouchesRequired: 2)
        _ = few.touchesBegan([touch(40)], at: 0)
        #expect(few.touchesEnded([touch(40)], at: 0.1) == .failed)
        var many = TapMachine()
        _ = many.touchesBegan([touch(40)], at: 0)
        #expect(many.touchesBegan([touch(80, id: 2)], at: 0.05) == .failed)
    }

    @Test("A cancelled touch fails the tap, and later touches have no effect")
    func cancel() {
        var tap = TapMachine()
        _ = tap.touchesBegan([touch(50)], at: 0)
        #expect(tap.touchesCancelled([touch(50)], at: 0.1) == .failed)
        #expect(tap.touchesBegan([touch(50)], at: 0.2) == .none)
        #expect(tap.touchesEnded([touch(50)], at: 0.2) == .none)
    }

    @Test("An ignored finger is not counted, and without another finger the tap fails")
    func ignored() {
        var tap = TapMachine(numberOfTouchesRequired: 2)
        _ = tap.touchesBegan([touch(40, id: 1), touch(60, id: 2)], at: 0)
        #expect(tap.touchesBegan([], at: 0) == .none)
        #expect(tap.touchesIgnored([touch(60, id: 2)]) == .none)
        var alone = tap
        #expect(tap.touchesBegan([touch(80, id: 3)], at: 0.1) == .none)
        #expect(tap.touchesEnded([touch(40, id: 1), touch(80, id: 3)], at: 0.2) == .recognized)
        #expect(alone.touchesIgnored([touch(40, id: 1)]) == .failed)
    }
}
