// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// In these tests a day of the calendar is 100 points wide, and a minute is one point high. The first page is the week
/// that begins on Monday, 16 March.
@Suite("Calendar: dragging events to other pages") @MainActor
struct CalendarBoardPageTests {
    /// Holds the dragged event at one side until the page turns, and drags it to the middle of a day on the new page.
    private func turn(_ stage: CalendarStage, _ finger: TestFinger, forward: Bool = true, to day: CGFloat) {
        let height = finger.location.y
        finger.move(to: CGPoint(x: forward ? 742 : 50, y: height), duration: 0.2)
        finger.hold(0.9)
        finger.move(to: CGPoint(x: 46 + day * 100 + 50, y: height), duration: 0.2)
    }

    @Test("An all-day event is dragged to another page by the day that is held", arguments: [true, false])
    func allDayEvents(forward: Bool) throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17", 3)])
        // The finger lifts the event by its second day.
        let finger = stage.lift("A")
        turn(stage, finger, forward: forward, to: 4)
        #expect(stage.pages == [forward ? "2026-03-23 00:00" : "2026-03-09 00:00"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == (forward ? "2026-03-26 00:00" : "2026-03-12 00:00"))
        #expect(stage.end("A") == (forward ? "2026-03-29 00:00" : "2026-03-15 00:00"))
        #expect(stage.board.view(for: "A") != nil)
        #expect(stage.changes.count == 1)
    }

    @Test("An all-day event dragged to the next page and back is where it was")
    func onAndBack() throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17")])
        let finger = stage.lift("A")
        turn(stage, finger, to: 4)
        turn(stage, finger, forward: false, to: 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.changes.isEmpty)
    }

    @Test("Changing `hourHeight` keeps the time at the top", arguments: [50, 200])
    func hourHeight(height: CGFloat) {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let board = stage.board
        board.scrollView.contentOffset.y = 300
        stage.screen.advance(by: 0.1)
        board.hourHeight = height
        stage.screen.advance(by: 0.1)
        #expect(board.scrollView.contentOffset.y == 5 * height)
    }

    @Test("The label of the first hour is unclipped at the largest text size")
    func firstHour() throws {
        let stage = CalendarStage([])
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.board.scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        func labels(_ view: UIView) -> [UILabel] {
            [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
        }
        let name = try #require(labels(stage.board.scrollView).min { $0.frame.minY < $1.frame.minY })
        #expect(name.frame.height >= name.font.lineHeight)
        #expect(name.frame.minY >= 0)
    }

    @Test("An event dragged to another page keeps its minute")
    func minute() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:07")])
        let finger = stage.lift("A")
        turn(stage, finger, to: 2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-25 12:07")
    }

    @Test(
        "An event over the midnight between two pages can be dragged by either part to the other page",
        arguments: [true, false])
    func overMidnight(isHeldByFirst: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 23:00", minutes: 120)]) {
            $0.hourHeight = 20
            if !isHeldByFirst { $0.firstDay = CalendarStage.at("2026-03-23 00:00") }
        }
        let finger = stage.lift("A")
        // Drags the event to Wednesday on the other page.
        turn(stage, finger, forward: isHeldByFirst, to: 2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == (isHeldByFirst ? "2026-03-25 23:00" : "2026-03-17 23:00"))
        #expect(stage.end("A") == (isHeldByFirst ? "2026-03-26 01:00" : "2026-03-18 01:00"))
    }
}
