// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Screen edge pan")
struct ScreenEdgeStartAreaTests {
    private let area = CGRect(x: 10, y: 20, width: 300, height: 400)

    @Test("fact 66: a touch up to 20 points from an edge is at it, and only the chosen edges count")
    func admits() {
        for (edge, near, far) in [
            (ScreenEdgeStartArea.Edges.left, CGPoint(x: 30, y: 200), CGPoint(x: 30.1, y: 200)),
            (.right, CGPoint(x: 290, y: 200), CGPoint(x: 289.9, y: 200)),
            (.top, CGPoint(x: 150, y: 40), CGPoint(x: 150, y: 40.1)),
            (.bottom, CGPoint(x: 150, y: 400), CGPoint(x: 150, y: 399.9)),
        ] {
            var gate = ScreenEdgeStartArea(edges: edge, of: area)
            #expect(gate.admits(far) == false)
            #expect(gate.admits(near) == true)
            let others = ScreenEdgeStartArea.Edges(rawValue: 15).subtracting(edge)
            var other = ScreenEdgeStartArea(edges: others, of: area)
            #expect(other.admits(near) == false)
        }
    }

    @Test("An edge pan begins after 10 points inwards, and fails along the edge or outwards")
    func directions() {
        for (way, expected) in [
            (CGPoint(x: 10, y: 0), GestureVerdict.began), (CGPoint(x: 9, y: 0), .none), (CGPoint(x: 0, y: 10), .failed),
            (CGPoint(x: 8, y: 8), .failed), (CGPoint(x: -10, y: 0), .failed), (CGPoint(x: 9, y: 8), .began),
        ] {
            var pan = PanMachine()
            pan.startArea = ScreenEdgeStartArea(edges: .left, of: area)
            #expect(pan.touchesBegan([GestureTouch(id: 1, at: CGPoint(x: 12, y: 200))], at: 0) == .none)
            let place = CGPoint(x: 12 + way.x, y: 200 + way.y)
            #expect(pan.touchesMoved([GestureTouch(id: 1, at: place)], at: 0.1) == expected)
        }
    }

    @Test("An edge pan whose touch begins away from the edge fails at once")
    func elsewhere() {
        var pan = PanMachine()
        pan.startArea = ScreenEdgeStartArea(edges: .left, of: area)
        #expect(pan.touchesBegan([GestureTouch(id: 1, at: CGPoint(x: 100, y: 200))], at: 0) == .failed)
        #expect(pan.touchesMoved([GestureTouch(id: 1, at: CGPoint(x: 200, y: 200))], at: 0.1) == .none)
    }

    @Test("In a corner the nearer edge counts")
    func corner() {
        var gate = ScreenEdgeStartArea(edges: [.left, .top], of: area)
        #expect(gate.admits(CGPoint(x: 12, y: 25)) == true)
        #expect(gate.leadsInwards(CGPoint(x: 10, y: 0)))
        #expect(!gate.leadsInwards(CGPoint(x: 0, y: 10)))
    }
}
