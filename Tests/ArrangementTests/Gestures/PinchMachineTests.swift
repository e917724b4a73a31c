// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Pinch")
struct PinchMachineTests {
    private func finger(_ x: Double, id: Int) -> GestureTouch { GestureTouch(id: id, at: CGPoint(x: x, y: 0)) }

    @Test("fact 70: from 100 points apart a pinch begins at 110 or 90, with a scale of 110/108 or 90/92")
    func begin() {
        for (end, scale) in [(110.0, 110.0 / 108), (90, 90.0 / 92)] {
            var pinch = PinchMachine()
            _ = pinch.touchesBegan([finger(0, id: 1)], at: 0)
            _ = pinch.touchesBegan([finger(100, id: 2)], at: 0)
            let short = end > 100 ? end - 0.1 : end + 0.1
            #expect(pinch.touchesMoved([finger(short, id: 2)], at: 0.1) == .none)
            #expect(pinch.touchesMoved([finger(end, id: 2)], at: 0.2) == .began)
            #expect(isClose(pinch.scale, scale, within: 1e-12))
            #expect(pinch.touchesMoved([finger(216, id: 2)], at: 0.3) == .changed)
        }
    }

    @Test("A pinch pauses while one finger is up, continues without a jump, and ends when both have lifted")
    func pause() {
        var pinch = PinchMachine()
        _ = pinch.touchesBegan([finger(0, id: 1), finger(100, id: 2)], at: 0)
        _ = pinch.touchesMoved([finger(216, id: 2)], at: 0.1)
        #expect(isClose(pinch.scale, 2, within: 1e-12))
        #expect(pinch.touchesEnded([finger(0, id: 1)], at: 0.2) == .none)
        #expect(pinch.touchesMoved([finger(150, id: 2)], at: 0.3) == .none)
        _ = pinch.touchesBegan([finger(50, id: 3)], at: 0.4)
        #expect(isClose(pinch.scale, 2, within: 1e-12))
        #expect(pinch.touchesMoved([finger(100, id: 3)], at: 0.5) == .changed)
        #expect(isClose(pinch.scale, 1, within: 1e-12))
        #expect(pinch.touchesEnded([finger(150, id: 2)], at: 0.6) == .none)
        #expect(pinch.touchesEnded([finger(100, id: 3)], at: 0.7) == .ended)
    }

    @Test("A third finger is ignored until it replaces one that lifts")
    func thirdFinger() {
        var pinch = PinchMachine()
        _ = pinch.touchesBegan([finger(0, id: 1), finger(100, id: 2), finger(300, id: 3)], at: 0)
        #expect(!pinch.tracks(finger(300, id: 3)))
        #expect(pinch.touchesMoved([finger(500, id: 3)], at: 0.1) == .none)
        _ = pinch.touchesMoved([finger(108 * 1.5, id: 2)], at: 0.2)
        _ = pinch.touchesEnded([finger(0, id: 1)], at: 0.3)
        #expect(pinch.tracks(finger(500, id: 3)))
        #expect(isClose(pinch.scale, 1.5, within: 1e-12))
    }

    @Test("The velocity is the change of the scale per second, and 0 for resting fingers")
    func velocity() {
        var pinch = PinchMachine()
        _ = pinch.touchesBegan([finger(0, id: 1), finger(100, id: 2)], at: 0)
        _ = pinch.touchesMoved([finger(110, id: 2)], at: 0.05)
        for step in 1...5 {
            _ = pinch.touchesMoved([finger(110 + 10.8 * Double(step), id: 2)], at: 0.05 + 0.02 * Double(step))
        }
        #expect(isClose(pinch.velocity(at: 0.15), 5, within: 0.01))
        #expect(pinch.velocity(at: 1) == 0)
    }

    @Test("On a trackpad a pinch begins at a change of 0.02 and has the reported scale")
    func trackpad() {
        var pinch = PinchMachine()
        #expect(pinch.transformed(scale: 1.019, at: 0.1) == .none)
        #expect(pinch.transformed(scale: 1.03, at: 0.2) == .began)
        #expect(pinch.scale == 1.03)
        #expect(pinch.transformed(scale: 0.5, at: 0.3) == .changed)
        var cancelled = pinch
        #expect(cancelled.transformEnded(isCancelled: true) == .cancelled)
        #expect(pinch.transformEnded() == .ended)
        var still = PinchMachine()
        #expect(still.transformEnded() == .failed)
    }

    @Test("A pinch without movement fails when the fingers lift, and a cancelled touch cancels a begun one")
    func ends() {
        var none = PinchMachine()
        _ = none.touchesBegan([finger(0, id: 1), finger(100, id: 2)], at: 0)
        #expect(none.touchesEnded([finger(0, id: 1), finger(100, id: 2)], at: 0.1) == .failed)
        var pinch = PinchMachine()
        _ = pinch.touchesBegan([finger(0, id: 1), finger(100, id: 2)], at: 0)
        _ = pinch.touchesMoved([finger(200, id: 2)], at: 0.1)
        #expect(pinch.touchesCancelled([finger(0, id: 1)], at: 0.2) == .cancelled)
        #expect(pinch.touchesMoved([finger(300, id: 2)], at: 0.3) == .none)
    }
}
