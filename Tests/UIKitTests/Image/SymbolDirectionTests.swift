// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("Symbols that point along a line")
struct SymbolDirectionTests {
    @Test(
        "Forward and backward are the other way round from right to left; left and right are not",
        arguments: [
            ("chevron.backward", true), ("chevron.forward", true), ("arrow.forward", true), ("chevron.left", false),
            ("chevron.right", false), ("trash", false),
        ])
    func flips(name: String, isFlipped: Bool) throws {
        #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection == isFlipped)
    }
}
