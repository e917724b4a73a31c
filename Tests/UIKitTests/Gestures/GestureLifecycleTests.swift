// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Life cycle of gesture recognizers") @MainActor
struct GestureLifecycleTests {
    let stage = GestureStage()

    @Test("fact 31: the raw values of the states are UIKit's, and recognized equals ended")
    func states() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("fact 33: a continuous gesture begins, changes, and ends or is cancelled, or it fails")
    func continuous() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        for _ in 0..<3 { finger.move(by: CGVector(dx: 10, dy: 0)) }
        finger.cancel()
        #expect(stage.listener.calls == ["pan began", "pan changed", "pan changed", "pan cancelled"])
        stage.listener.calls = []
        let short = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        short.move(by: CGVector(dx: 3, dy: 0))
        short.up()
        #expect(stage.listener.calls == [])
        #expect(pan.state == .possible)
    }

    @Test("fact 35: actions are called after the touch methods of all recognizers")
    func actionsAfterTouchMethods() {
        final class Log { var lines: [String] = [] }
        final class Noting: UITapGestureRecognizer {
            var log: Log!
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                log.lines.append("\(name!) \(state)")
            }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let log = Log()
        let (one, two) = (stage.add(Noting(), "one"), stage.add(Noting(), "two"))
        (one.log, two.log) = (log, log)
        one.addTarget(log) { log in { log.lines.append("action") } }
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.lines == ["one ended", "two ended", "action"])
    }

    @Test("fact 36: a failed recognizer stays failed until the touches are up, and is then reset")
    func reset() {
        final class Resetting: UITapGestureRecognizer {
            var resets = 0
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let tap = stage.add(Resetting(), "tap")
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGVector(dx: 40, dy: 0))
        #expect(tap.state == .failed)
        let second = stage.screen.touch(at: CGPoint(x: 90, y: 50))
        #expect(tap.numberOfTouches == 1)
        finger.up()
        #expect(tap.state == .possible)
        #expect(tap.resets == 1)
        second.up()
        #expect(stage.listener.calls == [])
    }

    @Test("fact 37: a recognizer receives touches on subviews before those views do")
    func recognizerBeforeView() {
        final class Log { var lines: [String] = [] }
        final class Seeing: UIGestureRecognizer {
            var log: Log!
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log.lines.append("recognizer") }
        }
        final class Inner: UIView {
            var log: Log!
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("view") }
        }
        let log = Log()
        stage.add(Seeing(), "seeing").log = log
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.log = log
        stage.view.addSubview(inner)
        stage.screen.tap(inner)
        #expect(log.lines == ["recognizer", "view"])
    }

    @Test("fact 38: the delegate is asked about the event, then the touch; a refusal affects its recognizer only")
    func asked() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var lines: [String] = []
            var answer = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                lines.append("event")
                return true
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                lines.append("touch")
                return answer
            }
        }
        final class Noting: UITapGestureRecognizer {
            var note: () -> Void = {}
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                note()
                super.touchesBegan(touches, with: event)
            }
        }
        let tap = stage.add(Noting(), "tap")
        _ = stage.add(UILongPressGestureRecognizer(), "press")
        let delegate = Delegate()
        tap.delegate = delegate
        tap.note = { delegate.lines.append("began") }
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(delegate.lines == ["event", "touch", "began"])
        delegate.answer = false
        stage.listener.calls = []
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(0.6)
        finger.up()
        #expect(stage.listener.calls == ["press began", "press ended"])
    }

    @Test("fact 39: the touched view is asked too, when the gesture is about to leave possible")
    func viewIsAsked() {
        final class Refusing: UIView {
            var asked = 0
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return false
            }
        }
        let inner = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(inner)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let finger = stage.screen.touch(inner)
        #expect(inner.asked == 0)
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(inner.asked == 1)
        #expect(pan.state == .failed)
        finger.up()
        #expect(stage.listener.calls == [])
    }

    @Test("fact 40: by default recognizers are enabled, cancel touches, delay their ends, and want one type")
    func defaults() {
        for recognizer in [
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ] {
            #expect(recognizer.isEnabled)
            #expect(recognizer.cancelsTouchesInView)
            #expect(!recognizer.delaysTouchesBegan)
            #expect(recognizer.delaysTouchesEnded)
            #expect(recognizer.requiresExclusiveTouchType)
            #expect(recognizer.name == nil)
            #expect(recognizer.view == nil)
            #expect(recognizer.numberOfTouches == 0)
        }
    }

    @Test("fact 41: disabling cancels a gesture in progress, and a disabled recognizer receives nothing")
    func disabling() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGVector(dx: 20, dy: 0))
        pan.isEnabled = false
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.up()
        #expect(stage.listener.calls == ["pan began", "pan cancelled"])
        let second = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        #expect(pan.numberOfTouches == 0)
        second.up()
    }

    @Test("fact 42: the view's touch is cancelled before the action, and receives nothing more")
    func cancelledBeforeTheAction() {
        final class Log { var lines: [String] = [] }
        final class Inner: UIView {
            var log: Log!
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.lines.append("cancelled")
            }
        }
        let log = Log()
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.log = log
        stage.view.addSubview(inner)
        stage.add(UIPanGestureRecognizer(), "pan").addTarget(log) { log in { log.lines.append("action") } }
        let finger = stage.screen.touch(inner)
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.move(by: CGVector(dx: 15, dy: 0))
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.lines == ["moved", "cancelled", "action", "action", "action"])
    }

    @Test("fact 44: the end of a touch waits for possible gestures, and becomes a cancel if one succeeds")
    func delayedEnd() {
        final class Inner: UIView {
            var lines: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
        }
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(inner)
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.screen.tap(inner)
        #expect(inner.lines == [])
        stage.screen.advance(by: 0.5)
        #expect(inner.lines == ["ended"])
        inner.lines = []
        stage.screen.tap(inner)
        stage.screen.tap(inner)
        #expect(inner.lines == ["cancelled", "cancelled"])
        double.delaysTouchesEnded = false
        inner.lines = []
        stage.screen.advance(by: 1)
        stage.screen.tap(inner)
        #expect(inner.lines == ["ended"])
    }

    @Test("fact 45: an ignored touch stays with its view when the gesture is recognized")
    func ignored() {
        final class Inner: UIView {
            var lines: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
        }
        final class Taking: UITapGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches where touch.location(in: view).x > 160 { ignore(touch, for: event) }
            }
        }
        let inner = Inner(frame: stage.view.bounds)
        inner.isMultipleTouchEnabled = true
        stage.view.addSubview(inner)
        let tap = stage.add(Taking(), "tap")
        tap.numberOfTouchesRequired = 2
        let right = stage.screen.touch(at: CGPoint(x: 250, y: 50))
        let (one, two) = (stage.screen.touch(at: CGPoint(x: 50, y: 50)), stage.screen.touch(at: CGPoint(x: 90, y: 50)))
        one.up()
        two.up()
        #expect(stage.listener.calls == ["tap ended"])
        #expect(inner.lines == ["cancelled", "cancelled"])
        right.up()
        #expect(inner.lines.last == "ended")
    }

    @Test("fact 47: one delegate's refusal does not forbid what the other delegate allows")
    func eitherDelegate() {
        final class Answer: NSObject, UIGestureRecognizerDelegate {
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { answer }
        }
        let (pan, second) = (stage.add(UIPanGestureRecognizer(), "one"), stage.add(UIPanGestureRecognizer(), "two"))
        for (first, other) in [(false, false), (false, true), (true, false), (true, true)] {
            let delegates = (Answer(first), Answer(other))
            (pan.delegate, second.delegate) = delegates
            stage.listener.calls = []
            let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
            finger.move(by: CGVector(dx: 20, dy: 0))
            finger.up()
            #expect(stage.listener.calls.contains("two began") == (first || other))
        }
    }

    @Test("fact 49: delegates can require failures too, and are asked once per attempt")
    func delegatesDependencies() {
        final class Waiting: NSObject, UIGestureRecognizerDelegate {
            var asked = 0
            var makesOthersWait = false
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool {
                asked += 1
                return !makesOthersWait
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
            ) -> Bool { makesOthersWait }
        }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.allowableMovement = 1000
        let delegate = Waiting()
        pan.delegate = delegate
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(stage.listener.calls == [])
        #expect(delegate.asked == 1)
        finger.hold(0.6)
        #expect(stage.listener.calls == ["press began"])
        finger.up()
        delegate.makesOthersWait = true
        stage.listener.calls = []
        let second = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        second.hold(0.6)
        #expect(stage.listener.calls == [])
        second.move(by: CGVector(dx: 20, dy: 0))
        #expect(stage.listener.calls == ["pan began"])
        second.up()
        #expect(delegate.asked == 2)
    }

    @Test("fact 50: a single tap never prevents a double tap")
    func singleTapPreventsNoDoubleTap() {
        let (single, double) = (
            stage.add(UITapGestureRecognizer(), "single"), stage.add(UITapGestureRecognizer(), "double")
        )
        double.numberOfTapsRequired = 2
        #expect(!single.canPrevent(double))
        #expect(double.canPrevent(single))
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls.first == "single ended")
        #expect(stage.listener.calls.last == "double ended")
    }

    @Test("fact 52: a recognizer belongs to one view, and adding it to another view moves it")
    func oneView() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(other)
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        other.addGestureRecognizer(tap)
        #expect(tap.view === other)
        #expect(stage.view.gestureRecognizers == nil)
        #expect(other.gestureRecognizers == [tap])
        let inner = UIView(frame: other.bounds)
        other.addSubview(inner)
        var seen: UIView?
        tap.addTarget(stage.listener) { _ in { seen = tap.view } }
        stage.screen.tap(inner)
        #expect(seen === other)
        other.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test("fact 53: several targets are called, and removeTarget(nil, action: nil) removes them all")
    func targets() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        let other = GestureListener()
        tap.addTarget(other, action: GestureListener.record)
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls.count == 1)
        #expect(other.calls.count == 1)
        tap.removeTarget(other, action: nil)
        stage.screen.tap(at: CGPoint(x: 150, y: 50))
        #expect(stage.listener.calls.count == 2)
        #expect(other.calls.count == 1)
        tap.removeTarget(nil, action: nil)
        stage.screen.tap(at: CGPoint(x: 250, y: 50))
        #expect(stage.listener.calls.count == 2)
        #expect(other.calls.count == 1)
    }

    @Test("facts 54, 57, 59: the defaults of long press, tap and pan")
    func defaultsOfEach() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.numberOfTapsRequired == 0)
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches > 1_000_000)
    }

    @Test("fact 67: a single tap that requires a double tap to fail waits 0.35 seconds after the lift")
    func waitForTheSecondTap() {
        let (single, double) = (
            stage.add(UITapGestureRecognizer(), "single"), stage.add(UITapGestureRecognizer(), "double")
        )
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.advance(by: 0.34)
        #expect(stage.listener.calls == [])
        stage.screen.advance(by: 0.02)
        #expect(stage.listener.calls == ["single ended"])
    }
}
