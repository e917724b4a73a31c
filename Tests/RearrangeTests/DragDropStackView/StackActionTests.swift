// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What moves views of stacks for those who hear the screen") @MainActor
struct StackActionTests {
    @Test("Where the app takes the view away as it hears of the begin, the end says that nothing was moved (I84)")
    func gone() throws {
        let stage = try StackStage(3)
        let tile = stage.tile(0)
        stage.keeper.didBegin = { [stack = stage.stack, keeper = stage.keeper] in
            stack.removeArrangedSubview(tile)
            tile.removeFromSuperview()
            keeper.model.removeFirst()
        }
        #expect(!stage.screen.perform("Move to End", on: tile))
        try stage.expectTidy(ids: ["V1", "V2"])
        #expect(stage.keeper.heard == ["begin", "cancel"])
    }
}
