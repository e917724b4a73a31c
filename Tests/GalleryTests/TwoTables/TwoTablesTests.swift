// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Page of two tables") @MainActor
struct TwoTablesTests {
    private let stage = TwoTablesStage()
    private var titles: [[String]] { stage.titles }

    /// Drags the first row of the first list to the second list.
    private func drag() throws {
        let (home, away) = (stage.tables[0], stage.tables[1])
        try stage.screen.drag(from: home.middle(ofRow: 0), to: away.middle(ofRow: 2))
    }

    @Test("Players and words keep their own changes, and have their own undo steps")
    func kinds() throws {
        let players = titles
        try drag()
        let movedPlayers = titles
        #expect(movedPlayers[0].count == 4 && movedPlayers[1].contains("Ada"))
        try stage.tap("Shop")
        let words = titles
        #expect(words[0].first == "Bread")
        #expect(stage.page.undoManager?.canUndo == false)
        try drag()
        let movedWords = titles
        #expect(movedWords[1].contains("Bread"))
        try stage.tap("Team")
        #expect(titles == movedPlayers)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(titles == players)
        #expect(stage.page.undoManager?.canUndo == false)
        try stage.tap("Shop")
        #expect(titles == movedWords)
        try stage.tap("Undo")
        #expect(titles == words)
        try stage.tap("Redo")
        #expect(titles == movedWords)
    }

    @Test("Selecting a row deselects the rows of the other lists")
    func chosenElsewhere() throws {
        let before = titles
        for row in [0, 2] { stage.screen.mouse.click(at: stage.tables[0].middle(ofRow: row)) }
        stage.screen.mouse.click(at: stage.tables[1].middle(ofRow: 1))
        #expect(stage.tables.map { $0.indexPathsForSelectedRows?.map(\.row) ?? [] } == [[], [1], []])
        stage.screen.mouse.click(at: stage.tables[2].middle(ofRow: 0))
        #expect(stage.tables.map { $0.indexPathsForSelectedRows?.map(\.row) ?? [] } == [[], [], [0]])
        #expect(titles == before)
    }

    @Test("Each kind has its own list titles, and the back button keeps its title")
    func titlesOfSides() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let page = TwoTablesController()
        let navigation = UINavigationController(rootViewController: DemoListController())
        navigation.pushViewController(page, animated: false)
        screen.show(navigation)
        try screen.settle()
        func headers() -> [String?] {
            page.lists.map { $0.tableView.headerView(forSection: 0)?.words.first?.lowercased() }
        }
        for (button, expected) in [
            ("Shop", ["to buy", "bought", "in the cupboard"]), ("Team", ["home", "away", "referees"]),
        ] {
            screen.activate(try #require(screen.accessibilityElement(named: button)))
            try screen.settle()
            #expect(headers() == expected)
            #expect(navigation.navigationBar.words.contains("Gallery"))
        }
    }

    @Test("At the largest text size a small window fits a row of each list, and scrolls to other lists")
    func largestText() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 600))
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let page = TwoTablesController()
        screen.show(UINavigationController(rootViewController: page))
        try screen.settle()
        let bottom = page.view.bounds.maxY
        for list in page.lists.map(\.tableView) {
            #expect(list.rectForRow(at: IndexPath(row: 0, section: 0)).maxY <= list.bounds.height)
        }
        let last = page.lists[2].tableView
        #expect(last.convert(last.bounds, to: page.view).minY >= bottom)
        for _ in 0..<4 {
            screen.press(.tab)
            try screen.settle()
        }
        #expect(last.convert(last.bounds, to: page.view).maxY <= bottom + 1)
    }
}
