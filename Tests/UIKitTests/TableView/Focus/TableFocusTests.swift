// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source whose cells are not reused.
@MainActor
private final class UnreusedCellSource: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A delegate that controls and logs the focus of rows.
@MainActor
private final class FocusListener: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var refused: Set<Int> = []
    var preferred: IndexPath?
    var allows = true
    var follows = true
    var actions: [String] = []

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        allows
    }
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        calls.append(paths.map { $0.map { "\($0.section)-\($0.row)" } ?? "-" }.joined(separator: ">"))
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { follows }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        actions.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        actions.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        actions.append("perform \(indexPath.row)")
    }
}

/// A controller that logs a press only if it is the press's first responder. Presses that reach the controller through
/// the responder chain are not logged.
private final class PressListener: UIViewController {
    var calls: [String] = []

    private func note(_ event: String, _ presses: Set<UIPress>) {
        if presses.first?.responder === self { calls.append(event) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("changed", presses)
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
        super.pressesCancelled(presses, with: event)
    }
}

extension TableStage {
    /// The index of the focused row. Expects that the focused cell and the table agree.
    fileprivate var focus: Int? {
        let cell = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell
        let path = cell.flatMap { table.indexPath(for: $0) }
        #expect(path == table.focusedRow.map { IndexPath($0) })
        #expect(cell?.isFocused != false)
        return path?.row
    }

    /// Whether a whole row is inside the adjusted insets of the table.
    fileprivate func isInSight(_ row: Int, _ section: Int = 0) -> Bool {
        table.bounds.inset(by: table.adjustedContentInset).contains(table.rectForRow(at: path(row, section)))
    }

    fileprivate func ring(_ row: Int) -> UIView? { cell(row)?.subviews.first { $0 is FocusRing } }

    fileprivate var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
}

@Suite("Focus of rows by keyboard") @MainActor
struct TableFocusTests {
    private let listener = FocusListener()

    private func stage(_ data: Players = Players(count: 100)) -> TableStage {
        let stage = TableStage(data)
        stage.table.delegate = listener
        stage.screen.advance(by: 0.1)
        return stage
    }

    // MARK: - Moving

