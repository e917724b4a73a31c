// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: events without duration") @MainActor
struct CalendarZeroDurationTests {
    private func shows(_ id: String, _ stage: CalendarStage) -> Bool {
        stage.board.view(for: id)?.isWhollyOnScreen() == true
    }

    @Test(
        "An event without duration at midnight is shown, on the first day and on others",
        arguments: ["2026-03-16", "2026-03-19"])
    func midnight(day: String) throws {
        let stage = CalendarStage([CalendarStage.event("A", day + " 00:00", minutes: 0)]) { $0.firstHour = 0 }
        #expect(shows("A", stage))
        let column = day.hasSuffix("16") ? 0 : 3
        #expect(abs(stage.view("A").frame.minX - CGFloat(column * 100)) < 3)
        #expect(stage.view("A").frame.minY == 0)
    }

    @Test("On a single-day board, an event without duration at midnight is shown on its own day only")
    func dayView() throws {
        let event = CalendarStage.event("A", "2026-03-16 00:00", minutes: 0)
        let stage = CalendarStage([event], days: 1) { $0.firstHour = 0 }
        #expect(shows("A", stage))
        stage.board.turnPage(by: -1, animated: false)
        try stage.screen.settle()
        #expect(stage.board.view(for: "A") == nil)
    }

    @Test("An all-day event without duration is shown on its day, in a week and on a single day", arguments: [1, 7])
    func strip(days: Int) throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-16", 0)], days: days)
        #expect(shows("A", stage))
        #expect(stage.view("A").frame.minX < 3)
        stage.board.turnPage(by: -1, animated: false)
        try stage.screen.settle()
        #expect(stage.board.view(for: "A") == nil)
    }

    @Test("An event without duration is beside one that starts at the same time")
    func beside() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 00:00", minutes: 0), CalendarStage.event("B", "2026-03-17 00:00")]
        ) {
            $0.firstHour = 0
            $0.collision = .overlap
        }
        #expect(!stage.view("A").frame.intersects(stage.view("B").frame))
        #expect(stage.view("A").frame.width < 50)
        #expect(stage.view("B").frame.width < 50)
    }

    @Test("An event without duration that keys move to midnight stays visible")
    func keys() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 23:45", minutes: 0)]) { $0.firstHour = 16 }
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 00:00")
        #expect(stage.view("A").isFocused)
        #expect(shows("A", stage))
    }

    @Test(
        "The end of an event without duration at midnight can be dragged later",
        arguments: ["2026-03-16", "2026-03-17"])
    func pulled(day: String) throws {
        let stage = CalendarStage([CalendarStage.event("A", day + " 00:00", minutes: 0)]) { $0.firstHour = 0 }
        let finger = stage.lift("A", y: 0.95)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == day + " 00:00")
        #expect(stage.end("A") == day + " 01:00")
    }
}
