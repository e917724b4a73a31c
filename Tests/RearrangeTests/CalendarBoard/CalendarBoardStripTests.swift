// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// In these tests the calendar's header is 44 points high, and each row of the all-day strip is 22 points high. The
/// margins above and below the rows have 4 points in total.
@Suite("Calendar: all-day strip with many events") @MainActor
struct CalendarBoardStripTests {
    /// A stage with all-day events on a Tuesday, with the identifiers A, B and so on.
    private func stage(
        _ count: Int, and others: [BoardItem<CalendarPlace>] = [], prepare: (CalendarBoard) -> Void = { _ in }
    ) -> CalendarStage {
        let names = "ABCDEFGHIJ".prefix(count).map(String.init)
        return CalendarStage(names.map { CalendarStage.days($0, "2026-03-17") } + others, prepare: prepare)
    }

    private func strip(_ stage: CalendarStage) throws -> UIScrollView {
        let found = stage.board.subviews.first { $0 is UIScrollView && $0 !== stage.board.scrollView }
        return try #require(found as? UIScrollView)
    }

    private func isSeen(_ id: String, _ stage: CalendarStage) throws -> Bool {
        let view = stage.view(id)
        return try view.isDescendant(of: strip(stage)) && view.isWhollyOnScreen()
    }

    @Test(
        "The strip grows to three and a half rows, and scrolls if there are more",
        arguments: [(1, 26), (3, 70), (4, 81), (10, 81)])
    func height(count: Int, height: Double) throws {
        let stage = stage(count)
        let strip = try strip(stage)
        #expect(strip.frame.minY == 44)
        #expect(strip.frame.height == CGFloat(height))
        #expect(stage.board.scrollView.frame.minY == 44 + CGFloat(height))
        #expect(strip.contentSize.height == CGFloat(count * 22 + 4))
    }

    @Test("`mostStripRows` sets the visible rows, at least one, up to half of the board")
    func configured() throws {
        let stage = stage(10) { $0.mostStripRows = 6 }
        let strip = try strip(stage)
        #expect(strip.frame.height == CGFloat(6 * 22 + 4))
        stage.board.mostStripRows = 100
        stage.screen.advance(by: 0.1)
        #expect(strip.frame.height == CGFloat(10 * 22 + 4))
        stage.board.frame.size.height = 300
        stage.screen.advance(by: 0.1)
        #expect(strip.frame.height == 150)
        stage.board.mostStripRows = 0
        stage.screen.advance(by: 0.1)
        #expect(strip.frame.height == 26)
    }

    @Test("A finger scrolls the strip and not the hours, and then lifts the event under it")
    func scrolls() throws {
        let stage = stage(10)
        let strip = try strip(stage)
        let hours = stage.board.scrollView.contentOffset.y
        let finger = stage.screen.touch(at: CGPoint(x: 500, y: 100))
        finger.move(by: CGVector(dx: 0, dy: -54), duration: 0.2)
        finger.hold(0.2)
        finger.up()
        try stage.expectSettled()
        #expect(strip.contentOffset.y > 30)
        #expect(stage.board.scrollView.contentOffset.y == hours)
        strip.contentOffset.y = 66
        stage.screen.advance(by: 3)
        #expect(try isSeen("D", stage))
        #expect(try !isSeen("A", stage))
        // Touches the fourth event, which is in the first visible row.
        let held = stage.screen.touch(at: CGPoint(x: 46 + 150, y: 44 + 12))
        held.hold(0.55)
        #expect(stage.board.isDragging)
        #expect(stage.view("D").alpha == 0.5)
        held.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        held.up()
        try stage.expectSettled()
        #expect(stage.start("D") == "2026-03-18 00:00")
        #expect(stage.changes.count == 1)
    }

    @Test("Events scrolled off the strip cannot be lifted from the header or the hours")
    func scrolledOff() throws {
        let stage = stage(10)
        try strip(stage).contentOffset.y = 66
        stage.screen.advance(by: 3)
        for y in [30.0, 135] {
            let finger = stage.screen.touch(at: CGPoint(x: 46 + 150, y: y))
            finger.hold(0.6)
            #expect(!stage.board.isDragging)
            finger.up()
            try stage.expectSettled()
        }
    }

