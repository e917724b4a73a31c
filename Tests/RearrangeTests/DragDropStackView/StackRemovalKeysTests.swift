// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: removal by keys and accessibility actions (rule 12)") @MainActor
struct StackRemovalKeysTests {
    private func stage(_ count: Int = 4) throws -> StackStage {
        try StackStage(count) { $0.configuration.removalDistance = 60 }
    }

    @Test("Delete removes the chosen or the lifted view, in one undo step", arguments: [false, true])
    func byKey(isLifted: Bool) throws {
        let stage = try stage()
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        if isLifted { stage.screen.press(.space) }
        stage.screen.press(.delete)
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V2", "V3"])
        #expect(stage.lifted == nil)
        #expect(stage.screen.announcements.contains(isLifted ? "V1 to be removed" : "V1 removed"))
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3"])
    }

    @Test("The custom action Remove removes its view")
    func byAction() throws {
        let stage = try stage()
        let action = try #require(stage.tile(2).accessibilityCustomActions?.first { $0.name == "Remove" })
        let isDone = action.actionHandler?(action)
        #expect(isDone == true)
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V3"])
    }

    @Test("Without removalDistance, or at minimumCount, Delete removes nothing")
    func never() throws {
        let plain = try StackStage(3)
        plain.screen.press(.tab)
        plain.screen.press(.delete)
        try plain.screen.settle()
        #expect(plain.stack.names.count == 3)
        #expect(plain.tile(0).accessibilityCustomActions?.contains { $0.name == "Remove" } != true)
        let few = try stage(3)
        few.stack.configuration.minimumCount = 3
        few.screen.press(.tab)
        few.screen.press(.delete)
        try few.screen.settle()
        #expect(few.stack.names.count == 3)
    }
}
