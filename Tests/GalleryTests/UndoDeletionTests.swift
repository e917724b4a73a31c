// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Undo and redo of deletions") @MainActor
struct UndoDeletionTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    private func show(_ page: UIViewController) {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
    }

    private func undo(_ modifiers: UIKeyModifierFlags = .control) throws {
        screen.press(.keyboardZ, modifiers: modifiers)
        try screen.settle()
    }

    /// The path of the row that has the focus ring; nil if none has. Expects at most one focus ring on the screen.
    private func ringed(in table: UITableView) -> IndexPath? {
        let rings = screen.window.all(UIView.self).filter { "\(type(of: $0))" == "FocusRing" }
        #expect(rings.count <= 1)
        return rings.first.flatMap { ring in
            sequence(first: ring, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
        }.flatMap { table.indexPath(for: $0) }
    }

    private func deleteSecondRow() throws {
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
    }

    private func expectRing(_ row: Int, _ table: UITableView, _ location: SourceLocation = #_sourceLocation) {
        #expect(ringed(in: table) == IndexPath(row: row, section: 0), sourceLocation: location)
    }

    @Test("Undo restores deleted and archived letters with their flags, and focuses the restored letter")
    func letters() throws {
        let folder = try ScratchFolder()
        let page = SwipeController(store: SwipeStore(directory: folder.url))
        show(page)
        let before = page.messages
        try deleteSecondRow()
        #expect(page.messages.count == before.count - 1)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.type("a")
        try screen.settle()
        #expect(page.messages.count == before.count - 2)
        #expect(page.archived == 1)
        try undo()
        #expect(page.archived == 0)
        #expect(page.messages.count == before.count - 1)
        expectRing(3, page.tableView)
        try undo()
        #expect(page.messages == before)
        expectRing(1, page.tableView)
        try undo([.control, .shift])
        try undo([.control, .shift])
        #expect(page.messages.count == before.count - 2)
        #expect(page.archived == 1)
        try undo()
        try undo()
        #expect(page.messages == before)
        #expect(page.archived == 0)
    }

    @Test("Letters restored while editing are not selected, and the Delete button stays disabled")
    func lettersWhileEditing() throws {
        let folder = try ScratchFolder()
        let page = SwipeController(store: SwipeStore(directory: folder.url))
        show(page)
        screen.press(.downArrow)
        page.setEditing(true, animated: false)
        try screen.settle()
        screen.press(.space)
        try screen.settle()
        let delete = try #require(page.navigationItem.rightBarButtonItems?.last)
        #expect(delete.title == "Delete")
        #expect(delete.isEnabled)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(page.messages.count == Message.samples.count - 1)
        #expect(!delete.isEnabled)
        try undo()
        #expect(page.messages.count == Message.samples.count)
        #expect(page.tableView.indexPathsForSelectedRows == nil)
        #expect(!delete.isEnabled)
        expectRing(0, page.tableView)
    }

    @Test("A selected letter stays selected when undo restores another letter")
    func lettersAndSelection() throws {
        let folder = try ScratchFolder()
        let page = SwipeController(store: SwipeStore(directory: folder.url))
        show(page)
        try deleteSecondRow()
        for _ in 0..<3 { screen.press(.downArrow) }
        let selected = try #require(page.tableView.indexPathsForSelectedRows?.first?.row)
        try undo()
        #expect(page.tableView.indexPathsForSelectedRows?.map(\.row) == [selected + 1])
        expectRing(1, page.tableView)
    }

    @Test("Undo restores an emoji to its position after others moved, and focuses it")
    func emoji() throws {
        let folder = try ScratchFolder()
        let page = EmojiController(store: EmojiStore(directory: folder.url), style: .insetGrouped)
        show(page)
        let before = page.groups
        try deleteSecondRow()
        #expect(page.groups[0].emojis.count == before[0].emojis.count - 1)
        let deleted = page.groups
        page.tableView(page.tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        page.tableView.reloadData()
        try screen.settle()
        try undo()
        #expect(page.groups == deleted)
        screen.press(.downArrow)
        screen.press(.downArrow)
        try undo()
        #expect(page.groups == before)
        #expect(page.tableView.numberOfRows(inSection: 0) == before[0].emojis.count)
        expectRing(1, page.tableView)
        let footer = page.tableView.footerView(forSection: 0)?.textLabel?.text
        #expect(footer == "\(before[0].emojis.count) emoji")
    }

    @Test("Undo scrolls to a restored player that is out of sight, and puts the focus ring on it")
    func playerOutOfSight() throws {
        let folder = try ScratchFolder()
        let page = PlayersController(store: PlayersStore(directory: folder.url))
        screen.size = CGSize(width: 390, height: 360)
        show(page)
        let last = page.players.count - 1
        screen.press(.downArrow)
        screen.press(.end)
        try screen.settle()
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        screen.press(.home)
        try screen.settle()
        #expect(page.tableView.contentOffset.y <= 0)
        #expect(page.players.count == last)
        try undo()
        #expect(page.players.count == last + 1)
        expectRing(last, page.tableView)
        let row = page.tableView.rectForRow(at: IndexPath(row: last, section: 0))
        #expect(page.tableView.bounds.contains(row.insetBy(dx: 0, dy: 0.5)))
    }

    @Test("Undo puts the focus ring on the restored player after the focus moved elsewhere")
    func players() throws {
        let folder = try ScratchFolder()
        let page = PlayersController(store: PlayersStore(directory: folder.url))
        show(page)
        let before = page.players
        for _ in 0..<3 { screen.press(.downArrow) }
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        for _ in 0..<2 { screen.press(.downArrow) }
        try undo()
        #expect(page.players == before)
        expectRing(2, page.tableView)
    }
}
