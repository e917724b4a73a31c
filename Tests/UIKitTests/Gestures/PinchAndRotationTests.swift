// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@Suite("Pinch and rotation gestures") @MainActor
struct PinchAndRotationTests {
    let stage = GestureStage()

    /// Touches the view with two fingers, 50 points to the left and to the right of its centre, and returns them.
    private func fingers() -> (TestFinger, TestFinger) {
        (stage.screen.touch(at: CGPoint(x: 110, y: 240)), stage.screen.touch(at: CGPoint(x: 210, y: 240)))
    }

    @Test("fact 70: a pinch begins when its fingers are 10 points farther apart, with a scale of 110/108")
    func pinchBegins() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        let (left, right) = fingers()
        right.move(by: CGVector(dx: 9.5, dy: 0))
        #expect(stage.listener.calls == [])
        right.move(by: CGVector(dx: 0.5, dy: 0))
        #expect(stage.listener.calls == ["pinch began"])
        #expect(abs(pinch.scale - 110 / 108) < 1e-9)
        #expect(pinch.location(in: stage.view) == CGPoint(x: 165, y: 240))
        #expect(pinch.numberOfTouches == 2)
        left.move(by: CGVector(dx: -106, dy: 0))
        #expect(abs(pinch.scale - 2) < 1e-9)
        left.up()
        #expect(stage.listener.calls == ["pinch began", "pinch changed"])
        right.up()
        #expect(stage.listener.calls == ["pinch began", "pinch changed", "pinch ended"])
    }

    @Test("After setting the scale the pinch continues from it, with a velocity relative to it")
    func scaleIsSet() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        let (left, right) = fingers()
        stage.screen.move([(left, CGPoint(x: 56, y: 240)), (right, CGPoint(x: 264, y: 240))], duration: 0.2)
        #expect(abs(pinch.scale - 208 / 108) < 1e-9)
        let speed = pinch.velocity
        #expect(abs(speed - 5) < 0.1)
        pinch.scale = 1
        #expect(pinch.scale == 1)
        #expect(abs(pinch.velocity - speed * 108 / 208) < 1e-9)
        stage.screen.move([(left, CGPoint(x: 4, y: 240)), (right, CGPoint(x: 316, y: 240))])
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        left.up()
        right.up()
        #expect(stage.listener.calls.last == "pinch ended")
    }

    @Test("Two turning fingers rotate, clockwise positive; after setting it the rotation continues from there")
    func rotation() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
        let (left, right) = fingers()
        right.move(to: CGPoint(x: 110 + 100 * cos(0.09), y: 240 + 100 * sin(0.09)))
        #expect(stage.listener.calls == [])
        right.move(to: CGPoint(x: 110 + 100 * cos(0.58), y: 240 + 100 * sin(0.58)))
        #expect(stage.listener.calls == ["rotation began"])
        #expect(abs(rotation.rotation - 0.5) < 1e-9)
        rotation.rotation = 0
        right.move(to: CGPoint(x: 110 + 100 * cos(0.88), y: 240 + 100 * sin(0.88)), duration: 0.1)
        #expect(abs(rotation.rotation - 0.3) < 1e-6)
        #expect(rotation.velocity > 2)
        left.cancel()
        #expect(stage.listener.calls.last == "rotation cancelled")
        right.up()
    }

    @Test("A pinch, a rotation and a pan work together if their delegate allows it")
    func together() {
        let delegate = Together()
        let recognizers = [
            stage.add(UIPinchGestureRecognizer(), "pinch"), stage.add(UIRotationGestureRecognizer(), "rotation"),
            stage.add(UIPanGestureRecognizer(), "pan"),
        ]
        for recognizer in recognizers { recognizer.delegate = delegate }
        let (left, right) = fingers()
        stage.screen.move([(left, CGPoint(x: 60, y: 200)), (right, CGPoint(x: 260, y: 320))], duration: 0.2)
        left.up()
        right.up()
        for name in ["pinch", "rotation", "pan"] {
            #expect(stage.listener.calls.contains("\(name) began"))
            #expect(stage.listener.calls.contains("\(name) ended"))
        }
    }

    @Test("A pinch on a trackpad scales without touches, and can be cancelled")
    func trackpadPinch() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        var (scale, touches, place): (CGFloat, Int, CGPoint) = (0, -1, .zero)
        pinch.addTarget(stage.listener) { _ in
            { (scale, touches, place) = (pinch.scale, pinch.numberOfTouches, pinch.location(in: stage.view)) }
        }
        stage.screen.mouse.pinch(scale: 1.5, at: CGPoint(x: 40, y: 60))
        #expect(scale == 1.5)
        #expect(touches == 0)
        #expect(place == CGPoint(x: 40, y: 60))
        #expect(stage.listener.calls.first == "pinch began")
        #expect(stage.listener.calls.last == "pinch ended")
        #expect(pinch.state == .possible)
        stage.screen.mouse.pinch(scale: 0.5, isCancelled: true)
        #expect(stage.listener.calls.last == "pinch cancelled")
    }

    @Test("A rotation on a trackpad rotates, by a transform event that the delegate is asked about")
    func trackpadRotation() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
        var angle: CGFloat = 0
        var types: Set<UIEvent.EventType> = []
        rotation.addTarget(stage.listener) { _ in { angle = rotation.rotation } }
        final class Asked: NSObject, UIGestureRecognizerDelegate {
            var types: Set<UIEvent.EventType> = []
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                types.insert(event.type)
                return true
            }
        }
        let asked = Asked()
        rotation.delegate = asked
        stage.screen.mouse.pinch(scale: 1, rotation: -0.5, at: CGPoint(x: 40, y: 60))
        types = asked.types
        #expect(abs(angle + 0.5) < 1e-9)
        #expect(types == [.transform])
        #expect(stage.listener.calls.last == "rotation ended")
    }

    @Test("The wheel with Control pinches by a tenth per notch, and scrolls if there is no pinch recognizer")
    func controlWheel() {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        stage.view.addSubview(scrollView)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 40, y: 60), modifiers: .control)
        #expect(scrollView.contentOffset.y == 60)
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addTarget(stage.listener) { _ in { scale = pinch.scale } }
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -60), at: CGPoint(x: 40, y: 60), modifiers: .control)
        #expect(abs(scale - 1.1) < 1e-9)
        #expect(scrollView.contentOffset.y == 60)
        #expect(stage.listener.calls == ["pinch began", "pinch ended"])
    }
}
