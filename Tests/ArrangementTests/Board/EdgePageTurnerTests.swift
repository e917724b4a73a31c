// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Held at the side of a calendar")
struct EdgePageTurnerTests {
    @Test("I73: one page for each while that it is held there, and none before it has moved that way")
    func pages() {
        var pageTurner = EdgePageTurner()
        let time = Thresholds.Board.pageTurner
        pageTurner.pointerMoved(position: 395, in: 0...400, at: 0)
        #expect(!pageTurner.isWaiting && pageTurner.timePassed(10) == 0)
        pageTurner.pointerMoved(position: 398, in: 0...400, at: 10)
        #expect(pageTurner.timePassed(10 + time - 0.01) == 0)
        #expect(pageTurner.timePassed(10 + time) == 1)
        #expect(pageTurner.timePassed(10 + time + 0.1) == 0)
        // A frame that comes late turns one page, not all that were missed.
        #expect(pageTurner.timePassed(10 + time * 5) == 1)
        #expect(pageTurner.timePassed(10 + time * 5 + 0.01) == 0)
        pageTurner.pointerMoved(position: 200, in: 0...400, at: 20)
        #expect(pageTurner.timePassed(30) == 0)
        pageTurner.pointerMoved(position: 3, in: 0...400, at: 30)
        #expect(pageTurner.timePassed(30 + time) == -1)
    }

    @Test("A narrow board has room between its sides")
    func narrow() {
        var pageTurner = EdgePageTurner()
        pageTurner.pointerMoved(position: 10, in: 0...40, at: 0)
        pageTurner.pointerMoved(position: 20, in: 0...40, at: 0)
        #expect(!pageTurner.isWaiting)
    }
}
