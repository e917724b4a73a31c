// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard drag: Escape after a drag out of sight") @MainActor
struct KeyboardDragReturnTests {
    @Test("After Escape far from its place, a row is in sight again, with the focus and its ring (I49)")
    func rows() throws {
        for (row, key, presses) in [(2, UIKeyboardHIDUsage.end, 1), (2, .downArrow, 14), (15, .home, 1)] {
            let stage = RowsStage()
            stage.screen.press(.tab)
            for _ in 0..<row { stage.screen.press(.downArrow) }
            stage.screen.advance(by: 1)
            stage.screen.press(.space)
            #expect(stage.controller.reorderer?.isDragging == true)
            for _ in 0..<presses { stage.screen.press(key) }
            stage.screen.advance(by: 0.5)
            #expect(!stage.table.showsRow(row))
            stage.screen.press(.escape)
            try stage.expectSettled()
            #expect(stage.table.showsRow(row))
            let focused = UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell
            #expect(focused?.textLabel?.text == "A\(row)")
            #expect(focused?.every("FocusRing").count == 1)
            #expect(stage.controller.moves == [])
        }
    }

    @Test("After Escape far from its place, an item of a board is in sight again, with the focus (I49)")
    func boards() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.boardSize = CGSize(width: 400, height: 2400)
        }
        stage.screen.liftByKeys()
        for _ in 0..<60 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        #expect(stage.board.scrollView.contentOffset.y > CGFloat(300))
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.view("A").isWhollyOnScreen())
        #expect(stage.view("A").isFocused)
    }

    @Test("After Escape far from its place, a moving view is in sight again, with the focus (I49)")
    func movingViews() throws {
        let stage = MovingStage()
        let (screen, scrollView, view) = (stage.screen, stage.scrollView, stage.view)
        screen.liftByKeys()
        for _ in 0..<60 { screen.press(.downArrow) }
        #expect(scrollView.contentOffset.y > CGFloat(300))
        screen.press(.escape)
        try stage.expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(view.isWhollyOnScreen())
        #expect(view.isFocused)
    }
}
