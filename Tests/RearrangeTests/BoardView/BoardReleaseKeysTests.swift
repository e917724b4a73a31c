// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: keyboard drops after interruptions") @MainActor
struct BoardReleaseKeysTests {
    @Test("A keyboard drop right after the window's scale changes returns the item (I50)")
    func changedWindow() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.board.isDragging)
        Interruption.scale.apply(toWindowOf: stage.screen)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.origin("A") == .zero)
    }
}
