// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban page") @MainActor
struct KanbanTests {
    let stage: KanbanPageStage

    init() throws {
        stage = try KanbanPageStage()
    }

    @Test("A card dragged to another column is saved there, with undo and redo by button and keyboard")
    func draggedToAnotherColumn() throws {
        let before = stage.board
        try stage.drag(0, 1, to: stage.point(1, 0, below: -10))
        #expect(stage.board[0].count == 5 && stage.board[1].first == before[0][1])
        #expect(stage.saved == stage.board)
        let after = stage.board
        for undo in [{ stage.tapButton("Undo") }, { stage.screen.press(.keyboardZ, modifiers: .control) }] {
            undo()
            try stage.expectSettled()
            #expect(stage.board == before)
            #expect(stage.saved == before)
            stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
            try stage.expectSettled()
            #expect(stage.board == after)
            #expect(stage.saved == after)
        }
        stage.tapButton("Undo")
        stage.tapButton("Redo")
        try stage.expectSettled()
        #expect(stage.board == after)
    }

    @Test("Columns scrolled to their tops stay there when a drop, undo or redo inserts cards at the top")
    func atTop() throws {
        for row in 0..<3 {
            try stage.drag(0, row, to: stage.point(2, 0, below: -10))
            stage.expectTops()
            for keys in [UIKeyModifierFlags.control, [.control, .shift], .control] {
                stage.screen.press(.keyboardZ, modifiers: keys)
                try stage.expectSettled()
                stage.expectTops()
            }
        }
    }

    @Test("Dropping a card on a full column returns the card, and the column shows that it is full")
    func full() throws {
        try stage.drag(0, 0, to: stage.point(1, 0, below: -10))
        #expect(stage.board[1].count == 3)
        let before = stage.board
        try stage.drag(0, 0, to: stage.point(1, 0, below: -10))
        #expect(stage.board == before)
        #expect(stage.screen.accessibilityElement(named: "3 cards of 3") != nil)
        try stage.drag(1, 0, to: stage.point(1, 2))
        #expect(stage.board[1] == [before[1][1], before[1][2], before[1][0]], "its own cards change places")
    }

    @Test("Several selected cards are dragged together")
    func several() throws {
        for row in [0, 2, 3] { stage.screen.tap(at: stage.point(0, row)) }
        let before = stage.board
        try stage.drag(0, 2, to: stage.point(3, 0, below: -10))
        #expect(stage.board[3].prefix(3) == [before[0][0], before[0][2], before[0][3]])
        #expect(stage.board[0].count == 3)
    }

    @Test("Selecting a card deselects the cards of other columns, which are then not dragged along")
    func chosenElsewhere() throws {
        let before = stage.board
        for row in [0, 2] { stage.screen.mouse.click(at: stage.point(0, row)) }
        stage.screen.advance(by: 1)
        stage.screen.mouse.click(at: stage.point(2, 0))
        stage.screen.advance(by: 1)
        func chosen() -> [[Int]] {
            stage.page.columns.map { $0.tableView.indexPathsForSelectedRows?.map(\.row) ?? [] }
        }
        #expect(chosen() == [[], [], [0], []])
        #expect(stage.page.columns[0].tableView.visibleCells.allSatisfy { !$0.isSelected })
        try stage.drag(2, 0, to: stage.point(3, 0, below: -10))
        #expect(stage.board[0] == before[0])
        #expect(stage.board[3] == [before[2][0]] + before[3])
        // Selecting a card by keyboard also deselects the cards of other columns.
        stage.screen.mouse.click(at: stage.point(0, 1))
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        #expect(chosen()[0] == [])
        #expect(chosen()[1] == [1])
    }

    @Test("An empty column says that cards can be dropped there, and accepts them")
    func emptied() throws {
        for _ in 0..<2 { try stage.drag(2, 0, to: stage.point(3, 0, below: -10)) }
        #expect(stage.board[2].isEmpty)
        #expect(stage.screen.accessibilityElement(named: "Drop cards here") != nil)
        let table = stage.page.columns[2].tableView
        try stage.drag(3, 0, to: table.convert(CGPoint(x: 90, y: table.bounds.height - 60), to: nil))
        #expect(stage.board[2].count == 1)
    }

    @Test("A card is added at the end of the first column and one deleted by a swipe; both can be undone")
    func addedAndDeleted() throws {
        let before = stage.board
        stage.tapButton("Add")
        try stage.expectSettled()
        stage.screen.type("Choir")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[0].count == 7)
        #expect(stage.saved == stage.board)
        let finger = stage.screen.touch(at: stage.point(3, 0))
        finger.move(by: CGVector(dx: -190, dy: 0), duration: 0.4)
        finger.up()
        try stage.screen.settle()
        #expect(stage.board[3].count == before[3].count - 1)
        #expect(stage.saved == stage.board)
        for _ in 0..<2 { stage.screen.press(.keyboardZ, modifiers: .control) }
        try stage.expectSettled()
        #expect(stage.board == before)
    }

    @Test("A failed save shows a notice above the columns until a save succeeds")
    func unsaved() throws {
        let folder = stage.folder.url
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        let top = stage.page.strip.frame.minY
        try stage.drag(0, 1, to: stage.point(1, 0, below: -10))
        stage.screen.finishFileJobs()
        try stage.expectSettled()
        let notice = try #require(stage.page.view.subviews.first { $0 is NoticeView })
        #expect(notice.frame.minY == top)
        #expect(stage.page.strip.frame.minY == notice.frame.maxY)
        let label = notice.subviews.first as? UILabel
        #expect(label?.text?.hasPrefix("The board could not be saved in \(folder.path): ") == true)
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        stage.screen.press(.keyboardZ, modifiers: .control)
        stage.screen.finishFileJobs()
        try stage.expectSettled()
        #expect(!stage.page.view.subviews.contains { $0 is NoticeView })
        #expect(stage.page.strip.frame.minY == top)
        #expect(stage.saved == stage.board)
    }

    @Test(
        "A damaged file and one of a newer version are set aside, and the user gets a notice",
        arguments: [("", "damaged"), ("{", "damaged"), ("{\"version\": 1}", "damaged"), ("{\"version\": 9}", "newer")])
    func damaged(text: String, word: String) throws {
        try Data(text.utf8).write(to: stage.store.file)
        let loaded = stage.store.waitAndLoad()
        #expect(loaded.document == nil)
        #expect(loaded.notice?.contains("kanban.\(word)-1.json") == true)
    }

    @Test("A file with too few columns or with a card twice counts as damaged")
    func unsound() throws {
        let card = KanbanCard(title: "a", tag: .code)
        for columns in [[[card]], [[card], [card], [], []], []] {
            try stage.store.save(KanbanDocument(columns: columns))
            #expect(stage.store.waitAndLoad().document == nil)
        }
        try stage.store.save(KanbanDocument(columns: [[card], [], [], []]))
        #expect(stage.store.waitAndLoad().document?.columns[0] == [card])
        let again = KanbanController(store: stage.store)
        #expect(again.tables.lists[0].items == [card])
    }
}
