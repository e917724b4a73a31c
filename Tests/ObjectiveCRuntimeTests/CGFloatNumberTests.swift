// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

@Suite
struct CGFloatNumberTests {
    @Test
    func `a CGFloat is converted to a number and back`() {
        let size: CGFloat = 2.5
        #expect(size as NSNumber == 2.5)
        #expect((size as Any) as? NSNumber == 2.5)
        #expect(NSNumber(value: 7) as? CGFloat == 7)
        #expect(NumberFormatter().string(from: CGFloat(3) as NSNumber) == "3")
    }
}
