// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Arrow keys between tables and stacks without a drag") @MainActor
struct StackGroupArrowKeysTests {
    private func focused(_ stage: LinkedStage) -> String? {
        (UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell)?.textLabel?.text
    }

    @Test("Left and right move the focus to the row at the same height in the next table with rows")
    func tables() throws {
        let stage = LinkedStage([10, 0, 4])
        stage.screen.press(.tab)
        for _ in 0..<6 { stage.screen.press(.downArrow) }
        #expect(focused(stage) == "A6")
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "A6", "nothing lies there")
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "C3", "the nearest")
        #expect(stage.screen.window.every("FocusRing").count == 1)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "C3")
        stage.screen.press(.upArrow)
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "A2", "the same height")
        stage.screen.press(.rightArrow, modifiers: .shift)
        #expect(focused(stage) == "A2", "with another key it is none of ours")
        try stage.expectSettled()
    }

    @Test("If tables are below each other, right moves the focus to the next table, and left to the one before")
    func tablesBelowEachOther() throws {
        let stage = LinkedStage([3, 0, 3])
        for (number, view) in stage.views.enumerated() {
            view.frame = CGRect(x: 0, y: 140 * CGFloat(number), width: 600, height: 140)
        }
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "A0", "there is none before")
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "C0")
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "C0", "there is none after")
        stage.screen.press(.leftArrow)
        #expect(focused(stage)?.hasPrefix("A") == true)
        try stage.expectSettled()
    }

    @Test("If the next table is scrolled, its row at that height gets the focus, and is scrolled fully into sight")
    func scrolled() throws {
        let stage = LinkedStage([10, 50, 0])
        stage.views[1].contentOffset.y = 460
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "B10")
        try stage.expectSettled()
        #expect(stage.views[1].contentOffset.y == CGFloat(440))
        stage.screen.press(.downArrow)
        #expect(focused(stage) == "B11")
    }

    @Test("An arrow that points to a button in the row moves the focus there, and the other to the next table")
    func buttons() throws {
        let stage = LinkedStage()
        let cell = try #require(stage.views[1].cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.contentView.addSubview(UIButton(frame: CGRect(x: 100, y: 0, width: 60, height: 44)))
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "B0")
        stage.screen.press(.rightArrow)
        #expect(UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem is UIButton)
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "B0")
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "A0")
    }

    @Test("In a right-to-left layout, arrows move the focus in their direction on screen")
    func mirrored() throws {
        let stage = LinkedStage()
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.views[1].frame.origin.x = 0
        stage.views[0].frame.origin.x = 220
        stage.screen.advance(by: 0.1)
        #expect(stage.views[0].giveFocusToFirstRow() == "A0")
        stage.screen.press(.leftArrow)
        #expect(focused(stage) == "B0")
        stage.screen.press(.rightArrow)
        #expect(focused(stage) == "A0")
    }

    // MARK: Stacks

    @Test("Arrows choose the nearest view of the next stack, and space lifts the chosen view")
    func stacks() throws {
        let stage = try StackStage(4, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0", "W1", "W2"])
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.leftArrow)
        #expect(stage.stack.isFocused, "nothing lies there")
        stage.screen.press(.rightArrow)
        #expect(other.isFocused)
        #expect(stage.screen.announcements.last == "W1, 2 of 3")
        stage.screen.press(.rightArrow)
        #expect(other.isFocused)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        stage.screen.advance(by: 0.3)
        #expect(other.isDragging)
        #expect(other.arrangedSubviews[2].alpha == 0)
        stage.screen.press(.escape)
        try stage.screen.settle()
        stage.screen.press(.leftArrow)
        #expect(stage.stack.isFocused)
        #expect(stage.screen.announcements.last == "V2, 3 of 4")
        #expect(group.stacks.count == 2)
    }

    @Test("A disabled stack is skipped")
    func skipped() throws {
        let stage = try StackStage(3, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0"])
        other.isEnabled = false
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        #expect(stage.stack.isFocused)
        #expect(!other.isFocused)
        other.isEnabled = true
        stage.screen.press(.rightArrow)
        #expect(other.isFocused)
        #expect(group.stacks.count == 2)
    }
}

extension UITableView {
    /// Moves the focus to the first row, and returns the text of the focused row.
    fileprivate func giveFocusToFirstRow() -> String? {
        let system = UIFocusSystem.focusSystem(for: self)
        cellForRow(at: IndexPath(row: 0, section: 0)).map { system?.requestFocusUpdate(to: $0) }
        system?.updateFocusIfNeeded()
        return (system?.focusedItem as? UITableViewCell)?.textLabel?.text
    }
}
