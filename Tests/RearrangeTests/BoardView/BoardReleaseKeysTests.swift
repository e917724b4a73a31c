// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Letting go by keys of what may not go on") @MainActor
struct BoardReleaseKeysTests {
    @Test("I50: let go of by keys before the next frame, an item whose window has changed goes home")
    func changedWindow() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.liftByKeys(.rightArrow)
        #expect(stage.board.isDragging)
        Interruption.scale.happen(toWindowOf: stage.screen)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"] && stage.origin("A") == .zero)
    }
}
