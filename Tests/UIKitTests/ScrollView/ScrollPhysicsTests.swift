// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Compares the offset at each frame with formulas for UIKit's scrolling, which describe measurements on iOS.
///
/// Every trace runs at 30, 60 and 120 frames a second.
/// It may differ from its formula by half a point, including the rounding to pixels.
@MainActor
private struct Trace {
    let stage: ScrollStage
    let framesPerSecond: Double

    init(_ stage: ScrollStage, _ framesPerSecond: Double) {
        self.stage = stage
        self.framesPerSecond = framesPerSecond
        stage.screen.framesPerSecond = framesPerSecond
    }

    /// Drags in even steps, one per frame, and leaves the finger down.
    func drag(speed: Double, duration: Double) -> TestFinger {
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: speed * duration), duration: duration)
        return finger
    }

    /// Compares each frame of the next `duration` seconds with `expected`, a function of the seconds from now.
    ///
    /// - Returns: The greatest difference, in points.
    func greatestMiss(over duration: Double, _ expected: (Double) -> Double) -> Double {
        let start = stage.screen.now
        var greatest = 0.0
        while stage.screen.now < start + duration {
            stage.screen.advance(by: 1 / framesPerSecond)
            let frame = (stage.screen.now * framesPerSecond + 1e-6).rounded(.down) / framesPerSecond
            greatest = max(greatest, abs(Double(stage.view.contentOffset.y) - expected(frame - start)))
        }
        return greatest
    }
}

private let rates = [30.0, 60, 120]
private let tolerance = 0.5

/// The distance that a deceleration covers in `time` seconds, by the formula in rule 75 of Documentation/Facts.md.
private func decelerated(_ velocity: Double, rate: Double, factor: Double, after time: Double) -> Double {
    let duration = log(abs(velocity) / 10) / abs(1000 * log(rate))
    return factor * velocity * (1 - pow(rate, 1000 * min(time, duration)))
}

/// The displacement, after `time` seconds, of a critically damped spring with the angular frequency 11 /s. The spring
/// starts at `displacement` with `velocity`.
private func thrown(_ displacement: Double, _ velocity: Double, after time: Double) -> Double {
    (displacement + (velocity + 11 * displacement) * time) * exp(-11 * time)
}

