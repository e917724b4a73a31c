// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("External drag: outcome in the other app") @MainActor
struct ExternalDragOutcomeTests {
    private let stage = DragStage()

    init() {
        stage.dragDelegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))]
    }

    /// Drops the source on another app. The app reports the operation `letGo` at the drop, and `done` when it has
    /// finished. Returns the calls to the source's delegate.
    private func ends(_ letGo: DragAction, _ done: DragAction) async throws -> [String] {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        drag.dropOnOtherApp(accepting: letGo)
        await finishProviderLoads()
        drag.finish(done)
        await stage.screen.advance(by: 0.1)
        try expectNoLeftovers(stage.screen)
        return stage.log.drain()
    }

    @Test("A move that the other app finishes as a copy ends as a copy, and the source keeps its item")
    func copied() async throws {
        let calls = try await ends(.move, .copy)
        #expect(calls == ["red will end: move", "red ended: copy", "red transferred"])
    }

    @Test("A copy that the other app finishes as a move ends as a move, and the source can delete its item")
    func moved() async throws {
        let calls = try await ends(.copy, .move)
        #expect(calls == ["red will end: copy", "red ended: move", "red transferred"])
    }

    @Test("If moves are not allowed, the drag ends as a copy, whatever the other app reports")
    func notMoved() async throws {
        stage.dragDelegate.allowsMove = false
        let calls = try await ends(.copy, .move)
        #expect(calls == ["red will end: copy", "red ended: copy", "red transferred"])
    }
}
