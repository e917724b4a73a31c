// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board in an outer scroll view") @MainActor
struct BoardInScrollViewTests {
    private let stage: BoardStage
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    /// Puts a board into an outer scroll view. The board is as high as its content, which is twice as high as the
    /// screen, so only the outer scroll view can scroll it.
    init() {
        stage = BoardStage(BoardStage.boxes((0, 0), (0, 1100)))
        stage.board.autoresizingMask = []
        stage.controller.view.addSubview(outer)
        outer.addSubview(stage.board)
        outer.contentSize = CGSize(width: 400, height: 1200)
        stage.board.frame = CGRect(x: 0, y: 0, width: 400, height: 1200)
        stage.screen.advance(by: 0.1)
    }

    private func isSeen(_ id: String) -> Bool { stage.board.view(for: id)?.isWhollyOnScreen() == true }

    @Test("Arrow keys scroll the outer view to the newly focused item, down and up")
    func focus() throws {
        stage.screen.press(.tab)
        for (key, id) in [(UIKeyboardHIDUsage.downArrow, "B"), (.upArrow, "A"), (.downArrow, "B")] {
            stage.screen.press(key)
            stage.screen.advance(by: 0.5)
            #expect(stage.board.view(for: id)?.isFocused == true)
            #expect(isSeen(id))
        }
        #expect(outer.contentOffset.y > CGFloat(500))
        #expect(stage.board.scrollView.contentOffset == .zero)
        try stage.expectSettled()
    }

    @Test("An item dragged by keys stays in sight, also where it is dropped")
    func carried() throws {
        stage.screen.press(.tab)
        stage.screen.press(.space)
        for _ in 0..<40 {
            stage.screen.press(.downArrow)
            stage.screen.advance(by: 0.05)
            #expect(isSeen("A"))
        }
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.board.items.first?.frame.minY == CGFloat(800))
        #expect(isSeen("A"))
    }
}
