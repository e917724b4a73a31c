// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags by keyboard: return after scrolling") @MainActor
struct TableDragReturnTests {
    private let stage = TableDragStage(left: [(0..<100).map { "A\($0)" }])

    private func pickUp(_ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    /// Expects that the row is fully visible, has the focus, and has the only focus ring.
    private func expectAtHome(_ row: Int, _ location: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled(location)
        let path = IndexPath(row: row, section: 0)
        let frame = stage.left.convert(stage.left.rectForRow(at: path), to: nil)
        #expect(stage.screen.window.bounds.contains(frame), sourceLocation: location)
        #expect(stage.left.convert(stage.left.bounds, to: nil).contains(frame), sourceLocation: location)
        let cell = try #require(stage.left.cellForRow(at: path), sourceLocation: location)
        #expect(UIFocusSystem.focusSystem(for: stage.left)?.focusedItem === cell, sourceLocation: location)
        let rings = stage.screen.window.all("FocusRing")
        #expect(rings.count == 1, sourceLocation: location)
        #expect(rings.allSatisfy { $0.isDescendant(of: cell) }, sourceLocation: location)
        #expect(stage.ours.sections[0] == (0..<100).map { "A\($0)" }, sourceLocation: location)
    }

    @Test("Escape scrolls back to the returned row, which keeps the focus and its ring (I49)")
    func escape() throws {
        for (row, key, presses) in [(2, UIKeyboardHIDUsage.end, 1), (2, .downArrow, 14), (12, .home, 1)] {
            pickUp(row)
            let before = stage.left.contentOffset.y
            for _ in 0..<presses { stage.screen.press(key) }
            stage.screen.advance(by: 0.5)
            #expect(stage.left.contentOffset.y != before)
            stage.screen.press(.escape)
            // Escape scrolls the table, so the preview returns to the place at which the row is after the scroll.
            stage.screen.advance(by: 0.05)
            let picture = try #require(stage.screen.window.all("DragPreviewView").first)
            let place = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
            let home = stage.point(stage.left, row)
            #expect(abs(place.y - home.y) < 1, "\(place) \(home)")
            try expectAtHome(row)
            stage.screen.press(.home)
            stage.screen.press(.tab, modifiers: .shift)
            try stage.screen.settle()
        }
    }

    @Test("A refused drop and a window resize scroll back to the returned row too (I50)", arguments: [true, false])
    func otherEnds(isRefused: Bool) throws {
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .forbidden) }
        pickUp(2)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.5)
        if isRefused {
            stage.screen.press(.rightArrow)
            stage.screen.press(.space)
        } else {
            stage.screen.size.width += 50
        }
        try expectAtHome(2)
    }

    @Test("Escape scrolls back to the source table after keys moved the row to another table")
    func scrolledAside() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        scrollView.contentSize = CGSize(width: 300, height: 1200)
        stage.screen.window.rootViewController?.view.addSubview(scrollView)
        for (table, y) in [(stage.left, 0.0), (stage.right, 700)] {
            scrollView.addSubview(table)
            table.frame = CGRect(x: 0, y: y, width: 290, height: 400)
        }
        stage.screen.advance(by: 0.1)
        pickUp(2)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.right.hasActiveDrop)
        #expect(scrollView.contentOffset.y > CGFloat(600))
        stage.screen.press(.escape)
        try expectAtHome(2)
    }

    @Test("Cancelling a drag by touch keeps the offset that autoscroll reached")
    func cancelledTouch() throws {
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        finger.hold(2)
        let offset = stage.left.contentOffset.y
        #expect(offset > CGFloat(200))
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.left.contentOffset.y == offset)
    }
}
