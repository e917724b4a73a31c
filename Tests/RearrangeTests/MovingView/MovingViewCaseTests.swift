// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("A view that moves by itself, case by case") @MainActor
struct MovingViewCaseTests {
    private let stage = MovingStage()
    private var screen: TestScreen { stage.screen }
    private var scrollView: UIScrollView { stage.scrollView }
    private var view: MovingView { stage.view }
    private var heard: MovingStage.Heard { stage.heard }
    private var borders: [CAShapeLayer] { stage.borders }
    private var controller: UIViewController { stage.controller }
    private var offset: CGFloat { scrollView.contentOffset.y }

    private func lift() -> TestFinger { stage.lift() }
    private func expectTidy(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.expectTidy(sourceLocation)
    }

    @Test(
        "I01, I03, I04: half a second lifts, trembling or not; 0.49 s are a tap; put down on the spot nothing is told",
        arguments: frameRates)
    func press(rate: Double) throws {
        screen.framesPerSecond = rate
        let tapped = UITapGestureRecognizer(target: heard, action: MovingStage.Heard.tapped)
        view.addGestureRecognizer(tapped)
        view.frame.origin = CGPoint(x: 27, y: 33)
        let tap = screen.touch(view)
        tap.hold(0.49)
        tap.up()
        try expectTidy()
        #expect(heard.taps == 1 && heard.ended == [])
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
            try expectTidy()
        }
        #expect(view.frame.origin == CGPoint(x: 27, y: 33) && heard.moved == [] && heard.ended == [false, false])
    }

    @Test("I02: moved 11 points at 0.3 s what it is in scrolls by the movement", arguments: frameRates)
    func scrolls(rate: Double) throws {
        screen.framesPerSecond = rate
        let finger = screen.touch(view)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.3)
        #expect(abs(offset - 41) < 10.5)
        finger.hold(0.6)
        finger.up()
        try expectTidy()
        #expect(heard.ended == [])
    }

    @Test("I08, I10: neither a refresh nor what it is in moves while it is carried, and who edits a text ends that")
    func surroundings() throws {
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        let field = UITextField(frame: CGRect(x: 200, y: 20, width: 100, height: 30))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        let finger = lift()
        finger.move(by: CGVector(dx: 20, dy: 300), duration: 0.3)
        #expect(view.state == .began && offset == 0 && !refresh.isRefreshing && !field.isFirstResponder)
        finger.up()
        try expectTidy()
        #expect(offset == 0 && heard.moved.count == 1)
    }

    @Test("I11: a button in it keeps its tap, whether holding it lifts or not", arguments: [true, false])
    func button(isAllowed: Bool) throws {
        view.configuration.liftsByControls = isAllowed
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
        button.addAction(UIAction { [heard] _ in heard.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        screen.tap(button)
        #expect(heard.taps == 1)
        let finger = screen.touch(button)
        finger.hold(0.6)
        #expect((view.state == .began) == isAllowed)
        finger.up()
        try expectTidy()
        #expect(heard.taps == (isAllowed ? 1 : 2))
    }

    @Test("I13: carried on and back again it tells of no movement")
    func backAgain() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 80, dy: 120), duration: 0.2)
        finger.move(by: CGVector(dx: -78, dy: -122), duration: 0.2)
        finger.up()
        try expectTidy()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20) && heard.moved == [] && heard.ended == [false])
        #expect(screen.undoManager?.canUndo == false)
    }

    @Test(
        "I28, I31: held near the end it scrolls in every frame, the view under the finger, and then stands still",
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
        try expectTidy()
        #expect(offset == stopped && heard.ended == [isDropped])
    }

    @Test("I30: lifted near the end nothing scrolls until the finger moves that way")
    func liftedNearEnd() throws {
        view.frame.origin.y = 520
        let finger = lift()
        finger.move(by: CGVector(dx: 0, dy: -1))
        finger.hold(0.5)
        #expect(view.state == .began && offset == 0)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.hold(0.5)
        #expect(offset > 0)
        finger.cancel()
        try expectTidy()
    }

    @Test(
        "I24, I35: inside insets, and in 60 points, there is a place where nothing scrolls, and on either side it does")
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
        #expect(view.state == .began && offset == 453)
        finger.move(to: CGPoint(x: 70, y: 105), duration: 0.1)
        finger.hold(0.5)
        let down = offset
        #expect(down > 453)
        finger.move(to: CGPoint(x: 70, y: 49), duration: 0.1)
        finger.hold(0.5)
        #expect(offset < down)
        finger.cancel()
        try expectTidy()
    }

    @Test("I34: another scroll view pulled by another finger does not keep it from scrolling")
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
        #expect(other.isTracking && other.contentOffset.y > 0 && offset > before + 100)
        second.up()
        finger.cancel()
        try expectTidy()
    }

    @Test("I48 to I51: whatever comes between puts it back", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        screen.showInNavigation(controller)
        let finger = lift()
        finger.move(by: CGVector(dx: 50, dy: 50), duration: 0.2)
        #expect(view.state == .began)
        try interruption.happen(to: finger, on: screen)
        screen.advance(by: 0.1)
        finger.up()
        try expectTidy()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20) && heard.ended == [false] && heard.moved == [])
    }

    @Test(
        "I62, I63: the lift makes nothing jump; half alpha, a dashed border of two points, round by ten, as large as it is"
    )
    func look() throws {
        view.frame = CGRect(x: 27, y: 33, width: 100, height: 60)
        let finger = screen.touch(at: CGPoint(x: 40, y: 80))
        finger.hold(0.55)
        #expect(view.frame == CGRect(x: 27, y: 33, width: 100, height: 60) && view.alpha == 0.5)
        let border = try #require(borders.first)
        func round() -> CGPath { UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath }
        #expect(border.lineDashPattern == [4, 4] && border.lineWidth == 2 && border.path == round())
        #expect(border.strokeColor == UIColor.lightGray.resolvedColor(with: view.traitCollection).cgColor)
        view.bounds.size = CGSize(width: 140, height: 80)
        screen.advance(by: 0.1)
        #expect(border.path == round() && round().boundingBox.width == 140)
        finger.cancel()
        try expectTidy()
    }

    @Test("I65, I71: made with no frame and laid out later, it snaps to the superview's steps, from its corner")
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

    @Test("I74: the wheel turned during a mouse drag: it lies where the pointer is by then", arguments: frameRates)
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
        try expectTidy()
        #expect(view.frame.minY == expected)
    }

    @Test("I83: that it is put back is told, with where it was")
    func putBack() throws {
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 20), duration: 0.2)
        finger.cancel()
        try expectTidy()
        #expect(screen.announcements.last == "Card put back, column 2 of 20, row 2 of 100")
    }

    @Test("I85: with reduced motion it is in its place at once, moved or put back", arguments: [true, false])
    func reducedMotion(isDropped: Bool) throws {
        screen.traits.prefersReducedMotion = true
        let finger = lift()
        finger.move(by: CGVector(dx: 40, dy: 60), duration: 0.2)
        if isDropped { finger.up() } else { finger.cancel() }
        screen.advance(by: 0.02)
        let shown = (view.layer.presentation() ?? view.layer).frame
        #expect(shown.origin == (isDropped ? CGPoint(x: 60, y: 80) : CGPoint(x: 20, y: 20)))
        try expectTidy()
        #expect(heard.ended == [isDropped])
    }

    @Test("I56: undone while it is told, a movement is taken back after it, and can be made again")
    func undoneInMove() throws {
        var (depth, deepest) = (0, 0)
        view.onChange = { [heard, screen] in
            depth += 1
            deepest = max(deepest, depth)
            heard.moved.append($0)
            if heard.moved.count == 1 { screen.undoManager?.undo() }
            depth -= 1
        }
        let finger = lift()
        finger.move(by: CGVector(dx: 43, dy: 0), duration: 0.2)
        finger.up()
        try expectTidy()
        #expect(deepest == 1 && heard.moved.map(\.minX) == [60, 20] && view.frame.minX == 20)
        #expect(heard.ended.count == 1)
        let undoManager = try #require(screen.undoManager)
        #expect(!undoManager.canUndo && undoManager.canRedo)
        undoManager.redo()
        try expectTidy()
        #expect(view.frame.minX == 60)
    }
}
