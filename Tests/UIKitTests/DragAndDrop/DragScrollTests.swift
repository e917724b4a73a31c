// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Autoscroll of scroll views during a drag") @MainActor
struct DragScrollTests {
    /// A scroll view with content 2,000 points high. It contains the source and, far below it, the target of a stage.
    private func page(_ stage: DragStage, width: CGFloat = 400) -> UIScrollView {
        let scrollView = UIScrollView(frame: stage.container.bounds)
        scrollView.contentSize = CGSize(width: width, height: 2000)
        stage.container.addSubview(scrollView)
        for view in [stage.source, stage.target] { scrollView.addSubview(view) }
        stage.target.frame.origin.y = 1500
        stage.screen.advance(by: 0.1)
        return scrollView
    }

    @Test("Rule 7: a page scrolls at its edge to its end, until the target below can be dropped on")
    func page() throws {
        let stage = DragStage()
        let scrollView = page(stage)
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 100, y: stage.container.bounds.maxY - 10), duration: 0.3)
        #expect(scrollView.contentOffset.y < CGFloat(400))
        finger.hold(4)
        #expect(scrollView.contentOffset.y == 2000 - scrollView.bounds.height)
        finger.move(to: stage.middle(of: stage.target), duration: 0.3)
        finger.up()
        try expectNoLeftovers(stage.screen)
        #expect(stage.log.drain().contains("into blue"))
    }

    @Test("Rule 7: autoscroll works horizontally too, and only on an axis that can scroll")
    func horizontal() throws {
        let stage = DragStage()
        let scrollView = page(stage, width: 900)
        scrollView.contentSize.height = scrollView.bounds.height
        let finger = stage.lift()
        finger.move(to: CGPoint(x: stage.container.bounds.maxX - 5, y: stage.container.bounds.maxY - 5), duration: 0.3)
        finger.hold(3)
        #expect(scrollView.contentOffset == CGPoint(x: 900 - scrollView.bounds.width, y: 0))
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Autoscroll stops in the frame after the drag ends (I31)", arguments: [true, false])
    func ends(isDropped: Bool) throws {
        let stage = DragStage()
        let scrollView = page(stage)
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 100, y: stage.container.bounds.maxY - 10), duration: 0.3)
        finger.hold(0.3)
        if isDropped { finger.up() } else { finger.cancel() }
        let offset = scrollView.contentOffset.y
        #expect(offset > 0)
        #expect(offset < 2000 - scrollView.bounds.height)
        try expectNoLeftovers(stage.screen)
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test(
        "Rule 7: the inner table scrolls to its end before the outer page, at any deceleration rate",
        arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func innerFirst(rate: UIScrollView.DecelerationRate) throws {
        let stage = TableDragStage(left: [(0..<30).map { "A\($0)" }])
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 600, height: 440))
        page.contentSize = CGSize(width: 600, height: 1200)
        let ground = try #require(stage.left.superview)
        ground.addSubview(page)
        page.addSubview(stage.left)
        stage.left.decelerationRate = rate
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 145, y: 435), duration: 0.3)
        finger.hold(0.5)
        let end = CGFloat(30 * 44 - 440)
        #expect(stage.left.contentOffset.y > 0)
        #expect(stage.left.contentOffset.y < end)
        #expect(page.contentOffset.y == CGFloat(0))
        finger.hold(1.5)
        #expect(stage.left.contentOffset.y == end)
        #expect(page.contentOffset.y > 0)
        finger.cancel()
        try stage.screen.settle()
        #expect(stage.left.contentOffset.y == end)
    }

    @Test("A disabled table and a paging or fast-decelerating scroll view do not autoscroll", arguments: [0, 1, 2])
    func noAutoscroll(kind: Int) throws {
        if kind == 0 {
            let stage = TableDragStage(left: [(0..<30).map { "A\($0)" }])
            stage.left.isScrollEnabled = false
            let finger = stage.lift(stage.left, 2)
            finger.move(to: CGPoint(x: 145, y: 435), duration: 0.3)
            finger.hold(1)
            #expect(stage.left.contentOffset.y == CGFloat(0))
            finger.cancel()
            return try stage.expectSettled()
        }
        let stage = DragStage()
        let scrollView = page(stage)
        if kind == 1 { scrollView.isPagingEnabled = true } else { scrollView.decelerationRate = .fast }
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 100, y: stage.container.bounds.maxY - 10), duration: 0.3)
        finger.hold(1)
        #expect(scrollView.contentOffset.y == CGFloat(0))
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }
}
