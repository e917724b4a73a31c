// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The page of two tables, as people use it") @MainActor
struct TwoTablesTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page = TwoTablesController()

    init() {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    private var titles: [[String]] { page.lists.map { $0.things.map(\.title) } }

    private func tap(_ name: String) throws {
        let button = try #require(screen.accessibilityElement(named: name))
        screen.activate(button)
        try screen.settle()
    }

    /// Drags the first row of the first list to the second list.
    private func carry() throws {
        let (home, away) = (page.lists[0].tableView, page.lists[1].tableView)
        try screen.carry(from: home.middle(ofRow: 0), to: away.middle(ofRow: 2))
    }

    @Test("Players and words each stay as they were changed, and have their own steps to undo")
    func kinds() throws {
        let players = titles
        try carry()
        let movedPlayers = titles
        #expect(movedPlayers[0].count == 4 && movedPlayers[1].contains("Ada"))
        try tap("Words")
        let words = titles
        #expect(words[0].first == "Bread" && page.undoManager?.canUndo == false)
        try carry()
        let movedWords = titles
        #expect(movedWords[1].contains("Bread"))
        try tap("Players")
        #expect(titles == movedPlayers)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(titles == players && page.undoManager?.canUndo == false)
        try tap("Words")
        #expect(titles == movedWords)
        try tap("Undo")
        #expect(titles == words)
        try tap("Redo")
        #expect(titles == movedWords)
    }
}
