// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: focus and selection after undo and redo") @MainActor
struct UndoRowFocusTests {
    private func focused(_ stage: RowsStage) -> String? {
        (UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell)?.textLabel?.text
    }

    private func selected(_ stage: RowsStage) -> [String] {
        (stage.table.indexPathsForSelectedRows ?? []).sorted().map { stage.controller.model[$0.section][$0.row] }
    }

    @Test(
        "A row that keys moved to another section keeps the focus through undo and redo (I57)"
    )
    func byKeys() throws {
        let stage = RowsStage([["a", "b"], ["c", "d"]])
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.controller.model == [["a"], ["c", "b", "d"]])
        #expect(focused(stage) == "b")
        for _ in 0..<2 {
            stage.screen.press(.keyboardZ, modifiers: .control)
            try stage.expectSettled()
            #expect(stage.controller.model == [["a", "b"], ["c", "d"]])
            #expect(focused(stage) == "b")
            stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
            try stage.expectSettled()
            #expect(stage.controller.model == [["a"], ["c", "b", "d"]])
            #expect(focused(stage) == "b")
        }
        stage.screen.press(.space)
        stage.screen.press(.end)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.controller.model == [["a"], ["c", "d", "b"]])
        #expect(focused(stage) == "b")
    }

    @Test("A row that was clicked and dragged is selected and focused at its old place after undo (I57)")
    func byMouse() throws {
        let stage = RowsStage()
        let rect = stage.table.rectForRow(at: IndexPath(row: 2, section: 0))
        stage.screen.mouse.click(at: stage.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        try stage.screen.settle()
        #expect(focused(stage) == "A2")
        #expect(selected(stage) == ["A2"])
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(focused(stage) == "A2")
        #expect(selected(stage) == ["A2"])
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.shown[2] == "A2")
        #expect(focused(stage) == "A2")
        #expect(selected(stage) == ["A2"])
        #expect(stage.screen.window.every("FocusRing").count == 1)
    }
}
