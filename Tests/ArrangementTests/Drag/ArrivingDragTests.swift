// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("A drag that has begun elsewhere")
struct ArrivingDragTests {
    private let edge = CGPoint(x: 0, y: 40)

    @Test("It is under way where it comes in, and moves and ends as others do")
    func arrives() {
        var session = DragSession(arrivingAt: edge)
        #expect(session.isUnderWay && session.location == edge && session.reorderControlCenter == edge)
        #expect(session.pressed(at: .zero, time: 0) == .none && session.timePassed(9) == .none)
        #expect(session.moved(to: CGPoint(x: 30, y: 40), time: 1) == .move)
        #expect(session.translation == CGPoint(x: 30, y: 0))
        #expect(session.released() == .drop)
        #expect(session.settled() == .finish(committed: true))
    }

    @Test("One that leaves, or is refused, is cancelled")
    func leaves() {
        var left = DragSession(arrivingAt: edge)
        #expect(left.cancelled() == .cancel)
        var refused = DragSession(arrivingAt: edge)
        #expect(refused.released(isAccepted: false) == .cancel)
        #expect(refused.settled() == .finish(committed: false))
    }
}