    @Test(
        "An event held at the strip's edge scrolls it to its end, and the hours stand still (I28)",
        arguments: [30.0, 60, 120])
    func edge(rate: Double) throws {
        let stage = stage(10, and: [CalendarStage.event("Z", "2026-03-17 09:00")])
        stage.screen.framesPerSecond = rate
        let strip = try strip(stage)
        let finger = stage.lift("Z")
        finger.move(to: CGPoint(x: 46 + 150, y: 80), duration: 0.2)
        // The drag to the strip crossed the autoscroll zone at the top of the hours. So the hours may already have
        // scrolled, and their offset is recorded here.
        let hours = stage.board.scrollView.contentOffset.y
        finger.hold(0.2)
        #expect(strip.contentOffset.y == 0)
        #expect(stage.board.scrollView.contentOffset.y == hours)
        finger.move(to: CGPoint(x: 46 + 150, y: 121), duration: 0.1)
        var last = strip.contentOffset.y
        for _ in 0..<Int(0.1 * rate) {
            finger.hold(1 / rate)
            #expect(strip.contentOffset.y > last)
            last = strip.contentOffset.y
        }
        finger.hold(1)
        #expect(strip.contentOffset.y == CGFloat(224 - 81))
        finger.move(to: CGPoint(x: 46 + 150, y: 48), duration: 0.1)
        finger.hold(1)
        #expect(strip.contentOffset.y == 0)
        #expect(stage.board.scrollView.contentOffset.y == hours)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The ghost of an event dragged into a scrolled strip is visible")
    func ghost() throws {
        let stage = stage(10, and: [CalendarStage.event("Z", "2026-03-17 09:00")])
        let strip = try strip(stage)
        strip.contentOffset.y = 100
        stage.screen.advance(by: 3)
        let finger = stage.lift("Z")
        finger.move(to: CGPoint(x: 46 + 250, y: 85), duration: 0.2)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let ghost = try #require(all(strip).first { String(describing: type(of: $0)).contains("Ghost") })
        #expect(strip.bounds.contains(ghost.convert(ghost.bounds, to: strip)))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("An event dropped in the strip is in sight, in whichever row it is", arguments: [false, true])
    func dropped(byKeys: Bool) throws {
        let stage = stage(10, and: [CalendarStage.days("Z", "2026-03-18")])
        if byKeys {
            stage.screen.press(.tab)
            let element = try #require(stage.screen.accessibilityElement(named: "Event Z"))
            #expect(stage.screen.perform("Move to the Day Before", on: element))
        } else {
            let finger = stage.lift("Z")
            finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
            finger.up()
        }
        try stage.expectSettled()
        #expect(stage.start("Z") == "2026-03-17 00:00")
        #expect(try byKeys || isSeen("Z", stage))
    }

    @Test("An event that becomes all-day during a keyboard return keeps the focus, and Space lifts it")
    func allDayDuringReturn() throws {
        for waits in [false, true] {
            let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
            UIFocusSystem.focusSystem(for: stage.board)?.requestFocusUpdate(to: stage.view("A"))
            stage.screen.advance(by: 0.1)
            for key in [UIKeyboardHIDUsage.space, .downArrow] { stage.screen.press(key) }
            #expect(stage.board.isDragging)
            stage.screen.press(.escape)
            stage.replace([CalendarStage.days("A", "2026-03-17")])
            if waits { try stage.expectSettled() }
            #expect(stage.view("A").isFocused)
            stage.screen.press(.space)
            #expect(stage.board.isDragging)
            #expect(stage.view("A").isFocused)
            stage.screen.advance(by: 0.5)
            stage.screen.press(.escape)
            try stage.expectSettled()
            #expect(stage.changes.isEmpty)
            #expect(stage.view("A").isFocused)
            #expect(try stage.view("A").isDescendant(of: strip(stage)))
        }
    }

    @Test("Focusing an event scrolls its row into sight")
    func focus() throws {
        let stage = stage(10)
        stage.screen.press(.tab)
        for _ in 0..<9 { stage.screen.press(.tab) }
        stage.screen.advance(by: 0.3)
        #expect(stage.view("J").isFocused)
        #expect(try isSeen("J", stage))
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("J") == "2026-03-18 00:00")
        #expect(try isSeen("J", stage))
    }

    @Test("With fewer all-day events, the strip shrinks and scrolls to the first")
    func fewer() throws {
        let stage = stage(10)
        let strip = try strip(stage)
        strip.contentOffset.y = 140
        stage.screen.advance(by: 0.1)
        stage.board.items = Array(stage.board.items.prefix(2))
        stage.screen.advance(by: 0.5)
        #expect(strip.frame.height == 48)
        #expect(strip.contentOffset.y == 0)
    }
}
