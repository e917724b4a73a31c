// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Focus and selection after undo: two tables and shelf") @MainActor
struct UndoKeysTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    private func focused(_ page: UIViewController) -> String? {
        (UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView)?.accessibilityLabel
    }

    private func twoTables() -> TwoTablesController {
        let page = TwoTablesController()
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        return page
    }

    private func selected(_ page: TwoTablesController) -> [[String]] {
        page.lists.map { list in
            (list.tableView.indexPathsForSelectedRows ?? []).sorted().map { list.things[$0.row].title }
        }
    }

    @Test("Undoing a drag to the other table selects the dragged rows and focuses the last of them")
    func dragged() throws {
        let page = twoTables()
        let (home, away) = (page.lists[0].tableView, page.lists[1].tableView)
        for (index, row) in [0, 2].enumerated() {
            screen.mouse.click(at: home.middle(ofRow: row), modifiers: index == 0 ? [] : .control)
            screen.advance(by: 0.3)
        }
        try screen.drag(from: home.middle(ofRow: 2), to: away.middle(ofRow: 2))
        #expect(page.lists[1].things.map(\.title).contains("Alan"))
        #expect(focused(page)?.hasPrefix("Alan") == true)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(page.lists[0].things.map(\.title).prefix(3) == ["Ada", "Grace", "Alan"])
        #expect(focused(page)?.hasPrefix("Alan") == true)
        #expect(selected(page) == [["Ada", "Alan"], [], []])
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(focused(page)?.hasPrefix("Alan") == true)
        #expect(selected(page) == [[], [], []])
        #expect(page.lists[1].things.map(\.title).contains("Alan"))
    }

    @Test("The left and right arrows move the focus between tables at the same height")
    func arrows() throws {
        let page = twoTables()
        for _ in 0..<8 where focused(page)?.hasPrefix("Ada") != true { screen.press(.tab) }
        screen.press(.downArrow)
        screen.press(.rightArrow)
        #expect(focused(page)?.hasPrefix("Tony") == true)
        screen.press(.rightArrow)
        #expect(focused(page)?.hasPrefix("Tony") == true)
        screen.press(.leftArrow)
        #expect(focused(page)?.hasPrefix("Grace") == true)
        try screen.settle()
    }

    @Test("Undoing a deletion on the shelf focuses the restored item, and selects several restored items")
    func deleted() async throws {
        let page = ShelfController()
        screen.show(UINavigationController(rootViewController: page))
        await screen.advance(by: 0.1)
        page.fill(["One", "Two", "Three"])
        await screen.advance(by: 0.1)
        for _ in 0..<8 where focused(page)?.hasPrefix("One") != true { screen.press(.tab) }
        screen.press(.downArrow)
        screen.press(.delete)
        try await screen.settle()
        #expect(page.things.map(\.title) == ["One", "Three"])
        #expect(focused(page)?.hasPrefix("Three") == true)
        screen.press(.keyboardZ, modifiers: .control)
        try await screen.settle()
        #expect(page.things.map(\.title) == ["One", "Two", "Three"])
        #expect(focused(page)?.hasPrefix("Two") == true)
        for (index, row) in [0, 1].enumerated() {
            screen.mouse.click(at: page.shelf.middle(ofRow: row), modifiers: index == 0 ? [] : .control)
        }
        screen.press(.delete)
        try await screen.settle()
        #expect(page.things.map(\.title) == ["Three"])
        screen.press(.keyboardZ, modifiers: .control)
        try await screen.settle()
        #expect(page.shelf.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1])
        #expect(focused(page)?.hasPrefix("Two") == true)
    }
}
