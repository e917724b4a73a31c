// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Rows that keys have carried out of sight, and that go home") @MainActor
struct TableDragHomeTests {
    private let stage = TableDragStage(left: [(0..<100).map { "A\($0)" }])

    private func pickUp(_ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    /// The row is wholly in sight, and has the focus and the only ring.
    private func expectAtHome(_ row: Int, _ location: SourceLocation = #_sourceLocation) throws {
        try stage.expectTidy(location)
        let path = IndexPath(row: row, section: 0)
        let frame = stage.left.convert(stage.left.rectForRow(at: path), to: nil)
        #expect(stage.screen.window.bounds.contains(frame), sourceLocation: location)
        #expect(stage.left.convert(stage.left.bounds, to: nil).contains(frame), sourceLocation: location)
        let cell = try #require(stage.left.cellForRow(at: path), sourceLocation: location)
        #expect(UIFocusSystem.focusSystem(for: stage.left)?.focusedItem === cell, sourceLocation: location)
        let rings = stage.screen.window.all("FocusRing")
        #expect(rings.count == 1 && rings.allSatisfy { $0.isDescendant(of: cell) }, sourceLocation: location)
        #expect(stage.ours.sections[0] == (0..<100).map { "A\($0)" }, sourceLocation: location)
    }

    @Test(
        "I49: Escape brings the row into sight that went home, with the focus and its ring, however far it was carried")
    func escape() throws {
        for (row, key, presses) in [(2, UIKeyboardHIDUsage.end, 1), (2, .downArrow, 14), (12, .home, 1)] {
            pickUp(row)
            let before = stage.left.contentOffset.y
            for _ in 0..<presses { stage.screen.press(key) }
            stage.screen.advance(by: 0.5)
            #expect(stage.left.contentOffset.y != before)
            stage.screen.press(.escape)
            // It flies to where it is seen from now on.
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

    @Test("I50: so does a window that becomes another, and a drop where it is refused", arguments: [true, false])
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

    @Test("A table that keys have led away from comes into sight again")
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
        #expect(stage.right.hasActiveDrop && scrollView.contentOffset.y > CGFloat(600))
        stage.screen.press(.escape)
        try expectAtHome(2)
    }

    @Test("What a finger carries leaves the list where it has scrolled")
    func finger() throws {
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        finger.hold(2)
        let offset = stage.left.contentOffset.y
        #expect(offset > CGFloat(200))
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.left.contentOffset.y == offset)
    }
}
