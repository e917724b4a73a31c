// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Events at the end of their day, and events whose time is taken") @MainActor
struct CalendarDayEndTests {
    private func stage(
        _ items: [BoardItem<CalendarPlace>], week: String = "2026-03-16", days: Int = 7, step: Double,
        prepare: (CalendarBoard) -> Void = { _ in }
    ) -> CalendarStage {
        CalendarStage(items, week: week, days: days) { board in
            board.step = step
            board.firstHour = 14
            prepare(board)
        }
    }

    /// Whether an item shows on a day, and ends where the board does at the latest.
    private func isInSight(_ id: String, _ stage: CalendarStage) -> Bool {
        guard let view = stage.board.view(for: id), let superview = view.superview else { return false }
        return superview.bounds.insetBy(dx: 0, dy: -10).contains(view.frame)
    }

    /// Days on which clocks are set forward, back, or not at all.
    nonisolated private static let days = ["2026-03-29", "2026-10-25", "2026-03-18"]

    @Test(
        "I90: an event shorter than half a step, let go of at 23:50, is at the last step of its day that has room for it",
        arguments: [(10.0, 30.0, "23:30"), (30, 60, "23:00"), (20, 60, "23:00"), (10, 50, "23:20"), (0, 30, "23:30")],
        days)
    func letGoOf(event: (minutes: Double, step: Double, start: String), day: String) throws {
        let monday = ["2026-03-29": "2026-03-23", "2026-10-25": "2026-10-19"][day] ?? "2026-03-16"
        let stage = stage(
            [CalendarStage.event("A", "\(day) 20:00", minutes: event.minutes)], week: monday, step: event.step)
        stage.carry("A", days: 0, minutes: 230).up()
        try stage.expectTidy()
        #expect(stage.start("A") == "\(day) \(event.start)" && isInSight("A", stage))
    }

    @Test("I90: on a board of a single day it stays there, too, however far below it is let go of")
    func singleDay() throws {
        let stage = stage(
            [CalendarStage.event("A", "2026-03-18 20:00", minutes: 10)], week: "2026-03-18", days: 1, step: 30
        ) {
            $0.firstDay = CalendarStage.at("2026-03-18 00:00")
        }
        stage.carry("A", days: 0, minutes: 600).up()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 23:30" && isInSight("A", stage) && stage.pages.isEmpty)
    }

    @Test("I90: an event that is at 23:50 already keeps its time there, on its day and on others")
    func atHome() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:50", minutes: 10)], step: 30)
        stage.carry("A", days: 1, minutes: 0).up()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-19 23:50" && isInSight("A", stage))
    }

    @Test("I90: led by keys to the next day, it is in sight there")
    func byKeys() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-22 23:50", minutes: 10)], step: 30)
        stage.screen.liftByKeys(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.pages == ["2026-03-23 00:00"] && isInSight("A", stage))
    }

    @Test("I04: an event over midnight of which less than a step is on its first day is not moved by its lift")
    func overMidnight() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:30", minutes: 60)], step: 60)
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 1, dy: 1), duration: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 23:30" && stage.changes.isEmpty)
    }

    @Test(
        "I90: the beginning of an event that goes on over midnight is pulled no further than the last step of its day")
    func pulled() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-22 21:00", minutes: 360)], step: 60)
        let finger = stage.lift("A", y: 0.02)
        finger.move(by: CGVector(dx: 0, dy: 176), duration: 0.3)
        finger.up()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-22 23:00" && stage.end("A") == "2026-03-23 03:00")
        #expect(isInSight("A", stage))
    }

    @Test("I90: made by a long press just before midnight, an event is on the day that was pressed")
    func new() throws {
        let stage = stage([], step: 15) { board in
            board.newItem = { BoardItem(id: "A", place: $0, title: "New") }
        }
        let canvas = try #require(stage.board.scrollView.subviews.first { $0.frame.minX > 0 && $0.bounds.width == 700 })
        let finger = stage.screen.touch(at: canvas.convert(CGPoint(x: 250, y: 1430), to: nil))
        finger.hold(0.6)
        finger.up()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 23:00" && stage.end("A") == "2026-03-19 00:00")
    }

    @Test("I92: let go of half way between two steps, an event is at the earlier one, by its beginning and by its end")
    func halfWay() throws {
        for (offset, expected) in [(15.0, "20:00"), (-15, "19:30"), (16, "20:30"), (-14, "20:00")] {
            let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 30)
            stage.carry("A", days: 0, minutes: offset).up()
            try stage.expectTidy()
            #expect(stage.start("A") == "2026-03-18 \(expected)", "\(offset)")
        }
        for (offset, expected) in [(15.0, "21:00"), (-15, "20:30"), (16, "21:30")] {
            let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 30)
            let finger = stage.lift("A", y: 0.97)
            finger.move(by: CGVector(dx: 0, dy: offset), duration: 0.2)
            finger.up()
            try stage.expectTidy()
            #expect(stage.end("A") == "2026-03-18 \(expected)", "\(offset)")
        }
    }

    // MARK: A time that is taken

    @Test("I89: its time taken meanwhile, a cancelled event is at the nearest free time of its day, not on the next")
    func taken() throws {
        let others = [
            CalendarStage.event("B", "2026-03-18 22:00"), CalendarStage.event("D", "2026-03-18 12:00", minutes: 60),
        ]
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:00")] + others, step: 15)
        let finger = stage.carry("A", days: 1, minutes: -120)
        stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 23:00")])
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 21:00" && isInSight("A", stage))
        #expect(stage.screen.announcements.last == "Event A put back, Wednesday 18 March, 21:00 to 22:00")
    }

    @Test("I89: also after the page was turned, and when its time is taken on the way back", arguments: [true, false])
    func takenOnAnotherPage(inDrag: Bool) throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 15)
        let finger = stage.carry("A", days: 0, minutes: 30)
        stage.board.turnPage(by: 1, animated: false)
        stage.screen.advance(by: 0.1)
        func take() { stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 20:00")]) }
        if inDrag { take() }
        finger.cancel()
        stage.screen.advance(by: 0.05)
        if !inDrag { take() }
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 19:00" && isInSight("A", stage))
        #expect(stage.pages.last == "2026-03-16 00:00")
    }

    @Test("I89: with its whole day taken it is on the nearest other one, and in sight")
    func dayTaken() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 15)
        let finger = stage.carry("A", days: 0, minutes: 30)
        stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 00:00", minutes: 1440)])
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-19 00:00" && stage.board.view(for: "A") != nil)
    }
}
