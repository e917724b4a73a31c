// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("The years that a calendar has places for") @MainActor
struct CalendarYearsTests {
    @Test("In the year 3000 others make way as ever")
    func push() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "3000-03-16 09:00"), CalendarStage.event("B", "3000-03-16 10:00")],
            week: "3000-03-16"
        ) { $0.collision = .push }
        stage.carry("A", days: 0, minutes: 30).up()
        try stage.expectTidy()
        #expect(stage.start("A") == "3000-03-16 09:30" && stage.start("B") == "3000-03-16 10:30")
    }

    @Test("Nothing is led beyond them, and no page is turned there")
    func ends() throws {
        let stage = CalendarStage([CalendarStage.event("A", "4000-12-31 09:00")], week: "4000-12-31")
        stage.screen.liftByKeys(.rightArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.start("A") == "4000-12-31 09:00" && stage.changes.isEmpty)
        let element = try #require(stage.screen.accessibilityElement(named: "Event A"))
        let actions = element.accessibilityCustomActions?.map(\.name) ?? []
        #expect(actions.contains("Move to the Day Before") && !actions.contains("Move to the Next Day"))
        for way in [1, -1] {
            stage.board.firstDay = way > 0 ? CalendarBoard.moments.upperBound : CalendarBoard.moments.lowerBound
            for _ in 0..<3 { stage.board.turnPage(by: way, animated: false) }
            #expect(stage.pages.isEmpty)
        }
        try stage.screen.settle()
    }

    @Test("What is outside of them does not show, also on a page that is")
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

    @Test("A step over many places of days that do not show makes each of the days once")
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
        #expect(made > 0 && made <= 3)
        let text = CalendarStage.text(Date(timeIntervalSinceReferenceDate: moment))
        // Two days on, of which one has 23 hours.
        #expect(text == "2026-03-30 03:00")
    }
}
