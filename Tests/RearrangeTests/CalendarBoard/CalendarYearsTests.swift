// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("Calendar: supported years") @MainActor
struct CalendarYearsTests {
    @Test("In the year 3000, pushing works as usual")
    func push() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "3000-03-16 09:00"), CalendarStage.event("B", "3000-03-16 10:00")],
            week: "3000-03-16"
        ) { $0.collision = .push }
        stage.drag("A", days: 0, minutes: 30).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "3000-03-16 09:30")
        #expect(stage.start("B") == "3000-03-16 10:30")
    }

    @Test("At the last supported day, events do not move on, and pages do not turn beyond the limits")
    func ends() throws {
        let stage = CalendarStage([CalendarStage.event("A", "4000-12-31 09:00")], week: "4000-12-31")
        stage.screen.liftByKeys(.rightArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "4000-12-31 09:00")
        #expect(stage.changes.isEmpty)
        let element = try #require(stage.screen.accessibilityElement(named: "Event A"))
        let actions = element.accessibilityCustomActions?.map(\.name) ?? []
        #expect(actions.contains("Move to the Day Before"))
        #expect(!actions.contains("Move to the Next Day"))
        for way in [1, -1] {
            stage.board.firstDay = way > 0 ? CalendarBoard.moments.upperBound : CalendarBoard.moments.lowerBound
            for _ in 0..<3 { stage.board.turnPage(by: way, animated: false) }
            #expect(stage.pages.isEmpty)
        }
        try stage.screen.settle()
    }

    @Test("Events outside the supported years are not shown, even on a page there")
    func outside() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "5000-03-18 09:00"), CalendarStage.days("B", "5000-03-19")], week: "5000-03-18")
        for id in ["A", "B"] {
            #expect(stage.board.view(for: id) == nil)
            #expect(stage.screen.accessibilityElement(named: "Event \(id)") == nil)
        }
        stage.board.firstDay = CalendarStage.at("2026-03-16 12:00")
        stage.board.items = [CalendarStage.event("A", "2026-03-18 09:00"), CalendarStage.days("B", "2026-03-19")]
        try stage.screen.settle()
        for id in ["A", "B"] { #expect(stage.screen.accessibilityElement(named: "Event \(id)") != nil) }
    }

    @Test("Many steps over hidden days create each of those days only once")
    func steps() {
        var made = 0
        let days = CalendarDays(
            calendar: CalendarStage.berlin, firstDay: CalendarStage.at("2026-03-16 12:00"), count: 7
        ) { moment, calendar in
            made += 1
            return CalendarDays.axis(ofDayAt: moment, in: calendar)
        }
        var moment = CalendarStage.at("2026-03-28 00:00").timeIntervalSinceReferenceDate
        for _ in 0..<200 { moment = days.stepped(moment, by: 15, isForward: true) }
        #expect(made > 0)
        #expect(made <= 3)
        let text = CalendarStage.text(Date(timeIntervalSinceReferenceDate: moment))
        // 200 steps of 15 minutes are 50 hours. One of the two days has only 23 hours, so 3 hours are left over.
        #expect(text == "2026-03-30 03:00")
    }
}
