// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Test("A two-finger long press starts with the second finger, and ends with the first lift (facts 54-56)") @MainActor
func twoFingerPress() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTouchesRequired = 2
    let first = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    first.hold(0.6)
    #expect(stage.listener.calls == [])
    let second = stage.screen.touch(at: CGPoint(x: 90, y: 50))
    second.hold(0.49)
    #expect(stage.listener.calls == [])
    second.hold(0.02)
    #expect(stage.listener.calls == ["press began"])
    #expect(press.location(in: stage.view) == CGPoint(x: 70, y: 50))
    second.move(by: CGVector(dx: 20, dy: 0))
    #expect(press.location(in: stage.view) == CGPoint(x: 80, y: 50))
    first.up()
    #expect(stage.listener.calls == ["press began", "press changed", "press ended"])
    second.up()
    #expect(press.state == .possible)
}

@Test("A third finger fails a two-finger long press before it begins, and is ignored afterwards") @MainActor
func fingerTooMany() {
    for isLate in [false, true] {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTouchesRequired = 2
        let first = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        let second = stage.screen.touch(at: CGPoint(x: 90, y: 50))
        second.hold(isLate ? 0.6 : 0.3)
        let third = stage.screen.touch(at: CGPoint(x: 300, y: 50))
        third.hold(0.6)
        third.move(by: CGVector(dx: 0, dy: 50))
        third.up()
        #expect(press.numberOfTouches == 2)
        second.up()
        first.up()
        #expect(stage.listener.calls == (isLate ? ["press began", "press ended"] : []))
    }
}

@Test("A long press that requires a tap must follow it in time (fact 54)") @MainActor
func tapAndPress() {
    for (pause, begins) in [(0.3, true), (0.4, false)] {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.advance(by: pause)
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(0.6)
        finger.up()
        #expect(stage.listener.calls == (begins ? ["press began", "press ended"] : []))
    }
}

@Test("A long press of zero duration begins with the touch") @MainActor
func pressAtOnce() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    #expect(stage.listener.calls == ["press began"])
    finger.up()
}
