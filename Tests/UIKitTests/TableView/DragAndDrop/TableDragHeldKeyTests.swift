// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags by keyboard: held keys") @MainActor
struct TableDragHeldKeyTests {
    private func pickUp(_ stage: TableDragStage, _ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    private func hold(_ key: UIKeyboardHIDUsage, _ stage: TableDragStage, repeats: Int) {
        stage.screen.hold(key, repeats: repeats)
        stage.screen.release(key)
    }

    @Test("Holding an arrow key moves the dragged row step by step (rule 12)")
    func arrows() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        hold(.downArrow, stage, repeats: 3)
        stage.screen.advance(by: 0.5)
        #expect(stage.visibleTexts(stage.left).prefix(8) == ["A0", "A1", "A3", "A4", "A5", "A6", "-", "A7"])
        hold(.upArrow, stage, repeats: 1)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(6) == ["A0", "A1", "A3", "A4", "A2", "A5"])
    }

    @Test("Holding an arrow key at the end of the list keeps the row there")
    func endOfList() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        hold(.downArrow, stage, repeats: 60)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A2")
    }

    @Test("A held Tab changes the list once, and a held Space drops once")
    func heldTabAndSpaceActOnce() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        hold(.tab, stage, repeats: 2)
        stage.screen.advance(by: 0.5)
        #expect(stage.right.hasActiveDrop)
        hold(.space, stage, repeats: 3)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count { $0 == "A2" } == 1)
        #expect(stage.right.indexPathForSelectedRow == nil)
        #expect(stage.left.indexPathForSelectedRow == nil)
    }
}
