// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Pan gestures by wheel and trackpad") @MainActor
struct ScrollPanTests {
    let stage = GestureStage()

    @Test("fact 63: the scroll type mask selects wheel and trackpad, and touches always pan")
    func mask() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.allowedScrollTypesMask == [])
        let mouse = stage.screen.mouse
        for (mask, wheel, trackpad) in [
            ([], false, false), (.discrete, true, false), (.continuous, false, true), (.all, true, true),
        ] as [(UIScrollTypeMask, Bool, Bool)] {
            pan.allowedScrollTypesMask = mask
            stage.listener.calls = []
            mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100))
            stage.screen.advance(by: 0.5)
            #expect(stage.listener.calls == (wheel ? ["pan began", "pan ended"] : []))
            stage.listener.calls = []
            mouse.swipe(by: CGVector(dx: 0, dy: 60))
            #expect(stage.listener.calls.isEmpty == !trackpad)
            stage.listener.calls = []
            let finger = stage.screen.touch(at: CGPoint(x: 100, y: 100))
            finger.move(by: CGVector(dx: 20, dy: 0))
            finger.up()
            #expect(stage.listener.calls == ["pan began", "pan ended"])
        }
    }

    @Test("fact 63: scrolling to later rows is an upward translation, at the speed of the fingers")
    func translation() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        var (translation, velocity, place) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
        pan.addTarget(stage.listener) { _ in
            {
                guard pan.state != .ended else { return }
                translation = pan.translation(in: stage.view)
                velocity = pan.velocity(in: stage.view)
                place = pan.location(in: stage.view)
            }
        }
        stage.screen.mouse.swipe(by: CGVector(dx: 30, dy: 120), at: CGPoint(x: 100, y: 150), duration: 0.2)
        #expect(abs(translation.x + 30) < 1e-9)
        #expect(abs(translation.y + 120) < 1e-9)
        #expect(abs(velocity.y + 600) < 1)
        #expect(place == CGPoint(x: 100, y: 150))
        #expect(pan.numberOfTouches == 0)
        #expect(stage.listener.calls.first == "pan began")
        #expect(stage.listener.calls.last == "pan ended")
    }

    @Test("Wheel notches in a row are one pan, which ends after a pause")
    func notches() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .discrete
        let mouse = stage.screen.mouse
        for _ in 0..<3 {
            mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100))
            stage.screen.advance(by: 0.1)
        }
        #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: -180))
        stage.screen.advance(by: 0.2)
        #expect(stage.listener.calls == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    @Test("A scroll view keeps the wheel, except for pans on views inside it that accept the wheel")
    func insideAScrollView() {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        scrollView.addSubview(inner)
        stage.view.addSubview(scrollView)
        stage.add(UIPanGestureRecognizer(), "outer").allowedScrollTypesMask = .all
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 300))
        #expect(scrollView.contentOffset.y == 60)
        #expect(stage.listener.calls == [])
        scrollView.contentOffset = .zero
        stage.add(UIPanGestureRecognizer(), "inner", to: inner).allowedScrollTypesMask = .all
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 50))
        #expect(scrollView.contentOffset.y == 0)
        #expect(stage.listener.calls == ["inner began"])
        stage.screen.advance(by: 1)
    }

    @Test("A delegate that refuses the event or the begin is not asked again during that swipe")
    func refused() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            var receives = true
            var asked = 0
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                receives
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return false
            }
        }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let delegate = Refusing()
        pan.delegate = delegate
        stage.screen.mouse.swipe(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 100, y: 100))
        #expect(delegate.asked == 1)
        delegate.receives = false
        stage.screen.mouse.swipe(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 100, y: 100))
        #expect(delegate.asked == 1)
        #expect(stage.listener.calls == [])
        #expect(pan.state == .possible)
    }
}
