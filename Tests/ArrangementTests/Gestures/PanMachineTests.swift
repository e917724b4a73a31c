// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Pan")
struct PanMachineTests {
    @Test("A pan begins after 10 points in any direction, and its translation includes all of the movement")
    func begin() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100)], at: 0)
        #expect(pan.touchesMoved([touch(109.9)], at: 0.1) == .none)
        #expect(pan.touchesMoved([GestureTouch(id: 1, at: CGPoint(x: 106, y: -8))], at: 0.1) == .began)
        #expect(pan.translation == CGPoint(x: 6, y: -8))
        #expect(pan.translationAtBegin == CGPoint(x: 6, y: -8))
        #expect(pan.touchesMoved([touch(150)], at: 0.2) == .changed)
        #expect(pan.translation == CGPoint(x: 50, y: 0))
        #expect(pan.touchesEnded([touch(160)], at: 0.3) == .ended)
        #expect(pan.translation.x == 60)
    }

    @Test("Without enough movement a pan fails when the finger lifts")
    func tooShort() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100)], at: 0)
        _ = pan.touchesMoved([touch(109)], at: 0.1)
        #expect(pan.touchesEnded([touch(109)], at: 0.2) == .failed)
    }

    @Test("A finger that joins or leaves does not make the translation jump")
    func joining() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100, id: 1)], at: 0)
        #expect(pan.touchesMoved([touch(120, id: 1)], at: 0.1) == .began)
        _ = pan.touchesBegan([touch(300, id: 2)], at: 0.2)
        #expect(pan.translation.x == 20)
        #expect(pan.touchesMoved([touch(130, id: 1), touch(310, id: 2)], at: 0.3) == .changed)
        #expect(pan.translation.x == 30)
        #expect(pan.touchesEnded([touch(130, id: 1)], at: 0.4) == .none)
        #expect(pan.translation.x == 30)
        #expect(pan.touchesMoved([touch(315, id: 2)], at: 0.5) == .changed)
        #expect(pan.translation.x == 35)
        #expect(pan.touchesEnded([touch(315, id: 2)], at: 0.6) == .ended)
    }

    @Test("A two-finger pan begins with the second finger's movement and pauses while one finger is up")
    func twoFingers() {
        var pan = PanMachine(minimumNumberOfTouches: 2)
        _ = pan.touchesBegan([touch(100, id: 1)], at: 0)
        #expect(pan.touchesMoved([touch(150, id: 1)], at: 0.1) == .none)
        _ = pan.touchesBegan([touch(200, id: 2)], at: 0.2)
        #expect(pan.translation == .zero)
        #expect(pan.touchesMoved([touch(160, id: 1), touch(210, id: 2)], at: 0.3) == .began)
        #expect(pan.touchesEnded([touch(210, id: 2)], at: 0.4) == .none)
        #expect(pan.touchesMoved([touch(190, id: 1)], at: 0.5) == .none)
        #expect(pan.translation.x == 10)
        #expect(pan.touchesEnded([touch(190, id: 1)], at: 0.6) == .ended)
    }

    @Test("An extra finger fails a pan that has not begun, and is ignored afterwards")
    func maximum() {
        var possible = PanMachine(maximumNumberOfTouches: 1)
        _ = possible.touchesBegan([touch(100, id: 1)], at: 0)
        #expect(possible.touchesBegan([touch(200, id: 2)], at: 0.1) == .failed)
        var begun = PanMachine(maximumNumberOfTouches: 1)
        _ = begun.touchesBegan([touch(100, id: 1)], at: 0)
        _ = begun.touchesMoved([touch(120, id: 1)], at: 0.1)
        #expect(begun.touchesBegan([touch(200, id: 2)], at: 0.2) == .none)
        #expect(begun.touchesMoved([touch(260, id: 2)], at: 0.3) == .none)
        #expect(begun.translation.x == 20)
        #expect(begun.touchesEnded([touch(260, id: 2)], at: 0.4) == .none)
        #expect(begun.touchesEnded([touch(120, id: 1)], at: 0.5) == .ended)
    }

    @Test("A cancelled touch cancels the pan even if other touches continue")
    func cancel() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100, id: 1), touch(200, id: 2)], at: 0)
        _ = pan.touchesMoved([touch(130, id: 1), touch(230, id: 2)], at: 0.1)
        #expect(pan.touchesCancelled([touch(130, id: 1)], at: 0.2) == .cancelled)
        #expect(pan.touchesMoved([touch(260, id: 2)], at: 0.3) == .none)
    }

    @Test("Velocity is that of the last tenth of a second, so a finger that rests before it lifts has none")
    func velocity() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(0)], at: 0)
        for frame in 1...30 { _ = pan.touchesMoved([touch(Double(frame) * 20)], at: Double(frame) / 60) }
        #expect(isClose(pan.velocity(at: 0.5).x, 1200, within: 1e-6))
        _ = pan.touchesEnded([touch(600)], at: 0.5 + 1.0 / 60)
        #expect(isClose(pan.velocity(at: 0.5 + 1.0 / 60).x, 1200, within: 1e-6))
        #expect(pan.velocity(at: 0.7) == .zero)
    }

    @Test("A reversed movement shows in the velocity within a tenth of a second")
    func turning() {
        var tracker = VelocityTracker()
        for frame in 0...30 {
            let x = frame <= 20 ? Double(frame) * 10 : 200 - Double(frame - 20) * 10
            tracker.add(CGPoint(x: x, y: 0), at: Double(frame) / 60)
        }
        #expect(isClose(tracker.velocity(at: 0.5).x, -600, within: 1e-6))
    }

    @Test("The velocity tracker keeps only the last tenth of a second, even of a long pan")
    func forgetting() {
        var long = VelocityTracker()
        var short = VelocityTracker()
        for frame in 0...600 {
            let position = CGPoint(x: Double(frame * frame), y: 0)
            long.add(position, at: Double(frame) / 60)
            if frame >= 594 { short.add(position, at: Double(frame) / 60) }
        }
        #expect(long == short)
    }

    @Test("Only movement along the pan's axes counts, also for the translation at the hysteresis")
    func axes() {
        var pan = PanMachine()
        pan.axes = .vertical
        _ = pan.touchesBegan([touch(100)], at: 0)
        #expect(pan.touchesMoved([touch(200)], at: 0.1) == .none)
        #expect(pan.touchesMoved([GestureTouch(id: 1, at: CGPoint(x: 200, y: 40))], at: 0.2) == .began)
        #expect(pan.translationAtBegin == CGPoint(x: 100, y: 40))
        #expect(pan.translationAtHysteresis == CGPoint(x: 100, y: 10))
        var none = PanMachine()
        none.axes = []
        _ = none.touchesBegan([touch(100)], at: 0)
        #expect(none.touchesMoved([touch(900)], at: 0.1) == .none)
    }

    @Test("If the axes must prevail, equal movement across and along them does not begin the pan")
    func prevailing() {
        var pan = PanMachine()
        pan.axes = .horizontal
        pan.axesMustPrevail = true
        _ = pan.touchesBegan([touch(100)], at: 0)
        #expect(pan.touchesMoved([GestureTouch(id: 1, at: CGPoint(x: 80, y: 20))], at: 0.1) == .none)
        #expect(pan.touchesMoved([GestureTouch(id: 1, at: CGPoint(x: 79, y: 20))], at: 0.2) == .began)
    }

    @Test("A pan begun by an external decision continues from its current position")
    func begunFromOutside() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100)], at: 0)
        pan.wasBegun()
        #expect(pan.translationAtBegin == .zero)
        #expect(pan.translationAtHysteresis == .zero)
        #expect(pan.touchesMoved([touch(101)], at: 0.1) == .changed)
        #expect(pan.touchesEnded([touch(101)], at: 0.2) == .ended)
    }

    @Test("An ignored finger counts as lifted")
    func ignored() {
        var pan = PanMachine()
        _ = pan.touchesBegan([touch(100, id: 1), touch(200, id: 2)], at: 0)
        #expect(pan.touchesIgnored([touch(200, id: 2)], at: 0.1) == .none)
        #expect(!pan.tracks(touch(200, id: 2)))
        #expect(pan.touchesMoved([touch(120, id: 1)], at: 0.2) == .began)
        #expect(pan.translation.x == 20)
        #expect(pan.touchesIgnored([touch(120, id: 1)], at: 0.3) == .ended)
    }
}
