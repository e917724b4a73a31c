// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing

@Suite("Pan axes")
struct PanAxesTests {
    @Test("Turned by a right angle each axis is the other one, and turned twice it is itself")
    func turned() {
        #expect(PanAxes.horizontal.swapped == .vertical)
        #expect(PanAxes.vertical.swapped == .horizontal)
        #expect(PanAxes.both.swapped == .both)
        #expect(PanAxes([]).swapped == [])
        for axes in [PanAxes.horizontal, .vertical, .both, []] { #expect(axes.swapped.swapped == axes) }
    }
}
