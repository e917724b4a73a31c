// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Ease-in-out scroll animation")
struct EaseInOutScrollTests {
    @Test("fact 84: the progress is half a cosine wave, from 0 to exactly 1")
    func wave() {
        for time in stride(from: -0.1, to: 0.5, by: 0.01) {
            let expected = (1 - cos(.pi * min(max(time / 0.3, 0), 1))) / 2
            #expect(isClose(EaseInOutScroll.share(at: time, of: 0.3), expected, within: 1e-12))
        }
        #expect(EaseInOutScroll.share(at: 0, of: 0.3) == 0)
        #expect(EaseInOutScroll.share(at: 0.3, of: 0.3) == 1)
        #expect(EaseInOutScroll.share(at: 0, of: 0) == 1)
    }
}
