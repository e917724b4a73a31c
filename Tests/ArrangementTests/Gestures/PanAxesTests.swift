// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing

@Suite("The axes of a pan")
struct PanAxesTests {
    @Test("Seen from what lies at a right angle each axis is the other, and back again")
    func turned() {
        #expect(PanAxes.horizontal.turned == .vertical && PanAxes.vertical.turned == .horizontal)
        #expect(PanAxes.both.turned == .both && PanAxes([]).turned == [])
        for axes in [PanAxes.horizontal, .vertical, .both, []] { #expect(axes.turned.turned == axes) }
    }
}
