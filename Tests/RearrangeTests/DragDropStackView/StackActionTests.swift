// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: accessibility actions") @MainActor
struct StackActionTests {
    @Test("If the app removes the view in the begin callback, the action is cancelled and moves nothing (I84)")
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
