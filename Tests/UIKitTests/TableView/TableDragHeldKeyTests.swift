// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Rows dragged by keys that are held") @MainActor
struct TableDragHeldKeyTests {
    private func pickUp(_ stage: TableDragStage, _ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    @Test("rule 12: an arrow that is held carries a row on, place by place, as it does the focus")
    func arrows() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.picture(stage.left).prefix(8) == ["A0", "A1", "A3", "A4", "A5", "A6", "-", "A7"])
        stage.screen.hold(.upArrow, repeats: 1)
        stage.screen.release(.upArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.ours.sections[0].prefix(6) == ["A0", "A1", "A3", "A4", "A2", "A5"])
    }

    @Test("An arrow that is held to the end of the list stays there")
    func end() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        stage.screen.hold(.downArrow, repeats: 60)
        stage.screen.release(.downArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.ours.sections[0].last == "A2")
    }

    @Test("What ends a drag, or leads it to another list, does so once, however long it is held")
    func once() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        stage.screen.hold(.tab, repeats: 2)
        stage.screen.release(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.right.hasActiveDrop)
        stage.screen.hold(.space, repeats: 3)
        stage.screen.release(.space)
        try stage.expectTidy()
        #expect(stage.theirs.sections[0].count { $0 == "A2" } == 1)
        #expect(stage.right.indexPathForSelectedRow == nil && stage.left.indexPathForSelectedRow == nil)
    }
}
