// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Test("A finger that stays down for over 1.5 seconds does not tap, and the next one can") @MainActor
func longestPressOfATap() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    let long = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    long.hold(1.6)
    #expect(tap.state == .failed)
    long.up()
    #expect(stage.listener.calls == [])
    let short = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    short.hold(1.4)
    short.up()
    #expect(stage.listener.calls == ["tap ended"])
}

@Test("Two taps close together are a double tap at the first place, and two farther apart are not")
@MainActor
func placesOfADoubleTap() {
    for (distance, isDouble) in [(44.0, true), (46.0, false)] {
        let stage = GestureStage()
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        var place: CGPoint?
        double.addTarget(stage.listener) { _ in { place = double.location(in: stage.view) } }
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.tap(at: CGPoint(x: 50 + distance, y: 50))
        #expect(stage.listener.calls.isEmpty == !isDouble)
        #expect(place == (isDouble ? CGPoint(x: 50, y: 50) : nil))
    }
}

@Test("A two-finger tap is halfway between its fingers; one or three fingers do not tap (facts 57, 58)")
@MainActor
func twoFingerTap() {
    for count in 1...3 {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        var place: CGPoint?
        tap.addTarget(stage.listener) { _ in { place = tap.location(in: stage.view) } }
        let fingers = (0..<count).map { stage.screen.touch(at: CGPoint(x: 40 + 40 * $0, y: 50)) }
        for finger in fingers { finger.up() }
        #expect(stage.listener.calls == (count == 2 ? ["tap ended"] : []))
        #expect(place == (count == 2 ? CGPoint(x: 60, y: 50) : nil))
    }
}

/// A tap recognizer that ignores touches on the right.
private final class LeftTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x > 160 { ignore(touch, for: event) }
        super.touchesBegan(touches, with: event)
    }
}

@Test("A finger that a subclass ignores does not prevent the tap of another finger (fact 45)") @MainActor
func ignoredFinger() {
    let stage = GestureStage()
    _ = stage.add(LeftTap(), "tap")
    let left = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    let right = stage.screen.touch(at: CGPoint(x: 250, y: 50))
    left.up()
    #expect(stage.listener.calls == ["tap ended"])
    right.up()
}
