// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import Testing

@Suite("Menu placement")
struct MenuPlacementTests {
    private let room = CGRect(x: 10, y: 10, width: 300, height: 400)
    private let size = CGSize(width: 100, height: 150)

    private func frame(_ anchor: CGRect, isMirrored: Bool = false) -> CGRect {
        MenuPlacement.frame(size: size, anchor: anchor, gap: 8, room: room, isMirrored: isMirrored)
    }

    @Test("A menu is below its anchor, at the leading edge, if there is room")
    func below() {
        let anchor = CGRect(x: 50, y: 100, width: 120, height: 40)
        #expect(frame(anchor) == CGRect(x: 50, y: 148, width: 100, height: 150))
        #expect(frame(anchor, isMirrored: true).minX == 70)
    }

    @Test("Without room below a menu is above its anchor, and without room above at the bottom of the area")
    func above() {
        #expect(frame(CGRect(x: 50, y: 300, width: 120, height: 40)).minY == 142)
        #expect(frame(CGRect(x: 50, y: 100, width: 120, height: 200)).maxY == 410)
    }

    @Test("Near the trailing side a menu ends at its anchor's trailing edge, and it never leaves the area")
    func sides() {
        #expect(frame(CGRect(x: 260, y: 50, width: 40, height: 10)).maxX == 300)
        #expect(frame(CGRect(x: 305, y: 50, width: 60, height: 10)).maxX == 310)
        #expect(frame(CGRect(x: -40, y: 50, width: 20, height: 10)).minX == 10)
    }

    @Test("A menu larger than the area is cut to it")
    func cut() {
        let frame = MenuPlacement.frame(
            size: CGSize(width: 900, height: 900), anchor: CGRect(x: 50, y: 50, width: 10, height: 10), gap: 8,
            room: room)
        #expect(frame == room)
    }
}
