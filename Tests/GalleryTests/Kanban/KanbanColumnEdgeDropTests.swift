// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban: drops around a column's cards") @MainActor
struct KanbanColumnEdgeDropTests {
    let stage: KanbanPageStage

    init() throws {
        stage = try KanbanPageStage()
    }

    /// The frame, in the window, of the label that shows `text` in a column.
    private func label(_ text: String, of column: KanbanColumn) throws -> CGRect {
        let label = try #require(column.subviews.first { ($0 as? UILabel)?.text == text })
        return label.convert(label.bounds, to: nil)
    }

    /// Points around a column's cards: at its name, above its panel, and in the strip below its panel.
    private func places(_ column: KanbanColumn) throws -> (name: CGPoint, above: CGPoint, below: CGPoint) {
        let name = try label(column.stage.name, of: column)
        let panel = column.convert(column.panelFrame, to: nil)
        return (
            CGPoint(x: name.midX, y: name.midY), CGPoint(x: panel.midX, y: panel.minY - 4),
            CGPoint(x: panel.midX, y: panel.maxY + 12)
        )
    }

    @Test(
        "A card dropped at or above a column's name becomes its first, and below the panel its last",
        arguments: [CGSize(width: 1200, height: 700), CGSize(width: 900, height: 800)])
    func dropAroundCards(size: CGSize) throws {
        stage.screen.size = size
        stage.screen.advance(by: 0.5)
        let places = try places(stage.page.columns[2])
        for (place, isFirst) in [(places.name, true), (places.above, true), (places.below, false)] {
            let card = stage.board[0][1]
            try stage.drag(0, 1, to: place)
            #expect((isFirst ? stage.board[2].first : stage.board[2].last) == card, "\(place)")
        }
    }

    @Test("In a narrow window, the same drops move a card to the start and end of its own column")
    func narrow() throws {
        stage.screen.size = CGSize(width: 390, height: 844)
        stage.screen.advance(by: 0.5)
        let places = try places(stage.page.columns[0])
        let card = stage.board[0][1]
        try stage.drag(0, 1, to: places.name)
        #expect(stage.board[0].first == card)
        try stage.drag(0, 0, to: places.below)
        #expect(stage.board[0].last == card)
    }

    @Test(
        "A card dropped above or below the cards of a scrolled column is visible there",
        arguments: [CGFloat(300), 345, 390], [true, false])
    func scrolled(offset: CGFloat, isOwn: Bool) throws {
        let (column, list) = (stage.page.columns[2], stage.page.tables.lists[2])
        list.items = (1...20).map { KanbanCard(title: "Card \($0)", tag: .code) }
        stage.page.boardDidChange()
        stage.screen.advance(by: 0.5)
        let places = try places(column)
        let table = column.tableView
        for place in [places.name, places.above, places.below] {
            table.contentOffset.y = offset
            stage.screen.advance(by: 0.1)
            let from = isOwn ? 2 : 0
            let room = table.bounds.inset(by: table.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
            let row =
                isOwn
                ? try #require(
                    list.items.indices.first { room.contains(table.rectForRow(at: IndexPath(row: $0, section: 0))) })
                : 0
            let card = stage.page.tables.lists[from].items[row]
            let finger = stage.screen.touch(at: stage.point(from, row))
            finger.hold(0.5)
            finger.move(to: place, duration: 0.3)
            finger.up()
            try stage.expectSettled()
            let now = try #require(list.items.firstIndex { $0.id == card.id }, "\(place)")
            let sight = table.bounds.inset(by: table.adjustedContentInset).insetBy(dx: -1, dy: -1)
            #expect(sight.contains(table.rectForRow(at: IndexPath(row: now, section: 0))), "\(place)")
            #expect((2...18).contains(now), "\(place): where the column had been scrolled to")
        }
    }

    @Test("A card from another app can be dropped at a column's name, above it and below its cards")
    func externalDrag() async throws {
        let theirs = try KanbanPageStage()
        let offer = try await theirs.screen.dragOutOfWindow(from: theirs.point(0, 0))
        let column = stage.page.columns[2]
        let places = try places(column)
        for (count, place) in [places.name, places.above, places.below].enumerated() {
            let drop = HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface)
            stage.screen.use()
            stage.screen.surface.send(drop, .entered(place))
            await stage.screen.advance(by: 0.4)
            #expect(drop.proposal == .copy, "\(place)")
            #expect(column.tableView.hasActiveDrop, "\(place)")
            stage.screen.surface.send(drop, .dropped(place))
            try await stage.screen.wait { stage.board[2].count == 3 + count }
            let there = place == places.below ? stage.board[2].last : stage.board[2].first
            #expect(there == theirs.board[0][0], "\(place)")
            try await stage.screen.settle()
            // The area around the cards belongs to the column's table only during a drag. So a tap there, after the
            // drop, selects no card.
            stage.screen.tap(at: place)
            #expect(column.tableView.indexPathForSelectedRow == nil)
            #expect(!column.tableView.hasActiveDrop)
        }
    }

    @Test("Without a drag, taps, long presses and swipes around a column's cards do nothing")
    func still() throws {
        let before = stage.board
        for column in stage.page.columns {
            let places = try places(column)
            for place in [places.name, places.above, places.below] {
                stage.screen.tap(at: place)
                let finger = stage.screen.touch(at: place)
                finger.hold(0.8)
                #expect(!column.tableView.hasActiveDrag)
                finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
                finger.up()
                try stage.expectSettled()
                #expect(column.tableView.indexPathForSelectedRow == nil)
                #expect(column.tableView.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
            }
        }
        #expect(stage.board == before)
    }

    @Test(
        "The number of cards is in a pill with round ends at every text size",
        arguments: [UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityExtraLarge])
    func count(size: UIContentSizeCategory) throws {
        stage.screen.traits.preferredContentSizeCategory = size
        stage.screen.advance(by: 0.5)
        for (column, text) in zip(stage.page.columns, ["6", "2/3", "2", "3"]) {
            let label = try #require(column.subviews.first { ($0 as? UILabel)?.text == text })
            #expect(label.layer.cornerRadius == label.frame.height / 2)
            #expect(label.frame.width >= label.frame.height)
        }
    }
}
