// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Rotation")
struct RotationMachineTests {
    /// A finger at `angle` on a circle with a radius of 100 points around the other finger.
    private func finger(_ angle: Double) -> GestureTouch {
        GestureTouch(id: 2, at: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
    }
    private let middle = GestureTouch(id: 1, at: .zero)

    @Test("A rotation begins after 10 points around the other finger, of which 8 are not counted")
    func begin() {
        for sign in [1.0, -1] {
            var rotation = RotationMachine()
            _ = rotation.touchesBegan([middle, finger(0)], at: 0)
            #expect(rotation.touchesMoved([finger(sign * 0.099)], at: 0.1) == .none)
            #expect(rotation.touchesMoved([finger(sign * 0.101)], at: 0.2) == .began)
            #expect(isClose(rotation.rotation, sign * 0.021, within: 1e-9))
            #expect(rotation.touchesMoved([finger(sign * 0.201)], at: 0.3) == .changed)
            #expect(isClose(rotation.rotation, sign * 0.121, within: 1e-9))
        }
    }

    @Test("Rotations add up past half a turn and past a full turn, in both directions")
    func turns() {
        for sign in [1.0, -1] {
            var rotation = RotationMachine()
            _ = rotation.touchesBegan([middle, finger(0)], at: 0)
            for step in 1...100 { _ = rotation.touchesMoved([finger(sign * Double(step) / 10)], at: Double(step) / 60) }
            #expect(isClose(rotation.rotation, sign * 9.92, within: 1e-9))
            #expect(isClose(rotation.velocity(at: 100.0 / 60), sign * 6, within: 1e-6))
        }
    }

    @Test("A rotation pauses while one finger is up, continues without a jump, and ends when both have lifted")
    func pause() {
        var rotation = RotationMachine()
        _ = rotation.touchesBegan([middle, finger(0)], at: 0)
        _ = rotation.touchesMoved([finger(0.58)], at: 0.1)
        #expect(isClose(rotation.rotation, 0.5, within: 1e-9))
        #expect(rotation.touchesEnded([middle], at: 0.2) == .none)
        #expect(rotation.touchesMoved([finger(2)], at: 0.3) == .none)
        _ = rotation.touchesBegan([GestureTouch(id: 3, at: .zero)], at: 0.4)
        #expect(isClose(rotation.rotation, 0.5, within: 1e-9))
        #expect(rotation.touchesMoved([finger(2.2)], at: 0.5) == .changed)
        #expect(isClose(rotation.rotation, 0.7, within: 1e-9))
        #expect(rotation.touchesEnded([finger(2.2)], at: 0.6) == .none)
        #expect(rotation.touchesEnded([GestureTouch(id: 3, at: .zero)], at: 0.7) == .ended)
    }

    @Test("On a trackpad a rotation begins at two degrees and has the reported angle")
    func trackpad() {
        var rotation = RotationMachine()
        #expect(rotation.transformed(rotation: 0.03, at: 0.1) == .none)
        #expect(rotation.transformed(rotation: -0.04, at: 0.2) == .began)
        #expect(rotation.transformed(rotation: -1, at: 0.3) == .changed)
        #expect(rotation.rotation == -1)
        #expect(rotation.transformEnded() == .ended)
    }

    @Test("Fingers that only move apart do not rotate")
    func pinch() {
        var rotation = RotationMachine()
        _ = rotation.touchesBegan([middle, finger(1)], at: 0)
        let far = GestureTouch(id: 2, at: CGPoint(x: 400 * cos(1.0), y: 400 * sin(1.0)))
        #expect(rotation.touchesMoved([far], at: 0.1) == .none)
        #expect(rotation.touchesEnded([middle, far], at: 0.2) == .failed)
    }
}
