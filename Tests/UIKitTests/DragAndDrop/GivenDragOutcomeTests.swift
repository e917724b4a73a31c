// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("What another program has done with a drag in the end") @MainActor
struct GivenDragOutcomeTests {
    private let stage = DragStage()

    init() {
        stage.giver.items = [UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))]
    }

    /// - Returns: what the giver hears of a drag that is let go of as one thing, and done as another.
    private func ends(_ letGo: DragAction, _ done: DragAction) async throws -> [String] {
        let drag = try stage.carryOut()
        _ = stage.log.take()
        drag.letGo(over: letGo)
        await finishProviderLoads()
        drag.finish(done)
        await stage.screen.advance(by: 0.1)
        try expectNoLeftovers(stage.screen)
        return stage.log.take()
    }

    @Test("A move that was a copy in the end is told as that, and the giver keeps its own")
    func copied() async throws {
        let heard = try await ends(.move, .copy)
        #expect(heard == ["red will end: move", "red ended: copy", "red transferred"])
    }

    @Test("A copy that was a move in the end is told as that, and the giver takes its own away")
    func moved() async throws {
        let heard = try await ends(.copy, .move)
        #expect(heard == ["red will end: copy", "red ended: move", "red transferred"])
    }

    @Test("What may not be moved has not been, whatever the other program says")
    func notMoved() async throws {
        stage.giver.allowsMove = false
        let heard = try await ends(.copy, .move)
        #expect(heard == ["red will end: copy", "red ended: copy", "red transferred"])
    }
}
