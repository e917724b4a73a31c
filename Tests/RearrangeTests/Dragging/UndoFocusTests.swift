// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: focus and selection after undo and redo") @MainActor
struct UndoFocusTests {
    private let stage = LinkedStage()

    /// The text of the focused row.
    private var focused: String? { cellWithFocus?.textLabel?.text }

    private var cellWithFocus: UITableViewCell? {
        UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell
    }

    /// The texts of the rows with a focus ring.
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
        try stage.expectSettled()
    }

    private func redo() throws {
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try stage.expectSettled()
    }

    /// Clicks rows of the first table, with the control key from the second click on.
    private func click(_ rows: [Int]) {
        for (index, row) in rows.enumerated() {
            stage.screen.mouse.click(at: stage.point(0, row), modifiers: index == 0 ? [] : .control)
            stage.screen.advance(by: 0.3)
        }
    }

    @Test(
        "A row that keys moved to another table keeps the focus ring through undo and redo (I57)"
    )
    func byKeys() throws {
        stage.pickUpByKeys(2)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[1].contains("A2"))
        #expect(focused == "A2")
        #expect(ringed == ["A2"])
        try undo()
        #expect(stage.items[0][2] == "A2")
        #expect(focused == "A2")
        #expect(ringed == ["A2"])
        try redo()
        #expect(stage.items[1].contains("A2"))
        #expect(focused == "A2")
        #expect(ringed == ["A2"])
        try undo()
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A3", "A2"])
    }

    @Test(
        "A row that was clicked and dragged to another table has the focus ring after undo and redo (I57)"
    )
    func byMouse() throws {
        click([2])
        #expect(focused == "A2")
        #expect(ringed.isEmpty)
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1].contains("A2"))
        #expect(focused == "A2")
        #expect(ringed.isEmpty)
        try undo()
        #expect(stage.items[0][2] == "A2")
        #expect(focused == "A2")
        #expect(ringed == ["A2"])
        #expect(selected == [["A2"], [], []])
        try redo()
        #expect(stage.items[1].contains("A2"))
        #expect(focused == "A2")
        #expect(ringed == ["A2"])
        #expect(selected == [[], [], []])
    }

    @Test("Several selected rows that were dragged are selected again after undo (I57)")
    func several() throws {
        click([0, 2, 3])
        #expect(selected[0] == ["A0", "A2", "A3"])
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1].count == 13)
        #expect(selected == [[], [], []])
        try undo()
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A2", "A3"])
        #expect(selected == [["A0", "A2", "A3"], [], []])
        #expect(ringed == ["A3"])
    }

    @Test("Undo gives no row the focus if none had it, and another row that has it keeps it (I57)")
    func elsewhere() throws {
        try stage.drag(0, 2, to: 1, above: 4)
        try undo()
        #expect(focused == nil)
        #expect(ringed.isEmpty)
        #expect(selected == [[], [], []])
        try stage.drag(0, 2, to: 1, above: 4)
        click([5])
        let other = focused
        try undo()
        #expect(focused == other)
        #expect(other == "A6")
    }

    @Test("If undo moves a row to a place out of sight, the table scrolls there, and the row has the focus (I57)")
    func outOfSight() throws {
        let stage = LinkedStage([100, 100, 0])
        stage.pickUpByKeys()
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        stage.views[0].contentOffset.y = 2000
        stage.screen.advance(by: 0.3)
        stage.screen.press(.keyboardZ, modifiers: .control)
        // Undo scrolls the table to the restored row with an animation, which is still running here.
        stage.screen.advance(by: 0.05)
        #expect(stage.views[0].contentOffset.y > CGFloat(0))
        try stage.expectSettled()
        #expect(stage.views[0].contentOffset.y == CGFloat(0))
        let cell = UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell
        #expect(cell?.textLabel?.text == "A0")
        #expect(cell?.isDescendant(of: stage.views[0]) == true)
    }

    @Test("A focused row that the app removes has the focus again after undo (I57)")
    func removed() throws {
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.change { stage.tables.remove(["A1"]) }
        try stage.expectSettled()
        #expect(focused == "A2")
        stage.change { stage.screen.press(.keyboardZ, modifiers: .control) }
        try stage.expectSettled()
        #expect(focused == "A1")
        #expect(ringed == ["A1"])
    }
}
