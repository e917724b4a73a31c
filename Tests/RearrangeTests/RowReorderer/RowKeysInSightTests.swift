// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: keyboard lift of a row out of sight") @MainActor
struct RowKeysInSightTests {
    private let stage = RowsStage()

    private func expectCarried(_ row: Int, _ location: SourceLocation = #_sourceLocation) throws {
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == true, sourceLocation: location)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(row, to: row + 1), sourceLocation: location)
    }

    @Test("Space lifts the focused row while the table still scrolls to it")
    func scrolling() throws {
        stage.screen.press(.tab)
        for _ in 0..<15 { stage.screen.press(.downArrow) }
        #expect(!stage.table.showsRow(15))
        try expectCarried(15)
    }

    @Test("Space lifts the focused row after the wheel has scrolled it out of sight")
    func scrolledAway() throws {
        stage.screen.press(.tab)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 1500), at: CGPoint(x: 195, y: 200))
        stage.screen.advance(by: 2)
        #expect(stage.table.contentOffset.y > CGFloat(300))
        #expect(!stage.table.showsRow(3))
        try expectCarried(3)
    }
}
