// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// Those that fingers carry are put back in the tests of whatever may come between.
@Suite("What keys have lifted while its window becomes another") @MainActor
struct WindowChangeTests {
    private func change(_ screen: TestScreen, by interruption: Interruption) {
        interruption.happen(toWindowOf: screen)
        screen.advance(by: 0.1)
    }

    @Test("I50: a view of a stack goes home", arguments: Interruption.ofWindow)
    func stacks(interruption: Interruption) throws {
        let stage = try StackStage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.stack.isDragging)
        change(stage.screen, by: interruption)
        try stage.expectTidy()
        #expect(stage.keeper.heard == ["begin", "cancel"])
    }

    @Test("I50: an item of a board goes home", arguments: Interruption.ofWindow)
    func boards(interruption: Interruption) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.board.isDragging)
        change(stage.screen, by: interruption)
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"] && stage.origin("A") == .zero)
    }

    @Test("I50: a view that moves by itself goes home", arguments: Interruption.ofWindow)
    func movingViews(interruption: Interruption) throws {
        let stage = MovingStage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.view.state == .began)
        change(stage.screen, by: interruption)
        try stage.expectTidy()
        #expect(stage.heard.ended == [false] && stage.view.frame.origin == CGPoint(x: 20, y: 20))
    }
}
