// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: long press with mouse or finger") @MainActor
struct BoardHoldTests {
    private func calendar(_ items: [BoardItem<CalendarPlace>] = []) -> CalendarStage {
        CalendarStage(items) { board in
            board.newItem = { BoardItem(id: "new", place: $0, title: "New", canResize: true) }
        }
    }

    /// The point on the screen at Wednesday, 10:10, where the calendar shows no event.
    private let empty = CGPoint(x: 46 + 250, y: 70 + 8 + 2 * 60 + 10)

    /// Presses a mouse button at a point, and returns the mouse.
    private func pressed(at point: CGPoint, on stage: CalendarStage, button: Int = 1) -> TestMouse {
        let mouse = stage.screen.mouse
        mouse.move(to: point)
        mouse.press(button: button)
        return mouse
    }

    private func borders(_ view: UIView) -> [CAShapeLayer] {
        (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.lineDashPattern != nil }
    }

    private func frameOnScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("Holding the mouse on an empty hour for half a second adds an event there, dropped on release")
    func newByMouse() throws {
        let stage = calendar()
        let mouse = pressed(at: empty, on: stage)
        mouse.hold(0.48)
        #expect(!stage.board.isDragging)
        #expect(stage.board.view(for: "new") == nil)
        mouse.hold(0.04)
        #expect(stage.board.isDragging)
        #expect(stage.board.isDropAllowed == true)
        let view = try #require(stage.board.view(for: "new"))
        #expect(frameOnScreen(view).contains(empty))
        #expect(view.alpha == 0.5)
        #expect(borders(view).count == 1)
        #expect(stage.texts.contains("10:00"))
        #expect(stage.changes.isEmpty)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 10:00")
        #expect(stage.end("new") == "2026-03-18 11:00")
        #expect(stage.changes.map(\.kind) == [.added])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model.isEmpty)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("Holding a finger on an empty hour for half a second adds an event there")
    func newByFinger() throws {
        let stage = calendar()
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.48)
        #expect(stage.board.view(for: "new") == nil)
        finger.hold(0.04)
        let view = try #require(stage.board.view(for: "new"))
        #expect(frameOnScreen(view).contains(empty))
        #expect(view.alpha == 0.5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 10:00")
    }

    @Test("A mouse that trembles by less than five points still long-presses, at the point of the press")
    func tremble() throws {
        let stage = calendar()
        let mouse = pressed(at: empty, on: stage)
        mouse.move(by: CGVector(dx: 2, dy: -2), duration: 0.2)
        mouse.move(by: CGVector(dx: -1, dy: 4), duration: 0.2)
        #expect(!stage.board.isDragging)
        mouse.hold(0.2)
        #expect(stage.board.isDragging)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 10:00")
    }

    @Test("A click or a press under half a second adds nothing; a mouse drag adds an event at once")
    func clicked() throws {
        let stage = calendar()
        let mouse = stage.screen.mouse
        mouse.click(at: empty)
        mouse.move(to: empty)
        mouse.press()
        mouse.hold(0.4)
        mouse.release()
        stage.screen.advance(by: 1)
        #expect(stage.changes.isEmpty)
        #expect(!stage.board.isDragging)
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 6), duration: 0.05)
        #expect(stage.board.isDragging)
        mouse.move(by: CGVector(dx: 0, dy: 54), duration: 0.2)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 10:00")
        #expect(stage.end("new") == "2026-03-18 11:15")
    }

    @Test("Holding the secondary button neither adds nor lifts an event")
    func secondaryButton() throws {
        let stage = calendar([CalendarStage.event("A", "2026-03-17 10:00")])
        for place in [empty, CGPoint(x: 46 + 150, y: empty.y + 20)] {
            let mouse = pressed(at: place, on: stage, button: 2)
            mouse.hold(1)
            #expect(!stage.board.isDragging)
            mouse.release()
        }
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("An event held by the mouse looks lifted after half a second; releasing it changes nothing (I04)")
    func liftedByMouse() throws {
        let stage = calendar([CalendarStage.event("A", "2026-03-17 10:07")])
        let mouse = stage.screen.mouse
        let place = frameOnScreen(stage.view("A"))
        mouse.move(to: CGPoint(x: place.midX, y: place.midY))
        mouse.press()
        mouse.hold(0.48)
        #expect(stage.view("A").alpha == 1)
        #expect(!stage.board.isDragging)
        mouse.hold(0.04)
        #expect(stage.view("A").alpha == 0.5)
        #expect(borders(stage.view("A")).count == 1)
        #expect(stage.board.isDragging)
        #expect(frameOnScreen(stage.view("A")) == place)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.start("A") == "2026-03-17 10:07")
        // A drag afterwards moves the event.
        mouse.press()
        mouse.hold(0.6)
        mouse.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 10:07")
    }

    @Test("A moving view held by the mouse is lifted after half a second")
    func movingView() throws {
        let stage = MovingStage()
        let (screen, view) = (stage.screen, stage.view)
        let mouse = screen.mouse
        mouse.move(to: CGPoint(x: 70, y: 50))
        mouse.press()
        mouse.hold(0.48)
        #expect(view.state == .ended)
        mouse.hold(0.04)
        #expect(view.state == .began)
        #expect(view.alpha == 0.5)
        mouse.release()
        try stage.expectSettled()
        #expect(view.state == .ended)
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
    }
}
