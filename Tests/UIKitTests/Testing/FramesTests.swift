// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@Suite("Late frames and display links") @MainActor
struct FramesTests {
    let screen = TestScreen(size: CGSize(width: 100, height: 100))

    @MainActor
    private final class Counter: NSObject {
        var times: [TimeInterval] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test("A stall of half a second produces one frame, at its end")
    func lateFrame() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Counter.step)
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.05)
        let before = counter.times.count
        screen.stall(for: 0.5)
        #expect(counter.times.count == before + 1)
        #expect(abs((counter.times.last ?? 0) - 0.55) < 1e-6)
        #expect(abs(screen.now - 0.55) < 1e-6)
        screen.advance(by: 0.1)
        #expect(counter.times.count == before + 7)
        link.invalidate()
    }

    @Test("A timer that is due during a stall fires after it")
    func lateTimer() {
        var fired: TimeInterval?
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            MainActor.assumeIsolated { fired = CACurrentMediaTime() }
        }
        screen.stall(for: 0.5)
        #expect(fired.map { abs($0 - 0.5) < 1e-6 } == true)
    }

    @Test("An animation is shown at the time of the late frame")
    func animation() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 80 }
        screen.advance(by: 0.1)
        screen.stall(for: 0.4)
        #expect(abs(try #require(view.layer.presentation()).frame.minX - 40) < 2)
    }

    @Test("A display link runs after it is added, except while it is paused")
    func links() {
        #expect(screen.displayLinks.isEmpty)
        #expect(screen.runningDisplayLinks.isEmpty)
        let link = CADisplayLink(target: Counter(), selector: Counter.step)
        link.add(to: .main, forMode: .common)
        #expect(screen.runningDisplayLinks.first === link)
        link.isPaused = true
        #expect(screen.displayLinks.count == 1)
        #expect(screen.runningDisplayLinks.isEmpty)
        link.invalidate()
        #expect(screen.displayLinks.isEmpty)
    }
}
