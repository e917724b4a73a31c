// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Drops into items")
struct IntoHoverTests {
    private func item(_ row: Int, _ x: Double, _ y: Double) -> (path: RowPath, depth: GridPoint) {
        (path(0, row), point(x, y))
    }

    @Test("A rest in the middle third leads into the item, and leaving it leads between again")
    func rest() {
        var hover = IntoHover()
        #expect(hover.pointerMoved(to: point(40, 50), over: item(7, 0.4, 0.5), at: 1) == nil)
        #expect(hover.pointerMoved(to: point(45, 52), over: item(7, 0.45, 0.52), at: 1.2) == nil)
        #expect(hover.deadline == 1.5)
        #expect(hover.timePassed(1.49) == nil)
        #expect(hover.timePassed(1.5) == .into(path(0, 7)))
        #expect(hover.target == path(0, 7) && hover.deadline == nil)
        // It stays into while the pointer is in the middle third, also after more than ten points.
        #expect(hover.pointerMoved(to: point(64, 60), over: item(7, 0.64, 0.6), at: 2) == nil)
        #expect(hover.pointerMoved(to: point(70, 60), over: item(7, 0.7, 0.6), at: 2.1) == .between)
        #expect(hover.timePassed(9) == nil)
    }

    @Test("Passing an item, moving on it, or leaving it early never leads into it")
    func passing() {
        var hover = IntoHover()
        for step in 0...50 {
            let x = Double(step) * 2
            #expect(hover.pointerMoved(to: point(x, 50), over: item(7, x / 100, 0.5), at: Double(step) * 0.04) == nil)
        }
        #expect(hover.pointerMoved(to: point(50, 50), over: item(7, 0.5, 0.5), at: 3) == nil)
        #expect(hover.pointerLeft() == nil)
        #expect(hover.timePassed(9) == nil)
        // The middle on one axis only.
        #expect(hover.pointerMoved(to: point(50, 10), over: item(7, 0.5, 0.1), at: 10) == nil)
        #expect(hover.timePassed(11) == nil)
    }

    @Test("Another item under the pointer begins another rest")
    func anotherItem() {
        var hover = IntoHover()
        _ = hover.pointerMoved(to: point(50, 50), over: item(7, 0.5, 0.5), at: 0)
        #expect(hover.pointerMoved(to: point(50, 50), over: item(8, 0.5, 0.5), at: 0.4) == nil)
        #expect(hover.timePassed(0.6) == nil)
        #expect(hover.timePassed(0.9) == .into(path(0, 8)))
        #expect(hover.pointerMoved(to: point(50, 50), over: item(9, 0.5, 0.5), at: 1) == .between)
        #expect(hover.timePassed(1.5) == .into(path(0, 9)))
        #expect(hover.pointerLeft() == .between)
        #expect(hover.pointerMoved(to: point(0, 0), over: nil, at: 2) == nil)
    }
}
