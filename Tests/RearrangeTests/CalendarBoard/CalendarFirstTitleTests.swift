// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: titles at first display") @MainActor
struct CalendarFirstTitleTests {
    @Test(
        "The title of an event that starts above the visible hours is in sight from the start",
        arguments: [true, false])
    func inSight(isLate: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 746, height: 700))
        let board = CalendarBoard.week(of: CalendarStage.at("2026-03-18 12:00"), calendar: CalendarStage.berlin)
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 746, height: 700))
        board.items = [CalendarStage.event("A", "2026-03-22 06:45", minutes: 90)]
        containerView.addSubview(board)
        if isLate { screen.show(containerView) }
        board.frame = containerView.bounds
        if !isLate { screen.show(containerView) }
        screen.advance(by: 1)
        let label = try #require(screen.window.every("UILabel").first { ($0 as? UILabel)?.text == "Event A" })
        let hours = board.convert(board.scrollView.frame, to: nil)
        #expect(
            hours.contains(label.convert(label.bounds, to: nil)), "\(label.convert(label.bounds, to: nil)) \(hours)")
    }
}
