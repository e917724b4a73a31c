// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// Tests of keyboard drags only. The tests of interrupted drags cover the drags by fingers.
@Suite("Keyboard drag: changes of the window") @MainActor
struct WindowChangeTests {
    private func change(_ screen: TestScreen, by interruption: Interruption) {
        interruption.apply(toWindowOf: screen)
        screen.advance(by: 0.1)
    }

    @Test("A change of the window cancels the keyboard drag of a stack's view (I50)", arguments: Interruption.ofWindow)
    func stacks(interruption: Interruption) throws {
        let stage = try StackStage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.stack.isDragging)
        change(stage.screen, by: interruption)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }

    @Test("A change of the window cancels the keyboard drag of a board's item (I50)", arguments: Interruption.ofWindow)
    func boards(interruption: Interruption) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.board.isDragging)
        change(stage.screen, by: interruption)
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.origin("A") == .zero)
    }

    @Test("A change of the window cancels the keyboard drag of a moving view (I50)", arguments: Interruption.ofWindow)
    func movingViews(interruption: Interruption) throws {
        let stage = MovingStage()
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.view.state == .began)
        change(stage.screen, by: interruption)
        try stage.expectSettled()
        #expect(stage.calls.ended == [false])
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
    }
}
