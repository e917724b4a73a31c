// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct ScrollDisplayLinkTests {
    @Test("Releasing a scroll display link ends its frames, and the screen is idle")
    func released() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        try screen.settle()
        var steps = 0
        var movement: ScrollDisplayLink? = ScrollDisplayLink(.animated(from: .zero, to: .zero, .offset)) { _ in
            steps += 1
        }
        screen.advance(by: 0.1)
        #expect(movement != nil)
        #expect(steps > 2)
        #expect(screen.host.hasWork)
        movement = nil
        let before = steps
        screen.advance(by: 0.1)
        #expect(steps == before)
        #expect(!screen.host.hasWork)
        try screen.settle()
    }
}
