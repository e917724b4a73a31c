// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import UIKitTesting

@MainActor
private final class Firings {
    var times = 0

    /// A timer of the default mode that counts here.
    func start(_ interval: Double, repeats: Bool = false) -> UIKit.Timer {
        UIKit.Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in
            MainActor.assumeIsolated { self.times += 1 }
        }
    }
}

@Suite @MainActor
struct TimerTests {
    private let middle = CGPoint(x: 150, y: 300)

    @Test("fact 96: timers of the default mode wait while fingers scroll on a trackpad, and then fire at once")
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

    @Test("A timer waits through the deceleration that follows a drag, and fires once")
    func throughDeceleration() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let firings = Firings()
        _ = firings.start(0.05)
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        stage.screen.advance(by: 0.2)
        #expect(stage.view.isDecelerating && firings.times == 0)
        try stage.screen.settle()
        #expect(firings.times == 1)
    }

    @Test("A timer that waits for a finger to lift looks for nothing meanwhile")
    func noPolling() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let firings = Firings()
        _ = firings.start(0.05)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        finger.hold(0.5)
        #expect(firings.times == 0 && stage.screen.pending.isEmpty)
        finger.up()
        stage.screen.advance(by: 0.001)
        #expect(firings.times == 1)
    }

    @Test("What goes on scrolling on another screen makes no timer wait")
    func otherScreen() {
        let other = ScrollStage(content: CGSize(width: 300, height: 30000))
        let finger = other.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        let stage = ScrollStage()
        let firings = Firings()
        _ = firings.start(0.05)
        stage.screen.advance(by: 0.06)
        #expect(firings.times == 1 && other.view.isDragging)
        // And the other way round, when it is over there.
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

    @Test("A scroll view that goes while it is dragged keeps no timer waiting")
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
        #expect(view?.isDragging == true && firings.times == 0)
        view?.removeFromSuperview()
        view = nil
        screen.advance(by: 0.1)
        #expect(gone == nil && firings.times == 1)
        trackpad.lift()
    }
}
