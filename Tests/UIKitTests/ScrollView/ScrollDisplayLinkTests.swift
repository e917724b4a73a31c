// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct ScrollDisplayLinkTests {
    @Test("The frames of a movement that nobody keeps end with it, and nothing waits for it")
    func goes() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        try screen.settle()
        var steps = 0
        var movement: ScrollDisplayLink? = ScrollDisplayLink(.animated(from: .zero, to: .zero, .offset)) { _ in
            steps += 1
        }
        screen.advance(by: 0.1)
        #expect(movement != nil && steps > 2 && screen.host.hasWork)
        movement = nil
        let before = steps
        screen.advance(by: 0.1)
        #expect(steps == before && !screen.host.hasWork)
        try screen.settle()
    }
}
