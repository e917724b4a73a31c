// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving views whose place is taken during a drag") @MainActor
struct MovingViewTakenHomeTests {
    private let wall = MovingView(frame: CGRect(x: 20, y: 300, width: 100, height: 60))
    private let other = MovingView(frame: CGRect(x: 280, y: 500, width: 100, height: 60))

    private func stage() -> MovingStage {
        let stage = MovingStage(beside: [wall, other])
        for view in [stage.view, wall, other] { view.spacing = 0 }
        return stage
    }

    enum End: CaseIterable { case cancelledTouch, escape, byTheApp, turnedOff, refused }

    /// Runs something the next time it is laid out.
    private final class Page: UIView {
        var atLayout: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            let body = atLayout
            atLayout = {}
            body()
        }
    }

    @Test("A view whose place is taken by the layout that precedes its landing goes to another, and ends once")
    func takenByLayout() throws {
        let stage = stage()
        let page = Page(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.controller.view.addSubview(page)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        stage.view.onChange = { [heard = stage.heard, other, view = stage.view] frame in
            heard.moved.append(frame)
            guard heard.moved.count == 1 else { return }
            page.atLayout = {
                other.frame = frame
                view.layoutIfNeeded()
            }
            page.setNeedsLayout()
        }
        finger.up()
        try stage.expectTidy()
        #expect(other.frame == stage.heard.moved[0] && stage.view.frame.intersection(other.frame).isEmpty)
        #expect(stage.heard.ended == [true] && stage.heard.moved.count == 2)
    }

    private func end(_ finger: TestFinger, _ end: End, _ stage: MovingStage) {
        switch end {
        case .cancelledTouch: finger.cancel()
        case .escape:
            stage.screen.press(.escape)
            finger.up()
        case .byTheApp:
            stage.view.cancel()
            finger.up()
        case .turnedOff:
            stage.view.isEnabled = false
            finger.up()
        case .refused: finger.up()
        }
    }

    @Test(
        "I89: taken during the drag, the view returns to the nearest free place, and the app is told",
        arguments: End.allCases)
    func takenInDrag(how: End) throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 280), duration: 0.2)
        #expect(!stage.view.isProposedFrameFree)
        other.frame.origin = CGPoint(x: 20, y: 20)
        end(finger, how, stage)
        try stage.expectTidy()
        #expect(stage.view.frame == CGRect(x: 20, y: 80, width: 100, height: 60))
        #expect(stage.heard.moved == [stage.view.frame] && stage.heard.ended == [true])
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("I89: taken on the way back, the view goes on to the nearest free place", arguments: End.allCases)
    func takenOnTheWay(how: End) throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 280), duration: 0.2)
        end(finger, how, stage)
        stage.screen.advance(by: 0.1)
        other.frame.origin = CGPoint(x: 20, y: 20)
        try stage.expectTidy()
        #expect(stage.view.frame == CGRect(x: 20, y: 80, width: 100, height: 60))
        #expect(stage.heard.moved == [stage.view.frame] && stage.heard.ended == [true])
    }

    @Test("I89: taken on the way of a drop, too: told twice, ended once, and one step to undo")
    func takenAfterDrop() throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        finger.up()
        stage.screen.advance(by: 0.05)
        other.frame.origin = CGPoint(x: 120, y: 120)
        try stage.expectTidy()
        #expect(stage.view.frame.origin == CGPoint(x: 120, y: 60))
        #expect(stage.heard.moved.count == 2 && stage.heard.ended == [true])
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20) && stage.screen.undoManager?.canUndo == false)
    }

    @Test("I89: by keys it is the same, and the view keeps the focus")
    func byKeys() throws {
        let stage = stage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.view.state == .began)
        other.frame.origin = CGPoint(x: 20, y: 20)
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 80) && stage.view.isFocused)
    }

    @Test("One that does not avoid others, or has no free place, returns to its home")
    func noOtherPlace() throws {
        let stage = stage()
        stage.view.avoidsOthers = false
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        other.frame.origin = CGPoint(x: 20, y: 20)
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20) && stage.heard.moved == [])
        stage.view.avoidsOthers = true
        other.frame = CGRect(x: 280, y: 500, width: 100, height: 60)
        let second = stage.lift()
        second.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        other.frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
        second.cancel()
        try stage.expectTidy()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20) && stage.heard.moved == [])
    }

    @Test("I92: let go of half way between two places, a view comes to the lower one")
    func halfWay() throws {
        for (offset, expected) in [(10.0, 20.0), (-10, 0), (10.5, 40), (-9.5, 20)] {
            let stage = stage()
            let finger = stage.lift()
            finger.move(by: CGVector(dx: offset, dy: offset), duration: 0.2)
            finger.up()
            try stage.expectTidy()
            #expect(stage.view.frame.origin == CGPoint(x: expected, y: expected), "\(offset)")
        }
    }
}
