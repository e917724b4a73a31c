// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving view, case by case") @MainActor
struct MovingViewCaseTests {
    private let stage = MovingStage()
    private var screen: TestScreen { stage.screen }
    private var scrollView: UIScrollView { stage.scrollView }
    private var view: MovingView { stage.view }
    private var calls: MovingStage.Calls { stage.calls }
    private var borders: [CAShapeLayer] { stage.borders }
    private var controller: UIViewController { stage.controller }
    private var offset: CGFloat { scrollView.contentOffset.y }

    private func lift() -> TestFinger { stage.lift() }
    private func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled(sourceLocation)
    }

    @Test(
        "Half a second lifts despite jitter, 0.49 s is a tap, a drop in place reports no move (I01, I03, I04)",
        arguments: frameRates)
    func press(rate: Double) throws {
        screen.framesPerSecond = rate
        let tapped = UITapGestureRecognizer(target: calls, action: MovingStage.Calls.tapped)
        view.addGestureRecognizer(tapped)
        view.frame.origin = CGPoint(x: 27, y: 33)
        let tap = screen.touch(view)
        tap.hold(0.49)
        tap.up()
        try expectSettled()
        #expect(calls.taps == 1)
        #expect(calls.ended == [])
        for distance in [3.0, 9] {
            let middle = CGPoint(x: 77, y: 63)
            let finger = screen.touch(at: middle)
            for step in 0..<6 {
                finger.hold(0.08)
                finger.move(to: middle + CGVector(dx: step.isMultiple(of: 2) ? distance : -distance, dy: 0))
            }
            finger.move(to: middle)
            #expect(view.state == .ended)
            finger.hold(0.03)
            #expect(view.state == .began)
            finger.up()
            try expectSettled()
        }
        #expect(view.frame.origin == CGPoint(x: 27, y: 33))
        #expect(calls.moved == [])
        #expect(calls.ended == [false, false])
    }

    @Test("Moving 11 points after 0.3 s scrolls the scroll view (I02)", arguments: frameRates)
    func scrolls(rate: Double) throws {
        screen.framesPerSecond = rate
        let finger = screen.touch(view)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.3)
        #expect(abs(offset - 41) < 10.5)
        finger.hold(0.6)
        finger.up()
        try expectSettled()
        #expect(calls.ended == [])
    }

    @Test("During a drag, the scroll view neither scrolls nor refreshes, and text editing ends (I08, I10)")
    func surroundings() throws {
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        let field = UITextField(frame: CGRect(x: 200, y: 20, width: 100, height: 30))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        let finger = lift()
        finger.move(by: CGVector(dx: 20, dy: 300), duration: 0.3)
        #expect(view.state == .began)
        #expect(offset == 0)
        #expect(!refresh.isRefreshing)
        #expect(!field.isFirstResponder)
        finger.up()
        try expectSettled()
        #expect(offset == 0)
        #expect(calls.moved.count == 1)
    }

    @Test("A button in the view keeps its tap, with and without `liftsByControls` (I11)", arguments: [true, false])
    func button(isAllowed: Bool) throws {
        view.configuration.liftsByControls = isAllowed
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
        button.addAction(UIAction { [calls] _ in calls.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        screen.tap(button)
        #expect(calls.taps == 1)
        let finger = screen.touch(button)
        finger.hold(0.6)
        #expect((view.state == .began) == isAllowed)
        finger.up()
        try expectSettled()
        #expect(calls.taps == (isAllowed ? 1 : 2))
    }

    @Test("A drag there and back reports no move (I13)")
    func backAgain() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 80, dy: 120), duration: 0.2)
        finger.move(by: CGVector(dx: -78, dy: -122), duration: 0.2)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(calls.moved == [])
        #expect(calls.ended == [false])
        #expect(screen.undoManager?.canUndo == false)
    }

    @Test(
        "A view held near the bottom scrolls every frame, stays under the finger, and stops at the end (I28, I31)",
        arguments: frameRates, [true, false])
    func holds(rate: Double, isDropped: Bool) throws {
        screen.framesPerSecond = rate
        let finger = lift()
        finger.move(to: CGPoint(x: 70, y: 580), duration: 0.3)
        var last = offset
        for _ in 0..<Int(rate) {
            finger.hold(1 / rate)
            #expect(offset > last)
            last = offset
            #expect(abs(view.convert(CGPoint(x: 50, y: 30), to: nil).y - 580) < 0.01)
        }
        if isDropped { finger.up() } else { finger.cancel() }
        let stopped = offset
        try expectSettled()
        #expect(offset == stopped)
        #expect(calls.ended == [isDropped])
    }

    @Test("A view lifted near the bottom scrolls only once the finger moves down (I30)")
    func liftedNearEnd() throws {
        view.frame.origin.y = 520
        let finger = lift()
        finger.move(by: CGVector(dx: 0, dy: -1))
        finger.hold(0.5)
        #expect(view.state == .began)
        #expect(offset == 0)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.hold(0.5)
        #expect(offset > 0)
        finger.cancel()
        try expectSettled()
    }

    @Test("Within insets, 60 points have scroll zones at both ends and a place where nothing scrolls (I24, I35)")
    func narrow() throws {
        scrollView.frame.size.height = 194
        scrollView.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 87, right: 0)
        scrollView.contentOffset.y = 453
        view.frame.origin.y = 500
        screen.advance(by: 3)
        let finger = screen.touch(at: CGPoint(x: 70, y: 72))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 70, y: 79))
        finger.move(to: CGPoint(x: 70, y: 77))
        finger.hold(1)
        #expect(view.state == .began)
        #expect(offset == 453)
        finger.move(to: CGPoint(x: 70, y: 105), duration: 0.1)
        finger.hold(0.5)
        let down = offset
        #expect(down > 453)
        finger.move(to: CGPoint(x: 70, y: 49), duration: 0.1)
        finger.hold(0.5)
        #expect(offset < down)
        finger.cancel()
        try expectSettled()
    }

    @Test("A scroll view dragged by another finger does not stop the autoscroll (I34)")
    func otherFinger() throws {
        let other = UIScrollView(frame: CGRect(x: 300, y: 0, width: 100, height: 600))
        other.contentSize = CGSize(width: 100, height: 3000)
        controller.view.addSubview(other)
        screen.advance(by: 0.1)
        let finger = lift()
        finger.move(to: CGPoint(x: 70, y: 590), duration: 0.3)
        let second = screen.touch(at: CGPoint(x: 350, y: 400))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        let before = offset
        finger.hold(0.5)
        #expect(other.isTracking)
        #expect(other.contentOffset.y > 0)
        #expect(offset > before + 100)
        second.up()
        finger.cancel()
        try expectSettled()
    }

    @Test("An interruption returns the view (I48 to I51)", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        screen.showInNavigation(controller)
        let finger = lift()
        finger.move(by: CGVector(dx: 50, dy: 50), duration: 0.2)
        #expect(view.state == .began)
        try interruption.apply(to: finger, on: screen)
        screen.advance(by: 0.1)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(calls.ended == [false])
        #expect(calls.moved == [])
    }

    @Test("The lift does not move the view; it has half alpha and a dashed border of its size (I62, I63)")
    func look() throws {
        view.frame = CGRect(x: 27, y: 33, width: 100, height: 60)
        let finger = screen.touch(at: CGPoint(x: 40, y: 80))
        finger.hold(0.55)
        #expect(view.frame == CGRect(x: 27, y: 33, width: 100, height: 60))
        #expect(view.alpha == 0.5)
        let border = try #require(borders.first)
        func round() -> CGPath { UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath }
        #expect(border.lineDashPattern == [4, 4])
        #expect(border.lineWidth == 2)
        #expect(border.path == round())
        #expect(border.strokeColor == UIColor.lightGray.resolvedColor(with: view.traitCollection).cgColor)
        view.bounds.size = CGSize(width: 140, height: 80)
        screen.advance(by: 0.1)
        #expect(border.path == round())
        #expect(round().boundingBox.width == 140)
        finger.cancel()
        try expectSettled()
    }

    @Test("A view laid out later snaps to the grid from the superview's corner (I65, I71)")
    func late() throws {
        let late = MovingView(frame: .zero)
        late.step = CGSize(width: 20, height: 20)
        scrollView.addSubview(late)
        screen.advance(by: 0.1)
        late.frame = CGRect(x: 213, y: 13, width: 90, height: 50)
        screen.advance(by: 0.1)
        let finger = screen.touch(late)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 6, dy: 4), duration: 0.1)
        finger.up()
        try screen.settle()
        #expect(late.frame == CGRect(x: 220, y: 20, width: 90, height: 50))
    }

    @Test("After scrolling by the wheel in a mouse drag, the view is under the pointer (I74)", arguments: frameRates)
    func wheel(rate: Double) throws {
        screen.framesPerSecond = rate
        let mouse = screen.mouse
        mouse.move(to: CGPoint(x: 70, y: 50))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        #expect(view.state == .began)
        mouse.scroll(by: CGVector(dx: 0, dy: 300))
        screen.advance(by: 0.5)
        #expect(offset > 100)
        let expected = ((220 + offset) / 20).rounded() * 20
        mouse.release()
        try expectSettled()
        #expect(view.frame.minY == expected)
    }

    @Test("A cancelled drag is announced with the place that the view returns to (I83)")
    func returnAnnounced() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 20), duration: 0.2)
        finger.cancel()
        try expectSettled()
        #expect(screen.announcements.last == "Card put back, column 2 of 20, row 2 of 100")
    }

    @Test("With reduced motion, a dropped or cancelled view is in its place at once (I85)", arguments: [true, false])
    func reducedMotion(isDropped: Bool) throws {
        screen.traits.prefersReducedMotion = true
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 60), duration: 0.2)
        if isDropped { finger.up() } else { finger.cancel() }
        screen.advance(by: 0.02)
        let shown = (view.layer.presentation() ?? view.layer).frame
        #expect(shown.origin == (isDropped ? CGPoint(x: 60, y: 80) : CGPoint(x: 20, y: 20)))
        try expectSettled()
        #expect(calls.ended == [isDropped])
    }

    @Test("Undo inside `onChange` takes effect after that change, and can be redone (I56)")
    func undoneInMove() throws {
        var (depth, deepest) = (0, 0)
        view.onChange = { [calls, screen] in
            depth += 1
            deepest = max(deepest, depth)
            calls.moved.append($0)
            if calls.moved.count == 1 { screen.undoManager?.undo() }
            depth -= 1
        }
        let finger = lift()
        finger.move(by: CGVector(dx: 43, dy: 0), duration: 0.2)
        finger.up()
        try expectSettled()
        #expect(deepest == 1)
        #expect(calls.moved.map(\.minX) == [60, 20])
        #expect(view.frame.minX == 20)
        #expect(calls.ended.count == 1)
        let undoManager = try #require(screen.undoManager)
        #expect(!undoManager.canUndo)
        #expect(undoManager.canRedo)
        undoManager.redo()
        try expectSettled()
        #expect(view.frame.minX == 60)
    }
}
