// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A scroll view delegate that records its calls. Successive calls for scrolls are recorded once.
@MainActor
final class ScrollListener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var chooseTarget: ((CGPoint) -> CGPoint)?
    var whenDragEnds: ((UIScrollView) -> Void)?
    var scrolls = 0

    private func record(_ what: String) {
        if calls.last != what || what != "scroll" { calls.append(what) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        record("scroll")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
        record("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging \(decelerate)")
        whenDragEnds?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("didEndScrollingAnimation") }
}

@MainActor
struct ScrollStage {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let listener = ScrollListener()

    init(content: CGSize = CGSize(width: 300, height: 3000)) {
        view.contentSize = content
        view.delegate = listener
        screen.show(view)
    }

    func drag(by vector: CGVector, from point: CGPoint = CGPoint(x: 150, y: 300), duration: Double = 0.5) -> TestFinger
    {
        let finger = screen.touch(at: point)
        finger.move(by: vector, duration: duration)
        return finger
    }
}

private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool { abs(a - b) <= tolerance }

@Suite @MainActor
struct UIScrollViewTests {
    @Test("fact 72: a scroll view has UIKit's defaults")
    func scrollDefaults() {
        let view = UIScrollView()
        #expect(view.bounces)
        #expect(view.isScrollEnabled)
        #expect(view.clipsToBounds)
        #expect(!view.alwaysBounceVertical)
        #expect(!view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled)
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.showsHorizontalScrollIndicator)
        #expect(view.delaysContentTouches)
        #expect(view.canCancelContentTouches)
        #expect(!view.isDirectionalLockEnabled)
        #expect(view.decelerationRate == .normal)
        #expect(view.decelerationRate.rawValue == 0.998)
        #expect(view.contentOffset == .zero)
        #expect(view.contentSize == .zero)
        #expect(view.contentInset == .zero)
        #expect(view.scrollsToTop)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.allowsKeyboardScrolling)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.bouncesZoom)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(view.zoomScale == 1)
        #expect(view.indicatorStyle == .default)
        #expect(view.refreshControl == nil)
        #expect(UIScrollView.KeyboardDismissMode.interactiveWithAccessory.rawValue == 4)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    }

    @Test("fact 71: the content offset is the origin of the bounds")
    func offsetIsOrigin() {
        let stage = ScrollStage()
        stage.view.contentOffset = CGPoint(x: 0, y: 120)
        #expect(stage.view.bounds.origin == CGPoint(x: 0, y: 120))
        #expect(stage.listener.calls == ["scroll"])
    }

