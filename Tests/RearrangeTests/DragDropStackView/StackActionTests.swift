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
        stage.modelDelegate.didBegin = { [stack = stage.stack, modelDelegate = stage.modelDelegate] in
            stack.removeArrangedSubview(tile)
            tile.removeFromSuperview()
            modelDelegate.model.removeFirst()
        }
        #expect(!stage.screen.perform("Move to End", on: tile))
        try stage.expectSettled(ids: ["V1", "V2"])
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }
}
