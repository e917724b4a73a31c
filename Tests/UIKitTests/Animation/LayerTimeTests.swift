// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Time of layers and animations") @MainActor
struct LayerTimeTests {
    let stage = AnimationStage()

    @Test("fact 131: the default speed is 1, and the other times are 0")
    func defaults() {
        let timings: [any CAMediaTiming] = [CABasicAnimation(), CAAnimationGroup()]
        for timing in timings {
            #expect(timing.speed == 1)
            #expect(timing.beginTime == 0)
            #expect(timing.duration == 0)
            #expect(timing.timeOffset == 0)
            #expect(timing.repeatCount == 0)
            #expect(timing.repeatDuration == 0)
            #expect(!timing.autoreverses)
            #expect(timing.fillMode == .removed)
        }
        #expect(stage.layer.speed == 1)
        #expect(stage.layer.duration == .infinity)
        #expect(stage.layer.fillMode == .removed)
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    }

    @Test("fact 131: a layer's time is its superlayer's minus beginTime, times speed, plus timeOffset")
    func converting() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.beginTime, outer.speed) = (2, 0.5)
        (inner.speed, inner.timeOffset) = (3, 1)
        #expect(outer.convertTime(10, from: nil) == 4)
        #expect(inner.convertTime(10, from: nil) == 13)
        #expect(inner.convertTime(13, to: nil) == 10)
        #expect(inner.convertTime(4, from: outer) == 13)
        #expect(inner.convertTime(13, to: outer) == 4)
    }

    @Test("fact 131: speed 0 and the current time as offset pause a layer, which then continues from there")
    func pausing() {
        stage.animateX()
        stage.screen.advance(by: 0.25)
        let layer = stage.layer
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        #expect(near(stage.layerX, 25))
        stage.screen.advance(by: 1)
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 3)
        #expect(near(stage.layerX, 25))
        #expect(stage.screen.surface.framesRequested == frames, "What stands still needs no frames")
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(near(stage.layerX, 25))
        stage.screen.advance(by: 0.25)
        #expect(near(stage.layerX, 50))
        stage.screen.advance(by: 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A superlayer's speed and time offset apply to all layers below it")
    func parents() {
        let above = stage.layer.superlayer!
        above.speed = 2
        stage.animateX()
        stage.screen.advance(by: 0.25)
        #expect(near(stage.layerX, 50))
        above.speed = 0
        for share in [0.0, 0.3, 0.9] {
            above.timeOffset = stage.layer.animation(forKey: "x")!.beginTime + share
            #expect(near(stage.layerX, share * 100))
        }
    }

    @Test("The presented values at a time are the same at 30, 60 and 120 frames a second", arguments: [30.0, 60, 120])
    func rates(framesPerSecond: Double) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        stage.animateX {
            $0.duration = 0.4
            $0.autoreverses = true
            $0.repeatCount = 1.5
        }
        // One repetition, forward and back, takes 0.8 s. Of the second one only half is played, which goes forward.
        let wanted = [(0.2, 50.0), (0.2, 100), (0.2, 50), (0.2, 0), (0.2, 50)]
        for (seconds, x) in wanted {
            stage.screen.advance(by: seconds)
            #expect(near(stage.layerX, x, within: 0.01))
        }
        stage.screen.advance(by: 0.3)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layerX == 50)
    }

    @Test("The fill mode applies before the beginning of an animation and after its end")
    func fills() {
        let now = CACurrentMediaTime()
        stage.animateX {
            $0.beginTime = now + 0.5
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
        }
        #expect(stage.layerX == 0)
        stage.screen.advance(by: 1)
        #expect(near(stage.layerX, 50))
        stage.screen.advance(by: 1)
        #expect(stage.layerX == 100)
        stage.animateX { $0.beginTime = CACurrentMediaTime() + 0.5 }
        #expect(stage.layerX == 50, "The model shows until it begins")
    }

    @Test("A time offset begins an animation further in, and the skipped part comes at the end")
    func offset() {
        stage.animateX { $0.timeOffset = 0.75 }
        #expect(near(stage.layerX, 75))
        stage.screen.advance(by: 0.5)
        #expect(near(stage.layerX, 25))
        stage.screen.advance(by: 0.51)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("A negative speed runs backward, and a duration limits a layer's time")
    func backwards() {
        stage.animateX { $0.speed = -1 }
        stage.screen.advance(by: 0.25)
        #expect(near(stage.layerX, 75))
        stage.layer.removeAllAnimations()
        // The layer's time lasts half a second and then starts again once, because `repeatCount` is 2.
        stage.layer.beginTime = CACurrentMediaTime()
        stage.layer.duration = 0.5
        stage.layer.repeatCount = 2
        stage.animateX { $0.beginTime = 1e-9 }
        stage.screen.advance(by: 0.75)
        #expect(near(stage.layerX, 25, within: 0.01))
        stage.screen.advance(by: 0.5)
        #expect(stage.layerX == 50, "After its end the model shows")
    }

    @Test("repeatDuration overrides repeatCount, and ends the animation in the middle of a run")
    func repeatDuration() {
        stage.animateX {
            $0.repeatCount = 10
            $0.repeatDuration = 1.5
        }
        stage.screen.advance(by: 1.25)
        #expect(near(stage.layerX, 25))
        stage.screen.advance(by: 0.26)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test(
        "A layer whose time is over ends its animations, keeps their last values if it fills, and is idle",
        arguments: [CAMediaTimingFillMode.removed, .forwards])
    func endOfTime(fillMode: CAMediaTimingFillMode) {
        let (once, endless) = (AnimationListener(), AnimationListener())
        stage.layer.beginTime = CACurrentMediaTime()
        stage.layer.duration = 0.25
        stage.layer.fillMode = fillMode
        stage.animateX {
            $0.beginTime = 1e-9
            $0.delegate = once
        }
        stage.animateX("again") {
            ($0.beginTime, $0.repeatCount, $0.delegate) = (1e-9, .infinity, endless)
            ($0.keyPath, $0.fromValue, $0.toValue) = ("opacity", 0, 1)
        }
        stage.screen.advance(by: 0.2)
        #expect(once.calls == ["start"])
        #expect(endless.calls == ["start"])
        stage.screen.advance(by: 0.2)
        #expect(once.calls == ["start", "stop true"])
        #expect(endless.calls == ["start", "stop true"])
        #expect(near(stage.layerX, fillMode == .forwards ? 25 : 50))
        #expect(near(stage.layerOpacity, fillMode == .forwards ? 0.25 : 1))
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 3)
        #expect(stage.screen.surface.framesRequested == frames)
        #expect(stage.screen.pending.isEmpty)
        #expect(once.calls.count == 2)
        #expect(endless.calls.count == 2)
    }
}
