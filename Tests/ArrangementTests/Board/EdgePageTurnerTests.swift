// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Page turning at the edges of a calendar")
struct EdgePageTurnerTests {
    @Test("An item held at an edge turns one page per interval, but none before it moves toward that edge (I73)")
    func pages() {
        var pageTurner = EdgePageTurner()
        let time = Thresholds.Board.pageTurnDelay
        pageTurner.pointerMoved(position: 395, in: 0...400, at: 0)
        #expect(!pageTurner.isWaiting)
        #expect(pageTurner.timePassed(10) == 0)
        pageTurner.pointerMoved(position: 398, in: 0...400, at: 10)
        #expect(pageTurner.timePassed(10 + time - 0.01) == 0)
        #expect(pageTurner.timePassed(10 + time) == 1)
        #expect(pageTurner.timePassed(10 + time + 0.1) == 0)
        // After a long time without a frame, the next frame turns only one page.
        #expect(pageTurner.timePassed(10 + time * 5) == 1)
        #expect(pageTurner.timePassed(10 + time * 5 + 0.01) == 0)
        pageTurner.pointerMoved(position: 200, in: 0...400, at: 20)
        #expect(pageTurner.timePassed(30) == 0)
        pageTurner.pointerMoved(position: 3, in: 0...400, at: 30)
        #expect(pageTurner.timePassed(30 + time) == -1)
    }

    @Test("A narrow board has a neutral area between its edges")
    func narrow() {
        var pageTurner = EdgePageTurner()
        pageTurner.pointerMoved(position: 10, in: 0...40, at: 0)
        pageTurner.pointerMoved(position: 20, in: 0...40, at: 0)
        #expect(!pageTurner.isWaiting)
    }
}
