// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban: card titles") @MainActor
struct KanbanNameTests {
    private let stage: KanbanPageStage

    init() throws {
        stage = try KanbanPageStage()
    }

    private var field: UITextField? { stage.page.view.subviews.lazy.compactMap { $0 as? UITextField }.first }

    private func undo(_ modifiers: UIKeyModifierFlags = .control) throws {
        stage.screen.press(.keyboardZ, modifiers: modifiers)
        try stage.expectSettled()
    }

    private func expectAsking(for title: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(field?.text == title, sourceLocation: location)
        #expect(field?.isFirstResponder == true, sourceLocation: location)
    }

    @Test(
        "A double tap or double click edits a title, which is saved and is one undo step", arguments: [true, false])
    func twice(byTaps: Bool) throws {
        let before = stage.board
        for _ in 0..<2 {
            if byTaps {
                stage.screen.tap(at: stage.point(1, 0))
            } else {
                stage.screen.mouse.click(at: stage.point(1, 0))
            }
        }
        stage.screen.advance(by: 0.5)
        expectAsking(for: before[1][0])
        let frame = try #require(field?.frame)
        let card = stage.point(1, 0)
        let column = stage.page.columns[1].panelFrame
        #expect(stage.page.strip.frame.contains(frame))
        #expect(frame.contains(card))
        #expect(abs(frame.midX - card.x) < 0.5, "as wide as its title")
        #expect(abs(frame.width - column.width + 26) < 0.5, "as wide as its title")
        stage.screen.type("Dance")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(field == nil)
        #expect(stage.board[1] == ["Dance", before[1][1]])
        #expect(stage.saved == stage.board)
        #expect(stage.screen.accessibilityElement(named: "Dance, Code") != nil)
        #expect(stage.screen.announcements.last == "Renamed to Dance")
        #expect(stage.page.columns[1].tableView.indexPathsForSelectedRows ?? [] == [])
        try undo()
        #expect(stage.board == before)
        #expect(stage.saved == before)
        #expect(stage.page.undoManager?.canUndo == false)
        try undo([.control, .shift])
        #expect(stage.board[1][0] == "Dance")
        #expect(stage.saved == stage.board)
    }

