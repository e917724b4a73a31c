// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: the end of the day, and taken times") @MainActor
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

    /// Whether an item's view is inside its superview, with a tolerance of 10 points at the top and the bottom.
    private func isInSight(_ id: String, _ stage: CalendarStage) -> Bool {
        guard let view = stage.board.view(for: id), let superview = view.superview else { return false }
        return superview.bounds.insetBy(dx: 0, dy: -10).contains(view.frame)
    }

    /// A day on which the clocks go forward, one on which they go back, and one without a clock change.
    nonisolated private static let days = ["2026-03-29", "2026-10-25", "2026-03-18"]

    @Test(
        "A short event dropped at 23:50 snaps to its day's last step with room for it (I90)",
        arguments: [(10.0, 30.0, "23:30"), (30, 60, "23:00"), (20, 60, "23:00"), (10, 50, "23:20"), (0, 30, "23:30")],
        days)
    func droppedAtDayEnd(event: (minutes: Double, step: Double, start: String), day: String) throws {
        let monday = ["2026-03-29": "2026-03-23", "2026-10-25": "2026-10-19"][day] ?? "2026-03-16"
        let stage = stage(
            [CalendarStage.event("A", "\(day) 20:00", minutes: event.minutes)], week: monday, step: event.step)
        stage.drag("A", days: 0, minutes: 230).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "\(day) \(event.start)")
        #expect(isInSight("A", stage))
    }

    @Test("On a single-day board, an event dropped far below stays at the day's last step (I90)")
    func singleDay() throws {
        let stage = stage(
            [CalendarStage.event("A", "2026-03-18 20:00", minutes: 10)], week: "2026-03-18", days: 1, step: 30
        ) {
            $0.firstDay = CalendarStage.at("2026-03-18 00:00")
        }
        stage.drag("A", days: 0, minutes: 600).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:30")
        #expect(isInSight("A", stage))
        #expect(stage.pages.isEmpty)
    }

    @Test("An event that is already at 23:50 keeps its time, also on another day (I90)")
    func offStepAlready() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:50", minutes: 10)], step: 30)
        stage.drag("A", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-19 23:50")
        #expect(isInSight("A", stage))
    }

    @Test("An event moved to the next day by keys is in sight there (I90)")
    func byKeys() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-22 23:50", minutes: 10)], step: 30)
        stage.screen.liftByKeys(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.pages == ["2026-03-23 00:00"])
        #expect(isInSight("A", stage))
    }

    @Test("Lifting an event with less than a step before midnight does not move it (I04)")
    func overMidnight() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:30", minutes: 60)], step: 60)
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 1, dy: 1), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:30")
        #expect(stage.changes.isEmpty)
    }

    @Test("The start of an event over midnight is resized to its day's last step at most (I90)")
    func pulled() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-22 21:00", minutes: 360)], step: 60)
        let finger = stage.lift("A", y: 0.02)
        finger.move(by: CGVector(dx: 0, dy: 176), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-22 23:00")
        #expect(stage.end("A") == "2026-03-23 03:00")
        #expect(isInSight("A", stage))
    }

    @Test("An event added by a long press just before midnight is on the pressed day (I90)")
    func new() throws {
        let stage = stage([], step: 15) { board in
            board.newItem = { BoardItem(id: "A", place: $0, title: "New") }
        }
        let canvas = try #require(stage.board.scrollView.subviews.first { $0.frame.minX > 0 && $0.bounds.width == 700 })
        let finger = stage.screen.touch(at: canvas.convert(CGPoint(x: 250, y: 1430), to: nil))
        finger.hold(0.6)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:00")
        #expect(stage.end("A") == "2026-03-19 00:00")
    }

    @Test("A start or an end dropped halfway between two steps snaps to the earlier one (I92)")
    func halfWay() throws {
        for (offset, expected) in [(15.0, "20:00"), (-15, "19:30"), (16, "20:30"), (-14, "20:00")] {
            let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 30)
            stage.drag("A", days: 0, minutes: offset).up()
            try stage.expectSettled()
            #expect(stage.start("A") == "2026-03-18 \(expected)", "\(offset)")
        }
        for (offset, expected) in [(15.0, "21:00"), (-15, "20:30"), (16, "21:30")] {
            let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 30)
            let finger = stage.lift("A", y: 0.97)
            finger.move(by: CGVector(dx: 0, dy: offset), duration: 0.2)
            finger.up()
            try stage.expectSettled()
            #expect(stage.end("A") == "2026-03-18 \(expected)", "\(offset)")
        }
    }

    // MARK: Taken times

    @Test("A cancelled event whose time is taken goes to the nearest free time of its day (I89)")
    func taken() throws {
        let others = [
            CalendarStage.event("B", "2026-03-18 22:00"), CalendarStage.event("D", "2026-03-18 12:00", minutes: 60),
        ]
        let stage = stage([CalendarStage.event("A", "2026-03-18 23:00")] + others, step: 15)
        let finger = stage.drag("A", days: 1, minutes: -120)
        stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 23:00")])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 21:00")
        #expect(isInSight("A", stage))
        #expect(stage.screen.announcements.last == "Event A put back, Wednesday 18 March, 21:00 to 22:00")
    }

    @Test(
        "An event whose time is taken returns to a free one, also from another page or in its return (I89)",
        arguments: [true, false])
    func takenOnAnotherPage(inDrag: Bool) throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 15)
        let finger = stage.drag("A", days: 0, minutes: 30)
        stage.board.turnPage(by: 1, animated: false)
        stage.screen.advance(by: 0.1)
        func take() { stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 20:00")]) }
        if inDrag { take() }
        finger.cancel()
        stage.screen.advance(by: 0.05)
        if !inDrag { take() }
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 19:00")
        #expect(isInSight("A", stage))
        #expect(stage.pages.last == "2026-03-16 00:00")
    }

    @Test("A cancelled event whose whole day is taken goes to the nearest other day (I89)")
    func dayTaken() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 20:00")], step: 15)
        let finger = stage.drag("A", days: 0, minutes: 30)
        stage.replace(stage.model + [CalendarStage.event("C", "2026-03-18 00:00", minutes: 1440)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-19 00:00")
        #expect(stage.board.view(for: "A") != nil)
    }
}
