// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Where keys go on after a card that a mouse has dragged is put back") @MainActor
struct KanbanUndoFocusTests {
    /// Drags a card with the mouse, by way of a point where it rests.
    private func drag(
        _ stage: KanbanPageStage, _ column: Int, by way: CGPoint, to other: Int
    ) throws {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point(column, 0))
        mouse.press()
        mouse.hold(0.6)
        mouse.move(to: way, duration: 0.5)
        for _ in 0..<8 where !stage.page.strip.isInSight(stage.page.columns[other]) { mouse.hold(1) }
        mouse.move(to: stage.point(other, 0), duration: 0.3)
        mouse.hold(0.4)
        mouse.release()
        try stage.expectTidy()
    }

    @Test("At the card that came back, not at the first of the board", arguments: [390.0, 900])
    func undone(width: Double) throws {
        let stage = try KanbanPageStage()
        stage.screen.size = CGSize(width: width, height: 800)
        stage.screen.advance(by: 0.3)
        let (strip, columns) = (stage.page.strip, stage.page.columns)
        let edge = CGPoint(x: width - 4, y: 300)
        try drag(stage, 0, by: edge, to: 2)
        strip.show(columns[1], animated: false)
        try stage.expectTidy()
        let before = stage.board
        let card = before[1][0]
        try drag(stage, 1, by: edge, to: 3)
        #expect(stage.board[3].contains(card))
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectTidy()
        #expect(stage.board == before && strip.isInSight(columns[1]))
        #expect(stage.focused?.hasPrefix(card) == true && stage.ringed == stage.focused)
        stage.screen.press(.downArrow)
        try stage.expectTidy()
        #expect(stage.focused?.hasPrefix(before[1][1]) == true && strip.isInSight(columns[1]))
    }
}
