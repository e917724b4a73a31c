// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What keys have carried out of sight, and Escape puts back") @MainActor
struct KeysHomeTests {
    /// Whether all of a view's part shows, in whatever scrolls round it.
    private func shows(_ rect: CGRect, of view: UIView) -> Bool {
        let window = view.convert(rect, to: nil).insetBy(dx: 0.5, dy: 0.5)
        return sequence(first: view, next: \.superview).allSatisfy { around in
            !(around is UIScrollView || around is UIWindow) || around.convert(around.bounds, to: nil).contains(window)
        }
    }

    @Test("I49: a row is in sight again, with the focus and its ring, when it went far and when it went near")
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
            let path = IndexPath(row: row, section: 0)
            #expect(!shows(stage.table.rectForRow(at: path), of: stage.table))
            stage.screen.press(.escape)
            try stage.expectTidy()
            #expect(shows(stage.table.rectForRow(at: path), of: stage.table))
            let focused = UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell
            #expect(focused?.textLabel?.text == "A\(row)" && focused?.every("FocusRing").count == 1)
            #expect(stage.controller.moves == [])
        }
    }

    @Test("I49: an item of a board is")
    func boards() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.boardSize = CGSize(width: 400, height: 2400)
        }
        stage.screen.press(.tab)
        stage.screen.press(.space)
        for _ in 0..<60 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        #expect(stage.board.scrollView.contentOffset.y > CGFloat(300))
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(shows(stage.view("A").bounds, of: stage.view("A")) && stage.view("A").isFocused)
    }

    @Test("I49: a view that moves by itself is")
    func movingViews() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        let view = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        view.step = CGSize(width: 20, height: 20)
        scrollView.addSubview(view)
        screen.show(scrollView)
        screen.advance(by: 3)
        screen.press(.tab)
        screen.press(.space)
        for _ in 0..<60 { screen.press(.downArrow) }
        #expect(scrollView.contentOffset.y > CGFloat(300))
        screen.press(.escape)
        try screen.settle()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20) && shows(view.bounds, of: view) && view.isFocused)
    }
}
