// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import Display

@Suite("Scroll translator: wheel and trackpad")
struct ScrollTranslatorTests {
    private func text(_ scrolls: [InputEvent.Scroll]) -> [String] {
        scrolls.map { "\($0.phase) \(Int($0.delta.dx)) \(Int($0.delta.dy)) at \(Int($0.location.x))" }
    }

    private func at(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

    @Test("A wheel notch is 60 points and has no end event")
    func notch() {
        var scrolling = ScrollTranslator()
        #expect(text(scrolling.scrolled(CGVector(dx: 0, dy: 1), .notches, at: at(7))) == ["notch 0 60 at 7"])
        #expect(text(scrolling.scrolled(CGVector(dx: -0.5, dy: 0), .notches, at: at(7))) == ["notch -30 0 at 7"])
        #expect(scrolling.stopped().isEmpty)
    }

    @Test("A trackpad scroll begins, changes and ends")
    func trackpad() {
        var scrolling = ScrollTranslator()
        #expect(text(scrolling.scrolled(CGVector(dx: 1, dy: 2), .points, at: at(1))) == ["began 1 2 at 1"])
        #expect(text(scrolling.scrolled(CGVector(dx: 0, dy: 2), .trackpadNotches, at: at(2))) == ["changed 0 30 at 2"])
        #expect(text(scrolling.stopped()) == ["ended 0 0 at 2"])
        #expect(scrolling.stopped().isEmpty)
        #expect(text(scrolling.scrolled(CGVector(dx: 0, dy: 3), .points, at: at(3))) == ["began 0 3 at 3"])
    }

    @Test("A wheel notch ends a trackpad scroll")
    func both() {
        var scrolling = ScrollTranslator()
        _ = scrolling.scrolled(CGVector(dx: 0, dy: 3), .points, at: at(3))
        #expect(
            text(scrolling.scrolled(CGVector(dx: 0, dy: 1), .notches, at: at(4))) == [
                "ended 0 0 at 4", "notch 0 60 at 4",
            ])
    }
}
