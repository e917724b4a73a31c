// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("How a lifted row stands out") @MainActor
struct LiftedRowLookTests {
    @Test("By its shadow where it is light, and by an outline too where it is dark", arguments: [false, true])
    func outline(isDark: Bool) throws {
        let stage = RowsStage()
        stage.screen.traits.userInterfaceStyle = isDark ? .dark : .light
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        let picture = try #require(stage.table.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect((picture.layer.borderWidth > 0) == isDark)
        finger.cancel()
        try stage.expectTidy()
    }
}
