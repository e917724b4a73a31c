// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A recognizer that fails only when `giveUp` is called.
private final class Undecided: UIGestureRecognizer {
    func giveUp() { state = .failed }
}

/// A recognizer that begins with the first movement, and ends when the finger lifts.
private final class Flick: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@Test("A gesture that ends while it waits begins and ends as soon as it may (fact 48)") @MainActor
func endedWhileWaiting() {
    let stage = GestureStage()
    let undecided = stage.add(Undecided(), "undecided")
    let flick = stage.add(Flick(), "flick")
    flick.require(toFail: undecided)
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    #expect(stage.listener.calls == [])
    undecided.giveUp()
    #expect(stage.listener.calls == ["flick began", "flick ended"])
    #expect(flick.state == .possible)
    #expect(undecided.state == .possible)
}

@Test("A pan and a long press whose fingers lift while they wait fail") @MainActor
func tooLate() {
    let stage = GestureStage()
    let undecided = stage.add(Undecided(), "undecided")
    for recognizer in [stage.add(UIPanGestureRecognizer(), "pan"), stage.add(UILongPressGestureRecognizer(), "press")] {
        recognizer.require(toFail: undecided)
    }
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.6)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    undecided.giveUp()
    #expect(stage.listener.calls == [])
}

@Test("A double tap that is disabled or removed between its taps releases the single tap at once") @MainActor
func requirementRemoved() {
    for isRemoved in [false, true] {
        let stage = GestureStage()
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        let single = stage.add(UITapGestureRecognizer(), "single")
        single.require(toFail: double)
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == [])
        if isRemoved { stage.view.removeGestureRecognizer(double) } else { double.isEnabled = false }
        #expect(stage.listener.calls == ["single ended"])
    }
}

/// A recognizer that sets several states in one event.
private final class Hasty: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        state = .changed
        state = .changed
        state = .ended
    }
}

@Test("States set in a row in one event are each reported, repeated changes once (fact 34)") @MainActor
func severalStates() {
    let stage = GestureStage()
    _ = stage.add(Hasty(), "hasty")
    stage.screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.listener.calls == ["hasty began", "hasty changed", "hasty ended"])
}

/// A delegate that cancels another gesture inside its own delegate methods.
private final class Meddling: NSObject, UIGestureRecognizerDelegate {
    var whenAskedToBegin: UIGestureRecognizer?
    var whenAskedAboutOthers: UIGestureRecognizer?
    var letsOthersTakePart = false

    private func cancel(_ recognizer: UIGestureRecognizer?) {
        recognizer?.isEnabled = false
        recognizer?.isEnabled = true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        cancel(whenAskedToBegin)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        cancel(whenAskedAboutOthers)
        return letsOthersTakePart
    }
}

@Test("A delegate may cancel the gesture in the way when it is asked whether to begin (facts 39, 46)")
@MainActor
func cancelledWhenAskedToBegin() {
    for cancels in [false, true] {
        let stage = GestureStage()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(inner)
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        let delegate = Meddling()
        delegate.whenAskedToBegin = cancels ? press : nil
        pan.delegate = delegate
        let outside = stage.screen.touch(at: CGPoint(x: 50, y: 300))
        outside.hold(0.6)
        let inside = stage.screen.touch(at: CGPoint(x: 50, y: 50))
        inside.move(by: CGVector(dx: 20, dy: 0))
        inside.up()
        outside.up()
        let expected =
            cancels ? ["press began", "press cancelled", "pan began", "pan ended"] : ["press began", "press ended"]
        #expect(stage.listener.calls == expected)
        #expect(press.state == .possible)
    }
}

@Test("A gesture cancelled in shouldRecognizeSimultaneouslyWith is cancelled right after the decision") @MainActor
func cancelledWhenAskedAboutOthers() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let delegate = Meddling()
    delegate.letsOthersTakePart = true
    pan.delegate = delegate
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.6)
    delegate.whenAskedAboutOthers = press
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.up()
    #expect(stage.listener.calls == ["press began", "press changed", "pan began", "press cancelled", "pan ended"])
    #expect(press.state == .possible)
}

@Test("A recognizer that its action moves to another view works on that view") @MainActor
func removedAndAdded() {
    @MainActor final class Mover {
        var move: () -> Void = {}
        func moveIt() { move() }
    }
    let stage = GestureStage()
    let other = UIView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    stage.view.addSubview(other)
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    let mover = Mover()
    press.addTarget(mover, action: Mover.moveIt)
    mover.move = {
        mover.move = {}
        other.addGestureRecognizer(press)
    }
    let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    finger.hold(0.6)
    #expect(press.view === other)
    #expect(press.state == .possible)
    finger.up()
    stage.listener.calls = []
    let second = stage.screen.touch(at: CGPoint(x: 50, y: 300))
    second.hold(0.6)
    second.up()
    #expect(stage.listener.calls == ["press began", "press ended"])
}

@Test("Two fingers on unrelated views make two gestures") @MainActor
func unrelatedViews() {
    let stage = GestureStage()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let right = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    stage.view.addSubview(left)
    stage.view.addSubview(right)
    _ = stage.add(UIPanGestureRecognizer(), "left", to: left)
    _ = stage.add(UIPanGestureRecognizer(), "right", to: right)
    let one = stage.screen.touch(at: CGPoint(x: 50, y: 50))
    let other = stage.screen.touch(at: CGPoint(x: 250, y: 50))
    one.move(by: CGVector(dx: 0, dy: 20))
    other.move(by: CGVector(dx: 0, dy: 20))
    one.up()
    other.up()
    #expect(stage.listener.calls == ["left began", "right began", "left ended", "right ended"])
}

@Test("Recognizers are not retained by those that require their failure, nor by ended touches") @MainActor
func lifetimes() {
    let stage = GestureStage()
    let single = stage.add(UITapGestureRecognizer(), "single")
    weak var gone: UITapGestureRecognizer?
    do {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        gone = double
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.advance(by: 1)
        stage.view.removeGestureRecognizer(double)
    }
    #expect(gone == nil)
    #expect(stage.listener.calls == ["single ended"])
}
