// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

/// A responder that records the actions it receives.
@MainActor
private final class Listener: UIResponder {
    var calls: [String] = []
    func pressed() { calls.append("pressed") }
    func pressed(by control: UIControl) { calls.append("pressed by \(control.tag)") }
    func pressed(by anything: Any) { calls.append("pressed by anything") }
    func pressed(_ control: UIControl, event: UIEvent) {
        calls.append("pressed with \(event.allTouches?.count ?? 0) touches")
    }
    func maybe(_ control: UIControl, event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
}

/// A target that is not a responder.
@MainActor
private final class PlainListener {
    private(set) var count = 0
    func pressed() { count += 1 }
}

@MainActor
@Suite("Control")
struct UIControlTests {
    private func show(_ control: UIControl) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 400, height: 400))
        control.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        board.addSubview(control)
        screen.show(board)
        return screen
    }

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]

    /// A log of the events of a control.
    private final class Recorder {
        var events: [String] = []
    }

    private func recorder(of control: UIControl) -> Recorder {
        let recorder = Recorder()
        for (event, name) in Self.names {
            control.addAction(UIAction { _ in recorder.events.append(name) }, for: event)
        }
        return recorder
    }

    // MARK: Touches

    @Test func pressSendsDownAndUpInside() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        let finger = screen.touch(control)
        #expect(control.isHighlighted)
        #expect(control.isTracking)
        #expect(control.isTouchInside)
        #expect(control.state == .highlighted)
        finger.up()
        #expect(recorder.events == ["down", "up inside"])
        #expect(!control.isHighlighted)
        #expect(!control.isTracking)
        #expect(!control.isTouchInside)
    }

    @Test func secondTapSendsRepeat() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        screen.tap(control)
        screen.tap(control)
        #expect(recorder.events == ["down", "up inside", "down", "again", "up inside"])
    }

    @Test func tracksAFingerUpToSeventyPointsBeyondItsEdge() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        let finger = screen.touch(control)
        finger.move(to: CGPoint(x: 315, y: 200))
        #expect(control.isHighlighted)
        finger.move(to: CGPoint(x: 325, y: 200))
        #expect(!control.isHighlighted)
        #expect(!control.isTouchInside)
        #expect(control.isTracking)
        finger.move(to: CGPoint(x: 240, y: 200))
        #expect(control.isHighlighted)
        finger.move(to: CGPoint(x: 390, y: 200))
        finger.up()
        #expect(
            recorder.events == [
                "down", "inside", "outside", "exit", "inside", "enter", "outside", "exit", "up outside",
            ])
    }

    @Test func tracksTheMouseOnlyUpToItsEdge() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        screen.mouse.move(to: CGPoint(x: 200, y: 200))
        screen.mouse.press()
        #expect(control.isHighlighted)
        screen.mouse.move(to: CGPoint(x: 260, y: 200))
        #expect(!control.isHighlighted)
        screen.mouse.release()
        #expect(recorder.events == ["down", "outside", "exit", "up outside"])
    }

    @Test func secondMouseButtonDoesNotPress() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        screen.mouse.click(at: CGPoint(x: 200, y: 200), button: 2)
        #expect(recorder.events.isEmpty)
    }

    @Test func tracksOneFingerOnly() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        let first = screen.touch(control)
        let second = screen.touch(at: CGPoint(x: 170, y: 170))
        second.up()
        #expect(control.isHighlighted)
        first.up()
        #expect(recorder.events == ["down", "up inside"])
    }

    @Test func cancelledTouchSendsCancel() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        screen.touch(control).cancel()
        #expect(recorder.events == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func ignoresTouchesWhileDisabled() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        control.isEnabled = false
        #expect(control.state == .disabled)
        screen.tap(control)
        #expect(recorder.events.isEmpty)
    }

    @Test func disablingOrRemovingCancelsTracking() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        let finger = screen.touch(control)
        control.isEnabled = false
        finger.up()
        #expect(recorder.events == ["down", "cancel"])
        control.isEnabled = true
        let other = screen.touch(control)
        control.removeFromSuperview()
        other.up()
        #expect(recorder.events == ["down", "cancel", "down", "again", "cancel"])
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
    }

    @Test func subclassCanEndTracking() {
        final class Strict: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return touch.location(in: self).x < 80
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < 80
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        }
        let control = Strict()
        let screen = show(control)
        let recorder = recorder(of: control)
        let finger = screen.touch(control)
        finger.move(by: CGVector(dx: 45, dy: 0))
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        finger.up()
        screen.tap(at: CGPoint(x: 245, y: 200))
        #expect(control.log == ["begin", "continue", "begin"])
        #expect(recorder.events == ["down"])
    }

    // MARK: Gestures

    @Test func tapDoesNotReachATapRecognizerOfTheSuperview() {
        let control = UIControl()
        let screen = show(control)
        let recorder = recorder(of: control)
        let listener = Listener()
        control.superview!.addGestureRecognizer(
            UITapGestureRecognizer(
                target: listener, action: Listener.pressed as @MainActor (Listener) -> @MainActor () -> Void))
        screen.tap(control)
        #expect(recorder.events == ["down", "up inside"])
        #expect(listener.calls.isEmpty)
        screen.tap(at: CGPoint(x: 20, y: 20))
        #expect(listener.calls == ["pressed"])
        control.isEnabled = false
        screen.tap(control)
        #expect(listener.calls == ["pressed", "pressed"])
    }

    // MARK: Targets

    @Test func callsActionMethodsOfEverySignature() {
        let control = UIControl()
        control.tag = 7
        let screen = show(control)
        let (listener, plain) = (Listener(), PlainListener())
        control.addTarget(
            listener, action: Listener.pressed as @MainActor (Listener) -> @MainActor () -> Void, for: .touchUpInside)
        control.addTarget(
            listener, action: Listener.pressed(by:) as @MainActor (Listener) -> @MainActor (UIControl) -> Void,
            for: .touchUpInside)
        control.addTarget(listener, action: Listener.pressed(_:event:), for: .touchUpInside)
        control.addTarget(listener, action: Listener.maybe, for: [.touchUpInside, .valueChanged])
        control.addTarget(plain, action: PlainListener.pressed, for: .touchUpInside)
        screen.tap(control)
        #expect(listener.calls == ["pressed", "pressed by 7", "pressed with 1 touches", "event"])
        #expect(plain.count == 1)
        control.sendActions(for: .valueChanged)
        #expect(listener.calls.last == "no event")
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test func doesNotRetainItsTarget() {
        let control = UIControl()
        var plain: PlainListener? = PlainListener()
        weak let kept = plain
        control.addTarget(plain, action: PlainListener.pressed, for: .valueChanged)
        plain = nil
        #expect(kept == nil)
        control.sendActions(for: .valueChanged)
        #expect(control.allControlEvents == [])
    }

    @Test func findsANilTargetInTheResponderChain() {
        final class Board: UIView {
            var count = 0
            func add() { count += 1 }
        }
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (board, inner) = (Board(), UIView())
        board.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil as Board?, action: Board.add, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(board.count == 1)
    }

    @Test func removesATargetForTheGivenEvents() {
        let control = UIControl()
        let plain = PlainListener()
        control.addTarget(plain, action: PlainListener.pressed, for: [.valueChanged, .touchDown])
        control.removeTarget(plain, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(plain.count == 0)
        control.sendActions(for: .valueChanged)
        #expect(plain.count == 1)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(plain.count == 1)
    }

    // MARK: Actions

    @Test func replacesAnActionOfTheSameIdentifier() {
        let control = UIControl()
        var log: [String] = []
        let name = UIAction.Identifier("add")
        control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: [.valueChanged, .touchDown])
        control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == ["new", "old"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log.count == 2)
    }

    @Test func isTheSenderOfItsActions() {
        let control = UIControl(
            frame: .zero,
            primaryAction: UIAction { action in
                (action.sender as? UIControl)?.tag = 3
            })
        control.performPrimaryAction()
        #expect(control.tag == 3)
    }

    @Test func callsAHandlerOfSeveralEventsOnce() {
        let control = UIControl()
        let screen = show(control)
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
        let finger = screen.touch(control)
        finger.move(to: CGPoint(x: 390, y: 390))
        #expect(count == 2)
        finger.up()
        #expect(count == 3)
    }

    // MARK: State

    @Test func stateCombinesItsFlags() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        #expect(control.state == [.selected, .disabled, .highlighted])
    }

    @Test func leadingAlignmentFollowsTheLayoutDirection() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        control.semanticContentAttribute = .forceLeftToRight
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}
