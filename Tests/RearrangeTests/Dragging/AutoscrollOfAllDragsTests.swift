// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Autoscroll in all components") @MainActor
struct AutoscrollOfAllDragsTests {
    /// Shows a component in `scrollView`, which is 240 points high, and drags its item close to the bottom edge of the
    /// scroll view.
    private func dragToEdge(_ component: LiftingComponent, in scrollView: UIScrollView) throws -> (
        stage: TransformedStage, finger: TestFinger
    ) {
        let stage = TransformedStage(component, scrollView: scrollView)
        let finger = try stage.lift()
        finger.move(to: CGPoint(x: finger.location.x, y: scrollView.frame.maxY - 17), duration: 0.3)
        return (stage, finger)
    }

    @Test(
        "If a component cannot scroll, the enclosing scroll view scrolls, by whole pixels (I98)",
        arguments: LiftingComponent.allCases)
    func wholePixels(component: LiftingComponent) throws {
        let scrollView = UIScrollView()
        let (stage, finger) = try dragToEdge(component, in: scrollView)
        try expectScroll(of: scrollView, isPaged: false) { finger.hold($0) }
        finger.cancel()
        try stage.screen.settle()
    }

    @Test("A table that accepts no drops does not scroll under a drag, but its enclosing scroll view does")
    func tableWithoutDrops() throws {
        let scrollView = UIScrollView()
        let stage = TransformedStage(.dragInteraction, scrollView: scrollView)
        let rows = PlainRows()
        rows.names = (0..<50).map { "R\($0)" }
        let table = rows.makeTable(CGRect(x: 0, y: 100, width: 240, height: 800))
        stage.parent.addSubview(table)
        stage.screen.advance(by: 0.1)
        let finger = try stage.lift()
        finger.move(to: CGPoint(x: finger.location.x, y: scrollView.frame.maxY - 17), duration: 0.3)
        finger.hold(0.7)
        #expect(table.contentOffset.y == 0)
        #expect(scrollView.contentOffset.y > 40)
        finger.cancel()
        try stage.screen.settle()
    }

    @Test(
        "A drag from outside over a board scrolls the enclosing scroll view by whole pixels, unless it is paged",
        arguments: [false, true])
    func dragOverBoard(isPaged: Bool) throws {
        let scrollView = UIScrollView()
        scrollView.isPagingEnabled = isPaged
        let stage = TransformedStage(.dragInteraction, scrollView: scrollView)
        let board = BoardView(frame: CGRect(x: 0, y: 100, width: 240, height: 900))
        board.itemForDrop = { _ in
            BoardItem(id: "new", frame: CGRect(x: 0, y: 0, width: 60, height: 40), title: "New")
        }
        stage.parent.addSubview(board)
        stage.screen.advance(by: 0.1)
        let finger = try stage.lift()
        finger.move(to: CGPoint(x: finger.location.x, y: scrollView.frame.maxY - 17), duration: 0.3)
        try expectScroll(of: scrollView, isPaged: isPaged) { finger.hold($0) }
        #expect(stage.seen("BoardGhost") != nil)
        finger.up()
        try stage.screen.settle()
        #expect(board.items.count == 1)
    }

    @Test(
        "The multiple-selection gesture scrolls the enclosing scroll view by whole pixels, unless it is paged",
        arguments: [false, true])
    func selectionGesture(isPaged: Bool) throws {
        let scrollView = UIScrollView()
        scrollView.isPagingEnabled = isPaged
        let stage = TransformedStage(nil, scrollView: scrollView)
        let rows = PlainRows()
        rows.sweeps = true
        rows.names = (0..<20).map { "R\($0)" }
        let table = rows.makeTable(CGRect(x: 0, y: 0, width: 240, height: 880))
        table.allowsMultipleSelectionDuringEditing = true
        stage.parent.addSubview(table)
        stage.screen.advance(by: 0.1)
        func places(_ y: CGFloat) -> [CGPoint] {
            [60, 160].map { CGPoint(x: scrollView.frame.minX + $0, y: scrollView.frame.minY + y) }
        }
        let fingers = places(66).map { stage.screen.touch(at: $0) }
        stage.screen.move(Array(zip(fingers, places(scrollView.frame.height - 17))), duration: 0.3)
        try expectScroll(of: scrollView, isPaged: isPaged) { stage.screen.advance(by: $0) }
        #expect((table.indexPathsForSelectedRows?.count ?? 0) > 3)
        for finger in fingers { finger.up() }
        try stage.screen.settle()
    }

    /// Checks in 45 frames that a scroll view scrolls, and by whole pixels, or that it stays at its page if it is
    /// paged.
    ///
    /// - Parameter advance: advances the time by the given seconds, while an item is held at the edge.
    private func expectScroll(of scrollView: UIScrollView, isPaged: Bool, advance: (TimeInterval) -> Void) throws {
        var offsets: [CGFloat] = []
        for _ in 0..<45 {
            advance(1.0 / 60)
            offsets.append(scrollView.contentOffset.y)
        }
        #expect(isPaged ? offsets.allSatisfy { $0 == 0 } : (offsets.last ?? 0) > 40, "\(offsets)")
        #expect(offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 }, "\(offsets)")
    }

    @Test(
        "A paged scroll view stays at its page while an item is held near its edge",
        arguments: LiftingComponent.allCases)
    func pages(component: LiftingComponent) throws {
        let scrollView = UIScrollView()
        scrollView.isPagingEnabled = true
        let (stage, finger) = try dragToEdge(component, in: scrollView)
        finger.hold(1)
        #expect(scrollView.contentOffset.y == 0)
        finger.up()
        try stage.screen.settle()
        #expect(scrollView.contentOffset.y == 0)
    }
}
