// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Zoom rubber band")
struct ZoomRubberBandTests {
    @Test("Within the limits the scale follows the fingers; beyond, it grows less and never reaches twice the limit")
    func band() {
        var last = 0.0
        for scale in stride(from: 0.05, to: 40, by: 0.05) {
            let shown = ZoomRubberBand.shown(scale: scale, limits: 0.5...3, bounces: true)
            #expect(shown > last)
            last = shown
            if scale >= 0.5, scale <= 3 { #expect(shown == scale) }
            #expect(shown > 0.25)
            #expect(shown < 6)
            let asked = ZoomRubberBand.scale(shown: shown, limits: 0.5...3)
            #expect(isClose(asked / scale, 1, within: 1e-6))
        }
    }

    @Test("Without bounces the scale is clamped to the limits")
    func walls() {
        #expect(ZoomRubberBand.shown(scale: 9, limits: 0.5...3, bounces: false) == 3)
        #expect(ZoomRubberBand.shown(scale: 0.1, limits: 0.5...3, bounces: false) == 0.5)
    }
}
