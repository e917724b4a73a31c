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
    @Test("fact 83: paging works on both axes at once, with shorter last pages")
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

    @Test("fact 83: a page caught on its way goes to the nearest page when the finger lifts")
    func caughtPage() throws {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
        stage.view.isPagingEnabled = true
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.08)
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        let caught = stage.view.contentOffset.x
        #expect(caught > 80)
        #expect(caught < 300)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == (caught > 150 ? 300 : 0))
    }

    @Test("A flicked page is within two points of its place after 0.6 s")
    func turnsFast() {
        for speed in [300.0, 800, 3000] {
            let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
            stage.view.isPagingEnabled = true
            stage.drag(by: CGVector(dx: -100, dy: 0), duration: 100 / speed).up()
            stage.screen.advance(by: 0.6)
            #expect(abs(stage.view.contentOffset.x - 300) < 2, "\(speed): \(stage.view.contentOffset.x)")
        }
    }

    @Test("A touch on a page that has nearly settled leaves it on that page")
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

    @Test("fact 88: with paging the delegate gets the page as the target, and can choose another")
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
        #expect(proposed == CGPoint(x: 300, y: 0))
        #expect(stage.view.contentOffset.x == 450)
    }

    @Test("fact 99: with the directional lock a diagonal drag moves on both axes")
    func diagonalDrag() {
        let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
        stage.view.isDirectionalLockEnabled = true
        let finger = stage.drag(by: CGVector(dx: -60, dy: -60))
        #expect(stage.view.contentOffset.x > 45)
        #expect(stage.view.contentOffset.y > 45)
        finger.up()
    }

    @Test("fact 82: each axis can bounce by itself, and bounces sets both")
    func bouncesByAxis() {
        let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
        #expect(stage.view.bouncesHorizontally)
        #expect(stage.view.bouncesVertically)
        stage.view.bouncesVertically = false
        #expect(stage.view.bounces)
        let finger = stage.drag(by: CGVector(dx: 100, dy: 100))
        #expect(stage.view.contentOffset.x < -20)
        #expect(stage.view.contentOffset.y == 0)
        finger.up()
        stage.view.bounces = false
        #expect(!stage.view.bouncesHorizontally)
        #expect(!stage.view.bouncesVertically)
        #expect(!stage.view.bounces)
        // Without bounces, alwaysBounceVertical has no effect either.
        let small = ScrollStage(content: CGSize(width: 300, height: 100))
        small.view.alwaysBounceVertical = true
        small.view.bounces = false
        let other = small.drag(by: CGVector(dx: 0, dy: 100))
        #expect(small.view.contentOffset == .zero)
        #expect(!small.view.isDragging)
        other.up()
    }

    @Test("fact 90: isTracking, isDragging and isDecelerating follow a finger from touch to rest")
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

    @Test("facts 87, 89: a drag without deceleration ends with didEndDragging(false)")
    func noDeceleration() {
        let stage = ScrollStage()
        let finger = stage.drag(by: CGVector(dx: 0, dy: -100))
        finger.hold(0.3)
        finger.up()
        stage.screen.advance(by: 2)
        #expect(stage.listener.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test("fact 85: neither drags nor unanimated offsets report didEndScrollingAnimation")
    func scrollingAnimation() throws {
        let stage = ScrollStage()
        stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.drag(by: CGVector(dx: 0, dy: -100), duration: 0.1).up()
        try stage.screen.settle()
        #expect(!stage.listener.calls.contains("didEndScrollingAnimation"))
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        try stage.screen.settle()
        #expect(stage.listener.calls.last == "didEndScrollingAnimation")
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("fact 101: stopScrollingAndZooming keeps the offset and ends isScrollAnimating")
    func stopping() throws {
        let stage = ScrollStage()
        #expect(!stage.view.isScrollAnimating)
        #expect(!stage.view.isZoomAnimating)
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        stage.screen.advance(by: 0.15)
        #expect(stage.view.isScrollAnimating)
        stage.view.stopScrollingAndZooming()
        let stopped = stage.view.contentOffset
        #expect(!stage.view.isScrollAnimating)
        #expect(stopped.y > 200)
        #expect(stopped.y < 400)
        try stage.screen.settle()
        #expect(stage.view.contentOffset == stopped)
    }

    @Test("With scrolling disabled no finger, wheel, trackpad or tap on the status bar scrolls")
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

    @Test(
        "A deceleration rate of 0 or less stops at once, and one of 1 or more still decelerates",
        arguments: [0, -1, 1, 2])
    func extremeRates(rate: CGFloat) throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        stage.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
        stage.drag(by: CGVector(dx: 0, dy: -100), duration: 0.1).up()
        let lifted = stage.view.contentOffset.y
        stage.screen.advance(by: 0.1)
        #expect(stage.view.isDecelerating == (rate > 0))
        #expect((abs(stage.view.contentOffset.y - lifted) < 2) == (rate <= 0))
    }

    @Test("fact 96: during scrolling and deceleration only timers in common or tracking modes fire")
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
        #expect(fired.plain == 5)
        #expect(fired.common == 5)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.5)
        #expect(fired.plain == 5)
        #expect(fired.common >= 9)
        #expect(fired.tracking == fired.common)
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(stage.view.isDecelerating)
        #expect(fired.plain == 5)
        stage.view.stopScrollingAndZooming()
        // The timer, which was due during the scrolling, fires once at its end. After that it fires at its usual
        // intervals.
        stage.screen.advance(by: 0.02)
        #expect(fired.plain == 6)
        stage.screen.advance(by: 0.5)
        #expect(fired.plain >= 10)
        #expect(fired.plain <= 12)
        for timer in [plain, common, tracking] { timer.invalidate() }
    }

    @Test("fact 96: a timer that waits for the end of scrolling can be invalidated")
    func waitingTimerIsInvalidated() {
        let stage = ScrollStage()
        let fired = Fired()
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { fired.plain += 1 }
        }
        let finger = stage.drag(by: CGVector(dx: 0, dy: -30), duration: 0.05)
        finger.hold(0.5)
        #expect(fired.plain == 0)
        #expect(timer.isValid)
        timer.invalidate()
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(fired.plain == 0)
    }

    // MARK: Cost

    @Test("A scroll event composes as many nodes with a hundred rows as with ten thousand")
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
        #expect(counts[0] == counts[1])
        #expect(counts[0] <= 6)
    }

    @Test("At rest no frame is drawn, and the screen has no work")
    func idle() throws {
        let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        try stage.screen.settle()
        let before = RenderStatistics.current
        #expect(!stage.screen.host.hasWork)
        stage.screen.advance(by: 10)
        #expect(RenderStatistics.current == before)
        #expect(!stage.screen.host.hasWork)
    }
}
