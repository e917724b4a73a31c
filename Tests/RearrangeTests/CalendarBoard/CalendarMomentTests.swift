// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What lasts no time on a calendar") @MainActor
struct CalendarMomentTests {
    private func shows(_ id: String, _ stage: CalendarStage) -> Bool {
        stage.board.view(for: id)?.isWhollyOnScreen() == true
    }

    @Test("It shows at midnight, on the first day and on others", arguments: ["2026-03-16", "2026-03-19"])
    func midnight(day: String) throws {
        let stage = CalendarStage([CalendarStage.event("A", day + " 00:00", minutes: 0)]) { $0.firstHour = 0 }
        #expect(shows("A", stage))
        let column = day.hasSuffix("16") ? 0 : 3
        #expect(abs(stage.view("A").frame.minX - CGFloat(column * 100)) < 3 && stage.view("A").frame.minY == 0)
    }

    @Test("It shows on the only day, at midnight, and not on the day before")
    func dayView() throws {
        let event = CalendarStage.event("A", "2026-03-16 00:00", minutes: 0)
        let stage = CalendarStage([event], days: 1) { $0.firstHour = 0 }
        #expect(shows("A", stage))
        stage.board.turnPage(by: -1, animated: false)
        try stage.screen.settle()
        #expect(stage.board.view(for: "A") == nil)
    }

    @Test("In the strip it shows on its day, the first and the only one as well", arguments: [1, 7])
    func strip(days: Int) throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-16", 0)], days: days)
        #expect(shows("A", stage) && stage.view("A").frame.minX < 3)
        stage.board.turnPage(by: -1, animated: false)
        try stage.screen.settle()
        #expect(stage.board.view(for: "A") == nil)
    }

    @Test("It lies beside what begins with it")
    func beside() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 00:00", minutes: 0), CalendarStage.event("B", "2026-03-17 00:00")]
        ) {
            $0.firstHour = 0
            $0.collision = .overlap
        }
        #expect(!stage.view("A").frame.intersects(stage.view("B").frame))
        #expect(stage.view("A").frame.width < 50 && stage.view("B").frame.width < 50)
    }

    @Test("Led to midnight by keys it is still there")
    func keys() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 23:45", minutes: 0)]) { $0.firstHour = 16 }
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.start("A") == "2026-03-18 00:00" && stage.view("A").isFocused && shows("A", stage))
    }

    @Test("At midnight its end is pulled to later", arguments: ["2026-03-16", "2026-03-17"])
    func pulled(day: String) throws {
        let stage = CalendarStage([CalendarStage.event("A", day + " 00:00", minutes: 0)]) { $0.firstHour = 0 }
        let finger = stage.lift("A", y: 0.95)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.start("A") == day + " 00:00" && stage.end("A") == day + " 01:00")
    }
}
