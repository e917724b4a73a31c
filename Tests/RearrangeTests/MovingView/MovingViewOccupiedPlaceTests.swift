// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving view: places taken during a drag") @MainActor
struct MovingViewOccupiedPlaceTests {
    private let wall = MovingView(frame: CGRect(x: 20, y: 300, width: 100, height: 60))
    private let other = MovingView(frame: CGRect(x: 280, y: 500, width: 100, height: 60))

    private func stage() -> MovingStage {
        let stage = MovingStage(beside: [wall, other])
        for view in [stage.view, wall, other] { view.spacing = 0 }
        return stage
    }

    enum End: CaseIterable { case cancelledTouch, escape, byTheApp, turnedOff, refused }

    /// A view that runs a closure in its next layout pass.
    private final class Page: UIView {
        var atLayout: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            let body = atLayout
            atLayout = {}
            body()
        }
    }

    @Test("A view whose new place is taken in a layout pass after its drop goes elsewhere, and ends once")
    func takenByLayout() throws {
        let stage = stage()
        let page = Page(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.controller.view.addSubview(page)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        stage.view.onChange = { [calls = stage.calls, other, view = stage.view] frame in
            calls.moved.append(frame)
            guard calls.moved.count == 1 else { return }
            page.atLayout = {
                other.frame = frame
                view.layoutIfNeeded()
            }
            page.setNeedsLayout()
        }
        finger.up()
        try stage.expectSettled()
        #expect(other.frame == stage.calls.moved[0])
        #expect(stage.view.frame.intersection(other.frame).isEmpty)
        #expect(stage.calls.ended == [true])
        #expect(stage.calls.moved.count == 2)
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
        "A view whose place is taken during the drag returns to the nearest free place, reported (I89)",
        arguments: End.allCases)
    func takenInDrag(how: End) throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 280), duration: 0.2)
        #expect(!stage.view.isProposedFrameFree)
        other.frame.origin = CGPoint(x: 20, y: 20)
        end(finger, how, stage)
        try stage.expectSettled()
        #expect(stage.view.frame == CGRect(x: 20, y: 80, width: 100, height: 60))
        #expect(stage.calls.moved == [stage.view.frame])
        #expect(stage.calls.ended == [true])
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("A view whose place is taken during its return ends at the nearest free place (I89)", arguments: End.allCases)
    func takenOnTheWay(how: End) throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 280), duration: 0.2)
        end(finger, how, stage)
        stage.screen.advance(by: 0.1)
        other.frame.origin = CGPoint(x: 20, y: 20)
        try stage.expectSettled()
        #expect(stage.view.frame == CGRect(x: 20, y: 80, width: 100, height: 60))
        #expect(stage.calls.moved == [stage.view.frame])
        #expect(stage.calls.ended == [true])
    }

    @Test("A view whose new place is taken during its drop moves twice, with one end and one undo step (I89)")
    func takenAfterDrop() throws {
        let stage = stage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        finger.up()
        stage.screen.advance(by: 0.05)
        other.frame.origin = CGPoint(x: 120, y: 120)
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 120, y: 60))
        #expect(stage.calls.moved.count == 2 && stage.calls.ended == [true])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("After a keyboard drag, a view whose place is taken is at a free one and keeps the focus (I89)")
    func byKeys() throws {
        let stage = stage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.view.state == .began)
        other.frame.origin = CGPoint(x: 20, y: 20)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 80))
        #expect(stage.view.isFocused)
    }

    @Test("A view without `avoidsOthers`, or without a free place, returns to its taken place")
    func noOtherPlace() throws {
        let stage = stage()
        stage.view.avoidsOthers = false
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        other.frame.origin = CGPoint(x: 20, y: 20)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.calls.moved == [])
        stage.view.avoidsOthers = true
        other.frame = CGRect(x: 280, y: 500, width: 100, height: 60)
        let second = stage.lift()
        second.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        other.frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
        second.cancel()
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.calls.moved == [])
    }

    @Test("A view dropped halfway between two grid places snaps to the lower one (I92)")
    func halfWay() throws {
        for (offset, expected) in [(10.0, 20.0), (-10, 0), (10.5, 40), (-9.5, 20)] {
            let stage = stage()
            let finger = stage.lift()
            finger.move(by: CGVector(dx: offset, dy: offset), duration: 0.2)
            finger.up()
            try stage.expectSettled()
            #expect(stage.view.frame.origin == CGPoint(x: expected, y: expected), "\(offset)")
        }
    }
}
