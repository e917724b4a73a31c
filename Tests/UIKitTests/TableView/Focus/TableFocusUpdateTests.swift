// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Tests of delegates that change the table, or request another focus, inside a callback.
@Suite("Focus of rows during changes of the table") @MainActor
struct TableFocusUpdateTests {
    /// A delegate that runs closures when a row is selected or focused, and logs the focus updates.
    @MainActor
    private final class ReentrantDelegate: NSObject, UITableViewDelegate {
        var selected: ((IndexPath) -> Void)?
        var focused: ((IndexPath?) -> Void)?
        var calls: [String] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected?(indexPath) }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let names = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
            calls.append(names.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: ">"))
            focused?(context.nextFocusedIndexPath)
        }
    }

    private let reentrantDelegate = ReentrantDelegate()

    private func stage(_ data: Players = Players(count: 6)) -> TableStage {
        let stage = TableStage(data)
        stage.table.delegate = reentrantDelegate
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func focus(_ stage: TableStage) -> Int? { stage.table.focusedRow?.row }

    @Test("If the focus selects a row and the delegate then deletes it, the next row gets the focus")
    func deletedBySelection() throws {
        let stage = stage()
        stage.table.selectionFollowsFocus = true
        reentrantDelegate.selected = { [reentrantDelegate] path in
            guard path.row == 2 else { return }
            reentrantDelegate.selected = nil
            stage.data.sections[0].remove(at: 2)
            stage.table.deleteRows(at: [path], with: .none)
        }
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        try stage.screen.settle()
        #expect(stage.data.sections[0].count == 5)
        #expect(focus(stage) == 2)
        #expect(stage.cell(2)?.isFocused == true)
        #expect(UIFocusSystem.focusSystem(for: stage.table)?.focusedItem === stage.cell(2))
    }

    @Test("A row that is focused because another was deleted is not selected", arguments: [false, true])
    func notSelected(byReload: Bool) throws {
        let stage = stage()
        stage.table.selectionFollowsFocus = true
        for _ in 0..<6 { stage.screen.press(.downArrow) }
        #expect(stage.table.indexPathForSelectedRow?.row == 5)
        stage.data.sections[0].removeLast()
        if byReload {
            stage.table.reloadData()
        } else {
            stage.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .automatic)
        }
        try stage.screen.settle()
        #expect(focus(stage) == 4)
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.screen.press(.upArrow)
        #expect(focus(stage) == 3)
        #expect(stage.table.indexPathForSelectedRow?.row == 3)
    }

    @Test("A focus request during a focus update takes effect after it")
    func requestedWhileMoving() throws {
        let stage = stage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 380, width: 100, height: 40)
        stage.table.superview?.addSubview(button)
        let system = try #require(UIFocusSystem.focusSystem(for: stage.table))
        reentrantDelegate.focused = { [reentrantDelegate] path in
            guard path?.row == 1 else { return }
            reentrantDelegate.focused = nil
            system.requestFocusUpdate(to: button)
            system.updateFocusIfNeeded()
        }
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.1)
        #expect(button.isFocused)
    }

    @Test("Consecutive batches move the focus once, from the row focused first to an existing row")
    func severalBatches() throws {
        let stage = stage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        reentrantDelegate.calls = []
        stage.data.sections[0].remove(at: 2)
        stage.table.deleteRows(at: [path(2)], with: .fade)
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        try stage.screen.settle()
        #expect(focus(stage) == 3)
        #expect(stage.cell(3)?.textLabel?.text == "A3")
        // The focus moves once, after both batches, to the index that the next row has by then.
        #expect(reentrantDelegate.calls == ["2>3"])
    }

    @Test("A pending successor does not take the focus after a key has moved it elsewhere")
    func movedBeforeSuccession() throws {
        let stage = stage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.data.sections[0].removeLast(4)
        stage.table.reloadData()
        stage.screen.press(.upArrow)
        reentrantDelegate.calls = []
        try stage.screen.settle()
        #expect(focus(stage) == 0)
        #expect(reentrantDelegate.calls == [])
    }

    @Test("Rows deleted and inserted during a reconfigure move the focus once, to an existing row")
    func lateBatches() throws {
        let stage = stage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        reentrantDelegate.calls = []
        stage.data.configure = { _, path in
            guard path.row == 0 else { return }
            stage.data.configure = nil
            stage.data.sections[0].remove(at: 2)
            stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            stage.data.sections[0].insert("new", at: 0)
            stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        try stage.screen.settle()
        #expect(focus(stage) == 3)
        #expect(stage.cell(3)?.textLabel?.text == "A3")
        #expect(reentrantDelegate.calls.count == 1)
    }

    /// A view that receives keys as first responder and cannot be focused.
    private final class KeyTaker: UIView {
        var calls: [UIKeyboardHIDUsage] = []

        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            calls += presses.compactMap { $0.key?.keyCode }
        }
    }

    @Test("A first responder outside the table keeps the keys when the focus leaves a deleted row")
    func keysElsewhere() throws {
        let stage = stage()
        let taker = KeyTaker(frame: CGRect(x: 0, y: 380, width: 100, height: 40))
        stage.table.superview?.addSubview(taker)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        let isFirst = taker.becomeFirstResponder()
        #expect(isFirst)
        #expect(focus(stage) == 2)
        stage.data.sections[0].remove(at: 2)
        stage.table.deleteRows(at: [path(2)], with: .fade)
        try stage.screen.settle()
        #expect(taker.isFirstResponder)
        #expect(focus(stage) == 2)
        #expect(stage.cell(2)?.textLabel?.text == "A3")
        stage.data.sections[0].removeLast(4)
        stage.table.reloadData()
        try stage.screen.settle()
        #expect(taker.isFirstResponder)
        #expect(focus(stage) == 0)
        stage.screen.press(.downArrow)
        #expect(taker.calls == [.keyboardDownArrow])
        #expect(focus(stage) == 0)
    }

    @Test("A first responder inside a deleted row resigns, and the next row gets the focus")
    func keysInRow() throws {
        let stage = stage()
        let taker = KeyTaker(frame: CGRect(x: 100, y: 4, width: 100, height: 30))
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.cell(2)?.contentView.addSubview(taker)
        let isFirst = taker.becomeFirstResponder()
        #expect(isFirst)
        #expect(focus(stage) == 2)
        stage.data.sections[0].remove(at: 2)
        stage.table.deleteRows(at: [path(2)], with: .fade)
        try stage.screen.settle()
        #expect(!taker.isFirstResponder)
        #expect(focus(stage) == 2)
        stage.screen.press(.downArrow)
        #expect(focus(stage) == 3)
    }

    @Test("A focus request during an update takes effect although the table is removed then")
    func tableRemovedDuringUpdate() throws {
        let stage = stage()
        let system = try #require(UIFocusSystem.focusSystem(for: stage.table))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 380, width: 100, height: 40)
        stage.table.superview?.addSubview(button)
        reentrantDelegate.focused = { [reentrantDelegate] path in
            guard path?.row == 1 else { return }
            reentrantDelegate.focused = nil
            system.requestFocusUpdate(to: button)
            stage.table.removeFromSuperview()
        }
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.1)
        #expect(button.isFocused)
    }

    @Test("Return and Space first close an open row; Return then highlights and selects, as a tap does")
    func closesFirst() throws {
        let stage = TableStage(Players(count: 6))
        stage.screen.advance(by: 0.1)
        stage.screen.press(.downArrow)
        for key in [UIKeyboardHIDUsage.return, .space] {
            let finger = stage.screen.touch(at: stage.point(3))
            finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
            finger.up()
            try stage.screen.settle()
            #expect(stage.cell(3)?.showingDeleteConfirmation == true)
            stage.listener.calls = []
            stage.screen.press(.downArrow)
            stage.screen.press(key)
            try stage.screen.settle()
            #expect(stage.cell(3)?.showingDeleteConfirmation == false)
            #expect(!stage.listener.calls.contains { $0.hasPrefix("didSelect") })
        }
        stage.listener.calls = []
        stage.screen.press(.return)
        #expect(stage.listener.calls.first?.hasPrefix("highlight") == true)
        #expect(stage.listener.calls.contains { $0.hasPrefix("didSelect") })
    }

    @Test("Escape closes an open row, then ends editing, and only then leaves the page")
    func escape() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let data = Players(count: 6)
        let page = UITableViewController(style: .plain)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        page.tableView.dataSource = data
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        navigation.pushViewController(page, animated: false)
        try screen.settle()
        let table: UITableView = page.tableView
        let finger = screen.touch(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(table.visibleCells.contains { $0.showingDeleteConfirmation })
        screen.press(.escape)
        try screen.settle()
        #expect(!table.visibleCells.contains { $0.showingDeleteConfirmation })
        #expect(navigation.topViewController === page)
        table.isEditing = true
        screen.press(.escape)
        try screen.settle()
        #expect(table.isEditing, "The editing that the user has not begun goes on")
        #expect(navigation.topViewController !== page, "The editing that the user has not begun goes on")
        table.isEditing = false
        navigation.pushViewController(page, animated: false)
        try screen.settle()
        page.setEditing(true, animated: false)
        screen.press(.escape)
        try screen.settle()
        #expect(!page.isEditing)
        #expect(navigation.topViewController === page)
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController !== page)
    }

    @Test("Type-ahead finds rows whose text begins with an emoji or a dash")
    func letters() {
        let stage = stage(Players([["🐻 Bear", "🦊 Fox", "— Goat", "Horse"]]))
        stage.screen.press(.downArrow)
        stage.screen.type("g")
        #expect(focus(stage) == 2)
        stage.screen.advance(by: 2)
        stage.screen.type("fo")
        #expect(focus(stage) == 1)
    }

    @Test("Rows deleted during type-ahead end the search, and the focus stays")
    func rowsDeletedDuringSearch() throws {
        let stage = stage(Players(count: 40))
        stage.screen.press(.downArrow)
        stage.data.configure = { _, path in
            guard path.row == 20 else { return }
            stage.data.configure = nil
            stage.data.sections[0].removeLast(25)
            stage.table.deleteRows(at: (15..<40).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        stage.screen.type("z")
        try stage.screen.settle()
        #expect(stage.data.configure == nil)
        #expect(stage.table.numberOfRows(inSection: 0) == 15)
        #expect(focus(stage) == 0)
    }

    @Test("A Shift-click selects all rows from the row clicked before")
    func shiftClick() {
        let stage = stage(Players(count: 9))
        stage.table.allowsMultipleSelection = true
        func rows() -> [Int] { (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
        stage.screen.mouse.click(at: stage.point(2))
        stage.screen.mouse.click(at: stage.point(5), modifiers: .shift)
        #expect(rows() == [2, 3, 4, 5])
        stage.screen.mouse.click(at: stage.point(1), modifiers: .shift)
        #expect(rows() == [1, 2])
        stage.screen.mouse.click(at: stage.point(7))
        #expect(rows() == [1, 2, 7])
    }
}
