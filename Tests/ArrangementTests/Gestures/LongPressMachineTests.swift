// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Long press")
struct LongPressMachineTests {
    @Test("A finger held within 10 points for half a second begins; then every movement is a change")
    func press() {
        var press = LongPressMachine()
        #expect(press.touchesBegan([touch(100)], at: 1) == .none)
        #expect(press.deadline == 1.5)
        #expect(press.touchesMoved([touch(109)], at: 1.2) == .none)
        #expect(press.touchesMoved([touch(91)], at: 1.3) == .none)
        #expect(press.timePassed(1.4999) == .none)
        #expect(press.timePassed(1.5) == .began)
        #expect(press.deadline == nil)
        #expect(press.touchesMoved([touch(900)], at: 1.6) == .changed)
        #expect(press.location?.x == 900)
        #expect(press.touchesEnded([touch(900)], at: 2) == .ended)
        #expect(press.touchesMoved([touch(0)], at: 2.1) == .none)
    }

    @Test("A movement of 11 points before half a second fails, and so does lifting at 0.49 s")
    func failures() {
        var moved = LongPressMachine()
        _ = moved.touchesBegan([touch(100)], at: 0)
        #expect(moved.touchesMoved([touch(111)], at: 0.3) == .failed)
        #expect(moved.timePassed(0.5) == .none)
        var lifted = LongPressMachine()
        _ = lifted.touchesBegan([touch(100)], at: 0)
        #expect(lifted.touchesEnded([touch(100)], at: 0.49) == .failed)
    }

    @Test("If the timer is late, a movement after the deadline still begins the press")
    func lateClock() {
        var press = LongPressMachine()
        _ = press.touchesBegan([touch(100)], at: 0)
        #expect(press.touchesMoved([touch(150)], at: 0.6) == .began)
        #expect(press.timePassed(0.7) == .none)
    }

    @Test("A press with a minimum duration of zero begins with the touch")
    func atOnce() {
        var press = LongPressMachine(minimumPressDuration: 0)
        #expect(press.touchesBegan([touch(100)], at: 0) == .began)
    }

    @Test("The duration counts from the last required finger, and an extra finger fails")
    func fingers() {
        var press = LongPressMachine(numberOfTouchesRequired: 2)
        _ = press.touchesBegan([touch(100, id: 1)], at: 0)
        #expect(press.deadline == nil)
        _ = press.touchesBegan([touch(200, id: 2)], at: 0.3)
        #expect(press.deadline == 0.8)
        #expect(press.touchesBegan([touch(300, id: 3)], at: 0.4) == .failed)
    }

    @Test("After the begin another finger changes nothing, and the first of its own fingers to lift ends it")
    func otherFinger() {
        var press = LongPressMachine()
        _ = press.touchesBegan([touch(100, id: 1)], at: 0)
        _ = press.timePassed(0.5)
        #expect(press.touchesBegan([touch(300, id: 2)], at: 0.6) == .none)
        #expect(press.touchesMoved([touch(320, id: 2)], at: 0.7) == .none)
        #expect(press.touchesEnded([touch(320, id: 2)], at: 0.8) == .none)
        #expect(press.touchesEnded([touch(100, id: 1)], at: 0.9) == .ended)
    }

    @Test("A cancelled touch cancels a press that has begun and fails one that has not")
    func cancel() {
        var begun = LongPressMachine()
        _ = begun.touchesBegan([touch(100)], at: 0)
        _ = begun.timePassed(0.5)
        #expect(begun.touchesCancelled([touch(100)], at: 0.6) == .cancelled)
        var possible = LongPressMachine()
        _ = possible.touchesBegan([touch(100)], at: 0)
        #expect(possible.touchesCancelled([touch(100)], at: 0.1) == .failed)
    }

    @Test("With a required tap, the press must follow the tap in time")
    func tapFirst() {
        var press = LongPressMachine(numberOfTapsRequired: 1)
        _ = press.touchesBegan([touch(100)], at: 0)
        #expect(press.touchesEnded([touch(100)], at: 0.1) == .none)
        var late = press
        #expect(press.touchesBegan([touch(100, id: 2)], at: 0.3) == .none)
        #expect(press.timePassed(0.8) == .began)
        #expect(late.deadline == 0.1 + 0.35)
        #expect(late.timePassed(0.45) == .failed)
    }

    @Test("An ignored finger stops the timer, and a new finger restarts it")
    func ignored() {
        var press = LongPressMachine(numberOfTouchesRequired: 2)
        _ = press.touchesBegan([touch(100, id: 1), touch(200, id: 2)], at: 0)
        #expect(press.touchesBegan([], at: 0.1) == .none)
        #expect(press.touchesIgnored([touch(200, id: 2)], at: 0.2) == .none)
        #expect(press.deadline == nil)
        #expect(press.touchesBegan([touch(300, id: 3)], at: 0.3) == .none)
        #expect(press.timePassed(0.8) == .began)
        #expect(press.touchesIgnored([touch(300, id: 3)], at: 0.9) == .none)
        #expect(press.touchesIgnored([touch(100, id: 1)], at: 1) == .ended)
    }

    @Test("A press begun by an external decision continues as if its duration had passed")
    func begunFromOutside() {
        for taps in [0, 1] {
            var press = LongPressMachine(numberOfTapsRequired: taps)
            _ = press.touchesBegan([touch(100)], at: 0)
            press.wasBegun()
            #expect(press.deadline == nil)
            #expect(press.tracks(touch(100)))
            #expect(press.touchesMoved([touch(200)], at: 0.1) == .changed)
            #expect(press.touchesEnded([touch(200)], at: 0.2) == .ended)
        }
    }
}
