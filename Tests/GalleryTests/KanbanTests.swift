// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The kanban page, as people use it") @MainActor
struct KanbanTests {
    /// A folder of its own, gone after the test.
    final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kanban-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    let folder: Folder
    let screen = TestScreen(size: CGSize(width: 900, height: 800))
    let page: KanbanController

    init() throws {
        folder = try Folder()
        page = KanbanController(store: KanbanStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 1)
    }

    private var store: KanbanStore { KanbanStore(directory: folder.url) }
    private var board: [[String]] { page.tables.lists.map { $0.items.map(\.title) } }
    private var saved: [[String]]? { store.load().document?.columns.map { $0.map(\.title) } }

    private func point(_ column: Int, _ row: Int, below: CGFloat = 0) -> CGPoint {
        let table = page.columns[column].tableView
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY + below), to: nil)
    }

    private func carry(_ column: Int, _ row: Int, to target: CGPoint) throws {
        let finger = screen.touch(at: point(column, row))
        finger.hold(0.5)
        finger.move(to: target, duration: 0.5)
        finger.hold(0.4)
        finger.up()
        try expectTidy()
    }

    private func expectTidy(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: location)
        for (column, list) in zip(page.columns, page.tables.lists) {
            let table = column.tableView
            #expect(table.numberOfRows(inSection: 0) == list.items.count, sourceLocation: location)
            for cell in table.visibleCells {
                let row = table.indexPath(for: cell)?.row ?? 0
                #expect(cell.accessibilityLabel?.hasPrefix(list.items[row].title) == true, sourceLocation: location)
                #expect(cell.alpha == 1 && !cell.isHidden, sourceLocation: location)
            }
            let count = list.capacity.map { "\(list.items.count)/\($0)" } ?? "\(list.items.count)"
            let shown = column.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(shown.contains(count), sourceLocation: location)
        }
    }

    @Test("A card is carried to another column, is saved there, and goes back and forth by the buttons and by keys")
    func carried() throws {
        let before = board
        try carry(0, 1, to: point(1, 0, below: -10))
        #expect(board[0].count == 5 && board[1].first == before[0][1] && saved == board)
        let after = board
        for undo in [{ tapButton("Undo") }, { screen.press(.keyboardZ, modifiers: .control) }] {
            undo()
            try expectTidy()
            #expect(board == before && saved == before)
            screen.press(.keyboardZ, modifiers: [.control, .shift])
            try expectTidy()
            #expect(board == after && saved == after)
        }
        tapButton("Undo")
        tapButton("Redo")
        try expectTidy()
        #expect(board == after)
    }

    @Test("Columns at their tops stay there when cards come in at the top: by a drop, by undo and by redo")
    func atTop() throws {
        for row in 0..<3 {
            try carry(0, row, to: point(2, 0, below: -10))
            expectTops()
            for keys in [UIKeyModifierFlags.control, [.control, .shift], .control] {
                screen.press(.keyboardZ, modifiers: keys)
                try expectTidy()
                expectTops()
            }
        }
    }

    private func expectTops(_ location: SourceLocation = #_sourceLocation) {
        for column in page.columns {
            #expect(column.tableView.contentOffset.y == CGFloat(0), sourceLocation: location)
        }
    }

    private func tapButton(_ name: String) {
        if let button = screen.accessibilityElement(named: name) { screen.activate(button) }
    }

    @Test("A full column refuses a card, which goes home, and shows that it is full")
    func full() throws {
        try carry(0, 0, to: point(1, 0, below: -10))
        #expect(board[1].count == 3)
        let before = board
        try carry(0, 0, to: point(1, 0, below: -10))
        #expect(board == before)
        #expect(screen.accessibilityElement(named: "3 cards of 3") != nil)
        try carry(1, 0, to: point(1, 2))
        #expect(board[1] == [before[1][1], before[1][2], before[1][0]], "its own cards change places")
    }

    @Test("Several cards that were tapped are carried together")
    func several() throws {
        for row in [0, 2, 3] { screen.tap(at: point(0, row)) }
        let before = board
        try carry(0, 2, to: point(3, 0, below: -10))
        #expect(board[3].prefix(3) == [before[0][0], before[0][2], before[0][3]] && board[0].count == 3)
    }

    @Test("Every column can be emptied, and says that cards may be dropped there")
    func emptied() throws {
        for _ in 0..<2 { try carry(2, 0, to: point(3, 0, below: -10)) }
        #expect(board[2].isEmpty && screen.accessibilityElement(named: "Drop cards here") != nil)
        let table = page.columns[2].tableView
        try carry(3, 0, to: table.convert(CGPoint(x: 90, y: table.bounds.height - 60), to: nil))
        #expect(board[2].count == 1)
    }

    @Test("A card is added at the end of the first column, and deleted by a swipe; both can be undone")
    func addedAndDeleted() throws {
        let before = board
        tapButton("Add")
        try expectTidy()
        #expect(board[0].count == 7 && saved == board)
        let finger = screen.touch(at: point(3, 0))
        finger.move(by: CGVector(dx: -190, dy: 0), duration: 0.4)
        finger.up()
        try screen.settle()
        #expect(board[3].count == before[3].count - 1 && saved == board)
        for _ in 0..<2 { screen.press(.keyboardZ, modifiers: .control) }
        try expectTidy()
        #expect(board == before)
    }

    @Test(
        "In a narrow window the columns are scrolled one by one, and a card that is held at the side turns to the next")
    func narrow() throws {
        screen.size = CGSize(width: 390, height: 800)
        screen.advance(by: 0.3)
        let strip = page.strip
        #expect(strip.isInSight(page.columns[0]) && !strip.isInSight(page.columns[1]))
        let swipe = screen.touch(at: CGPoint(x: 300, y: 760))
        swipe.move(by: CGVector(dx: -120, dy: 0), duration: 0.15)
        swipe.up()
        try screen.settle()
        #expect(strip.isInSight(page.columns[1]) && strip.current == 1)
        let before = board
        let finger = screen.touch(at: point(1, 0))
        finger.hold(0.5)
        finger.move(to: CGPoint(x: 375, y: 200), duration: 0.4)
        finger.hold(1.7)
        #expect(strip.isInSight(page.columns[2]))
        finger.move(to: CGPoint(x: 195, y: 160), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try expectTidy()
        #expect(board[2].contains(before[1][0]) && board[1].count == 1)
    }

    @Test("Right to left the first column is at the right, and in a narrow window what is at the right shows first")
    func rightToLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        screen.advance(by: 0.3)
        #expect(page.columns[0].frame.minX > page.columns[3].frame.minX)
        try carry(0, 1, to: point(1, 0, below: -10))
        #expect(board[1].count == 3)
        screen.size = CGSize(width: 390, height: 800)
        screen.advance(by: 0.3)
        #expect(page.strip.isInSight(page.columns[0]) && !page.strip.isInSight(page.columns[1]))
    }

    @Test("With the largest texts the columns are wider than the window, and rows as high as their texts")
    func largeText() throws {
        let height = page.columns[0].tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        screen.advance(by: 0.5)
        #expect(!page.strip.isInSight(page.columns[3]))
        #expect(page.columns[0].tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > height * 1.4)
        try expectTidy()
    }

    @Test("Keys bring the column into sight that they come to")
    func keys() throws {
        screen.size = CGSize(width: 390, height: 800)
        screen.advance(by: 0.3)
        for _ in 0..<4 where !page.strip.isInSight(page.columns[1]) {
            screen.press(.tab)
            screen.advance(by: 0.8)
        }
        #expect(page.strip.isInSight(page.columns[1]))
    }

    @Test("By keys a card is carried through all columns of a narrow window, which come into sight")
    func carriedByKeys() throws {
        screen.size = CGSize(width: 390, height: 800)
        screen.advance(by: 0.3)
        let title = board[0][0]
        for _ in 0..<4 where !screen.announcements.contains(where: { $0.hasPrefix("\(title), Design lifted") }) {
            screen.press(.tab)
            screen.press(.keyboardD, modifiers: .control)
            screen.advance(by: 0.3)
        }
        for column in 1...3 {
            screen.press(.rightArrow)
            screen.advance(by: 0.5)
            if column == 3 { #expect(page.strip.isInSight(page.columns[3])) }
        }
        screen.press(.return)
        try expectTidy()
        #expect(board[3].contains(title) && page.strip.current == 3)
    }

    @Test(
        "A damaged file is set aside, and the person is told",
        arguments: ["", "{", "{\"version\": 1}", "{\"version\": 9}"])
    func damaged(text: String) throws {
        try Data(text.utf8).write(to: store.file)
        let loaded = store.load()
        #expect(loaded.document == nil && loaded.notice?.contains("kanban.damaged-1.json") == true)
    }

    @Test("A board whose columns are too few, or with a card twice, is damaged")
    func unsound() throws {
        let card = KanbanCard(title: "a", tag: .code)
        for columns in [[[card]], [[card], [card], [], []], []] {
            try store.save(KanbanDocument(columns: columns))
            #expect(store.load().document == nil)
        }
        try store.save(KanbanDocument(columns: [[card], [], [], []]))
        #expect(store.load().document?.columns[0] == [card])
        let again = KanbanController(store: store)
        #expect(again.tables.lists[0].items == [card])
    }

    @Test("A wheel that turns sideways over the cards of a narrow window goes from column to column and deletes none")
    func wheel() throws {
        screen.size = CGSize(width: 320, height: 600)
        screen.advance(by: 0.3)
        let before = board
        for _ in 0..<5 {
            screen.mouse.scroll(by: CGVector(dx: 60, dy: 0), at: CGPoint(x: 150, y: 200))
            screen.advance(by: 0.1)
        }
        try screen.settle()
        #expect(board == before && page.strip.contentOffset.x > 200)
        #expect(page.columns.flatMap(\.tableView.visibleCells).allSatisfy { !$0.showingDeleteConfirmation })
    }

    /// What has the focus, as it is called.
    private var focused: String? {
        (UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView)?.accessibilityLabel
    }

    /// What the ring is at.
    private var ringed: String? {
        func find(_ view: UIView) -> UIView? {
            if String(describing: type(of: view)) == "FocusRing" { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        guard let ring = find(screen.window) else { return nil }
        return sequence(first: ring as UIView, next: \.superview).lazy.compactMap(\.accessibilityLabel).first
    }

    private func tab(to isWanted: (String) -> Bool) {
        for _ in 0..<12 where focused.map(isWanted) != true { screen.press(.tab) }
    }

    @Test("Control and Z undo wherever the focus is: at a button of the bar, and at the one that was pressed")
    func undoFromTheBar() throws {
        let before = board
        tab { $0 == "Add" }
        #expect(focused == "Add" && ringed == "Add")
        screen.press(.return)
        try expectTidy()
        #expect(board[0].count == 7 && focused == "Add" && ringed == "Add")
        screen.press(.keyboardZ, modifiers: .control)
        try expectTidy()
        #expect(board == before)
        screen.press(.keyboardY, modifiers: .control)
        try expectTidy()
        #expect(board[0].count == 7)
        tab { $0 == "Undo" }
        #expect(focused == "Undo")
        screen.press(.keyboardZ, modifiers: .control)
        try expectTidy()
        #expect(board == before)
    }

    @Test("The ring is at a card that keys have carried, dropped or put back, and after undoing and redoing (I49)")
    func ring() throws {
        // Whatever the mouse has done before.
        screen.mouse.click(at: CGPoint(x: 450, y: 780))
        tab { $0.hasPrefix("Round the corners") }
        for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .escape] {
            let name = try #require(focused)
            screen.press(.keyboardD, modifiers: .control)
            screen.press(.downArrow)
            screen.advance(by: 0.4)
            screen.press(key)
            try expectTidy()
            #expect(focused == name && ringed == name)
        }
        screen.press(.keyboardZ, modifiers: .control)
        try expectTidy()
        #expect(ringed != nil && ringed == focused)
        screen.press(.keyboardY, modifiers: .control)
        try expectTidy()
        #expect(ringed != nil && ringed == focused)
    }

    @Test("A card that keys have carried to another column has the focus and the ring there, also after undo and redo")
    func ringInAnotherColumn() throws {
        tab { $0.hasPrefix("Round the corners") }
        let name = try #require(focused)
        screen.press(.keyboardD, modifiers: .control)
        screen.press(.tab)
        screen.press(.downArrow)
        screen.advance(by: 0.4)
        screen.press(.return)
        try expectTidy()
        #expect(board[1].contains { name.hasPrefix($0) } && focused == name && ringed == name)
        screen.press(.keyboardZ, modifiers: .control)
        try expectTidy()
        #expect(ringed != nil && ringed == focused)
        screen.press(.keyboardY, modifiers: .control)
        try expectTidy()
        #expect(ringed != nil && ringed == focused)
    }
}
