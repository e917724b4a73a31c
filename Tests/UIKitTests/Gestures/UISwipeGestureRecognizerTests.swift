// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Swipe gesture recognizer") @MainActor
struct UISwipeGestureRecognizerTests {
    let stage = GestureStage()

    private func throwFinger(from start: CGPoint = CGPoint(x: 160, y: 240), by way: CGVector, in time: Double = 0.2) {
        let finger = stage.screen.touch(at: start)
        finger.move(by: way, duration: time)
        finger.up()
    }

    @Test("fact 64: by default a swipe goes to the right with one finger, and is discrete")
    func defaults() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
        throwFinger(by: CGVector(dx: -80, dy: 0))
        #expect(stage.listener.calls == [])
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(stage.listener.calls == ["swipe ended"])
        #expect(swipe.state == .possible)
    }

    @Test("Each direction is recognized alone, and several directions can be combined")
    func directions() {
        let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
            (.left, CGVector(dx: -80, dy: 9)), (.right, CGVector(dx: 80, dy: 9)),
            (.up, CGVector(dx: 9, dy: -80)), (.down, CGVector(dx: 9, dy: 80)),
        ]
        for (direction, way) in ways {
            let swipe = stage.add(UISwipeGestureRecognizer(), "\(direction.rawValue)")
            swipe.direction = direction
            for (_, other) in ways { throwFinger(by: other) }
            #expect(stage.listener.calls == ["\(direction.rawValue) ended"])
            swipe.direction = [.up, .down]
            stage.listener.calls = []
            throwFinger(by: way)
            #expect(stage.listener.calls.count == (direction == .up || direction == .down ? 1 : 0))
            stage.listener.calls = []
            stage.view.removeGestureRecognizer(swipe)
        }
    }

    @Test("fact 65: a swipe has the location where it began, and is recognized before the finger lifts")
    func location() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        var place: CGPoint?
        swipe.addTarget(stage.listener) { _ in { place = swipe.location(in: stage.view) } }
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 70))
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.2)
        #expect(place == CGPoint(x: 100, y: 70))
        finger.up()
    }

    @Test("A finger that takes longer than half a second, rests, or lifts early does not swipe")
    func tooSlow() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        throwFinger(by: CGVector(dx: 80, dy: 0), in: 1.2)
        throwFinger(by: CGVector(dx: 40, dy: 0), in: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 70))
        finger.hold(0.6)
        #expect(swipe.state == .failed)
        finger.up()
        #expect(stage.listener.calls == [])
    }

    @Test("If two fingers are required, one finger does not swipe")
    func twoFingers() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        swipe.numberOfTouchesRequired = 2
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(stage.listener.calls == [])
        let (one, two) = (stage.screen.touch(at: CGPoint(x: 50, y: 50)), stage.screen.touch(at: CGPoint(x: 50, y: 150)))
        stage.screen.move([(one, CGPoint(x: 120, y: 50)), (two, CGPoint(x: 120, y: 150))], duration: 0.2)
        #expect(stage.listener.calls == ["swipe ended"])
        one.up()
        two.up()
    }

    @Test("fact 51: a pan prevents a swipe on the same view, unless it requires the swipe to fail")
    func panWins() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(stage.listener.calls.first == "pan began")
        #expect(!stage.listener.calls.contains("swipe ended"))
        stage.listener.calls = []
        pan.require(toFail: swipe)
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(stage.listener.calls == ["swipe ended"])
    }

    @Test("A mouse swipes with its button down, and a touch that a subclass ignores does not swipe")
    func mouse() {
        _ = stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.screen.mouse.move(to: CGPoint(x: 50, y: 50))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: 80, dy: 0), duration: 0.2)
        stage.screen.mouse.release()
        #expect(stage.listener.calls == ["swipe ended"])
        final class Deaf: UISwipeGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches { ignore(touch, for: event) }
            }
        }
        stage.listener.calls = []
        stage.view.gestureRecognizers = nil
        _ = stage.add(Deaf(), "deaf")
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(stage.listener.calls == [])
    }

    @Test("An action takes the recognizer as its parameter, or none")
    func targets() {
        @MainActor final class Board {
            var calls: [String] = []
            func swiped(_ swipe: UISwipeGestureRecognizer) { calls.append("\(swipe.direction.rawValue)") }
            func something() { calls.append("something") }
        }
        let board = Board()
        stage.view.addGestureRecognizer(UISwipeGestureRecognizer(target: board, action: Board.swiped))
        throwFinger(by: CGVector(dx: 80, dy: 0))
        stage.view.gestureRecognizers = [UISwipeGestureRecognizer(target: board, action: Board.something)]
        throwFinger(by: CGVector(dx: 80, dy: 0))
        #expect(board.calls == ["1", "something"])
    }
}