    @Test("fact 90: a finger drags content by its movement, less the ten points before the drag begins")
    func dragging() {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: -110))
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(stage.view.isTracking)
        #expect(stage.view.isDragging)
        #expect(!stage.view.isDecelerating)
        finger.hold(0.3)
        finger.up()
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(!stage.view.isTracking)
        #expect(!stage.view.isDragging)
        #expect(!stage.view.isDecelerating)
        #expect(
            stage.listener.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test("A single fast movement loses only those ten points too")
    func draggingAtOnce() {
        let stage = ScrollStage()
        _ = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 190))
    }

    @Test("facts 74, 75, 87, 88: a flick decelerates with UIKit's calls, velocity per ms and resting place")
    func flick() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        finger.up()
        #expect(stage.view.isDecelerating)
        #expect(isClose(stage.listener.velocity.y, 1, within: 0.05))
        let start = stage.view.contentOffset.y
        try stage.screen.settle()
        #expect(!stage.view.isDecelerating)
        let expected = start + (stage.listener.velocity.y * 1000 - 10) * 0.499
        #expect(isClose(stage.view.contentOffset.y, expected, within: 0.5))
        #expect(
            stage.listener.calls == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll",
                "didEndDecelerating",
            ])
    }

    @Test("A deceleration does not depend on the frame rate")
    func frameRates() throws {
        var offsets: [CGFloat] = []
        for rate in [30.0, 60, 120] {
            let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
            stage.screen.framesPerSecond = rate
            // The events are a thirtieth of a second apart, at every frame rate.
            let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
            for _ in 0..<4 {
                finger.hold(1.0 / 30)
                finger.move(by: CGVector(dx: 0, dy: -40))
            }
            finger.up()
            stage.screen.advance(by: 0.5)
            offsets.append(stage.view.contentOffset.y)
        }
        #expect(isClose(offsets[0], offsets[1]))
        #expect(isClose(offsets[1], offsets[2]))
    }

    @Test("facts 78, 80: content pulled past its edge follows on a rubber band, and returns")
    func rubberBand() throws {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: 110))
        #expect(isClose(stage.view.contentOffset.y, -50.38))
        finger.hold(0.5)
        finger.up()
        #expect(stage.view.isDecelerating)
        try stage.screen.settle()
        #expect(stage.view.contentOffset == .zero)
        #expect(stage.listener.calls.last == "didEndDecelerating")
    }

    @Test("fact 82: without bounces content does not move past its edge")
    func noBounces() {
        let stage = ScrollStage()
        stage.view.bounces = false
        _ = stage.drag(by: CGVector(dx: 0, dy: 200))
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("Content that fits moves only if it always bounces")
    func alwaysBounce() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 100))
        var finger = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.view.contentOffset == .zero)
        #expect(!stage.view.isDragging)
        finger.up()
        stage.view.alwaysBounceVertical = true
        finger = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.view.contentOffset.y < -30)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("Content that fits moves horizontally if it always bounces there, by the view's own pan")
    func alwaysBounceAcross() throws {
        let stage = ScrollStage(content: CGSize(width: 100, height: 600))
        stage.view.alwaysBounceHorizontal = true
        let finger = stage.drag(by: CGVector(dx: 100, dy: 0))
        #expect(stage.view.contentOffset.x < -30)
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.view.panGestureRecognizer.state == .changed)
        #expect(stage.view.panGestureRecognizer.translation(in: nil).x == 90)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset == .zero)
        #expect(stage.view.panGestureRecognizer.state == .possible)
    }

    @Test("scrollIndicatorInsets sets the insets of both indicators, and returns the vertical ones")
    func indicatorInsets() {
        let view = UIScrollView()
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.horizontalScrollIndicatorInsets.left == 2)
        view.verticalScrollIndicatorInsets.top = 9
        #expect(view.scrollIndicatorInsets.top == 9)
        #expect(view.horizontalScrollIndicatorInsets.top == 1)
    }

    @Test("fact 79: content flicked against its edge overshoots and returns")
    func throwAgainstEdge() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 900))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.screen.advance(by: 1.0 / 60)
            farthest = max(farthest, stage.view.contentOffset.y)
        }
        #expect(farthest > 310)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 300)
    }

    @Test("A finger stops a deceleration at once and drags on, and the content receives no touch")
    func catching() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let child = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 30000))
        stage.view.addSubview(child)
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        stage.screen.advance(by: 0.2)
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        let caught = stage.view.contentOffset.y
        #expect(!stage.view.isDecelerating)
        #expect(stage.view.isTracking)
        finger.hold(0.5)
        #expect(stage.view.contentOffset.y == caught)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(
            stage.view.contentOffset.y == caught.rounded() + 50
                || isClose(stage.view.contentOffset.y, caught + 50, within: 0.5))
        finger.hold(0.3)
        finger.up()
        #expect(child.calls == [])
    }

    @Test("Content caught past its edge stays while it is held, and then returns")
    func catchingOverscroll() throws {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: 200))
        finger.hold(0.5)
        finger.up()
        stage.screen.advance(by: 0.1)
        let second = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        let caught = stage.view.contentOffset.y
        #expect(caught < -5)
        second.hold(1)
        #expect(stage.view.contentOffset.y == caught)
        second.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("The delegate can choose where a flick ends")
    func chosenTarget() throws {
        let stage = ScrollStage()
        stage.listener.chooseTarget = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
        stage.drag(by: CGVector(dx: 0, dy: -150), duration: 0.1).up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
        #expect(stage.view.contentOffset.y > 300)
    }

    @Test("facts 84, 85: an animated offset takes 0.3 s on a cosine, and reports its end")
    func animatedOffset() throws {
        let stage = ScrollStage()
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(stage.view.isScrollAnimating)
        stage.screen.advance(by: 0.15)
        #expect(isClose(stage.view.contentOffset.y, 300))
        stage.screen.advance(by: 0.16)
        #expect(stage.view.contentOffset.y == 600)
        #expect(stage.listener.calls == ["scroll", "didEndScrollingAnimation"])
    }

    @Test("fact 86: scrollRectToVisible scrolls to the nearer edge, and not at all if it is visible")
    func rectToVisible() {
        let stage = ScrollStage()
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(stage.view.contentOffset.y == 0)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
        #expect(stage.view.contentOffset.y == 450)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        #expect(stage.view.contentOffset.y == 200)
    }

    @Test("fact 95: a top inset that grows while the content rests at the top keeps it at the top")
    func growingInset() {
        let stage = ScrollStage()
        stage.view.contentInset.top = 12
        #expect(stage.view.contentOffset.y == -12)
        stage.view.contentOffset.y = 100
        stage.view.contentInset.top = 20
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("Content that shrinks brings its offset back into range")
    func shrinkingContent() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 2000
        stage.view.contentSize.height = 1000
        #expect(stage.view.contentOffset.y == 400)
    }

    @Test("fact 83: with paging, a slow drag goes to the nearest page and a flick to the next")
    func paging() throws {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
        stage.view.isPagingEnabled = true
        var finger = stage.drag(by: CGVector(dx: -100, dy: 0), duration: 0.5)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 0)
        finger = stage.drag(by: CGVector(dx: -100, dy: 0), duration: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 300)
    }

    @Test("fact 99: with the directional lock a drag stays on its first axis")
    func directionalLock() {
        let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
        stage.view.isDirectionalLockEnabled = true
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -4, dy: -30))
        finger.move(by: CGVector(dx: -100, dy: -30))
        #expect(stage.view.contentOffset.x == 0)
        #expect(stage.view.contentOffset.y > 45)
    }

    @Test("A mouse scrolls by its wheel and never by dragging")
    func mouse() {
        let stage = ScrollStage()
        stage.screen.mouse.move(to: CGPoint(x: 150, y: 300))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        stage.screen.mouse.release()
        #expect(stage.view.contentOffset == .zero)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 120), at: CGPoint(x: 150, y: 300))
        #expect(stage.view.contentOffset.y == 120)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -500), at: CGPoint(x: 150, y: 300))
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("The wheel scrolls the innermost view that can scroll, on each axis")
    func nestedWheel() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 260)
        stage.view.addSubview(inner)
        let point = CGPoint(x: 150, y: 200)
        stage.screen.mouse.scroll(by: CGVector(dx: 30, dy: 100), at: point)
        #expect(inner.contentOffset == CGPoint(x: 30, y: 60))
        #expect(stage.view.contentOffset.y == 0)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 40), at: point)
        #expect(inner.contentOffset.y == 60)
        #expect(stage.view.contentOffset.y == 40)
    }

    @Test("A drag along an axis that the inner view does not scroll goes to the outer view")
    func nestedPans() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        stage.view.addSubview(inner)
        var finger = stage.drag(by: CGVector(dx: 0, dy: -60), from: CGPoint(x: 150, y: 200))
        #expect(stage.view.contentOffset.y == 50)
        #expect(inner.contentOffset.x == 0)
        finger.hold(0.3)
        finger.up()
        finger = stage.drag(by: CGVector(dx: -60, dy: 0), from: CGPoint(x: 150, y: 120))
        #expect(inner.contentOffset.x == 50)
        #expect(stage.view.contentOffset.y == 50)
        finger.up()
    }

    @Test("Removing a scroll view from the window stops its deceleration")
    func removed() throws {
        let stage = ScrollStage()
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        #expect(stage.view.isDecelerating)
        stage.view.removeFromSuperview()
        #expect(!stage.view.isDecelerating)
        try stage.screen.settle()
    }
}
