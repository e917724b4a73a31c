// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A scroll view of 300 by 400 points in another that fills a screen of 300 by 600 points.
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

    /// Drags for 0.4 seconds, with one event per frame, and leaves the finger down.
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

    @Test("On a common axis the inner view scrolls as long as it can go that way")
    func innerFirst() {
        let stage = column()
        let finger = stage.drag(0, -100)
        #expect(stage.inner.contentOffset.y == 90)
        #expect(stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("At the inner view's edge a drag goes to the outer view, if that can go that way")
    func handover() throws {
        let stage = column()
        stage.inner.contentOffset.y = 500
        let finger = stage.drag(0, -100)
        #expect(stage.inner.contentOffset.y == 500)
        #expect(stage.outer.contentOffset.y == 90)
        #expect(stage.outer.isDragging)
        #expect(!stage.inner.isDragging)
        finger.hold(0.3)
        finger.up()
        // The inner view was at its end. When the finger moves in the other direction, the inner view can scroll again.
        let back = stage.drag(0, 60)
        #expect(stage.inner.contentOffset.y == 450)
        #expect(stage.outer.contentOffset.y == 90)
        back.up()
    }

    @Test("If neither view can go that way, the inner view bounces")
    func neitherCanScroll() {
        let stage = column()
        let finger = stage.drag(0, 100)
        #expect(stage.inner.contentOffset.y < -30)
        #expect(stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("fact 101: a view that does not transfer scrolling bounces at its edge instead", arguments: [false, true])
    func transfers(transfers: Bool) {
        let stage = column()
        #expect(stage.inner.transfersVerticalScrollingToParent)
        #expect(stage.inner.transfersHorizontalScrollingToParent)
        stage.inner.transfersVerticalScrollingToParent = transfers
        // The setting of the other axis has no effect.
        stage.inner.transfersHorizontalScrollingToParent = !transfers
        stage.inner.contentOffset.y = 500
        let finger = stage.drag(0, -100)
        #expect((stage.outer.contentOffset.y == 90) == transfers)
        #expect((stage.inner.contentOffset.y > 530) == !transfers)
        finger.up()
    }

    @Test("A drag that has begun stays with its view, even beyond the edge")
    func stays() {
        let stage = column()
        stage.inner.contentOffset.y = 480
        let finger = stage.drag(0, -200)
        #expect(stage.inner.contentOffset.y > 500)
        #expect(stage.outer.contentOffset.y == 0)
        finger.up()
    }

    @Test("With different axes, each view takes the drags that go mostly along its own axis")
    func crossed() throws {
        let stage = NestedStage(outer: CGSize(width: 300, height: 1200), inner: CGSize(width: 900, height: 400))
        var finger = stage.drag(-100, -20)
        #expect(stage.inner.contentOffset.x == 90)
        #expect(stage.outer.contentOffset.y == 0)
        finger.up()
        try stage.screen.settle()
        finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        // One large movement, mostly vertical, scrolls the outer view, although the inner view receives it first.
        finger.move(by: CGVector(dx: -40, dy: -60))
        #expect(stage.outer.contentOffset.y == 50)
        #expect(stage.outer.isDragging)
        #expect(!stage.inner.isDragging)
        finger.up()
    }

    @Test("A diagonal drag scrolls, if no view around it scrolls the other way")
    func slanting() {
        let stage = NestedStage(outer: CGSize(width: 300, height: 600), inner: CGSize(width: 900, height: 400))
        let finger = stage.drag(-60, -100)
        #expect(stage.inner.contentOffset.x > 40)
        finger.up()
    }

    @Test("On two axes the inner view hands over drags beyond its edge, and keeps the others")
    func bothAxes() throws {
        let stage = NestedStage(outer: CGSize(width: 900, height: 600), inner: CGSize(width: 500, height: 900))
        stage.inner.contentOffset = CGPoint(x: 200, y: 100)
        var finger = stage.drag(-100, 0)
        #expect(stage.outer.contentOffset.x == 90)
        #expect(stage.inner.contentOffset == CGPoint(x: 200, y: 100))
        finger.hold(0.3)
        finger.up()
        finger = stage.drag(0, -60)
        #expect(stage.inner.contentOffset == CGPoint(x: 200, y: 150))
        #expect(stage.outer.contentOffset.x == 90)
        finger.up()
    }

    @Test("In a pager around a list, a flick across turns the page and a flick along scrolls the list")
    func pages() throws {
        let stage = NestedStage(outer: CGSize(width: 900, height: 600), inner: CGSize(width: 300, height: 2000))
        stage.outer.isPagingEnabled = true
        try stage.flick(-80, 10)
        #expect(stage.outer.contentOffset.x == 300)
        #expect(stage.inner.contentOffset.y == 0)
        stage.outer.contentOffset.x = 0
        try stage.flick(10, -80)
        #expect(stage.outer.contentOffset.x == 0)
        #expect(stage.inner.contentOffset.y > 100)
    }

    @Test(
        "The wheel scrolls the outer view at the inner view's end, unless the inner view transfers nothing",
        arguments: [false, true])
    func wheel(transfers: Bool) {
        let stage = column()
        stage.inner.transfersVerticalScrollingToParent = transfers
        stage.inner.contentOffset.y = 500
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 150, y: 300))
        #expect(stage.outer.contentOffset.y == (transfers ? 60 : 0))
        #expect(stage.inner.contentOffset.y == 500)
    }
}
