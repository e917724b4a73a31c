// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: adding events by dragging over empty hours") @MainActor
struct CalendarDrawingTests {
    private func stage(_ items: [BoardItem<CalendarPlace>] = [], canResize: Bool = true) -> CalendarStage {
        CalendarStage(items) { board in
            board.newItem = { BoardItem(id: "new", place: $0, title: "New", canResize: canResize) }
        }
    }

    /// The point on the screen at Wednesday, 10:10, where the calendar shows no event.
    private let empty = CGPoint(x: 46 + 250, y: 70 + 8 + 2 * 60 + 10)

    private func expect(
        _ start: String, _ end: String, on stage: CalendarStage, _ location: SourceLocation = #_sourceLocation
    ) throws {
        try stage.expectSettled()
        #expect(stage.changes.map(\.kind) == [.added], sourceLocation: location)
        #expect(stage.model.count == 1, sourceLocation: location)
        #expect(stage.start("new") == "2026-03-18 \(start)", sourceLocation: location)
        #expect(stage.end("new") == "2026-03-18 \(end)", sourceLocation: location)
    }

    @Test(
        "A long press and drag adds an event from the pressed step to the step of the release",
        arguments: [
            (95.0, "10:00", "11:45"), (20, "10:00", "10:30"), (-130, "08:00", "10:15"), (-12, "10:00", "10:15"),
        ])
    func byFinger(offset: Double, start: String, end: String) throws {
        let stage = stage()
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: offset), duration: 0.3)
        #expect(stage.model.isEmpty)
        #expect(stage.board.isDropAllowed == true)
        finger.up()
        try expect(start, end, on: stage)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model.isEmpty)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("A start dragged over strip and header scrolls the hours up (I29)")
    func aboveTheHours() throws {
        let stage = stage()
        stage.board.scrollView.contentOffset.y = 480
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(to: CGPoint(x: empty.x, y: 15), duration: 0.5)
        finger.hold(8)
        #expect(stage.board.scrollView.contentOffset.y == 0)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 00:00")
    }

    @Test("A mouse drag adds an event at once, and shows its end time")
    func byMouse() throws {
        let stage = stage()
        let mouse = stage.screen.mouse
        mouse.move(to: empty)
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
        let view = try #require(stage.board.view(for: "new"))
        #expect(abs(view.frame.height - 89) < 0.5)
        #expect(stage.texts.contains("11:30"))
        mouse.release()
        try expect("10:00", "11:30", on: stage)
    }

    @Test("Dragged back, a new event lasts one step; hardly moved, it has the default duration")
    func hardlyMoved() throws {
        let back = stage()
        let finger = back.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.2)
        finger.move(by: CGVector(dx: 0, dy: -90), duration: 0.2)
        finger.up()
        try expect("10:00", "10:15", on: back)
        let trembling = stage()
        let other = trembling.screen.touch(at: empty)
        other.hold(0.55)
        other.move(by: CGVector(dx: 60, dy: 9), duration: 0.2)
        other.up()
        try expect("10:00", "11:00", on: trembling)
    }

    @Test("Escape or a cancelled touch leaves no event and no undo step", arguments: [true, false])
    func cancelled(byEscape: Bool) throws {
        let stage = stage()
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.2)
        if byEscape { stage.screen.press(.escape) } else { finger.cancel() }
        try stage.screen.settle()
        if byEscape { finger.up() }
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.model.isEmpty)
        #expect(stage.board.view(for: "new") == nil)
        #expect(stage.screen.undoManager?.canUndo != true)
    }

    @Test("Dragged beyond its day, a new event ends at midnight; dragged sideways, it stays on its day")
    func beyondTheDay() throws {
        let stage = stage()
        let scrollView = stage.board.scrollView
        scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
        stage.screen.advance(by: 0.1)
        let canvas = try #require(stage.board.scrollView.subviews.first { $0.frame.minX > 0 && $0.bounds.width == 700 })
        let finger = stage.screen.touch(at: canvas.convert(CGPoint(x: 250, y: 22 * 60 + 5), to: nil))
        finger.hold(0.55)
        finger.move(to: CGPoint(x: 46 + 450, y: 900), duration: 0.4)
        finger.hold(2)
        finger.up()
        try stage.expectSettled()
        try #require(!stage.model.isEmpty)
        #expect(stage.start("new") == "2026-03-18 22:00")
        #expect(stage.end("new") == "2026-03-19 00:00")
        #expect(stage.pages.isEmpty)
    }

    @Test("A new event pushes other events, which return when it becomes shorter")
    func othersDisplaced() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 11:00")])
        stage.board.collision = .push
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
        stage.screen.advance(by: 0.5)
        let pushed = stage.view("A").frame.minY
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.3)
        stage.screen.advance(by: 0.5)
        #expect(abs(pushed - stage.view("A").frame.minY - 30) < 0.5)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.end("new") == "2026-03-18 11:30")
        #expect(stage.start("A") == "2026-03-18 11:30")
    }

    @Test("In the strip, a new event lasts the days that are dragged over")
    func days() throws {
        let stage = stage()
        let mouse = stage.screen.mouse
        mouse.move(to: CGPoint(x: 46 + 250, y: 58))
        mouse.press()
        mouse.move(by: CGVector(dx: 190, dy: 0), duration: 0.3)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 00:00")
        #expect(stage.end("new") == "2026-03-21 00:00")
        #expect(stage.model.first?.isAllDay == true)
    }

    @Test("A new event that cannot be resized keeps its duration and is moved")
    func fixedDuration() throws {
        let stage = stage(canResize: false)
        let finger = stage.screen.touch(at: empty)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
        finger.up()
        try expect("11:00", "12:00", on: stage)
    }

    // MARK: Showing a moment

    @Test("`showMoment` shows the date's page and hour, and does not scroll if it is in sight")
    func moment() throws {
        let stage = stage()
        stage.board.showMoment(CalendarStage.at("2026-03-18 12:00"), animated: false)
        #expect(stage.pages.isEmpty)
        #expect(stage.board.scrollView.contentOffset.y == 480)
        let late = CalendarStage.at("2026-04-02 22:10")
        stage.board.showMoment(late, animated: true)
        try stage.screen.settle()
        #expect(stage.pages == ["2026-03-30 00:00"])
        let scrollView = stage.board.scrollView
        #expect(scrollView.contentOffset.y == scrollView.contentSize.height - scrollView.bounds.height)
        stage.board.showMoment(CalendarStage.at("2026-04-02 05:00"), animated: false)
        #expect(abs(8 + 300 - scrollView.contentOffset.y - scrollView.bounds.height / 3) < 4)
    }

    @Test("`now` advances from the time that was set")
    func now() {
        let stage = stage()
        #expect(stage.board.now == nil)
        stage.board.now = CalendarStage.at("2026-03-18 10:00")
        stage.screen.advance(by: 600)
        let passed = stage.board.now?.timeIntervalSince(CalendarStage.at("2026-03-18 10:00"))
        #expect(abs((passed ?? 0) - 600) < 0.1)
    }
}