@Suite @MainActor
struct ScrollPhysicsTests {
    @Test("facts 73, 74, 75, 77: a deceleration is x0 + 0.499 v0 (1 - 0.998^1000t) until 10 points/s", arguments: rates)
    func deceleration(framesPerSecond: Double) throws {
        for (rate, factor) in [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)] {
            for speed in [-300.0, -1000, -3000, -4875] {
                let trace = Trace(ScrollStage(content: CGSize(width: 300, height: 30000)), framesPerSecond)
                trace.stage.view.decelerationRate = rate
                trace.drag(speed: speed, duration: 0.1).up()
                let velocity = Double(trace.stage.listener.velocity.y) * 1000
                #expect(abs(velocity + speed) < 1)
                let start = Double(trace.stage.view.contentOffset.y)
                let miss = trace.greatestMiss(over: 3.5) {
                    start + decelerated(velocity, rate: Double(rate.rawValue), factor: factor, after: $0)
                }
                #expect(miss <= tolerance, "\(rate.rawValue) at \(speed)")
                #expect(!trace.stage.view.isDecelerating)
            }
        }
    }

    @Test("fact 77: a flick at 1000 points a second decelerates for 2.30 s", arguments: rates)
    func duration(framesPerSecond: Double) throws {
        let trace = Trace(ScrollStage(content: CGSize(width: 300, height: 30000)), framesPerSecond)
        trace.drag(speed: -1000, duration: 0.1).up()
        let start = trace.stage.screen.now
        while trace.stage.view.isDecelerating { trace.stage.screen.advance(by: 1 / framesPerSecond) }
        #expect(abs(trace.stage.screen.now - start - 2.30) <= 1.5 / framesPerSecond)
    }

    @Test("fact 76: the target that the delegate gets is the projection, less the last 10 points/s")
    func projection() {
        let trace = Trace(ScrollStage(content: CGSize(width: 300, height: 30000)), 60)
        var target = CGPoint.zero
        trace.stage.listener.chooseTarget = {
            target = $0
            return $0
        }
        trace.drag(speed: -1000, duration: 0.1).up()
        let velocity = Double(trace.stage.listener.velocity.y) * 1000
        let projected = velocity / 1000 * 0.998 / (1 - 0.998)
        #expect(abs(projected - 499) < 1)
        #expect(abs(Double(target.y - trace.stage.view.contentOffset.y) - (projected - 4.99)) < 0.01)
    }

    @Test("fact 78: content pulled past its edge shows (1 - 1/(0.55 x/d + 1)) d at every moment", arguments: rates)
    func rubberBand(framesPerSecond: Double) {
        let trace = Trace(ScrollStage(), framesPerSecond)
        let finger = trace.stage.screen.touch(at: CGPoint(x: 150, y: 100))
        let step = 600 / framesPerSecond
        var greatest = 0.0
        for count in 1...Int(framesPerSecond * 0.8) {
            trace.stage.screen.advance(by: 1 / framesPerSecond)
            finger.move(by: CGVector(dx: 0, dy: step))
            let pull = max(Double(count) * step - 10, 0)
            let shown = (1 - 1 / (pull * 0.55 / 600 + 1)) * 600
            greatest = max(greatest, abs(Double(trace.stage.view.contentOffset.y) + shown))
        }
        #expect(greatest <= tolerance)
        #expect(trace.stage.view.contentOffset.y < -150)
        finger.up()
    }

    @Test(
        "facts 79, 81: content flicked against its edge follows a critically damped spring of 11 /s, not 14.1",
        arguments: rates)
    func bounce(framesPerSecond: Double) {
        for speed in [-1500.0, -3005] {
            let trace = Trace(ScrollStage(content: CGSize(width: 300, height: 1200)), framesPerSecond)
            trace.drag(speed: speed, duration: 0.1).up()
            let velocity = Double(trace.stage.listener.velocity.y) * 1000
            let start = Double(trace.stage.view.contentOffset.y)
            // At the edge, the deceleration ends and the bounce begins: `impact` is the velocity there, and `hit` the
            // time.
            let impact = velocity - (600 - start) / 0.499
            let hit = log(velocity / impact) / abs(1000 * log(0.998))
            let miss = trace.greatestMiss(over: 2.5) { time in
                time < hit
                    ? start + decelerated(velocity, rate: 0.998, factor: 0.499, after: time)
                    : 600 + thrown(0, impact, after: time - hit)
            }
            #expect(miss <= tolerance, "at \(speed)")
            #expect(trace.stage.view.contentOffset.y == 600)
        }
    }

    @Test("fact 79: content flicked while it is pulled past its edge follows that spring at once", arguments: rates)
    func thrownOverscroll(framesPerSecond: Double) {
        let trace = Trace(ScrollStage(), framesPerSecond)
        trace.drag(speed: 600, duration: 0.2).up()
        let velocity = Double(trace.stage.listener.velocity.y) * 1000
        let start = Double(trace.stage.view.contentOffset.y)
        #expect(velocity < -500)
        #expect(start < -40)
        let miss = trace.greatestMiss(over: 2) { thrown(start, velocity, after: $0) }
        #expect(miss <= tolerance)
    }

    @Test("fact 80: content released from a held overscroll returns at rates of 9 and 46 /s", arguments: rates)
    func heldOverscroll(framesPerSecond: Double) {
        let trace = Trace(ScrollStage(), framesPerSecond)
        let finger = trace.drag(speed: 600, duration: 0.5)
        finger.hold(0.5)
        let start = Double(trace.stage.view.contentOffset.y)
        #expect(start < -100)
        finger.up()
        let miss = trace.greatestMiss(over: 2) { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }
        #expect(miss <= tolerance)
        #expect(trace.stage.view.contentOffset.y == 0)
    }

    @Test("fact 84: an animated offset follows half a cosine wave over 0.3 s", arguments: rates)
    func animatedOffset(framesPerSecond: Double) {
        let trace = Trace(ScrollStage(), framesPerSecond)
        trace.stage.screen.advance(by: 1)
        trace.stage.view.setContentOffset(CGPoint(x: 0, y: 1600), animated: true)
        let miss = trace.greatestMiss(over: 0.5) { 1600 * (1 - cos(.pi * min($0 / 0.3, 1))) / 2 }
        #expect(miss <= tolerance)
        #expect(trace.stage.view.contentOffset.y == 1600)
    }
}
