// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests of scrolling that the app ends, by removing the view or by disabling scrolling.
@Suite("Scroll view: interruption by the app") @MainActor
struct ScrollInterruptionTests {
    private let middle = CGPoint(x: 150, y: 300)

    private func isStill(_ view: UIScrollView) -> Bool {
        !view.isDragging && !view.isTracking && !view.isDecelerating && !view.isScrollAnimating && !view.isZooming
            && !view.isZoomBouncing && !view.isZoomAnimating
    }

    @Test("A view removed during a trackpad slide stops, and keeps to its range once it is back")
    func leavesUnderTrackpad() throws {
        let stage = ScrollStage()
        let trackpad = stage.screen.trackpad(at: middle)
        trackpad.slide(by: CGVector(dx: 0, dy: 500))
        let parent = try #require(stage.view.superview)
        stage.view.removeFromSuperview()
        trackpad.slide(by: CGVector(dx: 0, dy: 50))
        #expect(isStill(stage.view))
        #expect(stage.view.contentOffset.y == 500)
        #expect(stage.listener.calls.last == "didEndDragging false")
        parent.addSubview(stage.view)
        trackpad.slide(by: CGVector(dx: 0, dy: 50))
        trackpad.lift()
        #expect(isStill(stage.view))
        #expect(stage.view.contentOffset.y == 500)
        stage.view.contentSize.height = 700
        #expect(stage.view.contentOffset.y == 100)
        try stage.screen.settle()
    }

    @Test("Removing the view moves content that was pulled past its edge back into range")
    func leavesPulled() throws {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: 110))
        #expect(stage.view.contentOffset.y < -40)
        stage.view.removeFromSuperview()
        #expect(stage.view.contentOffset.y == 0)
        #expect(!stage.view.isDragging)
        finger.move(by: CGVector(dx: 0, dy: 40))
        #expect(stage.view.contentOffset.y == 0)
        finger.up()
        #expect(isStill(stage.view))
    }

    @Test("Removing the view moves content that was held outside its range back into range")
    func leavesHeld() throws {
        let stage = ScrollStage()
        stage.drag(by: CGVector(dx: 0, dy: 300), duration: 0.2).up()
        stage.screen.advance(by: 0.02)
        let finger = stage.screen.touch(at: middle)
        #expect(stage.view.contentOffset.y < -10)
        #expect(!stage.view.isDecelerating)
        stage.view.removeFromSuperview()
        #expect(stage.view.contentOffset.y == 0)
        finger.up()
        #expect(isStill(stage.view))
        try stage.screen.settle()
    }

    @Test("A finger that lifts after the view was removed starts no deceleration and no frames")
    func liftsOffScreen() throws {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1)
        stage.view.removeFromSuperview()
        let offset = stage.view.contentOffset
        finger.up()
        #expect(isStill(stage.view))
        #expect(!stage.listener.calls.contains("willBeginDecelerating"))
        stage.screen.advance(by: 0.5)
        #expect(stage.view.contentOffset == offset)
        #expect(!stage.screen.host.hasWork)
        try stage.screen.settle()
    }

    @Test("A view removed in scrollViewWillBeginDragging is not dragged")
    func leavesAtTheBeginning() throws {
        let stage = ScrollStage()
        let remover = Remover()
        stage.view.delegate = remover
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1)
        #expect(remover.times == 1)
        #expect(!stage.view.isDragging)
        #expect(stage.view.contentOffset.y == 0)
        finger.up()
        #expect(isStill(stage.view))
        try stage.screen.settle()
    }

    @Test("Removing a pager between two pages moves it onto a page")
    func leavesBetweenPages() throws {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
        stage.view.isPagingEnabled = true
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.05)
        let offset = stage.view.contentOffset.x
        #expect(offset > 70)
        #expect(offset < 300)
        stage.view.removeFromSuperview()
        #expect(stage.view.contentOffset.x == 300)
        #expect(isStill(stage.view))
    }

    @Test("Removing the view moves a scale beyond its limits back within them")
    func leavesZoomed() throws {
        let stage = ZoomStage(scales: 0.5...1.5)
        let left = stage.screen.touch(at: CGPoint(x: 120, y: 300))
        let right = stage.screen.touch(at: CGPoint(x: 180, y: 300))
        for _ in 0..<20 {
            stage.screen.advance(by: 1.0 / 60)
            left.move(by: CGVector(dx: -4, dy: 0))
            right.move(by: CGVector(dx: 4, dy: 0))
        }
        #expect(stage.view.isZooming)
        #expect(stage.view.zoomScale > 1.55)
        stage.view.removeFromSuperview()
        #expect(!stage.view.isZooming)
        #expect(!stage.view.isZoomBouncing)
        #expect(!stage.view.isDragging)
        #expect(stage.view.zoomScale == 1.5)
        #expect(stage.listener.calls.contains("didEndZooming at 1.5"))
        left.up()
        right.up()
        #expect(isStill(stage.view))
        try stage.screen.settle()
    }

    @Test("Disabling scrolling ends a drag, by finger or by trackpad", arguments: [true, false])
    func disabled(byTrackpad: Bool) throws {
        let stage = ScrollStage()
        var finger: TestFinger?
        var trackpad: TestTrackpad?
        if byTrackpad {
            trackpad = stage.screen.trackpad(at: middle)
            trackpad?.slide(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        } else {
            finger = stage.drag(by: CGVector(dx: 0, dy: -110))
        }
        #expect(stage.view.isDragging)
        #expect(stage.view.contentOffset.y == 100)
        stage.view.isScrollEnabled = false
        #expect(isStill(stage.view))
        #expect(stage.listener.calls.last == "didEndDragging false")
        trackpad?.slide(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        finger?.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        trackpad?.lift()
        finger?.up()
        #expect(stage.view.contentOffset.y == 100)
        #expect(isStill(stage.view))
        stage.view.isScrollEnabled = true
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("A trackpad slide that a finger has taken over from scrolls nothing until it starts again")
    func takenOver() throws {
        let stage = ScrollStage()
        let trackpad = stage.screen.trackpad(at: middle)
        trackpad.slide(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -60))
        #expect(stage.view.contentOffset.y == 150)
        trackpad.slide(by: CGVector(dx: 0, dy: 40), duration: 0.1)
        #expect(stage.view.contentOffset.y == 150)
        finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.2)
        #expect(stage.view.contentOffset.y == 200)
        trackpad.lift()
        #expect(stage.view.isDragging)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 200)
        #expect(isStill(stage.view))
    }
}

@MainActor
private final class Remover: NSObject, UIScrollViewDelegate {
    var times = 0

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        times += 1
        scrollView.removeFromSuperview()
    }
}
