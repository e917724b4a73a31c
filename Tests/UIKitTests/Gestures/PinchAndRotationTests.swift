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

@Suite("Pinches and rotations") @MainActor
struct PinchAndRotationTests {
    let stage = GestureStage()

    /// Two fingers 100 points apart, in the middle of the view.
    private func fingers() -> (TestFinger, TestFinger) {
        (stage.screen.touch(at: CGPoint(x: 110, y: 240)), stage.screen.touch(at: CGPoint(x: 210, y: 240)))
    }

    @Test("fact 70: a pinch begins when its fingers are 10 points farther apart, with a scale of 110/108")
    func pinchBegins() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        let (left, right) = fingers()
        right.move(by: CGVector(dx: 9.5, dy: 0))
        #expect(stage.listener.heard == [])
        right.move(by: CGVector(dx: 0.5, dy: 0))
        #expect(stage.listener.heard == ["pinch began"])
        #expect(abs(pinch.scale - 110 / 108) < 1e-9)
        #expect(pinch.location(in: stage.view) == CGPoint(x: 165, y: 240))
        #expect(pinch.numberOfTouches == 2)
        left.move(by: CGVector(dx: -106, dy: 0))
        #expect(abs(pinch.scale - 2) < 1e-9)
        left.up()
        #expect(stage.listener.heard == ["pinch began", "pinch changed"])
        right.up()
        #expect(stage.listener.heard == ["pinch began", "pinch changed", "pinch ended"])
    }

    @Test("Setting the scale goes on from there, and the speed is told in its terms")
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
        #expect(stage.listener.heard.last == "pinch ended")
    }

    @Test("Two fingers that turn make a rotation, clockwise positive; setting it goes on from there")
    func rotation() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
        let (left, right) = fingers()
        right.move(to: CGPoint(x: 110 + 100 * cos(0.09), y: 240 + 100 * sin(0.09)))
        #expect(stage.listener.heard == [])
        right.move(to: CGPoint(x: 110 + 100 * cos(0.58), y: 240 + 100 * sin(0.58)))
        #expect(stage.listener.heard == ["rotation began"])
        #expect(abs(rotation.rotation - 0.5) < 1e-9)
        rotation.rotation = 0
        right.move(to: CGPoint(x: 110 + 100 * cos(0.88), y: 240 + 100 * sin(0.88)), duration: 0.1)
        #expect(abs(rotation.rotation - 0.3) < 1e-6)
        #expect(rotation.velocity > 2)
        left.cancel()
        #expect(stage.listener.heard.last == "rotation cancelled")
        right.up()
    }

    @Test("A pinch and a rotation work together where a delegate says so, and with a pan of two fingers")
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
            #expect(stage.listener.heard.contains("\(name) began"))
            #expect(stage.listener.heard.contains("\(name) ended"))
        }
    }

    @Test("A pinch on a trackpad scales without a touch; one that is taken away is cancelled")
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
        #expect(stage.listener.heard.first == "pinch began")
        #expect(stage.listener.heard.last == "pinch ended")
        #expect(pinch.state == .possible)
        stage.screen.mouse.pinch(scale: 0.5, isCancelled: true)
        #expect(stage.listener.heard.last == "pinch cancelled")
    }

    @Test("A turn on a trackpad rotates; the event is a transform that an overridden sendEvent sees")
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
        #expect(stage.listener.heard.last == "rotation ended")
    }

    @Test("The wheel with the control key down pinches by a tenth a notch, and scrolls where nobody wants a pinch")
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
        #expect(stage.listener.heard == ["pinch began", "pinch ended"])
    }
}