    @Test(
        "Return, Enter or F2 edits the focused card's title and keeps its focus; Space selects the card",
        arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardF2])
    func keys(key: UIKeyboardHIDUsage) throws {
        let title = stage.board[0][0]
        stage.tab { $0.hasPrefix(title) }
        stage.screen.press(.space)
        #expect(field == nil)
        #expect(stage.page.columns[0].tableView.indexPathForSelectedRow?.row == 0)
        stage.screen.press(key)
        stage.screen.advance(by: 0.5)
        expectAsking(for: title)
        stage.screen.type("Rounder")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[0][0] == "Rounder")
        #expect(stage.focused == "Rounder, Design")
        #expect(stage.ringed == stage.focused)
        stage.screen.press(.downArrow)
        try stage.expectSettled()
        #expect(stage.focused?.hasPrefix(stage.board[0][1]) == true)
    }

    @Test("A new card edits its title in place, leaves the focus at the Add button, and is one undo step")
    func new() throws {
        stage.screen.size = CGSize(width: 900, height: 460)
        stage.screen.advance(by: 0.3)
        stage.tab { $0 == "Add" }
        let before = stage.board
        for name in ["Choir", "합창단"] {
            let count = stage.board[0].count
            stage.screen.press(.return)
            try stage.expectSettled()
            #expect(stage.board[0].count == count + 1)
            expectAsking(for: "")
            let frame = try #require(field?.frame)
            #expect(frame.contains(stage.point(0, count, below: 10)), "\(frame)")
            stage.screen.type(name)
            stage.screen.press(.return)
            try stage.expectSettled()
            #expect(field == nil)
            #expect(stage.saved == stage.board)
            #expect(stage.focused == "Add")
            #expect(stage.ringed == "Add")
            #expect(stage.board[0].last == name)
        }
        try undo()
        #expect(stage.board[0].last == "Choir")
        try undo()
        #expect(stage.board == before)
        #expect(stage.saved == before)
        #expect(stage.page.undoManager?.canUndo == false)
        for _ in 0..<2 { try undo([.control, .shift]) }
        #expect(stage.board[0] == before[0] + ["Choir", "합창단"])
        #expect(stage.saved == stage.board)
    }

    @Test(
        "Escape, or Return with a blank title, removes a new card and leaves no undo step",
        arguments: [nil, "", "  ", "취소"], [0, 1])
    func cancelled(typed: String?, known: Int) throws {
        for _ in 0..<known {
            stage.tapButton("Add")
            try stage.expectSettled()
            stage.screen.type("합창단")
            stage.screen.press(.return)
            try stage.expectSettled()
        }
        let (before, steps) = (stage.board, stage.page.undoManager?.canUndo)
        stage.tapButton("Add")
        try stage.expectSettled()
        expectAsking(for: "")
        if let typed {
            stage.screen.press(.delete)
            stage.screen.type(typed)
        }
        let isEscaped = typed?.trimmingCharacters(in: .whitespaces).isEmpty != true
        stage.screen.press(isEscaped ? .escape : .return)
        try stage.expectSettled()
        #expect(field == nil)
        #expect(stage.board == before)
        #expect(stage.page.undoManager?.canUndo == steps)
        #expect(stage.page.undoManager?.canRedo == false)
        #expect(stage.saved ?? before == before)
        #expect(stage.page.viewIfLoaded?.window != nil)
        for _ in 0..<known { try undo() }
        #expect(stage.page.undoManager?.canUndo == false)
    }

    @Test("Escape keeps a card's old title, even after Korean input", arguments: [(0, 0), (0, 1)])
    func escaped(column: Int, row: Int) throws {
        let before = stage.board
        for _ in 0..<2 { stage.screen.mouse.click(at: stage.point(column, row)) }
        stage.screen.advance(by: 0.5)
        expectAsking(for: before[column][row])
        stage.screen.type("다른 이름")
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(field == nil)
        #expect(stage.board == before)
        #expect(stage.page.undoManager?.canUndo == false)
    }

    @Test("Pressing Undo or leaving the page commits the title of a new card")
    func newAndElsewhere() throws {
        try stage.drag(2, 1, to: stage.point(3, 0, below: -10))
        let before = stage.board
        stage.tapButton("Add")
        try stage.expectSettled()
        stage.screen.type("Choir")
        stage.tapButton("Undo")
        try stage.expectSettled()
        #expect(stage.board == before)
        stage.tapButton("Redo")
        try stage.expectSettled()
        #expect(stage.board[0] == before[0] + ["Choir"])
        stage.tapButton("Add")
        try stage.expectSettled()
        stage.screen.type("Oboe")
        stage.screen.show(UIViewController())
        try stage.screen.settle()
        #expect(stage.saved?[0] == before[0] + ["Choir", "Oboe"])
    }

    @Test("A card's menu and its swipe actions have Rename…, which edits the title")
    func actions() throws {
        let before = stage.board
        stage.screen.mouse.click(at: stage.point(3, 0), button: 2)
        stage.screen.advance(by: 0.5)
        let rename = try #require(stage.screen.accessibilityElement(named: "Rename…"))
        stage.screen.activate(rename)
        stage.screen.advance(by: 1)
        expectAsking(for: before[3][0])
        stage.screen.press(.escape)
        try stage.expectSettled()
        let cell = try #require(stage.screen.accessibilityElement(named: "\(before[3][0]), Code"))
        #expect(stage.screen.perform("Rename…", on: cell))
        expectAsking(for: before[3][0])
        stage.screen.type("Chains")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[3][0] == "Chains")
        #expect(stage.saved == stage.board)
    }

    @Test("A touch elsewhere commits the title and acts; a blank or unchanged title changes nothing")
    func elsewhere() throws {
        let before = stage.board
        for name in ["  ", before[2][0]] {
            stage.tab { $0.hasPrefix(before[2][0]) }
            stage.screen.press(.return)
            stage.screen.advance(by: 0.5)
            stage.screen.type(name)
            stage.screen.press(.return)
            try stage.expectSettled()
            #expect(stage.board == before)
            #expect(stage.page.undoManager?.canUndo == false)
        }
        stage.screen.press(.return)
        stage.screen.advance(by: 0.5)
        stage.screen.type("Undo here")
        try stage.drag(2, 1, to: stage.point(3, 0, below: -10))
        #expect(field == nil)
        #expect(stage.board[2] == ["Undo here"])
        #expect(stage.board[3].first == before[2][1])
        try undo()
        #expect(stage.board[2] == ["Undo here", before[2][1]])
        try undo()
        #expect(stage.board == before)
    }

    @Test("In a narrow window the title's field is on the page, and a longer title makes the card higher")
    func narrow() throws {
        stage.screen.size = CGSize(width: 320, height: 700)
        stage.screen.advance(by: 0.3)
        for _ in 0..<2 { stage.screen.tap(at: stage.point(0, 1)) }
        stage.screen.advance(by: 0.5)
        #expect(stage.page.strip.frame.contains(try #require(field?.frame)))
        stage.screen.type("A title that is longer than a line of a card, and longer than two of them, and has no end")
        let height = stage.page.columns[0].tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.page.columns[0].tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height > height + 20)
        // Scrolls away from the renamed card, so that undo has to scroll back to it.
        stage.page.strip.show(stage.page.columns[3], animated: false)
        try undo()
        #expect(stage.page.strip.isFullyVisible(stage.page.columns[0]))
    }
}
