// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban page in different windows") @MainActor
struct KanbanWindowTests {
    let stage: KanbanPageStage

    init() throws {
        stage = try KanbanPageStage()
    }

    @Test("In a narrow window the columns page one by one, and holding a card at the side turns the page")
    func narrow() throws {
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        let strip = stage.page.strip
        #expect(strip.isFullyVisible(stage.page.columns[0]))
        #expect(!strip.isFullyVisible(stage.page.columns[1]))
        let swipe = stage.screen.touch(at: CGPoint(x: 300, y: 760))
        swipe.move(by: CGVector(dx: -120, dy: 0), duration: 0.15)
        swipe.up()
        try stage.screen.settle()
        #expect(strip.isFullyVisible(stage.page.columns[1]))
        #expect(strip.current == 1)
        let before = stage.board
        let finger = stage.screen.touch(at: stage.point(1, 0))
        finger.hold(0.5)
        finger.move(to: CGPoint(x: 375, y: 200), duration: 0.4)
        finger.hold(1.7)
        #expect(strip.isFullyVisible(stage.page.columns[2]))
        finger.move(to: CGPoint(x: 195, y: 160), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.board[2].contains(before[1][0]) && stage.board[1].count == 1)
    }

    @Test("A card dropped beside the last column, where holding it scrolled, moves to that column")
    func beside() throws {
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        let card = stage.board[0][1]
        let finger = stage.screen.touch(at: stage.point(0, 1))
        finger.hold(0.5)
        finger.move(to: CGPoint(x: 388, y: 400), duration: 0.4)
        for _ in 0..<8 where !stage.page.strip.isFullyVisible(stage.page.columns[3]) { finger.hold(1) }
        #expect(stage.page.strip.isFullyVisible(stage.page.columns[3]))
        finger.hold(1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.board[3].contains(card) && !stage.board[0].contains(card))
    }

    @Test("Touches beside a panel do nothing, and a swiped card's buttons stay on the panel")
    func panel() throws {
        let before = stage.board
        for column in stage.page.columns {
            let panel = column.convert(column.panelFrame, to: nil)
            let table = column.tableView
            let height = stage.point(3, 0).y
            stage.screen.tap(at: CGPoint(x: panel.maxX + 3, y: height))
            let finger = stage.screen.touch(at: CGPoint(x: panel.maxX + 3, y: height))
            finger.hold(0.8)
            #expect(!table.hasActiveDrag)
            finger.up()
            #expect(table.indexPathForSelectedRow == nil)
            let other = stage.screen.touch(at: CGPoint(x: panel.maxX + 3, y: height))
            other.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
            other.up()
            try stage.screen.settle()
            #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
            let swipe = stage.screen.touch(at: CGPoint(x: panel.midX, y: height))
            swipe.move(by: CGVector(dx: -110, dy: 0), duration: 0.3)
            swipe.up()
            try stage.screen.settle()
            let shown = try #require(table.visibleCells.first { $0.showingDeleteConfirmation })
            #expect(table.clipsToBounds)
            #expect(panel.contains(table.convert(table.bounds, to: nil)))
            let delete = try #require(stage.screen.accessibilityElement(named: "Delete"))
            #expect(panel.insetBy(dx: -0.5, dy: 0).contains(delete.accessibilityFrame), "\(delete.accessibilityFrame)")
            #expect(shown.frame.width == panel.width)
            stage.screen.tap(at: CGPoint(x: panel.midX, y: 740))
            try stage.screen.settle()
        }
        #expect(stage.board == before)
    }

    @Test(
        "A selected card is filled and has no border, because the focus ring is the only line",
        arguments: [false, true])
    func selected(isDark: Bool) throws {
        stage.screen.traits.userInterfaceStyle = isDark ? .dark : .light
        let table = stage.page.columns[0].tableView
        func colors(_ row: Int) throws -> [UIColor?] {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            let views = cell.all(UIView.self)
            #expect(views.allSatisfy { $0.layer.borderWidth == CGFloat(0) })
            return views.map { $0.backgroundColor?.resolvedColor(with: cell.traitCollection) }
        }
        let before = try colors(2)
        stage.screen.tap(at: stage.point(0, 2))
        try stage.expectSettled()
        #expect(table.indexPathForSelectedRow?.row == 2)
        #expect(try colors(2) != before)
        stage.screen.tap(at: stage.point(0, 2))
        try stage.expectSettled()
        #expect(try colors(2) == before)
    }

    @Test("Right to left, the first column is at the right, and shows first in a narrow window")
    func rightToLeft() throws {
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.3)
        #expect(stage.page.columns[0].frame.minX > stage.page.columns[3].frame.minX)
        try stage.drag(0, 1, to: stage.point(1, 0, below: -10))
        #expect(stage.board[1].count == 3)
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        #expect(stage.page.strip.isFullyVisible(stage.page.columns[0]))
        #expect(!stage.page.strip.isFullyVisible(stage.page.columns[1]))
    }

    @Test("At large text sizes the columns are wider than the window, and rows are as high as their texts")
    func largeText() throws {
        let height = stage.page.columns[0].tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.screen.advance(by: 0.5)
        #expect(!stage.page.strip.isFullyVisible(stage.page.columns[3]))
        #expect(stage.page.columns[0].tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > height * 1.4)
        try stage.expectSettled()
    }

    @Test("A wheel that scrolls sideways over cards in a narrow window changes columns and deletes no card")
    func wheel() throws {
        stage.screen.size = CGSize(width: 320, height: 600)
        stage.screen.advance(by: 0.3)
        let before = stage.board
        for _ in 0..<5 {
            stage.screen.mouse.scroll(by: CGVector(dx: 60, dy: 0), at: CGPoint(x: 150, y: 200))
            stage.screen.advance(by: 0.1)
        }
        try stage.screen.settle()
        #expect(stage.board == before)
        #expect(stage.page.strip.contentOffset.x > 200)
        #expect(stage.page.columns.flatMap(\.tableView.visibleCells).allSatisfy { !$0.showingDeleteConfirmation })
    }
}
