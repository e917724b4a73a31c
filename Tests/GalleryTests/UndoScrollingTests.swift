// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Tests that undo and redo scroll to the items that they change.
@Suite("Undo and redo: scrolling to the changed items") @MainActor
struct UndoScrollingTests {
    @Test("Kanban: cancelling a keyboard drag scrolls back to the card and restores its focus ring")
    func kanbanEscape() throws {
        let stage = try KanbanPageStage()
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        stage.tab { $0.hasPrefix(stage.board[0][0]) }
        let name = try #require(stage.focused)
        stage.screen.press(.keyboardD, modifiers: .control)
        for _ in 0..<3 {
            stage.screen.press(.rightArrow)
            stage.screen.advance(by: 0.5)
        }
        #expect(!stage.page.strip.isFullyVisible(stage.page.columns[0]))
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.page.strip.isFullyVisible(stage.page.columns[0]))
        #expect(stage.focused == name)
        #expect(stage.ringed == name)
    }

    @Test("Kanban: undo and redo scroll to the card and its column")
    func kanbanUndo() throws {
        let stage = try KanbanPageStage()
        stage.screen.size = CGSize(width: 390, height: 500)
        stage.screen.advance(by: 0.3)
        let page = stage.page
        let card = page.tables.lists[0].items[0]
        page.tables.move([card.id], to: page.tables.lists[3])
        page.strip.show(page.columns[1])
        try stage.expectSettled()
        #expect(!page.strip.isFullyVisible(page.columns[0]))
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(page.strip.isFullyVisible(page.columns[0]))
        #expect(page.columns[0].tableView.showsRow(0))
        stage.screen.press(.keyboardY, modifiers: .control)
        try stage.expectSettled()
        let row = try #require(page.tables.place(of: card.id)?.row)
        #expect(page.strip.isFullyVisible(page.columns[3]))
        #expect(page.columns[3].tableView.showsRow(row))
    }

    @Test("Two tables: undo and redo scroll to the moved row in its list")
    func twoTables() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 500))
        let page = TwoTablesController()
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        let thing = page.lists[0].things[0]
        for (index, list) in page.lists.prefix(2).enumerated() {
            list.things += (0..<40).compactMap { Words("\(index)-\($0)") }.map { DraggedThing(.words($0)) }
            list.tableView.reloadData()
        }
        page.move([thing], to: page.lists[1], at: 0)
        for key in [UIKeyboardHIDUsage.keyboardZ, .keyboardY] {
            for list in page.lists.prefix(2) { list.tableView.contentOffset.y = 900 }
            screen.advance(by: 3)
            screen.press(key, modifiers: .control)
            try screen.settle()
            let list = page.lists[key == .keyboardZ ? 0 : 1]
            #expect(list.things.first === thing)
            #expect(list.tableView.showsRow(0))
        }
    }

    @Test("Shelf: undo and redo scroll to the restored or moved row")
    func shelf() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let page = ShelfController()
        screen.show(UINavigationController(rootViewController: page))
        page.fill((0..<60).map { "Note \($0)" })
        screen.advance(by: 0.1)
        page.change("Delete", [(page.things[1], nil)])
        // Lets the run loop end the undo group of the deletion, so that the move is a separate undo step.
        screen.advance(by: 0.1)
        page.change("Move", [(page.things[2], 50)])
        let wanted = [2, 1, 50]
        for (step, row) in wanted.enumerated() {
            page.shelf.contentOffset.y = step == 2 ? 0 : 1500
            screen.advance(by: 3)
            if step == 2 {
                page.undoManager?.redo()
                page.undoManager?.redo()
            } else {
                page.undoManager?.undo()
            }
            try screen.settle()
            #expect(page.shelf.showsRow(row), "step \(step)")
        }
    }
}
