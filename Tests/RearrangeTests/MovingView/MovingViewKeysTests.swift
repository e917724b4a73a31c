// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving view: keyboard, accessibility, resizing and undo") @MainActor
struct MovingViewKeysTests {
    private let stage: MovingStage
    private let other = MovingView(frame: CGRect(x: 200, y: 200, width: 100, height: 60))

    init() {
        stage = MovingStage(beside: [other])
        other.accessibilityLabel = "Other"
        for view in [stage.view, other] { view.spacing = 0 }
    }

    private var screen: TestScreen { stage.screen }
    private var scrollView: UIScrollView { stage.scrollView }
    private var view: MovingView { stage.view }
    private var calls: MovingStage.Calls { stage.calls }
    private var borders: [CAShapeLayer] { stage.borders }

    private func lift() -> TestFinger { stage.lift() }
    private func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled(sourceLocation)
    }

    @Test("Space lifts the focused view, arrow keys move it, Space drops it and Escape cancels")
    func keys() throws {
        screen.press(.tab)
        screen.press(.space)
        #expect(view.state == .began)
        #expect(view.alpha == 0.5)
        #expect(borders.count == 1)
        screen.press(.rightArrow)
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(view.frame.origin == CGPoint(x: 40, y: 60))
        #expect(calls.moved == [])
        screen.press(.space)
        try expectSettled()
        #expect(calls.moved == [CGRect(x: 40, y: 60, width: 100, height: 60)])
        #expect(calls.ended == [true])
        screen.press(.space)
        #expect(view.state == .began)
        screen.press(.upArrow)
        screen.press(.escape)
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 40, y: 60))
        #expect(calls.ended == [true, false])
    }

    @Test("A view that is first responder stays so when it is dragged")
    func firstResponder() throws {
        final class Taker: MovingView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let taker = Taker(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
        scrollView.addSubview(taker)
        screen.advance(by: 0.1)
        taker.becomeFirstResponder()
        let finger = screen.touch(taker)
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 20, dy: 40), duration: 0.2)
        #expect(taker.isDragging)
        #expect(taker.isFirstResponder)
        finger.up()
        try screen.settle()
        #expect(taker.isFirstResponder)
    }

    @Test("Space held down lifts the view and scrolls nothing")
    func heldSpace() throws {
        screen.press(.tab)
        screen.hold(.space, repeats: 4)
        #expect(view.state == .began)
        #expect(scrollView.contentOffset == .zero)
        screen.press(.escape)
        try expectSettled()
    }

    @Test("Tab during a keyboard drag returns the view (I49)")
    func leftByTab() throws {
        screen.press(.tab)
        screen.press(.space)
        screen.press(.rightArrow)
        screen.press(.tab)
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(calls.ended == [false])
        #expect(calls.moved == [])
    }

    @Test("A keyboard drop onto another view returns the view")
    func keysOntoAnother() throws {
        other.frame.origin = CGPoint(x: 120, y: 20)
        screen.press(.tab)
        screen.press(.space)
        screen.press(.rightArrow)
        #expect(!view.isProposedFrameFree)
        screen.press(.space)
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(calls.ended == [false])
    }

    @Test("An edge dragged by a finger resizes the view if `canResize`, but not over another (I69)")
    func resize() throws {
        let point = view.convert(CGPoint(x: 50, y: 57), to: nil)
        // Without `canResize`, the view is moved.
        let carried = screen.touch(at: point)
        carried.hold(0.6)
        carried.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        #expect(view.frame == CGRect(x: 20, y: 40, width: 100, height: 60))
        carried.cancel()
        try expectSettled()
        view.canResize = true
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 45), duration: 0.2)
        #expect(view.frame == CGRect(x: 20, y: 20, width: 100, height: 105))
        #expect(borders.first?.path?.boundingBox.height == 105)
        finger.up()
        try expectSettled()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 100, height: 100))
        #expect(calls.moved == [view.frame])
        other.frame = CGRect(x: 20, y: 140, width: 100, height: 60)
        let far = screen.touch(at: view.convert(CGPoint(x: 50, y: 97), to: nil))
        far.hold(0.6)
        far.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(!view.isProposedFrameFree)
        far.up()
        try expectSettled()
        #expect(view.frame.height == 100)
    }

    @Test("Shift with arrow keys resizes the view's far edges if `canResize`", arguments: [true, false])
    func resizeByKeys(isAllowed: Bool) throws {
        view.canResize = isAllowed
        screen.press(.tab)
        screen.press(.space)
        screen.press(.downArrow, modifiers: .shift)
        screen.press(.rightArrow, modifiers: .shift)
        screen.press(.rightArrow, modifiers: .shift)
        screen.press(.leftArrow, modifiers: .shift)
        screen.press(.space)
        try expectSettled()
        #expect(view.frame.size == (isAllowed ? CGSize(width: 120, height: 80) : CGSize(width: 100, height: 60)))
    }

    @Test("A move is one step for undo and redo, each reported (I57)")
    func undo() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 0), duration: 0.2)
        finger.up()
        try expectSettled()
        screen.undoManager?.undo()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(screen.undoManager?.canUndo == false)
        screen.undoManager?.redo()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 60, y: 20))
        #expect(calls.moved.map(\.minX) == [60, 20, 60])
    }

    @Test("The lift, the last of several places and the drop are announced (I83)")
    func announcements() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 20), duration: 0.3)
        screen.advance(by: 0.4)
        finger.up()
        try expectSettled()
        #expect(
            screen.announcements == [
                "Card lifted, column 2 of 20, row 2 of 100", "column 4 of 20, row 3 of 100",
                "Card dropped, column 4 of 20, row 3 of 100",
            ])
    }

    @Test("Accessibility offers only the possible moves, each one undo step (I84)")
    func actions() throws {
        view.frame.origin = .zero
        other.frame.origin = CGPoint(x: 100, y: 0)
        screen.advance(by: 0.1)
        let element = try #require(screen.accessibilityElement(named: "Card"))
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Move Down", "Move Right"])
        #expect(screen.perform("Move Right", on: element))
        try expectSettled()
        // The place directly to the right is occupied, so the view moves past the other one, to the next free place.
        #expect(view.frame.origin == CGPoint(x: 200, y: 0))
        #expect(calls.ended == [true])
        screen.undoManager?.undo()
        try expectSettled()
        #expect(view.frame.origin == .zero)
        #expect(screen.undoManager?.canUndo == false)
    }

    @Test("A view caught during its return continues from where it is, and each drag ends once")
    func caught() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 160, dy: 160), duration: 0.2)
        finger.up()
        screen.advance(by: 0.08)
        let shown = try #require(view.layer.presentation()?.frame)
        screen.mouse.move(to: CGPoint(x: shown.midX, y: shown.midY))
        screen.mouse.press()
        screen.advance(by: 0.08)
        #expect(shown.minX > 30)
        #expect(calls.ended == [])
        screen.mouse.move(by: CGVector(dx: 8, dy: 0))
        #expect(view.state == .began)
        #expect(calls.ended == [false])
        #expect(abs(view.frame.minX - shown.minX - 8) <= 1)
        screen.mouse.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        screen.mouse.release()
        try expectSettled()
        #expect(calls.ended == [false, true])
        #expect(calls.moved.count == 1)
    }

    @Test("Changes of other views during a drag update at once whether the place is free")
    func liveOthers() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 180, dy: 180), duration: 0.2)
        #expect(!view.isProposedFrameFree)
        other.frame.origin.y = 400
        #expect(view.isProposedFrameFree)
        other.center.y = 230
        #expect(!view.isProposedFrameFree)
        other.isHidden = true
        #expect(view.isProposedFrameFree)
        let third = MovingView(frame: CGRect(x: 200, y: 220, width: 40, height: 40))
        scrollView.addSubview(third)
        #expect(!view.isProposedFrameFree)
        third.removeFromSuperview()
        #expect(view.isProposedFrameFree)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 200, y: 200))
    }

    @Test("A refused view whose place is taken goes to the nearest free place, which is reported")
    func homeTaken() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 180, dy: 180), duration: 0.2)
        let third = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        scrollView.addSubview(third)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 80))
        #expect(calls.moved == [view.frame])
    }

    @Test("A first responder around the view stays first responder after a drag")
    func firstResponderRestored() throws {
        let holder = UIScrollViewThatTakesKeys(frame: scrollView.frame)
        scrollView.superview?.addSubview(holder)
        holder.addSubview(view)
        screen.advance(by: 0.1)
        holder.becomeFirstResponder()
        #expect(holder.isFirstResponder)
        let finger = lift()
        #expect(view.isDragging)
        finger.cancel()
        try expectSettled()
        #expect(holder.isFirstResponder)
    }

    final class UIScrollViewThatTakesKeys: UIScrollView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("A button in the view lifts it only with `liftsByControls` (I11)", arguments: [true, false])
    func control(isAllowed: Bool) throws {
        view.configuration.liftsByControls = isAllowed
        view.addSubview(UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 40)))
        let finger = screen.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(0.6)
        #expect((view.state == .began) == isAllowed)
        finger.cancel()
        try expectSettled()
    }

    @Test(
        "Autoscroll covers the same distance at 30, 60 and 120 frames a second (I28, I29)", arguments: [30.0, 60, 120])
    func scrolls(rate: Double) throws {
        screen.framesPerSecond = rate
        let finger = lift()
        finger.move(to: CGPoint(x: 70, y: 700), duration: 0.3)
        finger.hold(0.6)
        let before = scrollView.contentOffset.y
        finger.hold(0.5)
        #expect(abs(scrollView.contentOffset.y - before - 450) < 35)
        finger.up()
        try expectSettled()
    }

    @Test("Escape during a finger drag returns the view and keeps the scroll offset (I31)")
    func escapeByFinger() throws {
        let finger = lift()
        finger.move(to: CGPoint(x: 70, y: 590), duration: 0.3)
        finger.hold(1)
        let offset = scrollView.contentOffset.y
        #expect(offset > 100)
        screen.press(.escape)
        try expectSettled()
        #expect(scrollView.contentOffset.y == offset)
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        finger.up()
    }
}
