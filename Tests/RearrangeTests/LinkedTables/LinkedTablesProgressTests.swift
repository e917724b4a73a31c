// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: loading progress") @MainActor
struct LinkedTablesProgressTests {
    let stage = LinkedStage()

    @Test("The placeholder shows the loading progress, also to assistive technology (I42)")
    func progress() async throws {
        let dragSource = DelayedDragSource()
        await stage.drop(dragSource, at: stage.point(1, 3, below: -6))
        let cell = try #require(stage.views[1].every("LinkedLoadingCell").first)
        let bar = try #require(cell.every("UIProgressView").first as? UIProgressView)
        #expect(cell.accessibilityLabel == "Seventh, loading")
        #expect(cell.accessibilityValue == "0%")
        #expect(bar.progress == 0)
        dragSource.progresses[0].completedUnitCount = 3
        await stage.screen.advance(by: 0.3)
        #expect(cell.accessibilityValue == "75%")
        #expect(abs(bar.progress - 0.75) < 0.01)
        dragSource.give(Data(#"{"id":"X","text":"X"}"#.utf8))
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "X")
        #expect(stage.failures.isEmpty)
    }
}
