// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players: adding, deleting, saving and undo") @MainActor
struct PlayersChangesTests {
    let stage: PlayersStage

    init() throws {
        stage = try PlayersStage { PlayersController(store: $0) }
    }

    @Test("Swiping a row shows Delete, which deletes it")
    func swipe() throws {
        try stage.swipe(2, by: 120)
        #expect(stage.names == stage.before)
        try stage.tapDelete(2)
        #expect(stage.names == stage.before.filter { $0 != stage.before[2] })
        #expect(stage.saved == stage.names)
    }

    @Test("In edit mode one row is deleted by its control, and another moved by its reorder control")
    func editing() throws {
        try tapBarButton("Edit")
        #expect(stage.table.isEditing)
        try deleteByMinus(0)
        var expected = Array(stage.before.dropFirst())
        #expect(stage.names == expected)
        try stage.dragReorderControl(1, to: 3)
        expected.insert(expected.remove(at: 1), at: 3)
        #expect(stage.names == expected)
        #expect(stage.saved == expected)
        try tapBarButton("Done")
        #expect(!stage.table.isEditing)
    }

    @Test("The plus button adds a player at the end and scrolls to it")
    func add() throws {
        try addPlayer()
        #expect(stage.names.count == 31)
        #expect(stage.shown.last == stage.names.last)
        #expect(stage.saved == stage.names)
    }

    @Test("After a restart the players are in the saved order")
    func restart() throws {
        try stage.drag(0, to: 2)
        let again = PlayersController(store: PlayersStore(directory: stage.folder.url))
        #expect(again.players.map(\.name) == stage.namesAfterMove(0, to: 2))
    }

    @Test("The notice of a damaged file stays above the rows after a later save")
    func damaged() throws {
        try stage.folder.write("not players")
        let other = PlayersController(store: PlayersStore(directory: stage.folder.url))
        stage.screen.show(UINavigationController(rootViewController: other))
        let label = other.tableView.tableHeaderView?.subviews.first as? UILabel
        #expect(label?.text?.contains("players.damaged-1.json") == true)
        other.change("Delete") {
            other.players.removeFirst()
            other.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        try stage.screen.settle()
        #expect(stage.saved == other.players.map(\.name))
        #expect(label != nil)
        #expect(other.tableView.tableHeaderView?.subviews.first === label)
    }

    @Test("A failed save shows a notice above the rows until a save succeeds")
    func unsaved() throws {
        let file = stage.folder.url
        try FileManager.default.removeItem(at: file)
        try Data().write(to: file)
        try stage.drag(1, to: 4)
        stage.screen.finishFileJobs()
        let label = try #require(stage.table.tableHeaderView?.subviews.first as? UILabel)
        #expect(label.text?.hasPrefix("The players could not be saved in \(file.path): ") == true)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        try stage.undo()
        stage.screen.finishFileJobs()
        #expect(stage.table.tableHeaderView == nil)
        #expect(stage.saved == stage.before)
    }

    // MARK: Undo

    @Test("Control-Z undoes a move, and Control-Shift-Z redoes it; each is saved (I57)")
    func undo() throws {
        try stage.drag(1, to: 4)
        try stage.undo()
        #expect(stage.names == stage.before)
        #expect(stage.saved == stage.before)
        try stage.expectSettled()
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(1, to: 4))
        #expect(stage.saved == stage.names)
    }

    @Test("Undo and redo scroll to the row that they move")
    func undoneInSight() throws {
        try stage.drag(1, to: 4)
        for (row, modifiers) in [(1, UIKeyModifierFlags.control), (4, [.control, .shift])] {
            stage.table.scrollToRow(at: IndexPath(row: stage.names.count - 1, section: 0), at: .bottom, animated: false)
            stage.screen.advance(by: 0.1)
            #expect(!stage.table.showsRow(row))
            stage.screen.press(.keyboardZ, modifiers: modifiers)
            try stage.screen.settle()
            #expect(stage.table.showsRow(row))
        }
    }

    @Test("Moves, deletions and additions of every kind are undone and redone one by one")
    func undoEverything() throws {
        var orders = [stage.names]
        func happened() {
            #expect(stage.names != orders.last)
            #expect(stage.saved == stage.names)
            orders.append(stage.names)
        }
        try stage.drag(2, to: 6)
        happened()
        try stage.swipe(4, by: 300)
        happened()
        try tapBarButton("Edit")
        try stage.dragReorderControl(1, to: 3)
        happened()
        try deleteByMinus(0)
        happened()
        try tapBarButton("Done")
        try addPlayer()
        happened()
        try stage.expectUndoing(orders)
        try stage.undo()
        #expect(stage.names == stage.before, "there is nothing left to undo")
        stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        try stage.expectSettled()
        for order in orders.dropFirst() {
            try tapBarButton("Redo")
            #expect(stage.names == order)
            #expect(stage.saved == order)
        }
    }

    @Test("After a move and a deletion, undo restores the deleted player first and then the order")
    func undoAfterDeleting() throws {
        try stage.drag(1, to: 4)
        try stage.swipe(7, by: 300)
        #expect(stage.names.count == stage.before.count - 1)
        try stage.undo()
        #expect(stage.names == stage.namesAfterMove(1, to: 4))
        try stage.undo()
        #expect(stage.names == stage.before)
        #expect(stage.saved == stage.names)
    }

    // MARK: Buttons

    private func tapBarButton(_ title: String) throws {
        stage.screen.tap(try barButton(title))
        try stage.screen.settle()
    }

    /// The label on screen with the text `title`.
    private func barButton(_ title: String) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            if let label = view as? UILabel, label.text == title { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(stage.screen.window), "\(title) is on screen")
    }

    /// Taps the plus button in the navigation bar. It has no text, and is found by its place to the left of Edit.
    private func addPlayer() throws {
        let edit = try barButton("Edit")
        let frame = edit.convert(edit.bounds, to: nil)
        stage.screen.tap(at: CGPoint(x: frame.minX - 36, y: frame.midY))
        try stage.screen.settle()
    }

    private func deleteByMinus(_ row: Int) throws {
        stage.screen.tap(at: CGPoint(x: 28, y: stage.row(row).y))
        try stage.screen.settle()
        try stage.tapDelete(row)
    }
}
