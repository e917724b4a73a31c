// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Swipe")
struct SwipeMachineTests {
    private func finger(_ x: Double, _ y: Double, id: Int = 1) -> GestureTouch {
        GestureTouch(id: id, at: CGPoint(x: x, y: y))
    }

    /// The verdict on a finger that moves straight from the origin to (`x`, `y`) in `time` seconds.
    private func verdict(to x: Double, _ y: Double, in time: Double, _ directions: SwipeMachine.Directions = .right)
        -> GestureVerdict
    {
        var swipe = SwipeMachine(directions: directions)
        _ = swipe.touchesBegan([finger(0, 0)], at: 0)
        for step in 1...10 {
            let share = Double(step) / 10
            let verdict = swipe.touchesMoved([finger(x * share, y * share)], at: time * share)
            if verdict != .none { return verdict }
        }
        return swipe.touchesEnded([finger(x, y)], at: time)
    }

    @Test("fact 66: 50 points within half a second, and at most half as far sideways, are a swipe")
    func thresholds() {
        #expect(verdict(to: 50, 0, in: 0.5) == .recognized)
        #expect(verdict(to: 49.9, 0, in: 0.5) == .failed)
        #expect(verdict(to: 50, 0, in: 0.51) == .failed)
        #expect(verdict(to: 50, 25, in: 0.2) == .recognized)
        #expect(verdict(to: 50, 25.1, in: 0.2) == .failed)
    }

    @Test("Only swipes in the chosen directions are recognized")
    func directions() {
        let ways: [(SwipeMachine.Directions, Double, Double)] = [
            (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
        ]
        for (wanted, _, _) in ways {
            for (way, x, y) in ways {
                #expect(verdict(to: x, y, in: 0.2, wanted) == (way == wanted ? .recognized : .failed))
            }
        }
        #expect(verdict(to: -60, 0, in: 0.2, [.left, .right]) == .recognized)
    }

    @Test("The distance is that of the fingers' centre, measured from when the last finger came down")
    func twoFingers() {
        var swipe = SwipeMachine(directions: .up, numberOfTouchesRequired: 2)
        _ = swipe.touchesBegan([finger(0, 100, id: 1)], at: 0)
        _ = swipe.touchesMoved([finger(0, 90, id: 1)], at: 0.05)
        #expect(swipe.location == nil)
        _ = swipe.touchesBegan([finger(100, 100, id: 2)], at: 0.1)
        #expect(swipe.location == CGPoint(x: 50, y: 95))
        #expect(swipe.touchesMoved([finger(0, 30, id: 1)], at: 0.2) == .none)
        #expect(swipe.touchesMoved([finger(100, 60, id: 2)], at: 0.3) == .recognized)
    }

    @Test("A swipe fails with an extra finger, with a lifted finger, and when its time is up")
    func failures() {
        var crowded = SwipeMachine()
        _ = crowded.touchesBegan([finger(0, 0)], at: 0)
        #expect(crowded.touchesBegan([finger(9, 9, id: 2)], at: 0.1) == .failed)
        var lifted = SwipeMachine(numberOfTouchesRequired: 2)
        _ = lifted.touchesBegan([finger(0, 0), finger(50, 0, id: 2)], at: 0)
        #expect(lifted.touchesEnded([finger(0, 0)], at: 0.1) == .failed)
        var slow = SwipeMachine()
        _ = slow.touchesBegan([finger(0, 0)], at: 1)
        #expect(slow.deadline == 1.5)
        #expect(slow.timePassed(1.4) == .none)
        #expect(slow.timePassed(1.5) == .failed)
        #expect(slow.deadline == nil)
        #expect(slow.touchesMoved([finger(90, 0)], at: 1.6) == .none)
    }

    @Test("A movement that arrives with the lift counts")
    func lastOfTheWay() {
        var swipe = SwipeMachine()
        _ = swipe.touchesBegan([finger(0, 0)], at: 0)
        _ = swipe.touchesMoved([finger(40, 0)], at: 0.1)
        #expect(swipe.touchesEnded([finger(55, 0)], at: 0.11) == .recognized)
    }
}
