// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: first hour and steps at clock changes") @MainActor
struct CalendarClockTests {
    @Test(
        "An all-day event gets the first hour by keys and actions, also on days with a clock change",
        arguments: [("2026-03-23", "2026-03-29"), ("2026-10-19", "2026-10-25"), ("2026-03-16", "2026-03-22")],
        [true, false])
    func firstHour(week: (first: String, sunday: String), bySpeech: Bool) throws {
        let stage = CalendarStage([CalendarStage.days("A", week.sunday)], week: week.first)
        if bySpeech {
            #expect(stage.screen.perform("Give It a Time", on: stage.view("A")))
        } else {
            stage.screen.press(.tab)
            stage.screen.press(.space)
            stage.screen.press(.downArrow)
            stage.screen.press(.space)
        }
        try stage.expectSettled()
        #expect(stage.start("A") == week.sunday + " 08:00")
        #expect(stage.end("A") == week.sunday + " 09:00")
    }

    @Test("If the day skips the first hour, an event gets the hour after it")
    func leftOut() throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-29")], week: "2026-03-23") { $0.firstHour = 2.5 }
        #expect(stage.screen.perform("Give It a Time", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-29 03:00")
    }

    @Test(
        "The first hour is at the top when a week first shows, also with a day of 23 or 25 hours",
        arguments: [("2026-03-23", 480.0), ("2026-10-19", 540), ("2026-03-16", 480)])
    func top(week: String, offset: Double) throws {
        let stage = CalendarStage([CalendarStage.event("A", week + " 08:00")], week: week)
        #expect(stage.board.scrollView.contentOffset.y == CGFloat(offset))
        #expect(stage.view("A").frame.minY == CGFloat(offset))
    }

    @Test("Steps of two hours are at even hours in summer too, by keys, actions and finger")
    func largeSteps() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-07-14 10:00")], week: "2026-07-13") { $0.step = 120 }
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-07-14 12:00")
        #expect(stage.screen.perform("Move Earlier", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-07-14 10:00")
        stage.drag("A", days: 0, minutes: 100).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-07-14 12:00")
    }

    @Test("Move Later goes over midnight to a hidden day, and over the skipped hour")
    func overMidnight() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-28 23:45")], week: "2026-03-23", days: 6) {
            $0.firstHour = 16
        }
        func start(after name: String) throws -> String {
            let view = try #require(stage.board.view(for: "A"))
            #expect(stage.screen.perform(name, on: view))
            try stage.expectSettled()
            return stage.start("A")
        }
        #expect(try start(after: "Move Later") == "2026-03-29 00:00")
        stage.board.items = [CalendarStage.event("A", "2026-03-29 01:45")]
        try stage.screen.settle()
        #expect(stage.screen.perform("Move Later", on: stage.view("A")))
        #expect(stage.board.items[0].time.start == CalendarStage.at("2026-03-29 03:00"))
        #expect(stage.screen.perform("Move Earlier", on: stage.view("A")))
        #expect(stage.board.items[0].time.start == CalendarStage.at("2026-03-29 01:45"))
    }

    @Test("A week in which the time zone skips a day shows the others, and events move over it")
    func dayLeftOut() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Apia"))
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        let thursday = try #require(calendar.date(from: DateComponents(year: 2011, month: 12, day: 29, hour: 9)))
        let screen = TestScreen(size: CGSize(width: 746, height: 700))
        let board = CalendarBoard.week(of: thursday, calendar: calendar)
        board.items = [BoardItem(id: "A", time: DateInterval(start: thursday, duration: 3600), title: "A")]
        screen.show(board)
        screen.advance(by: 3)
        #expect(screen.perform("Move to the Next Day", on: try #require(board.view(for: "A"))))
        try screen.settle()
        let start = board.items[0].time.start
        let parts = calendar.dateComponents([.day, .hour], from: start)
        #expect(parts.day == 31)
        #expect(parts.hour == 9)
        #expect(board.view(for: "A")?.isWhollyOnScreen() == true)
    }
}
