// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that logs the effects of keys.
@MainActor
private final class KeyListener: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var follows: (IndexPath) -> Bool = { _ in true }
    var mayHighlight = true
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("perform \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        follows(indexPath)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
}

@Suite("Keys on the focused row") @MainActor
struct TableRowKeyTests {
    private let listener = KeyListener()

    private func stage(_ data: Players = Players(count: 100), downs: Int = 1) -> TableStage {
        let stage = TableStage(data)
        stage.table.delegate = listener
        stage.screen.advance(by: 0.1)
        for _ in 0..<downs { stage.screen.press(.downArrow) }
        return stage
    }

    /// A delegate that deletes the last row as soon as that row gets the focus.
    @MainActor
    private final class Remover: NSObject, UITableViewDelegate {
        var stage: TableStage?

        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            guard let stage, context.nextFocusedIndexPath?.row == 5 else { return }
            stage.data.sections[0].removeLast()
            tableView.deleteRows(at: [path(5)], with: .none)
        }
    }

    @Test("Shift does not extend the selection to a row that the delegate deletes on focus")
    func removedOnFocus() throws {
        let remover = Remover()
        let stage = TableStage(Players(count: 6))
        remover.stage = stage
        stage.table.delegate = remover
        stage.table.allowsMultipleSelection = true
        stage.screen.advance(by: 0.1)
        for _ in 0..<5 { stage.screen.press(.downArrow) }
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.advance(by: 1)
        #expect(stage.table.numberOfRows(inSection: 0) == 5)
        #expect(selected(stage).allSatisfy { $0 < 5 })
    }

    private func selected(_ stage: TableStage) -> [Int] {
        (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }

    // MARK: - Selecting

    @Test("Arrow keys select nothing, Return acts like a tap, and Space selects")
    func returnAndSpace() {
        let stage = stage(downs: 3)
        #expect(listener.calls == [])
        stage.screen.press(.return)
        #expect(listener.calls == ["will 2", "select 2", "perform 2"])
        listener.calls = []
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        #expect(listener.calls == ["will 3", "deselect 2", "select 3"])
        #expect(selected(stage) == [3])
        listener.calls = []
        stage.screen.press(.space)
        #expect(selected(stage) == [3])
        stage.screen.press(.space, modifiers: .control)
        #expect(listener.calls == ["deselect 3"])
        #expect(selected(stage) == [])
        stage.screen.hold(.space, repeats: 5)
        stage.screen.release(.space)
        #expect(listener.calls == ["deselect 3", "will 3", "select 3"])
        listener.mayHighlight = false
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(selected(stage) == [3])
    }

    @Test("Selection follows the focus if the table and, for the row, the delegate allow it")
    func following() {
        let stage = stage(downs: 0)
        stage.table.selectionFollowsFocus = true
        listener.follows = { $0.row != 1 }
        stage.screen.press(.downArrow)
        #expect(selected(stage) == [0])
        #expect(listener.calls == ["will 0", "select 0"])
        stage.screen.press(.downArrow)
        #expect(selected(stage) == [0])
        stage.screen.press(.downArrow)
        #expect(selected(stage) == [2])
        #expect(!listener.calls.contains { $0.hasPrefix("perform") })
    }

    @Test("Shift extends the selection, Control moves and toggles, Command-A selects all rows")
    func multipleSelection() {
        let stage = stage(downs: 3)
        stage.table.allowsMultipleSelection = true
        for _ in 0..<3 { stage.screen.press(.downArrow, modifiers: .shift) }
        #expect(selected(stage) == [2, 3, 4, 5])
        for _ in 0..<5 { stage.screen.press(.upArrow, modifiers: .shift) }
        #expect(selected(stage) == [0, 1, 2])
        stage.screen.press(.downArrow, modifiers: .shift)
        #expect(selected(stage) == [1, 2])
        for _ in 0..<4 { stage.screen.press(.downArrow, modifiers: .control) }
        #expect(selected(stage) == [1, 2])
        stage.screen.press(.space, modifiers: .control)
        #expect(selected(stage) == [1, 2, 5])
        stage.screen.press(.downArrow, modifiers: .shift)
        #expect(selected(stage) == [1, 2, 5, 6])
        stage.screen.press(.space)
        #expect(selected(stage) == [1, 2, 5])
        stage.screen.press(.escape)
        #expect(selected(stage) == [])
        stage.screen.press(.pageDown, modifiers: .shift)
        #expect(selected(stage) == Array(6...15))
        stage.screen.press(.keyboardA, modifiers: .command)
        #expect(selected(stage).count == 100)
        stage.screen.press(.escape)
        stage.screen.press(.end, modifiers: .shift)
        #expect(selected(stage) == Array(15..<100))
    }

    @Test("If selection follows the focus, an arrow selects one row, Control none, and Shift several")
    func severalFollowing() {
        let stage = stage(downs: 0)
        stage.table.allowsMultipleSelection = true
        stage.table.selectionFollowsFocus = true
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        #expect(selected(stage) == [2])
        stage.screen.press(.downArrow, modifiers: .shift)
        #expect(selected(stage) == [2, 3])
        stage.screen.press(.downArrow, modifiers: .control)
        #expect(selected(stage) == [2, 3])
        stage.screen.press(.downArrow)
        #expect(selected(stage) == [5])
    }

    @Test("With single selection, Shift extends nothing and Control-A selects nothing")
    func singleSelection() {
        let stage = stage(downs: 1)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.keyboardA, modifiers: .control)
        #expect(selected(stage) == [])
        #expect(stage.table.focusedRow?.row == 1)
    }

    // MARK: - Deleting and editing

    @Test("Delete commits the deletion of the row, and the next row gets the focus")
    func deleteKey() throws {
        let stage = stage(downs: 3)
        stage.screen.press(.delete)
        try stage.expectSettled()
        #expect(stage.data.calls == ["commit delete A2"])
        #expect(stage.table.focusedRow?.row == 2)
        #expect(stage.cell(2)?.textLabel?.text == "A3")
        stage.screen.press(.forwardDelete)
        try stage.expectSettled()
        #expect(stage.cell(2)?.textLabel?.text == "A4")
        stage.data.uneditable = ["A4"]
        stage.screen.press(.delete)
        #expect(stage.data.calls.count == 2)
    }

    @Test("Delete performs the delegate's destructive swipe action, or nothing if there is none")
    func swipeAction() {
        let stage = stage(downs: 1)
        var performed: [String] = []
        func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { _, _, done in
                performed.append(title)
                done(true)
            }
        }
        listener.trailing = UISwipeActionsConfiguration(actions: [action("Flag", .normal), action("Bin", .destructive)])
        stage.screen.press(.delete)
        #expect(performed == ["Bin"])
        listener.trailing = UISwipeActionsConfiguration(actions: [action("Flag", .normal)])
        stage.screen.press(.delete)
        #expect(performed == ["Bin"])
        #expect(stage.data.calls == [])
    }

    @Test("If the focus ring is hidden, the first Delete shows it and the second deletes the row")
    func hiddenRing() throws {
        let stage = stage(downs: 1)
        stage.screen.touch(at: CGPoint(x: 200, y: 300)).cancel()
        stage.screen.press(.delete)
        #expect(stage.data.calls == [])
        stage.screen.press(.delete)
        try stage.screen.settle()
        #expect(stage.data.calls.count == 1)
    }

    @Test("In edit mode, Delete deletes, Return inserts, Space selects, and Escape ends it")
    func editing() throws {
        let stage = stage(downs: 1)
        stage.table.setEditing(true, animated: false)
        stage.screen.press(.downArrow)
        stage.screen.press(.delete)
        try stage.expectSettled()
        #expect(stage.data.calls.count == 1)
        #expect(stage.table.focusedRow?.row == 1)
        listener.style = .insert
        stage.table.setEditing(false, animated: false)
        stage.table.setEditing(true, animated: false)
        stage.screen.press(.delete)
        #expect(stage.data.calls.count == 1)
        stage.screen.press(.return)
        #expect(stage.data.calls.count == 2)
        stage.table.allowsMultipleSelectionDuringEditing = true
        stage.screen.press(.space)
        #expect(selected(stage) == [1])
        stage.screen.press(.escape)
        #expect(selected(stage) == [])
        #expect(stage.table.isEditing)
        stage.screen.press(.escape)
        #expect(!stage.table.isEditing)
    }

    @Test("In edit mode, Space and Return press the minus button, and do not scroll if there is none")
    func editControls() throws {
        let stage = stage(downs: 2)
        listener.mayHighlight = false
        stage.table.setEditing(true, animated: false)
        for key in [UIKeyboardHIDUsage.space, .return] {
            stage.screen.press(key)
            try stage.screen.settle()
            #expect(stage.cell(1)?.showingDeleteConfirmation == true)
            #expect(stage.data.calls.isEmpty)
            #expect(stage.table.contentOffset.y == 0)
            stage.screen.press(.escape)
            try stage.screen.settle()
            #expect(stage.cell(1)?.showingDeleteConfirmation == false)
            #expect(stage.table.isEditing)
        }
        listener.style = .none
        stage.table.setEditing(false, animated: false)
        stage.table.setEditing(true, animated: false)
        stage.screen.press(.space)
        try stage.screen.settle()
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.focusedRow?.row == 1)
    }

    @Test("Home and End go to the ends even if the focused row is out of sight")
    func endsFromAfar() throws {
        let stage = stage(downs: 30)
        try stage.screen.settle()
        stage.screen.mouse.scroll(
            by: CGVector(dx: 0, dy: 1500), at: stage.point(stage.table.indexPathsForVisibleRows![3].row))
        try stage.screen.settle()
        #expect(!stage.table.isInSight(RowPath(section: 0, row: 29)))
        stage.screen.press(.home)
        try stage.screen.settle()
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.focusedRow?.row == 0)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 1500), at: stage.point(5))
        try stage.screen.settle()
        stage.screen.press(.end)
        try stage.screen.settle()
        #expect(stage.table.focusedRow?.row == 99)
    }

    @Test("Escape ends the editing of the table's controller")
    func editingController() {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let controller = Controller(style: .insetGrouped)
        screen.show(controller)
        screen.press(.tab)
        #expect(controller.tableView.focusedRow?.row == 0)
        controller.setEditing(true, animated: false)
        screen.press(.escape)
        #expect(!controller.isEditing)
        #expect(!controller.tableView.isEditing)
    }

    @Test("Escape closes an open row")
    func openRow() throws {
        let stage = stage(downs: 1)
        let finger = stage.screen.touch(at: stage.point(2, x: 300))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(stage.cell(2)?.showingDeleteConfirmation == false)
    }

    // MARK: - Type-ahead

    @Test("Letters typed within a second focus the next row that begins with them, wrapping at the end")
    func letters() throws {
        let names = ["Ada", "Barbara", "Bob", "Émile", "Ben Bot", "Carl", "Ben Zett"]
        let stage = stage(Players([names]), downs: 1)
        func type(_ text: String) -> String? {
            stage.screen.type(text)
            return stage.table.focusedRow.map { names[$0.row] }
        }
        #expect(type("b") == "Barbara")
        #expect(type("e") == "Ben Bot")
        #expect(type("n z") == "Ben Zett")
        stage.screen.advance(by: 1.2)
        #expect(type("e") == "Émile")
        stage.screen.advance(by: 1.2)
        #expect(type("b") == "Ben Bot")
        #expect(type("b") == "Ben Zett")
        #expect(type("b") == "Barbara")
        stage.screen.advance(by: 1.2)
        #expect(type("x") == "Barbara")
        stage.screen.advance(by: 1.2)
        stage.screen.press(.space)
        #expect(selected(stage) == [1])
    }

    @Test("Type-ahead finds rows off screen and scrolls them into view")
    func lettersOffScreen() throws {
        var names = (0..<100).map { "A\($0)" }
        names[70] = "Zoe"
        let stage = stage(Players([names]), downs: 1)
        stage.screen.type("z")
        try stage.expectSettled()
        #expect(stage.table.focusedRow?.row == 70)
        #expect(stage.table.bounds.contains(stage.table.rectForRow(at: path(70))))
        stage.screen.type("z")
        #expect(stage.table.focusedRow?.row == 70)
    }

    @Test("A controller's own handling of a letter comes before type-ahead")
    func lettersOfTheApp() {
        final class Controller: UITableViewController {
            var keys: [UIKeyboardHIDUsage] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = ["A", "B", "R"][indexPath.row]
                return cell
            }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                guard let key = presses.first?.key?.keyCode, key == .keyboardR else {
                    return super.pressesBegan(presses, with: event)
                }
                keys.append(key)
            }
        }
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = Controller(style: .plain)
        screen.show(controller)
        screen.press(.downArrow)
        screen.type("r")
        #expect(controller.keys == [.keyboardR])
        #expect(controller.tableView.focusedRow?.row == 0)
        screen.type("b")
        #expect(controller.tableView.focusedRow?.row == 1)
    }

    // MARK: Collapsed rows

    /// A delegate that collapses all rows except the first one and the last ten.
    @MainActor
    private final class CollapsingDelegate: NSObject, UITableViewDelegate {
        let count: Int
        var asked = 0

        init(count: Int) {
            self.count = count
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 || indexPath.row >= count - 10 ? 44 : 0
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            asked += 1
            return true
        }
    }

    @Test("Keys skip any number of collapsed rows without asking the delegate about each")
    func collapsed() throws {
        let stage = TableStage(Players(count: 5000))
        let folding = CollapsingDelegate(count: 5000)
        stage.table.estimatedRowHeight = 0
        stage.table.delegate = folding
        stage.screen.advance(by: 0.1)
        let bound = stage.table.statistics.cellsBound
        stage.screen.press(.downArrow)
        #expect(stage.table.focusedRow?.row == 0)
        #expect(folding.asked < 100)
        stage.screen.press(.downArrow)
        #expect(stage.table.focusedRow?.row == 4990)
        stage.screen.press(.upArrow)
        #expect(stage.table.focusedRow?.row == 0)
        // Type-ahead goes to the next row that begins with the letters, and creates no cells for collapsed rows.
        stage.screen.type("A499")
        #expect(stage.table.focusedRow?.row == 4990)
        #expect(stage.table.statistics.cellsBound - bound < 30)
    }

    /// Three rows with 3,000 empty sections between the first and the second, which cannot get the focus.
    @MainActor
    private final class FarSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 3003 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            [0, 3001, 3002].contains(section) ? 1 : 0
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath.section != 3001
        }
    }

    @Test("Keys skip any number of empty sections with headers")
    func emptySections() {
        let source = FarSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.delegate = source
        let screen = TestScreen(size: table.frame.size)
        screen.show(table)
        screen.press(.downArrow)
        #expect(table.focusedRow?.section == 0)
        screen.press(.downArrow)
        #expect(table.focusedRow?.section == 3002)
        screen.press(.upArrow)
        #expect(table.focusedRow?.section == 0)
    }
}
