// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Lifting an item during its drop animation") @MainActor
struct LandingItemLiftTests {
    struct Case: CustomTestStringConvertible {
        let component: DraggingComponent
        let presser: Presser
        let delay: TimeInterval

        var testDescription: String { "\(component), \(presser), after \(delay) s" }

        static var all: [Case] {
            DraggingComponent.allCases.flatMap { component in
                Presser.allCases.filter { $0.usesHandle ? component.hasHandles : component.liftsAnywhere }.flatMap {
                    presser in
                    [0.05, 0.1, 0.2].map { Case(component: component, presser: presser, delay: $0) }
                }
            }
        }
    }

    @Test(
        "An item pressed while it lands is lifted at its place on screen, and follows the press (I87)",
        arguments: Case.all)
    func caught(_ test: Case) throws {
        let stage = try LandingItemStage.make(test.component, test.presser)
        stage.screen.advance(by: test.delay)
        let seen = try stage.middle
        let place = test.presser.usesHandle ? seen + stage.handle : seen
        let way = CGVector(dx: stage.direction.dx * 12, dy: stage.direction.dy * 12)
        if test.presser.isMouse {
            let mouse = stage.screen.mouse
            mouse.move(to: place)
            mouse.press()
            mouse.move(by: way, duration: 0.1)
            try expect(stage, at: seen + way)
            mouse.release()
        } else {
            let finger = stage.screen.touch(at: place)
            if !test.presser.usesHandle {
                finger.hold(0.05)
                try expect(stage, at: seen)
                finger.hold(0.55)
            }
            try expect(stage, at: seen)
            finger.move(by: way, duration: 0.1)
            try expect(stage, at: seen + way)
            finger.up()
        }
        try stage.expectSettled()
    }

    @Test("A landing row is lifted at its place on screen, also in a table below a navigation bar (I87)")
    func caughtBelowABar() throws {
        let stage = RowsStage(
            [(0..<10).map { "A\($0)" }], in: { UINavigationController(rootViewController: $0) })
        let (mouse, start) = (stage.screen.mouse, stage.row(0))
        mouse.move(to: start)
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 3.2 * 44), duration: 0.3)
        mouse.release()
        stage.screen.advance(by: 0.08)
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 44), duration: 0.1)
        #expect(stage.controller.calls == ["begin 0", "dropped", "begin 3"])
        mouse.release()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(0, to: 4))
    }

    private func expect(
        _ stage: LandingItemStage, at place: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let middle = try stage.middle
        #expect(
            abs(middle.x - place.x) <= 1, "\(middle), not \(place)",
            sourceLocation: sourceLocation)
        #expect(
            abs(middle.y - place.y) <= 1, "\(middle), not \(place)",
            sourceLocation: sourceLocation)
    }

    @Test(
        "A tap on an item that lands does not stop the landing",
        arguments: DraggingComponent.allCases.filter(\.liftsAnywhere))
    func tapped(_ component: DraggingComponent) throws {
        let stage = try LandingItemStage.make(component, .finger)
        stage.screen.advance(by: 0.05)
        stage.screen.tap(at: try stage.middle)
        try stage.expectSettled()
    }

    @Test("A keyboard lift during the return after a resize leaves no layout animation unfinished")
    func resized() throws {
        let (boards, moving) = (BoardStage(BoardStage.boxes((0, 0))), MovingStage())
        let pages: [(TestScreen, UIView, () -> Bool)] = [
            (boards.screen, boards.view("A"), { boards.board.isDragging }),
            (moving.screen, moving.view, { moving.view.state == .began }),
        ]
        for (screen, view, isInAir) in pages {
            screen.use()
            let root = try #require(screen.window.rootViewController?.view)
            let frame = Frame(frame: root.bounds)
            frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frame.isUserInteractionEnabled = false
            root.addSubview(frame)
            screen.press(.tab)
            screen.press(.space)
            screen.press(.rightArrow)
            #expect(isInAir())
            let size = CGSize(width: screen.size.width + 100, height: screen.size.height + 60)
            screen.size = size
            screen.advance(by: 0.05)
            #expect(view.layer.animationKeys()?.isEmpty == false, "It goes home")
            screen.press(.space)
            #expect(isInAir(), "It is carried again")
            #expect(view.layer.animationKeys()?.isEmpty != false, "It is carried again")
            screen.press(.escape)
            try screen.settle()
            #expect(!isInAir())
            #expect(frame.content.frame.size == size)
        }
        try boards.expectSettled()
        try moving.expectSettled()
    }

    /// A view that makes its content fill its bounds during layout.
    private final class Frame: UIView {
        let content = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if content.superview == nil { addSubview(content) }
            content.frame = bounds
        }
    }

    @Test("A press on a row's preview that returns over other rows lifts that row, not the one below it")
    func above() throws {
        let stage = RowsStage()
        let finger = stage.drag(1, to: 7)
        finger.cancel()
        stage.screen.advance(by: 0.05)
        let picture = try #require(stage.lifted.last)
        let seen = try #require(picture.layer.presentation()?.position)
        let mouse = stage.screen.mouse
        mouse.move(to: stage.table.convert(seen, to: nil))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 10))
        #expect(abs(picture.center.y - seen.y - 10) <= 1)
        #expect(stage.lifted == [picture])
        #expect(stage.controller.calls == ["begin 1", "cancelled", "begin 1"])
        mouse.release()
        try stage.expectSettled()
    }

    @Test("A press on a view that returns over another stack lifts that view, not the one below it")
    func aboveOtherStack() throws {
        let stage = try StackStage(4, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0", "W1", "W2", "W3"])
        let finger = stage.lift(1)
        finger.move(to: other.arrangedSubviews[2].middleInWindow, duration: 0.3)
        finger.cancel()
        stage.screen.advance(by: 0.02)
        let picture = try #require(stage.lifted)
        let seen = try #require(picture.layer.presentation()?.position)
        #expect(other.frame.contains(seen))
        let mouse = stage.screen.mouse
        mouse.move(to: seen)
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 10))
        #expect(!other.isDragging)
        #expect(stage.stack.isDragging)
        #expect(abs(picture.center.y - seen.y - 10) <= 1)
        #expect(stage.modelDelegate.calls == ["begin", "cancel", "begin"])
        mouse.release()
        withExtendedLifetime(group) {}
    }

    @Test("A reorder control pressed while another row lands lifts its row, and both moves are reported (I88)")
    func nextRow() throws {
        let stage = RowsStage(prepare: { $0.setEditing(true, animated: false) })
        let first = stage.screen.touch(at: CGPoint(x: 368, y: stage.row(2).y))
        first.move(by: CGVector(dx: 0, dy: 2 * 44 + 20), duration: 0.3)
        first.up()
        stage.screen.advance(by: 0.05)
        let (landed, next) = (try #require(stage.cell(4)), try #require(stage.cell(6)))
        let second = stage.screen.touch(at: CGPoint(x: 368, y: stage.row(6).y))
        #expect(landed.layer.presentation()?.frame.minY == CGFloat(4 * 44))
        second.move(by: CGVector(dx: 0, dy: 44), duration: 0.1)
        #expect(next.frame.minY == CGFloat(7 * 44))
        second.up()
        try stage.expectSettled()
        #expect(stage.model.prefix(8) == ["A0", "A1", "A3", "A4", "A2", "A5", "A7", "A6"])
    }
}
