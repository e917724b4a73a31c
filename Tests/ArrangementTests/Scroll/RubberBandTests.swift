// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Rubber band")
struct RubberBandTests {
    @Test(
        "fact 78: the shown distances are those measured on a device 960 points high",
        arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
    func measured(overscroll: Double, shown: Double) {
        #expect(isClose(RubberBand.shown(overscroll: overscroll, dimension: 960), shown, within: 0.01))
    }

    @Test("fact 78: in a view of 600 points a pull of 100 points shows 50.38")
    func check() {
        #expect(isClose(RubberBand.shown(overscroll: 100, dimension: 600), 50.38, within: 0.01))
    }

    @Test("Both edges behave alike, and the shown distance is always less than the dimension")
    func symmetric() {
        for overscroll in [0.0, 1, 50, 1e4, 1e9] {
            let shown = RubberBand.shown(overscroll: overscroll, dimension: 440)
            #expect(RubberBand.shown(overscroll: -overscroll, dimension: 440) == -shown)
            #expect(shown < 440)
        }
    }

    @Test("The inverse gives the finger's distance")
    func inverse() {
        for overscroll in stride(from: -900.0, through: 900, by: 37) {
            let shown = RubberBand.shown(overscroll: overscroll, dimension: 440)
            #expect(isClose(RubberBand.overscroll(shown: shown, dimension: 440), overscroll, within: 1e-9))
        }
        #expect(RubberBand.overscroll(shown: 440, dimension: 440).isFinite)
    }

    @Test("A scroll view with a dimension of zero shows no overscroll")
    func empty() {
        #expect(RubberBand.shown(overscroll: 10, dimension: 0) == 0)
        #expect(RubberBand.overscroll(shown: 10, dimension: 0) == 0)
    }
}
