// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import UIKitTesting

@MainActor
private final class Firings {
    var times = 0

    /// Starts a timer in the default run loop mode that counts its firings in `times`.
    func start(_ interval: Double, repeats: Bool = false) -> UIKit.Timer {
        UIKit.Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in
            MainActor.assumeIsolated { self.times += 1 }
        }
    }
}

@Suite @MainActor
struct TimerTests {
    private let middle = CGPoint(x: 150, y: 300)

    @Test("fact 96: Timers of the default mode wait during a trackpad scroll, then fire at once")
    func trackpad() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let firings = Firings()
        let timer = firings.start(0.1, repeats: true)
        let trackpad = stage.screen.trackpad(at: middle)
        trackpad.slide(by: CGVector(dx: 0, dy: 200), duration: 0.5)
        #expect(firings.times == 0)
        trackpad.hold(0.3)
        #expect(firings.times == 0)
        trackpad.lift()
        #expect(!stage.view.isDecelerating)
        stage.screen.advance(by: 0.001)
        #expect(firings.times == 1)
        timer.invalidate()
    }

    @Test("A timer waits until the deceleration after a drag ends, and fires once")
    func throughDeceleration() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let firings = Firings()
        _ = firings.start(0.05)
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        stage.screen.advance(by: 0.2)
        #expect(stage.view.isDecelerating)
        #expect(firings.times == 0)
        try stage.screen.settle()
        #expect(firings.times == 1)
    }

    @Test("A timer that waits for the end of a drag does not poll")
    func noPolling() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let firings = Firings()
        _ = firings.start(0.05)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        finger.hold(0.5)
        #expect(firings.times == 0)
        #expect(stage.screen.pending.isEmpty)
        finger.up()
        stage.screen.advance(by: 0.001)
        #expect(firings.times == 1)
    }

    @Test("Scrolling on another screen does not delay a timer")
    func otherScreen() {
        let other = ScrollStage(content: CGSize(width: 300, height: 30000))
        let finger = other.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        let stage = ScrollStage()
        let firings = Firings()
        _ = firings.start(0.05)
        stage.screen.advance(by: 0.06)
        #expect(firings.times == 1)
        #expect(other.view.isDragging)
        // Checks the same with the two screens exchanged, after the first drag has ended.
        finger.hold(0.3)
        finger.up()
        let trackpad = stage.screen.trackpad(at: middle)
        trackpad.slide(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        _ = firings.start(0.05)
        other.screen.advance(by: 0.5)
        stage.screen.advance(by: 0.06)
        #expect(firings.times == 1)
        trackpad.hold(0.3)
        trackpad.lift()
        stage.screen.advance(by: 0.001)
        #expect(firings.times == 2)
    }

    @Test("A scroll view removed during its drag does not delay a timer further")
    func viewGoes() {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let firings = Firings()
        var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view?.contentSize = CGSize(width: 300, height: 3000)
        weak let gone = view
        screen.show(view!)
        let trackpad = screen.trackpad(at: middle)
        trackpad.slide(by: CGVector(dx: 0, dy: 200), duration: 0.1)
        _ = firings.start(0.05)
        screen.advance(by: 0.1)
        #expect(view?.isDragging == true)
        #expect(firings.times == 0)
        view?.removeFromSuperview()
        view = nil
        screen.advance(by: 0.1)
        #expect(gone == nil)
        #expect(firings.times == 1)
        trackpad.lift()
    }
}
