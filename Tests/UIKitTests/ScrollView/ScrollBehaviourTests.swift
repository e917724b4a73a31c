// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Fired {
    var plain = 0
    var common = 0
    var tracking = 0
}

@Suite @MainActor
struct ScrollBehaviourTests {
    @Test("fact 83: pages in both axes at once, the last ones short")
    func pagingInBothAxes() throws {
        let stage = ScrollStage(content: CGSize(width: 700, height: 1500))
        stage.view.isPagingEnabled = true
        for expected in [CGPoint(x: 300, y: 600), CGPoint(x: 400, y: 900)] {
            stage.drag(by: CGVector(dx: -80, dy: -80), duration: 0.1).up()
            try stage.screen.settle()
            #expect(stage.view.contentOffset == expected)
        }
        for expected in [CGPoint(x: 300, y: 600), .zero] {
            stage.drag(by: CGVector(dx: 80, dy: 80), duration: 0.1).up()
            try stage.screen.settle()
            #expect(stage.view.contentOffset == expected)
        }
    }

    @Test("fact 83: a finger that catches a page on its way lets it go to the nearest")
    func caughtPage() throws {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
        stage.view.isPagingEnabled = true
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.08)
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        let caught = stage.view.contentOffset.x
        #expect(caught > 80 && caught < 300)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == (caught > 150 ? 300 : 0))
    }

    @Test("A page that is flicked is in its place within half a second, but for a point")
    func turnsFast() {
        for speed in [300.0, 800, 3000] {
            let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
            stage.view.isPagingEnabled = true
            stage.drag(by: CGVector(dx: -100, dy: 0), duration: 100 / speed).up()
            stage.screen.advance(by: 0.6)
            #expect(abs(stage.view.contentOffset.x - 300) < 2, "\(speed): \(stage.view.contentOffset.x)")
        }
    }

    @Test("A touch on a page that has all but settled leaves it there")
    func touchedWhileSettling() throws {
        for frames in stride(from: 30, through: 240, by: 3) {
            let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
            stage.view.isPagingEnabled = true
            stage.drag(by: CGVector(dx: -200, dy: 0), duration: 0.2).up()
            stage.screen.advance(by: Double(frames) / 60)
            stage.screen.touch(at: CGPoint(x: 150, y: 300)).up()
            try stage.screen.settle()
            #expect(stage.view.contentOffset.x == 300, "after \(frames) frames")
        }
    }

    @Test("fact 88: on pages the delegate hears of the page, and may choose another place")
    func pageTarget() throws {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
        stage.view.isPagingEnabled = true
        var proposed = CGPoint.zero
        stage.listener.chooseTarget = {
            proposed = $0
            return CGPoint(x: 450, y: 0)
        }
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        try stage.screen.settle()
        #expect(proposed == CGPoint(x: 300, y: 0) && stage.view.contentOffset.x == 450)
    }

    @Test("fact 99: with the directional lock a diagonal drag is free")
    func diagonalDrag() {
        let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
        stage.view.isDirectionalLockEnabled = true
        let finger = stage.drag(by: CGVector(dx: -60, dy: -60))
        #expect(stage.view.contentOffset.x > 45 && stage.view.contentOffset.y > 45)
        finger.up()
    }

    @Test("fact 82: each axis may bounce by itself; bounces sets both")
    func bouncesByAxis() {
        let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
        #expect(stage.view.bouncesHorizontally && stage.view.bouncesVertically)
        stage.view.bouncesVertically = false
        #expect(stage.view.bounces)
        let finger = stage.drag(by: CGVector(dx: 100, dy: 100))
        #expect(stage.view.contentOffset.x < -20 && stage.view.contentOffset.y == 0)
        finger.up()
        stage.view.bounces = false
        #expect(!stage.view.bouncesHorizontally && !stage.view.bouncesVertically && !stage.view.bounces)
        // Without bounces nothing is always bounced either.
        let small = ScrollStage(content: CGSize(width: 300, height: 100))
        small.view.alwaysBounceVertical = true
        small.view.bounces = false
        let other = small.drag(by: CGVector(dx: 0, dy: 100))
        #expect(small.view.contentOffset == .zero && !small.view.isDragging)
        other.up()
    }

    @Test("fact 90: tracking is a finger down, dragging a finger that scrolls, decelerating what comes after")
    func states() throws {
        let stage = ScrollStage()
        func now() -> [Bool] { [stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating] }
        #expect(now() == [false, false, false])
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        #expect(now() == [true, false, false])
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
        #expect(now() == [true, true, false])
        finger.up()
        #expect(now() == [false, false, true])
        try stage.screen.settle()
        #expect(now() == [false, false, false])
    }

    @Test("facts 87, 89: a drag without a deceleration ends with didEndDragging, and says so")
    func noDeceleration() {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: -100))
        finger.hold(0.3)
        finger.up()
        stage.screen.advance(by: 2)
        #expect(stage.listener.heard == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test("fact 85: a scroll that the user makes, or that is not animated, ends no scrolling animation")
    func scrollingAnimation() throws {
        let stage = ScrollStage()
        stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.drag(by: CGVector(dx: 0, dy: -100), duration: 0.1).up()
        try stage.screen.settle()
        #expect(!stage.listener.heard.contains("didEndScrollingAnimation"))
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        try stage.screen.settle()
        #expect(stage.listener.heard.last == "didEndScrollingAnimation" && stage.view.contentOffset.y == 0)
    }

    @Test("fact 101: stopping leaves the offset where it is, and isScrollAnimating says when it moves")
    func stopping() throws {
        let stage = ScrollStage()
        #expect(!stage.view.isScrollAnimating && !stage.view.isZoomAnimating)
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        stage.screen.advance(by: 0.15)
        #expect(stage.view.isScrollAnimating)
        stage.view.stopScrollingAndZooming()
        let stopped = stage.view.contentOffset
        #expect(!stage.view.isScrollAnimating && stopped.y > 200 && stopped.y < 400)
        try stage.screen.settle()
        #expect(stage.view.contentOffset == stopped)
    }

    @Test("A scroll that is off moves by no finger, wheel, trackpad or tap on the status bar")
    func scrollDisabled() throws {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 300
        stage.view.isScrollEnabled = false
        stage.drag(by: CGVector(dx: 0, dy: -100), duration: 0.1).up()
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 150, y: 300))
        let trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        trackpad.slide(by: CGVector(dx: 0, dy: 60), duration: 0.1)
        trackpad.lift()
        stage.screen.tapStatusBar()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 300)
    }

    @Test("A rate that would stop at once, or never, still brings content to rest", arguments: [0, -1, 1, 2])
    func extremeRates(rate: CGFloat) throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        stage.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
        stage.drag(by: CGVector(dx: 0, dy: -100), duration: 0.1).up()
        let lifted = stage.view.contentOffset.y
        stage.screen.advance(by: 0.1)
        #expect(stage.view.isDecelerating == (rate > 0))
        #expect((abs(stage.view.contentOffset.y - lifted) < 2) == (rate <= 0))
    }

    @Test("fact 96: while a finger scrolls or content decelerates, only timers of the common modes fire")
    func timersWait() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let fired = Fired()
        let plain = UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { fired.plain += 1 }
        }
        let common = UIKit.Timer(timeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { fired.common += 1 }
        }
        RunLoop.main.add(common, forMode: .common)
        let tracking = UIKit.Timer(timeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { fired.tracking += 1 }
        }
        RunLoop.main.add(tracking, forMode: .tracking)
        stage.screen.advance(by: 0.55)
        #expect(fired.plain == 5 && fired.common == 5)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.5)
        #expect(fired.plain == 5 && fired.common >= 9 && fired.tracking == fired.common)
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(stage.view.isDecelerating && fired.plain == 5)
        stage.view.stopScrollingAndZooming()
        // What was due meanwhile fires once, and then it goes on as before.
        stage.screen.advance(by: 0.02)
        #expect(fired.plain == 6)
        stage.screen.advance(by: 0.5)
        #expect(fired.plain >= 10 && fired.plain <= 12)
        for timer in [plain, common, tracking] { timer.invalidate() }
    }

    @Test("fact 96: a timer that waits can be taken back")
    func waitingTimerIsInvalidated() {
        let stage = ScrollStage()
        let fired = Fired()
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { fired.plain += 1 }
        }
        let finger = stage.drag(by: CGVector(dx: 0, dy: -30), duration: 0.05)
        finger.hold(0.5)
        #expect(fired.plain == 0 && timer.isValid)
        timer.invalidate()
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(fired.plain == 0)
    }

    // MARK: Cost

    @Test("A scroll event costs what becomes visible: as many nodes with a hundred rows as with ten thousand")
    func cost() {
        var counts: [Int] = []
        for rows in [100, 10_000] {
            let stage = ScrollStage(content: CGSize(width: 300, height: CGFloat(rows) * 50))
            for row in 0..<14 {
                let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 300, height: 50))
                view.backgroundColor = row.isMultiple(of: 2) ? .red : .green
                stage.view.addSubview(view)
            }
            let finger = stage.drag(by: CGVector(dx: 0, dy: -30))
            stage.screen.advance(by: 1.0 / 60)
            let before = RenderStatistics.current
            finger.move(by: CGVector(dx: 0, dy: -10))
            stage.screen.advance(by: 1.0 / 60)
            let after = RenderStatistics.current
            #expect(after.decorations - before.decorations <= 1)
            counts.append(after.compositions - before.compositions)
            finger.up()
        }
        #expect(counts[0] == counts[1] && counts[0] <= 6)
    }

    @Test("Once all is at rest no frame is drawn and nothing wakes")
    func idle() throws {
        let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        try stage.screen.settle()
        let before = RenderStatistics.current
        #expect(!stage.screen.host.hasWork)
        stage.screen.advance(by: 10)
        #expect(RenderStatistics.current == before && !stage.screen.host.hasWork)
    }
}
