// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Stops of content")
struct ScrollStopsTests {
    private let pages = PageStops(range: 0...450, page: 100)

    @Test("A movement ends at the first stop from its end on, and not at the one at which it began")
    func rest() {
        #expect(pages.rest(from: 0, to: 10) == 100)
        #expect(pages.rest(from: 0, to: 100) == 100)
        #expect(pages.rest(from: 0, to: 101) == 200)
        #expect(pages.rest(from: 0, to: 440) == 450)
        #expect(pages.rest(from: 200, to: 190) == 100)
        #expect(pages.rest(from: 200, to: 100) == 100)
        #expect(pages.rest(from: 250, to: 210) == 200)
        #expect(pages.rest(from: 60, to: 60) == 0)
    }

    @Test("Stops with another origin, and in the opposite direction")
    func converted() {
        let moved = ConvertedStops(pages, origin: -20, isReversed: false)
        #expect(moved.stop(after: -20) == 80)
        #expect(moved.stop(before: 80) == -20)
        #expect(moved.nearestStop(to: 100) == 80)
        let reversed = ConvertedStops(pages, origin: 450, isReversed: true)
        // The pages begin at 450, 350, 250, 150, 50 and 0.
        #expect(reversed.stop(after: 350) == 450)
        #expect(reversed.stop(before: 350) == 250)
        #expect(reversed.stop(before: 50) == 0)
        #expect(reversed.nearestStop(to: 330) == 350)
        #expect(reversed.rest(from: 450, to: 440) == 350)
    }
}
