// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Test("Adding or lifting a finger makes neither translation nor velocity jump") @MainActor
func joiningFinger() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let first = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    first.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
    let translation = pan.translation(in: stage.view)
    let velocity = pan.velocity(in: stage.view)
    #expect(abs(velocity.x - 200) < 0.001)
    let second = stage.screen.touch(at: CGPoint(x: 250, y: 50))
    #expect(pan.translation(in: stage.view) == translation)
    #expect(abs(pan.velocity(in: stage.view).x - velocity.x) < 0.001)
    second.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.translation(in: stage.view).x == translation.x + 10)
    first.up()
    #expect(pan.translation(in: stage.view).x == translation.x + 10)
    second.move(by: CGVector(dx: 5, dy: 0))
    #expect(pan.translation(in: stage.view).x == translation.x + 15)
    second.up()
    #expect(stage.listener.calls.last == "pan ended")
}

@Test("A two-finger pan pauses while one of the fingers is up (facts 59, 61)") @MainActor
func twoFingerPan() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let first = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    first.move(by: CGVector(dx: 30, dy: 0))
    #expect(stage.listener.calls == [])
    let second = stage.screen.touch(at: CGPoint(x: 150, y: 50))
    second.move(by: CGVector(dx: 20, dy: 0))
    second.move(by: CGVector(dx: 20, dy: 0))
    #expect(stage.listener.calls == ["pan began", "pan changed"])
    #expect(pan.translation(in: stage.view).x == 10)
    second.up()
    first.move(by: CGVector(dx: 90, dy: 0))
    #expect(stage.listener.calls == ["pan began", "pan changed"])
    #expect(pan.translation(in: stage.view).x == 10)
    first.up()
    #expect(stage.listener.calls == ["pan began", "pan changed", "pan ended"])
}

@Test("A finger beyond the maximum fails a pan before it begins, and is ignored afterwards (fact 59)")
@MainActor
func maximumOfFingers() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let first = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    first.move(by: CGVector(dx: 20, dy: 0))
    let second = stage.screen.touch(at: CGPoint(x: 150, y: 50))
    second.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.numberOfTouches == 1)
    #expect(stage.listener.calls == ["pan began"])
    first.up()
    second.up()
    #expect(stage.listener.calls == ["pan began", "pan ended"])

    let third = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    let fourth = stage.screen.touch(at: CGPoint(x: 150, y: 50))
    third.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.state == .failed)
    third.up()
    fourth.up()
    #expect(stage.listener.calls == ["pan began", "pan ended"])
}

/// A pan that begins as soon as a finger is down, as in many apps.
private final class InstantPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

@Test("A subclass that begins with the touch pans from there on") @MainActor
func instantPan() {
    let stage = GestureStage()
    let pan = stage.add(InstantPan(), "pan")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    #expect(stage.listener.calls == ["pan began"])
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 3, y: 0))
    finger.up()
    #expect(stage.listener.calls == ["pan began", "pan changed", "pan ended"])
}

/// A horizontal pan that reads the movement before and after its superclass handles it.
private final class SidewaysPan: UIPanGestureRecognizer {
    var before: [CGFloat] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        before.append(translation(in: view).x)
        super.touchesMoved(touches, with: event)
        let velocity = velocity(in: view)
        if state == .began, abs(velocity.y) > abs(velocity.x) { state = .cancelled }
    }
}

@Test("A subclass may cancel in its begin, and reads the movement before its superclass does") @MainActor
func sidewaysPan() {
    let stage = GestureStage()
    let pan = stage.add(SidewaysPan(), "pan")
    let down = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    down.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    down.up()
    #expect(stage.listener.calls == ["pan began", "pan cancelled"])
    stage.listener.calls = []
    pan.before = []
    let across = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    across.move(by: CGVector(dx: 20, dy: 0))
    across.move(by: CGVector(dx: 7, dy: 0))
    across.up()
    #expect(pan.before == [20, 7])
    #expect(stage.listener.calls == ["pan began", "pan changed", "pan ended"])
}
