// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Hover, touch prediction and scrolled pans")
struct HoverAndPredictionTests {
    @Test("A hover begins when the pointer enters, changes, ends when it leaves, and begins again")
    func hover() {
        var hover = HoverMachine()
        let over = [false, true, true, true, false, false, true, false]
        let expected: [GestureVerdict] = [.none, .began, .changed, .changed, .ended, .none, .began, .ended]
        let verdicts = over.map { hover.pointerMoved(isOver: $0) }
        #expect(verdicts == expected)
    }

    @Test("A prediction continues straight at the last velocity; a resting touch has none")
    func prediction() {
        typealias Sample = TouchPrediction.Sample
        let last = Sample(location: CGPoint(x: 10, y: 20), time: 1.01)
        let next = TouchPrediction.next(after: (Sample(location: CGPoint(x: 9, y: 22), time: 1), last), in: 0.02)
        #expect(isClose(Double(next?.location.x ?? 0), 12, within: 1e-9))
        #expect(isClose(Double(next?.location.y ?? 0), 16, within: 1e-9))
        #expect(next.map { isClose($0.time, 1.03, within: 1e-9) } == true)
        #expect(TouchPrediction.next(after: (Sample(location: last.location, time: 1), last), in: 0.02) == nil)
        #expect(TouchPrediction.next(after: (Sample(location: .zero, time: 1.01), last), in: 0.02) == nil)
    }

    @Test("A scrolled pan begins with the first movement, includes it, and ends with the scrolling")
    func scrolledPan() {
        var pan = PanMachine()
        #expect(pan.scrollEnded() == .none)
        #expect(pan.scrolled(by: CGPoint(x: 0, y: -3), at: 0) == .began)
        #expect(pan.translationAtBegin == .zero)
        #expect(pan.scrolled(by: CGPoint(x: 1, y: -4), at: 0.1) == .changed)
        #expect(pan.translation == CGPoint(x: 1, y: -7))
        #expect(pan.velocity(at: 0.1).y == -40)
        #expect(pan.scrollEnded() == .ended)
        #expect(pan.scrolled(by: CGPoint(x: 1, y: 1), at: 0.2) == .none)
        var touched = PanMachine()
        _ = touched.touchesBegan([GestureTouch(id: 1, at: .zero)], at: 0)
        #expect(touched.scrolled(by: CGPoint(x: 9, y: 9), at: 0.1) == .none)
    }

    @Test("The translation for a possible move is that of the later move, and computing it changes nothing")
    func lookAhead() {
        var pan = PanMachine(minimumNumberOfTouches: 2)
        let (one, two) = (GestureTouch(id: 1, at: .zero), GestureTouch(id: 2, at: CGPoint(x: 50, y: 0)))
        _ = pan.touchesBegan([one, two], at: 0)
        let moved = [GestureTouch(id: 2, at: CGPoint(x: 80, y: 10))]
        let before = pan
        #expect(pan.translation(ifMoved: moved) == CGPoint(x: 15, y: 5))
        #expect(pan == before)
        _ = pan.touchesMoved(moved, at: 0.1)
        #expect(pan.translation == CGPoint(x: 15, y: 5))
    }
}
