// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("The focus and the selection of rows that undo and redo take from table to table") @MainActor
struct UndoFocusTests {
    private let stage = LinkedStage()

    /// The text of the row that has the focus.
    private var focused: String? { cellWithFocus?.textLabel?.text }

    private var cellWithFocus: UITableViewCell? {
        UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell
    }

    /// The texts of the rows that have a ring.
    private var ringed: [String?] {
        stage.screen.window.every("FocusRing").map { ring in
            sequence(first: ring, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first?.textLabel?.text
        }
    }

    private var selected: [[String]] {
        zip(stage.views, stage.items).map { view, items in
            (view.indexPathsForSelectedRows ?? []).sorted().map { items[$0.row] }
        }
    }

    private func undo() throws {
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectTidy()
    }

    private func redo() throws {
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try stage.expectTidy()
    }

    /// Clicks rows of the first table, control held down from the second on.
    private func click(_ rows: [Int]) {
        for (index, row) in rows.enumerated() {
            stage.screen.mouse.click(at: stage.point(0, row), modifiers: index == 0 ? [] : .control)
            stage.screen.advance(by: 0.3)
        }
    }

    @Test(
        "I57: carried to another table by keys, undone and done again, the ring is at the row, and the next key moves it"
    )
    func byKeys() throws {
        stage.pickUpByKeys(2)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.items[1].contains("A2") && focused == "A2" && ringed == ["A2"])
        try undo()
        #expect(stage.items[0][2] == "A2" && focused == "A2" && ringed == ["A2"])
        try redo()
        #expect(stage.items[1].contains("A2") && focused == "A2" && ringed == ["A2"])
        try undo()
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A3", "A2"])
    }

    @Test(
        "I57: a row that was clicked and dragged to another table has the ring at undo, and not the one that took its place"
    )
    func byMouse() throws {
        click([2])
        #expect(focused == "A2" && ringed.isEmpty)
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1].contains("A2") && focused == "A2" && ringed.isEmpty)
        try undo()
        #expect(stage.items[0][2] == "A2" && focused == "A2" && ringed == ["A2"])
        #expect(selected == [["A2"], [], []])
        try redo()
        #expect(stage.items[1].contains("A2") && focused == "A2" && ringed == ["A2"])
        #expect(selected == [[], [], []])
    }

    @Test("I57: several rows that were selected and dragged come back selected")
    func several() throws {
        click([0, 2, 3])
        #expect(selected[0] == ["A0", "A2", "A3"])
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1].count == 13 && selected == [[], [], []])
        try undo()
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A2", "A3"])
        #expect(selected == [["A0", "A2", "A3"], [], []] && ringed == ["A3"])
    }

    @Test("I57: where nothing had the focus, nothing has it after undo; where another row has it, that keeps it")
    func elsewhere() throws {
        try stage.drag(0, 2, to: 1, above: 4)
        try undo()
        #expect(focused == nil && ringed.isEmpty && selected == [[], [], []])
        try stage.drag(0, 2, to: 1, above: 4)
        click([5])
        let other = focused
        try undo()
        #expect(focused == other && other == "A6")
    }

    @Test("I57: undone out of sight, the row that comes into sight has the ring")
    func outOfSight() throws {
        let stage = LinkedStage([100, 100, 0])
        stage.pickUpByKeys()
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        stage.views[0].contentOffset.y = 2000
        stage.screen.advance(by: 0.3)
        stage.screen.press(.keyboardZ, modifiers: .control)
        // It scrolls there, and does not jump.
        stage.screen.advance(by: 0.05)
        #expect(stage.views[0].contentOffset.y > CGFloat(0))
        try stage.expectTidy()
        #expect(stage.views[0].contentOffset.y == CGFloat(0))
        let cell = UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell
        #expect(cell?.textLabel?.text == "A0" && cell?.isDescendant(of: stage.views[0]) == true)
    }

    @Test("I57: a row that the app has taken away has the focus again when that is undone")
    func removed() throws {
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.change { stage.tables.remove(["A1"]) }
        try stage.expectTidy()
        #expect(focused == "A2")
        stage.change { stage.screen.press(.keyboardZ, modifiers: .control) }
        try stage.expectTidy()
        #expect(focused == "A1" && ringed == ["A1"])
    }
}
