// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// One scroll view in another, 300 by 600 points, each as large as the screen or filling a part of it.
@MainActor
private struct NestedStage {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    init(outer outerContent: CGSize, inner innerContent: CGSize) {
        outer.contentSize = outerContent
        inner.contentSize = innerContent
        outer.addSubview(inner)
        screen.show(outer)
    }

    /// Drags in steps of 5 points, and leaves the finger down.
    func drag(_ dx: CGFloat, _ dy: CGFloat) -> TestFinger {
        let finger = screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.4)
        return finger
    }

    func flick(_ dx: CGFloat, _ dy: CGFloat) throws {
        let finger = screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.1)
        finger.up()
        try screen.settle()
    }
}

@Suite @MainActor
struct NestedScrollTests {
    private func column() -> NestedStage {
        NestedStage(outer: CGSize(width: 300, height: 1200), inner: CGSize(width: 300, height: 900))
    }

    @Test("Along one axis the inner view scrolls as long as it can go that way")
    func innerFirst() {
        let stage = column()
        let finger = stage.drag(0, -100)
        #expect(stage.inner.contentOffset.y == 90 && stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("At its edge the inner view hands a drag over, where the outer one can go that way")
    func handover() throws {
        let stage = column()
        stage.inner.contentOffset.y = 500
        let finger = stage.drag(0, -100)
        #expect(stage.inner.contentOffset.y == 500 && stage.outer.contentOffset.y == 90)
        #expect(stage.outer.isDragging && !stage.inner.isDragging)
        finger.hold(0.3)
        finger.up()
        // The other way the inner one has room again.
        let back = stage.drag(0, 60)
        #expect(stage.inner.contentOffset.y == 450 && stage.outer.contentOffset.y == 90)
        back.up()
    }

    @Test("Where neither can go that way the inner view bounces")
    func nobodyCan() {
        let stage = column()
        let finger = stage.drag(0, 100)
        #expect(stage.inner.contentOffset.y < -30 && stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("fact 101: a view that transfers no scrolling bounces at its edge instead", arguments: [false, true])
    func transfers(transfers: Bool) {
        let stage = column()
        #expect(stage.inner.transfersVerticalScrollingToParent && stage.inner.transfersHorizontalScrollingToParent)
        stage.inner.transfersVerticalScrollingToParent = transfers
        // The other axis does not matter.
        stage.inner.transfersHorizontalScrollingToParent = !transfers
        stage.inner.contentOffset.y = 500
        let finger = stage.drag(0, -100)
        #expect((stage.outer.contentOffset.y == 90) == transfers)
        #expect((stage.inner.contentOffset.y > 530) == !transfers)
        finger.up()
    }

    @Test("A drag that has begun stays with its view, beyond the edge too")
    func stays() {
        let stage = column()
        stage.inner.contentOffset.y = 480
        let finger = stage.drag(0, -200)
        #expect(stage.inner.contentOffset.y > 500 && stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("Across axes each view takes what goes along its own, by what most of the movement is")
    func crossed() throws {
        let stage = NestedStage(outer: CGSize(width: 300, height: 1200), inner: CGSize(width: 900, height: 400))
        var finger = stage.drag(-100, -20)
        #expect(stage.inner.contentOffset.x == 90 && stage.outer.contentOffset.y == 0)
        finger.up()
        try stage.screen.settle()
        finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        // One large event, mostly down: it is the outer view's, though the inner one sees it first.
        finger.move(by: CGVector(dx: -40, dy: -60))
        #expect(stage.outer.contentOffset.y == 50 && stage.outer.isDragging && !stage.inner.isDragging)
        finger.up()
    }

    @Test("Without a view around it that scrolls the other way, a slanting drag still scrolls")
    func slanting() {
        let stage = NestedStage(outer: CGSize(width: 300, height: 600), inner: CGSize(width: 900, height: 400))
        let finger = stage.drag(-60, -100)
        #expect(stage.inner.contentOffset.x > 40)
        finger.up()
    }

    @Test("In two axes the inner view hands over what goes beyond the edge it lies at, and keeps the rest")
    func bothAxes() throws {
        let stage = NestedStage(outer: CGSize(width: 900, height: 600), inner: CGSize(width: 500, height: 900))
        stage.inner.contentOffset = CGPoint(x: 200, y: 100)
        var finger = stage.drag(-100, 0)
        #expect(stage.outer.contentOffset.x == 90 && stage.inner.contentOffset == CGPoint(x: 200, y: 100))
        finger.hold(0.3)
        finger.up()
        finger = stage.drag(0, -60)
        #expect(stage.inner.contentOffset == CGPoint(x: 200, y: 150) && stage.outer.contentOffset.x == 90)
        finger.up()
    }

    @Test("Pages around a list: a flick across turns the page, one along scrolls the list")
    func pages() throws {
        let stage = NestedStage(outer: CGSize(width: 900, height: 600), inner: CGSize(width: 300, height: 2000))
        stage.outer.isPagingEnabled = true
        try stage.flick(-80, 10)
        #expect(stage.outer.contentOffset.x == 300 && stage.inner.contentOffset.y == 0)
        stage.outer.contentOffset.x = 0
        try stage.flick(10, -80)
        #expect(stage.outer.contentOffset.x == 0 && stage.inner.contentOffset.y > 100)
    }

    @Test(
        "A wheel goes on with the outer view where the inner one ends, unless that keeps it", arguments: [false, true])
    func wheel(transfers: Bool) {
        let stage = column()
        stage.inner.transfersVerticalScrollingToParent = transfers
        stage.inner.contentOffset.y = 500
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 150, y: 300))
        #expect(stage.outer.contentOffset.y == (transfers ? 60 : 0) && stage.inner.contentOffset.y == 500)
    }
}
