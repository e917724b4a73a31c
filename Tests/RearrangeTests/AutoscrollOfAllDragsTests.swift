// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Autoscroll of everything that is dragged") @MainActor
struct AutoscrollOfAllDragsTests {
    /// Drags the item near the bottom edge of a scroll view of 240 points around the component.
    private func dragToEdge(_ component: LiftingComponent, in scrollView: UIScrollView) throws -> (
        stage: TransformedStage, finger: TestFinger
    ) {
        let stage = TransformedStage(component, scrollView: scrollView)
        let finger = try stage.lift()
        finger.move(to: CGPoint(x: finger.location.x, y: scrollView.frame.maxY - 17), duration: 0.3)
        return (stage, finger)
    }

    @Test(
        "The scroll view around a component scrolls when that has nothing to scroll, by whole pixels (I98)",
        arguments: LiftingComponent.allCases)
    func wholePixels(component: LiftingComponent) throws {
        let scrollView = UIScrollView()
        let (stage, finger) = try dragToEdge(component, in: scrollView)
        var offsets: [CGFloat] = []
        for _ in 0..<45 {
            finger.hold(1.0 / 60)
            offsets.append(scrollView.contentOffset.y)
        }
        #expect((offsets.last ?? 0) > 40)
        #expect(offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 }, "\(offsets)")
        finger.cancel()
        try stage.screen.settle()
    }

    @Test("A table that takes no drops stands still under a drag, and the scroll view around it scrolls")
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
        #expect(table.contentOffset.y == 0 && scrollView.contentOffset.y > 40)
        finger.cancel()
        try stage.screen.settle()
    }

    @Test(
        "A scroll view with pages stays at its page while an item is held near its edge",
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
