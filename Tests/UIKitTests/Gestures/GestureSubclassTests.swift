// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A recognizer that an app defines, for a circle drawn with one finger.
private final class CircleGestureRecognizer: UIGestureRecognizer {
    private var path: [CGPoint] = []
    private(set) var radius: CGFloat = 0
    private(set) var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, numberOfTouches == 1 else {
            state = .failed
            return
        }
        path = [touches.first!.location(in: view)]
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        path.append(touch.location(in: view))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let middle = CGPoint(
            x: path.map(\.x).reduce(0, +) / CGFloat(path.count), y: path.map(\.y).reduce(0, +) / CGFloat(path.count))
        let distances = path.map { hypot($0.x - middle.x, $0.y - middle.y) }
        radius = distances.reduce(0, +) / CGFloat(distances.count)
        let isRound = radius > 20 && distances.allSatisfy { abs($0 - radius) < radius * 0.2 }
        state = isRound ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        path = []
        resets += 1
    }
}

@Suite("Custom gesture recognizers") @MainActor
struct GestureSubclassTests {
    let stage = GestureStage()

    private func draw(_ points: [CGPoint]) {
        let finger = stage.screen.touch(at: points[0])
        for point in points.dropFirst() {
            stage.screen.advance(by: 1.0 / 60)
            finger.move(to: point)
        }
        finger.up()
    }

    private var circle: [CGPoint] {
        (0...24).map {
            CGPoint(x: 160 + 60 * cos(Double($0) / 24 * 2 * .pi), y: 200 + 60 * sin(Double($0) / 24 * 2 * .pi))
        }
    }

    @Test("facts 32, 34, 36: a circle is recognized when the finger lifts, a line is not, and both are reset")
    func circles() {
        let recognizer = stage.add(CircleGestureRecognizer(), "circle")
        draw(circle)
        #expect(stage.listener.calls == ["circle ended"])
        #expect(abs(recognizer.radius - 60) < 3)
        #expect(recognizer.state == .possible)
        #expect(recognizer.resets == 1)
        draw((0..<20).map { CGPoint(x: 50 + 10 * $0, y: 100) })
        #expect(stage.listener.calls == ["circle ended"])
        #expect(recognizer.resets == 2)
    }

    @Test("facts 46, 48: a pan prevents the circle, unless the pan requires the circle to fail")
    func beside() {
        _ = stage.add(CircleGestureRecognizer(), "circle")
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        draw(circle)
        #expect(!stage.listener.calls.contains("circle ended"))
        stage.listener.calls = []
        pan.require(toFail: stage.view.gestureRecognizers![0])
        draw(circle)
        #expect(stage.listener.calls == ["circle ended"])
    }

    @Test("A second finger fails the circle, and other touches are ignored until all are up")
    func secondFinger() {
        let recognizer = stage.add(CircleGestureRecognizer(), "circle")
        let one = stage.screen.touch(at: circle[0])
        let two = stage.screen.touch(at: CGPoint(x: 10, y: 10))
        #expect(recognizer.state == .failed)
        two.up()
        #expect(recognizer.state == .failed)
        for point in circle.dropFirst() { one.move(to: point) }
        #expect(recognizer.resets == 0)
        one.up()
        #expect(stage.listener.calls == [])
        #expect(recognizer.resets == 1)
    }

    @Test("fact 49: shouldRequireFailure is asked once per attempt, and true makes the recognizer wait")
    func askedOnce() {
        final class Asked: UIGestureRecognizer {
            var required: [String] = []
            var waits = false
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                required.append(otherGestureRecognizer.name ?? "")
                return waits
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .began : .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let asked = stage.add(Asked(), "asked")
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        for waits in [false, true] {
            asked.waits = waits
            asked.required = []
            stage.listener.calls = []
            let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
            finger.move(by: CGVector(dx: 1, dy: 0))
            finger.move(by: CGVector(dx: 1, dy: 0))
            finger.hold(0.6)
            finger.up()
            #expect(asked.required == ["press"])
            #expect(stage.listener.calls.first == (waits ? "press began" : "asked began"))
            #expect(!stage.listener.calls.contains(waits ? "asked began" : "press began"))
        }
        #expect(press.state == .possible)
    }

    @Test("fact 50: a class can decide what it prevents and what prevents it")
    func prevention() {
        final class Meek: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        for (first, second, both) in [
            (Meek(), UIPanGestureRecognizer(), true), (UIPanGestureRecognizer(), Stubborn(), true),
            (UIPanGestureRecognizer(), Meek(), false), (Stubborn(), UIPanGestureRecognizer(), false),
        ] as [(UIGestureRecognizer, UIGestureRecognizer, Bool)] {
            stage.view.gestureRecognizers = nil
            stage.listener.calls = []
            _ = stage.add(first, "first")
            _ = stage.add(second, "second")
            let finger = stage.screen.touch(at: CGPoint(x: 50, y: 50))
            finger.move(by: CGVector(dx: 20, dy: 0))
            finger.up()
            #expect(stage.listener.calls.contains("first began"))
            #expect(stage.listener.calls.contains("second began") == both)
        }
    }

    @Test("shouldBeRequiredToFail makes others wait, and two that wait for each other still end")
    func cyclicRequirement() {
        final class Waiting: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let (one, two) = (stage.add(Waiting(), "one"), stage.add(Waiting(), "two"))
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == [])
        #expect(one.state == .possible)
        #expect(two.state == .possible)
        let single = stage.add(UITapGestureRecognizer(), "single")
        stage.view.removeGestureRecognizer(one)
        two.numberOfTapsRequired = 2
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == [])
        stage.screen.advance(by: 1)
        #expect(stage.listener.calls == ["single ended"])
        #expect(single.state == .possible)
    }

    @Test("A recognizer accepts only its allowed touch types, and one type at a time if exclusive")
    func touchTypes() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.screen.tap(at: CGPoint(x: 50, y: 50))
        stage.screen.mouse.click(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == [])
        stage.screen.pencil(at: CGPoint(x: 50, y: 50)).up()
        #expect(stage.listener.calls == ["tap ended"])

        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTouchesRequired = 2
        for isExclusive in [true, false] {
            stage.listener.calls = []
            press.requiresExclusiveTouchType = isExclusive
            let finger = stage.screen.touch(at: CGPoint(x: 150, y: 50))
            let pencil = stage.screen.pencil(at: CGPoint(x: 190, y: 50))
            pencil.hold(0.6)
            #expect(stage.listener.calls == (isExclusive ? [] : ["press began"]))
            finger.up()
            pencil.up()
        }
    }

    @Test("fact 57: a secondary click taps only if the mask includes it, and a pan reports its buttons")
    func buttons() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        #expect(tap.buttonMaskRequired == .primary)
        stage.screen.mouse.click(at: CGPoint(x: 50, y: 50), button: 2)
        #expect(stage.listener.calls == [])
        tap.buttonMaskRequired = .secondary
        stage.screen.mouse.click(at: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == [])
        stage.screen.mouse.click(at: CGPoint(x: 50, y: 50), button: 2)
        #expect(stage.listener.calls == ["tap ended"])
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: 20, dy: 0))
        #expect(pan.buttonMask == .primary)
        #expect(pan.modifierFlags == [])
        #expect(pan.location(ofTouch: 0, in: stage.view) == CGPoint(x: 70, y: 50))
        stage.screen.mouse.release()
    }
}