    @Test("A focused button keeps the focus while its row is off screen, and loses it on a reload")
    func buttonInRow() throws {
        let stage = stage()
        let cell = try #require(stage.cell(0))
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 250, y: 4, width: 60, height: 36)
        cell.contentView.addSubview(button)
        let system = try #require(UIFocusSystem.focusSystem(for: stage.table))
        stage.screen.press(.tab)
        system.requestFocusUpdate(to: button)
        stage.screen.advance(by: 0.1)
        #expect(system.focusedItem === button)
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.5)
        #expect(system.focusedItem === button)
        #expect(stage.cell(0) === cell)
        stage.table.reloadData()
        stage.screen.advance(by: 0.5)
        #expect(system.focusedItem !== button)
    }

    @Test("The first arrow or Tab focuses the first fully visible row, and arrows move row by row")
    func arrows() throws {
        let stage = stage()
        #expect(stage.focus == nil)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 0)
        #expect(stage.ring(0) != nil)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 1)
        #expect(stage.ring(0) == nil)
        #expect(stage.ring(1) != nil)
        stage.screen.press(.upArrow)
        stage.screen.press(.upArrow)
        #expect(stage.focus == 0)
        #expect(listener.calls == ["->0-0", "0-0>0-1", "0-1>0-0"])
        let other = self.stage()
        other.table.contentOffset.y = 50
        other.screen.press(.tab)
        #expect(other.focus == 2)
    }

    @Test("Holding the first arrow focuses the first row and moves on row by row")
    func heldFirstArrow() throws {
        let stage = stage()
        stage.screen.hold(.downArrow, repeats: 30)
        stage.screen.release(.downArrow)
        try stage.screen.settle()
        #expect(stage.focus == 30)
        #expect(stage.isInSight(30))
    }

    @Test("If the focus takes over a held first arrow, its responder gets one cancelled press")
    func takenOver() {
        let (stage, controller) = (stage(), PressListener())
        controller.view.addSubview(stage.table)
        stage.screen.show(controller)
        stage.screen.advance(by: 0.1)
        controller.calls = []
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        #expect(stage.focus == 3)
        #expect(controller.calls == ["began", "cancelled"])
    }

    @Test("Each focused row scrolls fully into view, at once if keys repeat fast")
    func scrolling() throws {
        let stage = stage()
        for _ in 0..<15 { stage.screen.press(.downArrow) }
        #expect(stage.focus == 14)
        try stage.screen.settle()
        #expect(stage.isInSight(14))
        #expect(stage.table.contentOffset.y == 220)
        for _ in 0..<5 { stage.screen.press(.upArrow) }
        #expect(stage.table.contentOffset.y == 220)
        stage.screen.hold(.upArrow, repeats: 5)
        stage.screen.release(.upArrow)
        #expect(stage.focus == 3)
        #expect(stage.isInSight(3))
        #expect(stage.table.contentOffset.y == 132)
    }

    @Test("With reduced motion, focused rows come into view without animation")
    func reducedMotion() {
        let stage = stage()
        stage.screen.traits.prefersReducedMotion = true
        for _ in 0..<12 { stage.screen.press(.downArrow) }
        #expect(stage.isInSight(11))
    }

    @Test("Page keys and Alt-arrows move a screenful; Home, End and Command-arrows go to the ends")
    func pages() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) throws -> Int? {
            stage.screen.press(key, modifiers: modifiers)
            try stage.screen.settle()
            let row = try #require(stage.focus)
            #expect(stage.isInSight(row))
            return row
        }
        #expect(try press(.pageDown) == 9)
        #expect(try press(.pageDown) == 18)
        #expect(try press(.pageUp) == 9)
        #expect(try press(.end) == 99)
        #expect(try press(.pageDown) == 99)
        #expect(try press(.home) == 0)
        #expect(try press(.downArrow, .command) == 99)
        #expect(try press(.upArrow, .control) == 0)
        #expect(try press(.downArrow, .alternate) == 9)
    }

    @Test("With a million rows, each key binds only a few cells")
    func million() throws {
        final class Million: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let stage = stage()
        let data = Million()
        stage.table.dataSource = data
        stage.table.rowHeight = 44
        stage.screen.advance(by: 0.1)
        stage.screen.press(.downArrow)
        let keys: [(UIKeyboardHIDUsage, Int)] = [
            (.end, 999_999), (.upArrow, 999_998), (.pageUp, 999_989), (.home, 0),
        ]
        for (key, row) in keys {
            let before = stage.table.statistics.cellsBound
            stage.screen.press(key)
            try stage.screen.settle()
            #expect(stage.focus == row)
            #expect(stage.isInSight(row))
            #expect(stage.table.statistics.cellsBound - before <= 45)
        }
        let before = stage.table.statistics.cellsBound
        stage.screen.type("x")
        #expect(stage.focus == 0)
        #expect(stage.table.statistics.cellsBound - before <= 1000)
        stage.screen.advance(by: 2)
        stage.screen.type("Row 3")
        #expect(stage.focus == 3)
    }

    @Test("Rows that cannot be focused are skipped, and a refused move keeps the focus")
    func refused() {
        let stage = stage()
        listener.refused = [0, 2, 3]
        stage.screen.press(.downArrow)
        #expect(stage.focus == 1)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 4)
        stage.screen.press(.home)
        #expect(stage.focus == 1)
        listener.allows = false
        stage.screen.press(.downArrow)
        #expect(stage.focus == 1)
    }

    @Test("A table that allows no focus gets none, and its keys scroll")
    func disallowed() throws {
        let stage = TableStage()
        stage.screen.press(.downArrow)
        #expect(stage.focus == 0)
        stage.table.allowsFocus = false
        #expect(stage.focus == nil)
        #expect(stage.ring(0) == nil)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(stage.focus == nil)
        #expect(stage.table.contentOffset.y == 40)
        stage.table.allowsFocus = true
        stage.table.allowsFocusDuringEditing = false
        stage.screen.press(.downArrow)
        #expect(stage.focus == 0)
        stage.table.setEditing(true, animated: false)
        #expect(stage.focus == nil)
    }

    @Test("Focused rows are not covered by floating headers and footers")
    func floating() throws {
        final class Data: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F\(section)" }
        }
        let stage = TableStage()
        let data = Data()
        stage.table.dataSource = data
        try stage.screen.settle()
        var keys = Array(repeating: UIKeyboardHIDUsage.downArrow, count: 30)
        keys += Array(repeating: .upArrow, count: 25)
        for key in keys {
            stage.screen.press(key)
            try stage.screen.settle()
            let row = try #require(stage.table.focusedRow)
            let frame = stage.table.frameOfRow(row)
            #expect(stage.table.bounds.contains(frame))
            for (part, _) in stage.table.parts.headersAndFooters {
                #expect(!stage.table.frameOfHeaderFooter(part).insetBy(dx: 0, dy: 0.5).intersects(frame))
            }
        }
    }

    // MARK: - Restoring

    @Test("A focused row scrolled out of sight and back still has the focus and its ring")
    func offScreen() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        let cell = try #require(stage.cell(1))
        #expect(cell.configurationState.isFocused)
        #expect(stage.cell(0)?.configurationState.isFocused == false)
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        #expect(stage.focus == 1)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isFocused })
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.focus == 1)
        #expect(stage.ring(1) != nil)
        #expect(stage.table.visibleCells.filter(\.configurationState.isFocused).count == 1)
    }

    @Test("Tab returns to the last row; the delegate's preferred row or a remembered row comes first")
    func entering() throws {
        let stage = stage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.table.superview?.addSubview(button)
        stage.table.frame = CGRect(x: 0, y: 40, width: 390, height: 400)
        stage.screen.press(.tab)
        #expect(button.isFocused)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 1)
        stage.screen.press(.tab)
        #expect(button.isFocused)
        #expect(stage.table.focusedRow == nil)
        #expect(stage.cell(1)?.isFocused == false)
        stage.screen.press(.tab)
        #expect(stage.focus == 1)
        listener.preferred = path(4)
        stage.screen.press(.tab)
        stage.screen.press(.tab)
        #expect(stage.focus == 4)
        stage.screen.press(.upArrow)
        stage.screen.press(.tab)
        stage.table.remembersLastFocusedIndexPath = true
        stage.screen.press(.tab)
        #expect(stage.focus == 3)
    }

    @Test("A touch hides the focus ring, and keys continue from the touched row")
    func touches() {
        let stage = stage()
        stage.screen.press(.downArrow)
        stage.screen.tap(at: stage.point(5))
        #expect(stage.focus == 5)
        #expect(stage.ring(5) == nil)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 6)
        #expect(stage.ring(6) != nil)
        let fresh = self.stage()
        fresh.screen.tap(at: fresh.point(3))
        #expect(fresh.focus == nil)
        fresh.screen.press(.downArrow)
        #expect(fresh.focus == 3)
        let clicked = self.stage()
        clicked.screen.mouse.click(at: clicked.point(3))
        #expect(clicked.focus == 3)
        #expect(clicked.ring(3) == nil)
        clicked.screen.press(.downArrow)
        #expect(clicked.focus == 4)
    }

    // MARK: - Changes

    @Test("The focus follows its row through updates, and moves to a neighbour if the row is deleted")
    func updates() throws {
        let stage = stage()
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        listener.calls = []
        func change(_ body: @escaping (UITableView) -> Void) throws {
            stage.table.performBatchUpdates { body(stage.table) }
            try stage.expectSettled()
        }
        try change { table in
            stage.data.sections[0].insert("new", at: 0)
            table.insertRows(at: [path(0)], with: .automatic)
        }
        #expect(stage.focus == 3)
        #expect(stage.ring(3) != nil)
        try change { table in
            stage.data.sections[0].insert(stage.data.sections[0].remove(at: 3), at: 6)
            table.moveRow(at: path(3), to: path(6))
        }
        #expect(stage.focus == 6)
        #expect(stage.ring(6) != nil)
        #expect(listener.calls == [])
        try change { table in
            stage.data.sections[0].remove(at: 6)
            table.deleteRows(at: [path(6)], with: .automatic)
        }
        #expect(stage.focus == 6)
        #expect(stage.ring(6) != nil)
        #expect(listener.calls == ["0-6>0-6"])
        try change { table in
            stage.data.sections[0] = Array(stage.data.sections[0].prefix(3))
            table.deleteRows(at: (3..<100).map { path($0) }, with: .none)
        }
        #expect(stage.focus == 2)
        try change { table in
            stage.data.sections[0] = []
            table.deleteRows(at: (0..<3).map { path($0) }, with: .none)
        }
        #expect(stage.focus == nil)
        #expect(listener.calls.last == "0-2>-")
    }

    @Test("A deleted row's cell is released if the focus moves elsewhere before the next frame")
    func cellOfLostFocus() throws {
        let page = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let source = UnreusedCellSource()
        table.dataSource = source
        let button = UIButton(frame: CGRect(x: 0, y: 20, width: 100, height: 44))
        page.view.addSubview(button)
        page.view.addSubview(table)
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(page)
        screen.press(.downArrow)
        #expect(table.focusedRow?.row == 0)
        weak let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.count -= 1
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        let system = try #require(UIFocusSystem.focusSystem(for: table))
        system.requestFocusUpdate(to: button)
        system.updateFocusIfNeeded()
        try screen.settle()
        #expect(button.isFocused)
        #expect(cell == nil)
    }

    @Test("After a reload the focus keeps its index path, or moves near it if that is gone")
    func reload() throws {
        let stage = stage()
        for _ in 0..<6 { stage.screen.press(.downArrow) }
        stage.table.reloadData()
        try stage.screen.settle()
        #expect(stage.focus == 5)
        #expect(stage.ring(5) != nil)
        stage.data.sections[0] = ["A", "B"]
        stage.table.reloadData()
        try stage.screen.settle()
        #expect(stage.focus == 1)
        #expect(stage.ring(1) != nil)
        stage.data.sections[0] = []
        stage.table.reloadData()
        try stage.screen.settle()
        #expect(stage.focus == nil)
    }

    @Test("A reloaded row keeps the focus in its new cell")
    func reloadRow() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        let old = stage.cell(0)
        stage.table.reloadRows(at: [path(0)], with: .none)
        try stage.screen.settle()
        #expect(stage.focus == 0)
        #expect(stage.cell(0) !== old)
        #expect(stage.ring(0) != nil)
        #expect(old?.subviews.contains { $0 is FocusRing } == false)
    }

    @Test("A cell with a custom focus style has no ring and gets didUpdateFocus")
    func customFocusStyle() throws {
        final class Own: UITableViewCell {
            var told = 0
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) { told += 1 }
        }
        let stage = stage()
        stage.table.register(Own.self, forCellReuseIdentifier: "own")
        stage.data.identifier = "own"
        stage.data.configure = { cell, _ in cell.focusStyle = .custom }
        stage.table.reloadData()
        try stage.screen.settle()
        stage.screen.press(.downArrow)
        #expect(stage.focus == 0)
        #expect(stage.ring(0) == nil)
        #expect((stage.cell(0) as? Own)?.told == 1)
        stage.cell(0)?.focusStyle = .default
        #expect(stage.ring(0) != nil)
        #expect(UITableViewCell.FocusStyle(rawValue: 1) == .custom)
    }

    @Test("Another first responder gets the keys until the focus moves on")
    func responders() {
        let stage = stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        stage.table.tableHeaderView = field
        stage.screen.press(.downArrow)
        stage.screen.tap(field)
        stage.screen.press(.downArrow)
        stage.screen.type("ab")
        #expect(field.text == "ab")
        #expect(stage.table.focusedRow == nil)
        stage.screen.press(.tab)
        #expect(stage.focus == 0)
        #expect(!field.isFirstResponder)
        stage.screen.press(.downArrow)
        #expect(stage.focus == 1)
    }
}
