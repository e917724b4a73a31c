// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban page: keyboard") @MainActor
struct KanbanKeysTests {
    let stage: KanbanPageStage

    init() throws {
        stage = try KanbanPageStage()
    }

    @Test("Tab scrolls to the column that it focuses")
    func tab() throws {
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        for _ in 0..<4 where !stage.page.strip.isFullyVisible(stage.page.columns[1]) {
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.8)
        }
        #expect(stage.page.strip.isFullyVisible(stage.page.columns[1]))
    }

    @Test("A keyboard drag moves a card through all columns of a narrow window, and scrolls to them")
    func keyboardDrag() throws {
        stage.screen.size = CGSize(width: 390, height: 800)
        stage.screen.advance(by: 0.3)
        let title = stage.board[0][0]
        for _ in 0..<4 where !stage.screen.announcements.contains(where: { $0.hasPrefix("\(title), Design lifted") }) {
            stage.screen.press(.tab)
            stage.screen.press(.keyboardD, modifiers: .control)
            stage.screen.advance(by: 0.3)
        }
        for column in 1...3 {
            stage.screen.press(.rightArrow)
            stage.screen.advance(by: 0.5)
            if column == 3 { #expect(stage.page.strip.isFullyVisible(stage.page.columns[3])) }
        }
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[3].contains(title))
        #expect(stage.page.strip.current == 3)
    }

    @Test("Escape deselects the selected cards, and leaves the page if none is selected")
    func escape() throws {
        let pages = try #require(stage.page.navigationController)
        pages.setViewControllers([UIViewController(), stage.page], animated: false)
        try stage.expectSettled()
        for row in 0...1 { stage.screen.tap(at: stage.point(2, row)) }
        let table = stage.page.columns[2].tableView
        try #require(table.indexPathsForSelectedRows?.count == 2)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(pages.topViewController === stage.page)
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(pages.topViewController !== stage.page)
    }

    @Test("Control-Z undoes while a button of the bar has the focus, even the button that was pressed")
    func undoFromTheBar() throws {
        let before = stage.board
        stage.tab { $0 == "Add" }
        #expect(stage.focused == "Add")
        #expect(stage.ringed == "Add")
        stage.screen.press(.return)
        try stage.expectSettled()
        stage.screen.type("Choir")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[0].count == 7)
        #expect(stage.focused == "Add")
        #expect(stage.ringed == "Add")
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.board == before)
        stage.screen.press(.keyboardY, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.board[0].count == 7)
        stage.tab { $0 == "Undo" }
        #expect(stage.focused == "Undo")
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.board == before)
    }

    /// Checks that the focus ring is on the focused item after undo and after redo.
    private func expectRingAfterUndo(_ location: SourceLocation = #_sourceLocation) throws {
        for key in [UIKeyboardHIDUsage.keyboardZ, .keyboardY] {
            stage.screen.press(key, modifiers: .control)
            try stage.expectSettled(location)
            #expect(stage.ringed != nil, sourceLocation: location)
            #expect(stage.ringed == stage.focused, sourceLocation: location)
        }
    }

    @Test("A card has the focus ring after a keyboard drop or cancel, and after undo and redo (I49)")
    func ring() throws {
        // An earlier mouse click must not affect the focus ring.
        stage.screen.mouse.click(at: CGPoint(x: 450, y: 780))
        stage.tab { $0.hasPrefix("Round the corners") }
        for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .escape] {
            let name = try #require(stage.focused)
            stage.screen.press(.keyboardD, modifiers: .control)
            stage.screen.press(.downArrow)
            stage.screen.advance(by: 0.4)
            stage.screen.press(key)
            try stage.expectSettled()
            #expect(stage.focused == name)
            #expect(stage.ringed == name)
        }
        try expectRingAfterUndo()
    }

    @Test("A card dragged by keyboard to another column has the focus ring there, also after undo and redo")
    func ringInAnotherColumn() throws {
        stage.tab { $0.hasPrefix("Round the corners") }
        let name = try #require(stage.focused)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.4)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[1].contains { name.hasPrefix($0) })
        #expect(stage.focused == name)
        #expect(stage.ringed == name)
        try expectRingAfterUndo()
    }

    // MARK: Several cards

    private func selectTwo() {
        for row in [0, 2] {
            stage.screen.mouse.click(at: stage.point(0, row), modifiers: .control)
            stage.screen.advance(by: 0.5)
        }
    }

    private func choose(_ title: String) throws {
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: title)))
        try stage.expectSettled()
    }

    @Test("Delete deletes all selected cards as one undo step")
    func deleteSelected() throws {
        let before = stage.board
        selectTwo()
        stage.screen.press(.delete)
        try stage.expectSettled()
        #expect(stage.board[0] == [1, 3, 4, 5].map { before[0][$0] })
        #expect(stage.saved == stage.board)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.board == before)
        #expect(stage.page.undoManager?.canUndo == false)
    }

    @Test("Delete in a selected card's menu deletes the selection, and in another card's menu only that card")
    func menuOfSelected() throws {
        let before = stage.board
        selectTwo()
        stage.screen.mouse.click(at: stage.point(0, 2), button: 2)
        stage.screen.advance(by: 0.5)
        try choose("Delete")
        #expect(stage.board[0] == [1, 3, 4, 5].map { before[0][$0] })
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.board == before)
        stage.screen.mouse.click(at: stage.point(0, 1), button: 2)
        stage.screen.advance(by: 0.5)
        try choose("Delete")
        #expect(stage.board[0] == [0, 2, 3, 4, 5].map { before[0][$0] })
    }

    @Test("A swipe deletes only the swiped card of several selected ones")
    func swipeOfSelected() throws {
        let before = stage.board
        selectTwo()
        let finger = stage.screen.touch(at: stage.point(0, 0))
        finger.move(by: CGVector(dx: -stage.page.columns[0].tableView.bounds.width, dy: 0), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.board[0] == Array(before[0].dropFirst()))
    }

    @Test("The menu key shows exactly one focus ring, on the card")
    func oneRing() throws {
        func rings(_ view: UIView) -> [UIView] {
            String(describing: type(of: view)) == "FocusRing" ? [view] : view.subviews.flatMap(rings)
        }
        stage.tab { $0.hasPrefix(stage.board[0][0]) }
        let frames = { rings(stage.screen.window).map { $0.convert($0.bounds, to: nil) } }
        let ring = try #require(frames().first)
        stage.screen.press(.keyboardApplication)
        stage.screen.advance(by: 0.5)
        #expect(Set(frames().map { "\($0)" }) == ["\(ring)"])
    }
}
