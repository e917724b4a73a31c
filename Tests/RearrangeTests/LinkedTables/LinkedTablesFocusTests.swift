// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: focus of moved rows") @MainActor
struct LinkedTablesFocusTests {
    private let stage = LinkedStage()
    private let ear = FocusRecorder()

    /// A delegate that records which row gets the focus and which is selected.
    private final class FocusRecorder: NSObject, UITableViewDelegate {
        var calls: [String] = []

        private func text(_ table: UITableView, _ path: IndexPath) -> String {
            table.cellForRow(at: path)?.textLabel?.text ?? "nothing"
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("\(text(tableView, indexPath)) is selected")
        }

        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            if let path = context.nextFocusedIndexPath { calls.append("\(text(tableView, path)) has the focus") }
        }
    }

    init() {
        for view in stage.views {
            view.delegate = ear
            view.selectionFollowsFocus = true
        }
        stage.screen.press(.tab)
        for _ in 0..<2 { stage.screen.press(.downArrow) }
    }

    private var focused: String? {
        (UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell)?.textLabel?.text
    }

    /// Expects that A2 is in a list and focused, and that only A2 got focus and selection callbacks.
    private func expectOnlyItsOwn(in list: Int, _ location: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled()
        #expect(stage.items[list].contains("A2"), sourceLocation: location)
        #expect(focused == "A2", sourceLocation: location)
        #expect(ear.calls.contains("A2 has the focus"), sourceLocation: location)
        #expect(ear.calls.allSatisfy { $0.hasPrefix("A2 ") }, "\(ear.calls)", sourceLocation: location)
        ear.calls = []
    }

    @Test("A keyboard move, its undo and its redo keep the focus on the row; no neighbour gets it or is selected")
    func keys() throws {
        #expect(focused == "A2")
        #expect(ear.calls.last == "A2 is selected")
        ear.calls = []
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try expectOnlyItsOwn(in: 1)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try expectOnlyItsOwn(in: 0)
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try expectOnlyItsOwn(in: 1)
    }

    @Test("A row that the app moves between lists keeps the focus")
    func byTheApp() throws {
        ear.calls = []
        for list in [2, 1, 0, 1, 2, 0] {
            stage.change { _ = stage.tables.move(["A2"], to: stage.tables.lists[list]) }
            try expectOnlyItsOwn(in: list)
        }
    }

    @Test("A row moved to another list by `setItems` keeps the focus")
    func allAtOnce() throws {
        ear.calls = []
        var items = stage.tables.lists.map(\.items)
        items[2].append(items[0].remove(at: 2))
        items[0].reverse()
        stage.change { stage.tables.setItems(items) }
        try expectOnlyItsOwn(in: 2)
    }

    @Test("Removing the focused row moves the focus to its neighbour without selecting it")
    func removed() throws {
        ear.calls = []
        stage.change { _ = stage.tables.remove(["A2"]) }
        try stage.expectSettled()
        #expect(focused == "A3")
        #expect(ear.calls == ["A3 has the focus"])
    }

    @Test("A focused row scrolled out of sight also shows its new content")
    func outOfSight() throws {
        struct Card: Codable, Identifiable {
            let id: Int
            var word: String
        }
        func cards(_ word: String) -> [Card] { (0..<60).map { Card(id: $0, word: word) } }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let tables = LinkedTables<Card>(lists: [
            LinkedTables<Card>.List(tableView: table, items: cards("old")) { table, path, card in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = card.word
                return cell
            }
        ])
        let screen = TestScreen(size: CGSize(width: 600, height: 440))
        screen.show(table)
        screen.press(.tab)
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        try screen.settle()
        tables.lists[0].items = cards("new")
        try screen.settle()
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        try screen.settle()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "new")
    }
}
