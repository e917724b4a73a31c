// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: scrolling to restored items") @MainActor
struct BoardScrollToItemTests {
    private func offset(_ stage: CalendarStage) -> CGFloat { stage.board.scrollView.contentOffset.y }

    /// Whether an event is wholly on screen, below the header.
    private func isSeen(_ id: String, _ stage: CalendarStage) -> Bool {
        stage.board.view(for: id)?.isWhollyOnScreen() == true
    }

    /// Holds the finger at the right edge until the calendar has turned `pages` pages.
    private func turn(_ finger: TestFinger, pages: Int = 1) {
        finger.move(to: CGPoint(x: 742, y: finger.location.y), duration: 0.2)
        finger.hold(0.2 + 0.8 * Double(pages))
    }

    // MARK: Undo and redo

    @Test("Undo and redo of a move to another week each show the event's week (I57)")
    func undoneOnPage() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let finger = stage.drag("A", days: 1, minutes: 0)
        turn(finger, pages: 3)
        finger.move(to: CGPoint(x: 46 + 150, y: finger.location.y), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        let there = try #require(stage.pages.last)
        #expect(stage.start("A") > "2026-03-31")
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(isSeen("A", stage))
        #expect(stage.start("A") == "2026-03-17 12:00")
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.pages.last == there)
        #expect(isSeen("A", stage))
        #expect(stage.start("A") > "2026-03-31")
    }

    @Test("Undo and redo of a move within a week scroll to the event only if it is out of sight")
    func undoneOnHours() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.drag("A", days: 1, minutes: 60).up()
        try stage.expectSettled()
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectSettled()
        #expect(offset(stage) == 480)
        stage.board.scrollView.contentOffset.y = 800
        stage.screen.advance(by: 0.1)
        #expect(!isSeen("A", stage))
        undoManager.redo()
        try stage.expectSettled()
        #expect(isSeen("A", stage))
        #expect(stage.start("A") == "2026-03-18 10:00")
        #expect(stage.pages == [])
    }

    @Test("Undo and redo of an addition from another page show the event's page")
    func addition() throws {
        let stage = CalendarStage([]) { board in
            board.newItem = { BoardItem(id: "new", place: $0, title: "New", canResize: true) }
        }
        let finger = stage.screen.touch(at: CGPoint(x: 46 + 250, y: 300))
        finger.hold(0.6)
        finger.up()
        try stage.expectSettled()
        stage.board.turnPage(by: -5, animated: false)
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(stage.model.isEmpty)
        stage.board.turnPage(by: 4, animated: false)
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(isSeen("new", stage))
    }

    @Test("Undo and redo find the event's page across daylight saving changes", arguments: [1, 3, 7])
    func overClocks(days: Int) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-28 12:00")], week: "2026-03-23", days: days)
        stage.board.firstDay = CalendarStage.at("2026-03-28 12:00")
        stage.screen.advance(by: 0.1)
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        for page in [CalendarStage.at("2026-12-24 12:00"), CalendarStage.at("2025-08-01 12:00")] {
            stage.board.firstDay = page
            stage.screen.undoManager?.undo()
            try stage.expectSettled()
            #expect(isSeen("A", stage))
            stage.board.firstDay = page
            stage.screen.undoManager?.redo()
            try stage.expectSettled()
            #expect(isSeen("A", stage))
        }
    }

    // MARK: Escape

    @Test("Escape after turned pages and scrolled hours returns to the page of the lift and stops scrolling (I31)")
    func escapeByMouse() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let mouse = stage.screen.mouse
        let view = stage.view("A")
        mouse.move(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        mouse.press()
        mouse.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        mouse.move(to: CGPoint(x: 742, y: 690), duration: 0.3)
        mouse.hold(2)
        let scrolled = offset(stage)
        #expect(stage.pages.count == 2)
        #expect(scrolled > 480)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(offset(stage) == scrolled)
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(stage.changes.isEmpty)
        mouse.release()
        try stage.expectSettled()
    }

    @Test("After Escape on another page, an event returns from where it is on screen")
    func returnsFromScreenPosition() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let finger = stage.drag("A", days: 1, minutes: 60)
        turn(finger)
        func place() -> CGRect {
            let view = stage.view("A")
            let layer = view.layer.presentation() ?? view.layer
            return view.superview!.convert(layer.frame, to: nil)
        }
        let before = place()
        stage.screen.press(.escape)
        stage.screen.advance(by: 1.0 / 60)
        #expect(abs(place().minX - before.minX) < 60, "\(before) \(place())")
        #expect(abs(place().minY - before.minY) < 10, "\(before) \(place())")
        finger.up()
        try stage.expectSettled()
        #expect(isSeen("A", stage))
    }

    @Test("Escape from a keyboard drag scrolls back to the event and keeps its focus")
    func escapeByKeys() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        for _ in 0..<40 { stage.screen.press(.downArrow) }
        for _ in 0..<9 { stage.screen.press(.rightArrow) }
        #expect(stage.pages.count == 2)
        #expect(offset(stage) > 480)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(offset(stage) == 480)
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(isSeen("A", stage))
        #expect(stage.view("A").isFocused)
        #expect(stage.changes.isEmpty)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        stage.screen.press(.space)
        try stage.expectSettled()
    }

    @Test("A refused keyboard drop returns the event, its page and its focus")
    func refusedByKeys() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-22 09:00"), CalendarStage.event("B", "2026-03-23 09:00"),
        ])
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        #expect(stage.board.isDropAllowed == false)
        #expect(stage.pages.count == 1)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(isSeen("A", stage))
        #expect(stage.view("A").isFocused)
        #expect(stage.start("A") == "2026-03-22 09:00")
        #expect(stage.changes.isEmpty)
    }

    @Test("A refused drop on another page returns the event and shows its page (I66)")
    func refusedByPointer() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-17 12:00"), CalendarStage.event("B", "2026-03-26 12:00"),
        ])
        let finger = stage.drag("A", days: 1, minutes: 0)
        turn(finger)
        let taken = stage.view("B")
        finger.move(
            to: taken.convert(CGPoint(x: taken.bounds.midX, y: taken.bounds.midY), to: nil), duration: 0.3)
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectSettled()
        #expect(stage.pages.last == "2026-03-16 00:00")
        #expect(isSeen("A", stage))
        #expect(stage.changes.isEmpty)
    }

    @Test("Undo in `onPage` during a return ends the drag once")
    func undoneOnTheWayBack() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        stage.drag("A", days: 1, minutes: 0).up()
        try stage.expectSettled()
        let finger = stage.drag("A", days: 1, minutes: 30)
        turn(finger)
        let onPage = stage.board.onPage
        stage.board.onPage = { day in
            onPage?(day)
            stage.screen.undoManager?.undo()
        }
        finger.cancel()
        try stage.expectSettled()
        #expect(!stage.board.isDragging)
        #expect(stage.start("A") == "2026-03-17 12:00")
    }

    @Test("Undoing a moving view's move scrolls to the view")
    func movingView() throws {
        let stage = MovingStage(height: 3000)
        let (screen, scrollView) = (stage.screen, stage.scrollView)
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        finger.up()
        try screen.settle()
        scrollView.contentOffset.y = 2000
        screen.advance(by: 0.1)
        screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(scrollView.contentOffset.y <= 20)
    }
}
