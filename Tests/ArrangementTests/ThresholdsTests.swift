// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Thresholds")
struct ThresholdsTests {
    @Test("A drop animation's duration grows with the distance up to 1500 points, and a cancel takes 0.6 of it")
    func dropDurations() {
        #expect(Thresholds.Drop.duration(distance: 0) == 0.33)
        #expect(isClose(Thresholds.Drop.duration(distance: 750), 0.44, within: 1e-12))
        #expect(isClose(Thresholds.Drop.duration(distance: 1500), 0.55, within: 1e-12))
        #expect(isClose(Thresholds.Drop.duration(distance: 9000), 0.55, within: 1e-12))
        #expect(isClose(Thresholds.Drop.duration(distance: 0, isCancel: true), 0.198, within: 1e-12))
    }

    @Test("The full-swipe threshold is between the two measured travels on a row of 375 points")
    func fullSwipe() {
        let travel = Thresholds.SwipeActions.fullSwipeFraction * 375
        #expect(travel > 250)
        #expect(travel < 260)
    }
}
