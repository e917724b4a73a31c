// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("Drag controller: life cycle of a drag in a small component") @MainActor
struct DragControllerTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    private let rack = PegRack(holes: [0, 2])

    init() {
        scrollView.contentSize = rack.frame.size
        scrollView.addSubview(rack)
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        screen.show(UINavigationController(rootViewController: controller))
        scrollView.contentInsetAdjustmentBehavior = .never
        screen.advance(by: 1)
    }

    private func lift(_ number: Int) -> TestFinger {
        let finger = screen.touch(rack.pegs[number])
        finger.hold(0.55)
        return finger
    }

    /// Checks that the peg rack has made the callbacks `calls` to its app. Each peg must be drawn in its hole, and no
    /// drag may be active.
    private func expectSettled(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        #expect(rack.calls == calls, sourceLocation: sourceLocation)
        #expect(rack.pegs.map(\.frame) == rack.holes.map(PegRack.frame), sourceLocation: sourceLocation)
        #expect(rack.pegs.allSatisfy { $0.alpha == 1 }, sourceLocation: sourceLocation)
        #expect(rack.controller.content == nil, sourceLocation: sourceLocation)
        #expect(!rack.controller.isActive, sourceLocation: sourceLocation)
        #expect(rack.window?.gestureRecognizers?.isEmpty != false)
        #expect(!rack.isFirstResponder)
    }

    @Test("A drop on a free hole moves the peg, and is announced")
    func dropped() throws {
        let finger = lift(0)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.hold(1)
        finger.up()
        try expectSettled(["begin 0", "move 0 to 1", "dropped"])
        #expect(rack.holes == [1, 2])
        #expect(screen.announcements == ["Peg lifted, hole 0", "Peg moved, hole 1", "Peg dropped, hole 1"])
    }

    @Test("Keys move a peg from hole to hole and drop it, wherever the focus is; Escape and Tab return it")
    func keys() throws {
        #expect(rack.controller.liftByKeys { DraggedPeg(0, in: rack) })
        screen.press(.rightArrow)
        #expect(rack.pegs[0].frame == PegRack.frame(of: 1))
        #expect(rack.holes == [0, 2])
        screen.press(.space)
        try expectSettled(["begin 0", "move 0 to 1", "dropped"])
        for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardTab] {
            #expect(rack.controller.liftByKeys { DraggedPeg(0, in: rack) })
            screen.press(.leftArrow)
            screen.press(key)
            try screen.settle()
            #expect(rack.holes == [1, 2])
            #expect(rack.calls.last == "cancelled")
        }
    }

    @Test("The recognizer keeps its press from the lift, and a touch after a cancel does nothing")
    func press() throws {
        let finger = lift(0)
        let press = rack.recognizer.press
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        #expect(rack.recognizer.press == press)
        screen.press(.escape)
        #expect(rack.controller.dragged == nil)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.up()
        try expectSettled(["begin 0", "cancelled"])
    }

    @Test("A drop on a taken hole returns the peg")
    func taken() throws {
        let finger = lift(0)
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
        finger.up()
        try expectSettled(["begin 0", "dropped"])
        #expect(rack.holes == [0, 2])
        #expect(screen.announcements.last == "Peg putBack, hole 0")
    }

    @Test("Every interruption returns the peg, with one end callback", arguments: Interruption.allCases)
    func interrupted(_ interruption: Interruption) throws {
        let finger = lift(0)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        try interruption.apply(to: finger, on: screen)
        screen.advance(by: 1)
        finger.up()
        #expect(rack.calls == ["begin 0", "cancelled"])
        #expect(rack.holes == [0, 2])
        #expect(rack.controller.content == nil)
        #expect(rack.pegs[0].alpha == 1)
    }

    @Test("A cancel in the begin callback is reported as an end, and the peg does not follow the finger")
    func cancelledAtBegin() throws {
        rack.onCall = { [rack] in if $0 == "begin 0" { rack.controller.cancel() } }
        let finger = lift(0)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.up()
        try expectSettled(["begin 0", "cancelled"])
    }

    @Test("A lift without content calls nothing, and ignores the rest of the touch")
    func nothingToLift() throws {
        rack.recognizer.canLift = { _ in true }
        let finger = screen.touch(at: rack.convert(CGPoint(x: 150, y: 50), to: nil))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
        #expect(rack.recognizer.state != .changed)
        finger.up()
        try expectSettled([])
    }

    @Test("The next lift ends the animation of the drop before, once")
    func nextLift() throws {
        let finger = lift(0)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.up()
        screen.advance(by: 0.05)
        #expect(rack.controller.isActive)
        #expect(rack.controller.dragged == nil)
        rack.recognizer.configuration.minimumPressDuration = 0.05
        let next = screen.touch(rack.pegs[1])
        next.hold(0.1)
        #expect(rack.calls == ["begin 0", "move 0 to 1", "dropped", "begin 1"])
        next.up()
        try expectSettled(["begin 0", "move 0 to 1", "dropped", "begin 1", "dropped"])
    }

    @Test("Near an edge, the enclosing scroll view scrolls, and the peg stays under the finger")
    func autoscroll() throws {
        let finger = lift(0)
        finger.move(by: CGVector(dx: 340, dy: 0), duration: 0.2)
        finger.hold(0.5)
        #expect(scrollView.contentOffset.x > 20)
        #expect(abs(rack.convert(rack.pegs[0].center, to: nil).x - 390) < 1)
        finger.cancel()
        try expectSettled(["begin 0", "cancelled"])
    }
}
