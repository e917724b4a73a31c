// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Overshoot of a pointer past an edge's threshold")
struct EdgeOvershootTests {
    private func make(at position: Double) -> EdgeOvershoot {
        var edges = EdgeOvershoot()
        _ = edges.pointerMoved(position: position, in: 0...400, threshold: 0.9, at: 0)
        return edges
    }

    @Test("A pointer past nine tenths of the side reports the overshoot, at both edges")
    func past() {
        var edges = make(at: 200)
        #expect(edges.pointerMoved(position: 360, in: 0...400, threshold: 0.9, at: 1) == nil)
        #expect(edges.pointerMoved(position: 370, in: 0...400, threshold: 0.9, at: 1) == .after(10))
        #expect(
            edges.pointerMoved(position: 25, in: 0...400, threshold: 0.9, at: 1)
                .map { if case .before(let points) = $0 { abs(points - 15) < 1e-9 } else { false } } == true)
        #expect(edges.pointerMoved(position: 500, in: 100...500, threshold: 0.9, at: 1) == .after(40))
    }

    @Test("After a lift past the threshold, nothing is reported until the pointer moves toward that edge")
    func lifted() {
        var edges = make(at: 380)
        #expect(edges.pointerMoved(position: 380, in: 0...400, threshold: 0.9, at: 1) == nil)
        #expect(edges.pointerMoved(position: 375, in: 0...400, threshold: 0.9, at: 1) == nil)
        #expect(edges.pointerMoved(position: 376, in: 0...400, threshold: 0.9, at: 1) == .after(16))
    }

    @Test(
        "A pointer held past the threshold is reported every 0.3 s, at every frame rate", arguments: [30.0, 60, 120])
    func again(rate: Double) {
        var edges = make(at: 200)
        _ = edges.pointerMoved(position: 380, in: 0...400, threshold: 0.9, at: 0)
        let told = (1...Int(rate * 2)).count { edges.timePassed(Double($0) / rate) != nil }
        #expect((5...6).contains(told))
        _ = edges.pointerMoved(position: 200, in: 0...400, threshold: 0.9, at: 2)
        #expect(edges.timePassed(9) == nil)
    }

    @Test("A threshold outside the valid range is replaced by the nearest valid one")
    func invalidThreshold() {
        var edges = make(at: 200)
        #expect(edges.pointerMoved(position: 210, in: 0...400, threshold: 0.1, at: 0) == .after(10))
        #expect(edges.pointerMoved(position: 399, in: 0...400, threshold: 7, at: 0) == nil)
    }
}
