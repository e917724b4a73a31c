// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("How far items have come that linked tables get") @MainActor
struct LinkedTablesProgressTests {
    let stage = LinkedStage()

    @Test("I42: the placeholder shows how far its item has come, and says so")
    func progress() async throws {
        let giver = Slow()
        let square = UIView(frame: CGRect(x: 560, y: 360, width: 60, height: 60))
        square.addInteraction(UIDragInteraction(delegate: giver))
        stage.screen.window.rootViewController?.view.addSubview(square)
        let finger = stage.screen.touch(square)
        await finger.hold(0.5)
        await finger.move(to: stage.point(1, 3, below: -6), duration: 0.3)
        await finger.up()
        await stage.screen.advance(by: 1)
        let cell = try #require(stage.views[1].every("LinkedLoadingCell").first)
        let bar = try #require(cell.every("UIProgressView").first as? UIProgressView)
        #expect(cell.accessibilityLabel == "Seventh, loading")
        #expect(cell.accessibilityValue == "0 %" && bar.progress == 0)
        giver.progress.completedUnitCount = 3
        await stage.screen.advance(by: 0.3)
        #expect(cell.accessibilityValue == "75 %" && abs(bar.progress - 0.75) < 0.01)
        giver.give(Data(#"{"id":"X","text":"X"}"#.utf8))
        try await stage.expectTidy()
        #expect(stage.items[1][3] == "X" && stage.failures.isEmpty)
    }

    /// Gives one item, which takes its time.
    private final class Slow: NSObject, UIDragInteractionDelegate, @unchecked Sendable {
        let progress = Progress(totalUnitCount: 4)
        private let lock = NSLock()
        private nonisolated(unsafe) var completion: (@Sendable (Data?, (any Error)?) -> Void)?

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let provider = NSItemProvider()
            provider.suggestedName = "Seventh"
            provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
                self.lock.withLock { self.completion = completion }
                return self.progress
            }
            return [UIDragItem(itemProvider: provider)]
        }

        func give(_ data: Data) { lock.withLock { completion }?(data, nil) }
    }
}
