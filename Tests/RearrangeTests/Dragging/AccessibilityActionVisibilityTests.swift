// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Visibility of items after accessibility actions") @MainActor
struct AccessibilityActionVisibilityTests {
    @Test(
        "A row moved to the end of a long table is in sight, alone or with another selected row (I84)",
        arguments: [false, true])
    func rows(isSelected: Bool) throws {
        let stage = RowsStage()
        stage.table.allowsMultipleSelection = true
        if isSelected {
            for row in [3, 4] {
                stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
        }
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move to Bottom", on: row))
        try stage.expectSettled()
        let place = try #require(stage.model.firstIndex(of: "A3"))
        #expect(place == (isSelected ? 98 : 99))
        #expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: place, section: 0)) == true)
    }

    @Test("A row moved to the end of a linked table is in sight (I84)")
    func linkedTables() throws {
        let stage = LinkedStage([30, 5, 0])
        let row = try #require(stage.screen.accessibilityElement(named: "A2"))
        #expect(stage.screen.perform("Move to Bottom", on: row))
        try stage.expectSettled()
        #expect(stage.items[0].last == "A2")
        #expect(stage.views[0].indexPathsForVisibleRows?.contains(IndexPath(row: 29, section: 0)) == true)
    }

    @Test("A view moved to the end of a scrolled stack is in sight (I84)")
    func stacks() throws {
        let stage = try StackStage(20, axis: .vertical, scrolls: true)
        let element = try #require(stage.screen.accessibilityElement(named: "V0"))
        #expect(stage.screen.perform("Move to Bottom", on: element))
        try stage.expectSettled()
        #expect(stage.modelDelegate.model.last == "V0")
        #expect(stage.offset > 900)
    }

    @Test("An item of a board that an action moves past others is in sight (I84)")
    func boards() throws {
        let stage = BoardStage(BoardStage.boxes((0, 500), (0, 560), (0, 620), (0, 680))) {
            $0.boardSize = CGSize(width: 400, height: 2000)
        }
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        #expect(stage.screen.perform("Move Down", on: element))
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 740))
        #expect(stage.board.scrollView.contentOffset.y >= 170)
    }

    @Test("A moving view that actions move out of sight is scrolled into sight (I84)")
    func movingViews() throws {
        let stage = MovingStage()
        stage.view.frame.origin.y = 520
        stage.screen.advance(by: 0.1)
        let element = try #require(stage.screen.accessibilityElement(named: "Card"))
        for _ in 0..<2 { #expect(stage.screen.perform("Move Down", on: element)) }
        try stage.expectSettled()
        #expect(stage.view.frame.origin.y == 560)
        #expect(stage.scrollView.contentOffset.y >= 20)
    }

    @Test("An event that an action moves to another page is in sight, and can be moved on at once (I84)")
    func calendars() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")])
        let element = try #require(stage.screen.accessibilityElement(named: "Event A"))
        stage.screen.focus(on: element)
        #expect(stage.screen.perform("Move to the Next Day", on: element))
        try stage.expectSettled()
        #expect(stage.pages == ["2026-03-23 00:00"])
        let next = try #require(stage.screen.accessibilityElement(named: "Event A"))
        #expect(stage.screen.focusedAccessibilityElement === next)
        #expect(stage.screen.perform("Move to the Next Day", on: next))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-24 09:00")
        #expect(stage.pages.count == 1)
    }
}
