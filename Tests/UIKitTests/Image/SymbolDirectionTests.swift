// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("Layout direction of symbols")
struct SymbolDirectionTests {
    @Test(
        "Forward and backward symbols flip in right-to-left layouts; left and right symbols do not",
        arguments: [
            ("chevron.backward", true), ("chevron.forward", true), ("arrow.forward", true), ("chevron.left", false),
            ("chevron.right", false), ("trash", false),
        ])
    func flips(name: String, isFlipped: Bool) throws {
        #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection == isFlipped)
    }
}
