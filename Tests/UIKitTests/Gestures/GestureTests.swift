// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

private typealias Listener = GestureListener
private typealias Stage = GestureStage

@Test("A tap is recognized when the finger lifts (facts 32, 34)") @MainActor
func tap() {
    let stage = Stage()
    _ = stage.add(UITapGestureRecognizer(), "tap")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    #expect(stage.listener.calls == [])
    finger.up()
    #expect(stage.listener.calls == ["tap ended"])
}

@Test("A finger that moves too far does not tap") @MainActor
func movedTap() {
    let stage = Stage()
    _ = stage.add(UITapGestureRecognizer(), "tap")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 30, dy: 0))
    finger.up()
    #expect(stage.listener.calls == [])
}

@Test("A long press begins after 0.5 s, changes with each movement, and ends with the finger (facts 54-56)")
@MainActor
func longPress() {
    let stage = Stage()
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.49)
    #expect(stage.listener.calls == [])
    finger.hold(0.02)
    #expect(stage.listener.calls == ["press began"])
    finger.move(by: CGVector(dx: 500, dy: 0))
    finger.up()
    #expect(stage.listener.calls == ["press began", "press changed", "press ended"])
}

@Test("A finger that moves 9 points early still makes a long press, and one that moves 11 does not") @MainActor
func longPressMovement() {
    for (distance, begins) in [(9.0, true), (11.0, false)] {
        let stage = Stage()
        _ = stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: distance, dy: 0))
        finger.hold(0.3)
        #expect(stage.listener.calls.isEmpty == !begins)
        finger.up()
    }
}

@Test("A cancelled touch cancels a long press that has begun") @MainActor
func cancelledLongPress() {
    let stage = Stage()
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.6)
    finger.cancel()
    #expect(stage.listener.calls == ["press began", "press cancelled"])
}

@Test("Escape cancels a gesture in progress, which receives nothing more of the touch (I49)") @MainActor
func escapeCancels() {
    let stage = Stage()
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.screen.touch(at: CGPoint(x: 100, y: 100))
    finger.hold(0.6)
    stage.screen.press(.escape)
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0)
    finger.up()
    #expect(stage.listener.calls == ["press began", "press cancelled"])
}

@Test("A pan begins after 10 points, and reports the translation since then (facts 60-62)") @MainActor
func pan() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 9, dy: 0))
    #expect(stage.listener.calls == [])
    finger.move(by: CGVector(dx: 1, dy: 0))
    #expect(stage.listener.calls == ["pan began"])
    finger.move(by: CGVector(dx: 30, dy: 5))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 30, y: 5))
    pan.setTranslation(.zero, in: stage.view)
    #expect(pan.translation(in: stage.view) == .zero)
    finger.up()
    #expect(stage.listener.calls == ["pan began", "pan changed", "pan ended"])
}

@Test("A single tap that requires a double tap to fail waits for it (facts 48, 68)") @MainActor
func singleAndDoubleTap() {
    let stage = Stage()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)

    stage.screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.listener.calls == [])
    stage.screen.advance(by: 0.5)
    #expect(stage.listener.calls == ["single ended"])

    stage.screen.tap(at: CGPoint(x: 50, y: 50))
    stage.screen.advance(by: 0.1)
    stage.screen.tap(at: CGPoint(x: 50, y: 50))
    stage.screen.advance(by: 0.5)
    #expect(stage.listener.calls == ["single ended", "double ended"])
}

@Test("Of two pans on nested views the inner one wins (fact 46)") @MainActor
func nestedPans() {
    let stage = Stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(inner)
    _ = stage.add(UIPanGestureRecognizer(), "outer")
    _ = stage.add(UIPanGestureRecognizer(), "inner", to: inner)
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    #expect(stage.listener.calls == ["inner began", "inner ended"])
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@Test("Two recognizers work together if one delegate allows it (fact 47)") @MainActor
func simultaneous() {
    let stage = Stage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    let delegate = Together()
    press.delegate = delegate
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.6)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    #expect(stage.listener.calls == ["press began", "press changed", "pan began", "press ended", "pan ended"])
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@Test("If the delegate refuses the begin, the gesture fails (fact 39)") @MainActor
func shouldBegin() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let delegate = Refusing()
    pan.delegate = delegate
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.state == .failed)
    finger.up()
    #expect(pan.state == .possible)
    #expect(stage.listener.calls == [])
}

/// A view that records its touch events.
private final class TouchedView: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled \(touches.count)")
    }
}

@Test("A recognized gesture cancels the touch in its view (fact 42)") @MainActor
func cancelsTouches() {
    let stage = Stage()
    let touched = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(touched)
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    #expect(touched.calls == ["began 1"])
    finger.hold(0.6)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    #expect(touched.calls == ["began 1", "cancelled 1"])
}

@Test("Without cancelsTouchesInView the view receives all touch events") @MainActor
func doesNotCancelTouches() {
    let stage = Stage()
    let touched = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(touched)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    stage.screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(touched.calls == ["began 1", "ended 1"])
    #expect(stage.listener.calls == ["tap ended"])
}

@Test("delaysTouchesBegan withholds the touch until the gesture has failed (fact 43)") @MainActor
func delaysTouchesBegan() {
    let stage = Stage()
    let touched = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(touched)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    #expect(touched.calls == [])
    finger.move(by: CGVector(dx: 40, dy: 0))
    #expect(touched.calls.first == "began 1")
    finger.up()
    #expect(touched.calls.last == "ended 1")
}

@Test("With a nil target, the action goes to the first object of its class in the responder chain") @MainActor
func nilTarget() {
    final class Holder: UIView {
        var taps = 0
        func tapped() { taps += 1 }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = UIView(frame: holder.bounds)
    holder.addSubview(inner)
    inner.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Holder.tapped))
    screen.show(holder)
    screen.tap(inner)
    #expect(holder.taps == 1)
}

@Test("Targets are retained weakly") @MainActor
func weakTarget() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var weakListener: Listener?
    do {
        let listener = Listener()
        weakListener = listener
        view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.record))
    }
    screen.show(view)
    screen.tap(view)
    #expect(weakListener == nil)
}

@Test("A touch is released when it is over") @MainActor
func touchesAreReleased() {
    final class Keeper: UIView {
        weak var touch: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
    }
    let screen = TestScreen(size: CGSize(width: 100, height: 100))
    let view = Keeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    screen.show(view)
    let finger = screen.touch(view)
    #expect(view.touch != nil)
    finger.up()
    screen.advance(by: 0.1)
    #expect(view.touch == nil)
}

@Test("A view receives only its first finger, unless multiple touch is enabled (fact 18)") @MainActor
func multipleTouches() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100))
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    for (isMultiple, expected) in [(false, 1), (true, 2)] {
        view.calls = []
        view.isMultipleTouchEnabled = isMultiple
        let first = screen.touch(at: CGPoint(x: 20, y: 20))
        let second = screen.touch(at: CGPoint(x: 60, y: 60))
        #expect(view.calls.filter { $0.hasPrefix("began") }.count == expected)
        second.up()
        first.up()
    }
}

@Test("In a window smaller than the screen, locations are in the window's coordinates") @MainActor
func smallWindow() {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    screen.advance(by: 0.1)
    let view = window.rootViewController!.view!
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let finger = screen.touch(at: CGPoint(x: 60, y: 80))
    let location = tap.location(in: view)
    finger.up()
    #expect(location == CGPoint(x: 10, y: 20))
    screen.size = CGSize(width: 400, height: 300)
    #expect(window.frame == CGRect(x: 50, y: 60, width: 100, height: 100))
    window.isHidden = true
}
