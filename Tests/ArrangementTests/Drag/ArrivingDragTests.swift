// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("External drag session")
struct ArrivingDragTests {
    private let edge = CGPoint(x: 0, y: 40)

    @Test("An external drag is under way where it enters, and moves and ends like other drags")
    func arrives() {
        var session = DragSession(arrivingAt: edge)
        #expect(session.isUnderWay)
        #expect(session.location == edge)
        #expect(session.grabLocation == edge)
        #expect(session.pressed(at: .zero, time: 0) == .none)
        #expect(session.timePassed(9) == .none)
        #expect(session.moved(to: CGPoint(x: 30, y: 40), time: 1) == .move)
        #expect(session.translation == CGPoint(x: 30, y: 0))
        #expect(session.released() == .drop)
        #expect(session.settled() == .finish(committed: true))
    }

    @Test("An external drag that leaves or is refused is cancelled")
    func leaves() {
        var left = DragSession(arrivingAt: edge)
        #expect(left.cancelled() == .cancel)
        var refused = DragSession(arrivingAt: edge)
        #expect(refused.released(isAccepted: false) == .cancel)
        #expect(refused.settled() == .finish(committed: false))
    }
}
