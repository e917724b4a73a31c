// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A recognizer that stores its last touch, its event and the predicted touches.
private final class Keeper: UIGestureRecognizer {
    var touch: UITouch?
    var event: UIEvent?
    var predicted: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (touch, self.event) = (touches.first, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { predicted = event.predictedTouches(for: touch) ?? [] }
    }
}

@Suite("Properties of touches and events") @MainActor
struct TouchPropertiesTests {
    let stage = GestureStage()
    private let keeper = Keeper()

    init() {
        stage.view.addGestureRecognizer(keeper)
    }

    @Test("Only the predicted location of a finger is an estimate, and its radius is a fingertip's")
    func finger() throws {
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 90, y: 50), duration: 0.1)
        let touch = try #require(keeper.touch)
        #expect(touch.estimatedProperties == [])
        #expect(keeper.predicted.map(\.estimatedProperties) == [.location])
        #expect(touch.estimatedPropertiesExpectingUpdates == [])
        #expect(touch.estimationUpdateIndex == nil)
        #expect(touch.majorRadius == 22)
        #expect(touch.majorRadiusTolerance == 11)
        #expect(touch.gestureRecognizers == [keeper])
        finger.up()
    }

    @Test("A pencil's predicted force and angles are estimates; pencil and mouse have no radius")
    func penAndMouse() throws {
        let pen = stage.screen.pencil(at: CGPoint(x: 50, y: 50))
        pen.move(to: CGPoint(x: 90, y: 50), duration: 0.1)
        #expect(keeper.predicted.map(\.estimatedProperties) == [[.force, .azimuth, .altitude, .location]])
        #expect(keeper.touch?.majorRadius == 0)
        #expect(keeper.touch?.majorRadiusTolerance == 0)
        pen.up()
        stage.screen.mouse.move(to: CGPoint(x: 60, y: 60))
        stage.screen.mouse.press()
        #expect(keeper.touch?.type == .indirectPointer)
        #expect(keeper.touch?.majorRadius == 0)
        stage.screen.mouse.release()
    }

    @Test("An event has its time and pressed buttons, and no motion subtype")
    func event() throws {
        stage.screen.advance(by: 0.25)
        stage.screen.mouse.move(to: CGPoint(x: 60, y: 60))
        stage.screen.mouse.press(button: 1)
        let event = try #require(keeper.event)
        #expect(event.buttonMask == .primary)
        #expect(event.modifierFlags == [])
        #expect(abs(event.timestamp - stage.screen.now) < 1e-9)
        #expect(event.type == .touches)
        #expect(event.subtype == .none)
        stage.screen.mouse.release()
    }

    @Test("A recognizer can be made with a target whose action takes the recognizer or nothing")
    func target() {
        @MainActor final class Board {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func full(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }
        }
        final class Instant: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
        }
        let board = Board()
        let plain = UIGestureRecognizer(target: board, action: Board.plain)
        let full = UIGestureRecognizer(target: board, action: Board.full)
        #expect(plain.state == .possible)
        #expect(full.view == nil)
        for recognizer in [
            Instant(target: board, action: Board.plain), Instant(target: board, action: Board.full),
        ] {
            stage.view.addGestureRecognizer(recognizer)
            stage.screen.tap(at: CGPoint(x: 200, y: 200))
            stage.view.removeGestureRecognizer(recognizer)
        }
        #expect(board.calls == ["plain", "ended"])
    }

    @Test("A recognizer that overrides only pressesBegan stays possible, whatever else the key does")
    func keys() {
        final class Beginner: UIGestureRecognizer {
            var begun = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { begun += 1 }
        }
        final class Focus: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (focus, beginner) = (Focus(frame: stage.view.bounds), Beginner())
        stage.view.addSubview(focus)
        focus.addGestureRecognizer(beginner)
        focus.becomeFirstResponder()
        stage.screen.hold(.space, repeats: 2)
        stage.screen.isActive = false
        #expect(beginner.begun == 1)
        #expect(beginner.state == .possible)
        stage.screen.isActive = true
        stage.screen.press(.space)
        #expect(beginner.begun == 2)
        #expect(beginner.state == .possible)
    }
}
