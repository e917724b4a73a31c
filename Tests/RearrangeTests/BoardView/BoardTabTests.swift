// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: Tab key") @MainActor
struct BoardTabTests {
    @Test("Tab focuses the first event in sight without scrolling; the up arrow focuses the one above")
    func inSight() throws {
        let stage = CalendarStage([
            CalendarStage.event("Night", "2026-03-17 05:30"), CalendarStage.event("Day", "2026-03-17 10:00"),
        ])
        let offset = stage.board.scrollView.contentOffset
        stage.screen.press(.tab)
        #expect(stage.view("Day").isFocused)
        #expect(stage.board.scrollView.contentOffset == offset)
        stage.screen.press(.upArrow)
        #expect(stage.view("Night").isFocused)
        try stage.expectSettled()
    }

    @Test("An event over midnight keeps the focus while both its parts are scrolled out of sight")
    func overMidnight() throws {
        let stage = CalendarStage([CalendarStage.event("Train", "2026-03-17 22:00", minutes: 300)])
        let scrollView = stage.board.scrollView
        scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.1)
        let focused = try #require(UIFocusSystem.focusSystem(for: stage.board)?.focusedItem)
        for y in [350.0, 700, 350, 0] {
            scrollView.contentOffset.y = y
            stage.screen.advance(by: 0.1)
            #expect(UIFocusSystem.focusSystem(for: stage.board)?.focusedItem === focused)
        }
    }
}
