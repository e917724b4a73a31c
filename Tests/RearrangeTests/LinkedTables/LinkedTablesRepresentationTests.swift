// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: further representations for other apps") @MainActor
struct LinkedTablesRepresentationTests {
    let stage = LinkedStage()

    /// Drags the second row of a stage's first list out of the window, and returns the offer to other apps.
    private func offer(of stage: LinkedStage) async throws -> DataOffer {
        stage.screen.surface.hasOtherApps = true
        let finger = stage.lift(0, 1)
        await finger.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        let drag = try #require(stage.screen.surface.drag)
        finger.cancel()
        return drag.offer
    }

    private func data(_ format: String, of offer: DataOffer) async -> Data? {
        await withCheckedContinuation { continuation in
            offer.provide(format) { continuation.resume(returning: $0) }
        }
    }

    @Test("By default, other apps are offered the item's own type and no text")
    func ownAlone() async throws {
        let offer = try await offer(of: stage)
        #expect(!offer.formats.isEmpty)
        #expect(!offer.formats.contains { $0.hasPrefix("text/plain") })
    }

    @Test("A text that the app adds comes after the item's own type, and is that of the row")
    func text() async throws {
        stage.tables.itemType = "com.example.linked-card"
        stage.tables.addRepresentations = { card, provider in
            provider.registerObject("Card \(card.text)" as NSString, visibility: .all)
        }
        let offer = try await offer(of: stage)
        let own = try #require(offer.formats.firstIndex { $0.contains("com.example.linked-card") })
        let text = try #require(offer.formats.firstIndex { $0.hasPrefix("text/plain") })
        #expect(own < text)
        #expect(await data(offer.formats[text], of: offer) == Data("Card A1".utf8))
    }

    @Test("Another app's linked tables receive the item despite its further representations")
    func item() async throws {
        let other = LinkedStage([0, 0, 0])
        other.change { other.tables.lists[0].items = (0..<3).map { LinkedCard("X\($0)") } }
        other.tables.addRepresentations = { _, provider in
            provider.registerObject("nothing" as NSString, visibility: .all)
        }
        await other.screen.advance(by: 1)
        let drop = HeadlessDrop(try await offer(of: other), actions: [.copy], on: stage.screen.surface)
        await stage.drop(drop, at: stage.point(1, 3, below: -6))
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "X1", "B3"])
        #expect(stage.failures.isEmpty)
    }

    @Test("Without `isOpenToOtherApps`, `addRepresentations` is not called")
    func closed() throws {
        var asked = 0
        stage.tables.addRepresentations = { _, _ in asked += 1 }
        stage.tables.isOpenToOtherApps = false
        try stage.drag(0, 1, to: 1, above: 2)
        #expect(asked == 0)
        #expect(stage.items[1][2] == "A1")
        stage.tables.isOpenToOtherApps = true
        try stage.drag(0, 1, to: 1, above: 2)
        #expect(asked == 1)
    }
}
