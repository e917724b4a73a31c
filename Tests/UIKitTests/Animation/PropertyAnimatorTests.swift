// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import QuartzCore
@testable import UIKit
@testable import UIKitTesting

@Suite("UIViewPropertyAnimator") @MainActor
struct PropertyAnimatorTests {
    let stage = AnimationStage()
    var view: UIView { stage.view }

    /// A linear animator that moves the view's center from x = 50 to x = 150 in one second.
    func mover() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    }

    @Test("fact 140: an animator is inactive, then active, and at its end inactive with its completions called")
    func life() {
        let animator = mover()
        var log: [UIViewAnimatingPosition] = []
        animator.addCompletion { log.append($0) }
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(view.center.x == 50, "Blocks run when it becomes active")
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.center.x == 150)
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 100))
        #expect(near(Double(animator.fractionComplete), 0.5))
        stage.screen.advance(by: 0.6)
        #expect(animator.state == .inactive)
        #expect(log == [.end])
        #expect(view.layer.animationKeys() == nil)
        #expect(stage.viewX == 150)
    }

    @Test(
        "fact 141: the convenience initializers do not start an animator; runningPropertyAnimator does",
        arguments: [30.0, 60, 120])
    func running(framesPerSecond: Double) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        #expect(!UIViewPropertyAnimator(duration: 1, dampingRatio: 1).isRunning)
        var ended: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { stage.view.center.x = 150 }
        ) {
            ended = $0
        }
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        #expect(animator.duration == 1)
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 50))
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 100, within: 0.01))
        stage.screen.advance(by: 0.6)
        #expect(ended == .end)
    }

    @Test("A running animator is kept alive until its end")
    func kept() {
        weak var weakAnimator: UIViewPropertyAnimator?
        var isDone = false
        do {
            let animator = mover()
            animator.addCompletion { _ in isDone = true }
            animator.startAnimation()
            weakAnimator = animator
        }
        #expect(weakAnimator != nil)
        stage.screen.advance(by: 1.1)
        #expect(isDone)
        #expect(weakAnimator == nil)
    }

    @Test("fact 142: scrubbing moves a view evenly, and continuing follows the curve from there, without a jump")
    func scrubbing() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 150 }
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        for fraction in [0.2, 0.9, 0.4] {
            animator.fractionComplete = fraction
            #expect(near(stage.viewX, 50 + 100 * fraction))
        }
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 2)
        #expect(stage.screen.surface.framesRequested <= frames + 1, "What is held needs no frames")
        animator.startAnimation()
        #expect(near(stage.viewX, 90))
        stage.screen.advance(by: 1.0 / 60)
        #expect(stage.viewX > 90)
        #expect(stage.viewX < 94)
        // The ease-in-out curve reaches 0.4 after 0.4365 of its duration, so the animation still takes 0.5635 s.
        stage.screen.advance(by: 0.5)
        #expect(animator.isRunning)
        stage.screen.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("Without scrubsLinearly, scrubbing moves the time along the curve")
    func scrubbingTime() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
        #expect(animator.scrubsLinearly)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(near(stage.viewX, 50 + 100 * CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.5)))
        #expect(animator.fractionComplete == 0.5)
        animator.stopAnimation(true)
    }

    @Test("fact 143: a reversed animator turns back at once, completes at its start, and restores the model")
    func reversing() {
        let animator = mover()
        var log: [UIViewAnimatingPosition] = []
        animator.addCompletion { log.append($0) }
        animator.startAnimation()
        stage.screen.advance(by: 0.7)
        animator.isReversed = true
        #expect(near(Double(animator.fractionComplete), 0.3), "Of the way in its direction")
        stage.screen.advance(by: 0.2)
        #expect(near(stage.viewX, 100))
        stage.screen.advance(by: 0.6)
        #expect(log == [.start])
        #expect(view.center.x == 50)
        #expect(stage.viewX == 50)
    }

    @Test("An animator that is reversed while paused runs backward when it continues")
    func reversingPaused() {
        let animator = mover()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(near(stage.viewX, 100))
        animator.fractionComplete = 0.75
        #expect(near(stage.viewX, 75))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.screen.advance(by: 0.1)
        #expect(near(stage.viewX, 65))
        stage.screen.advance(by: 0.2)
        #expect(view.center.x == 50)
        #expect(animator.state == .inactive)
    }

    @Test("fact 144: stopping keeps the presented values, and finishing applies the values of its position")
    func stopping() {
        for (position, x) in [(UIViewAnimatingPosition.current, 100.0), (.start, 50), (.end, 150)] {
            view.center.x = 50
            let animator = mover()
            var log: [UIViewAnimatingPosition] = []
            animator.addCompletion { log.append($0) }
            animator.startAnimation()
            stage.screen.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(!animator.isRunning)
            #expect(near(Double(view.center.x), 100))
            #expect(near(stage.viewX, 100))
            #expect(view.layer.animationKeys() == nil)
            #expect(log == [])
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive)
            #expect(log == [position])
            #expect(near(Double(view.center.x), x))
        }
    }

    @Test("fact 140: stopping without finishing makes an animator inactive at once and calls no completion")
    func discarded() {
        let animator = mover()
        var called = false
        animator.addCompletion { _ in called = true }
        animator.startAnimation()
        stage.screen.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(!called)
        #expect(near(Double(view.center.x), 75))
        stage.screen.advance(by: 1)
        #expect(!called)
    }

    @Test("An animator with control points follows their curve, even if it is not interruptible")
    func controlPoints() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 1)
        ) { stage.view.center.x = 150 }
        animator.isInterruptible = false
        #expect(!animator.isInterruptible)
        #expect(animator.duration == 1)
        animator.startAnimation()
        let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 1).curve
        for tenth in 1...9 {
            stage.screen.advance(by: 0.1)
            #expect(near(stage.viewX, 50 + 100 * curve.value(at: Double(tenth) / 10), within: 0.01))
        }
        stage.screen.advance(by: 0.2)
        #expect(animator.state == .inactive)
        #expect(stage.viewX == 150)
    }

    @Test("fact 145: the default settings of an animator")
    func defaults() {
        let animator = mover()
        #expect(animator.isInterruptible)
        #expect(animator.isUserInteractionEnabled)
        #expect(!animator.isManualHitTestingEnabled)
        #expect(!animator.pausesOnCompletion)
        #expect(animator.scrubsLinearly)
        #expect(!animator.isReversed)
        #expect(animator.fractionComplete == 0)
        #expect(animator.delay == 0)
    }

    @Test(
        "fact 146: a block with a delay factor runs in the remaining part of the duration", arguments: [30.0, 60, 120])
    func delayFactor(framesPerSecond: Double) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations({ stage.view.center.x = 150 }, delayFactor: 0.25)
        animator.addAnimations { stage.view.alpha = 0 }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 50))
        #expect(near(Double(stage.view.layer.presentation()!.opacity), 0.75, within: 0.01))
        stage.screen.advance(by: 0.75)
        #expect(near(stage.viewX, 100, within: 0.01))
        stage.screen.advance(by: 1)
        #expect(animator.state == .inactive)
    }

    @Test("A block that is added to a running animator runs in the remaining time")
    func addedLate() {
        let animator = mover()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.addAnimations { view.center.y = 150 }
        stage.screen.advance(by: 0.25)
        #expect(near(stage.viewX, 125))
        #expect(near(stage.viewY, 100))
        stage.screen.advance(by: 0.3)
        #expect(animator.state == .inactive)
        #expect(stage.viewY == 150)
    }

    @Test("fact 147: an animator that is started without blocks waits, and an added block starts it")
    func waiting() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        stage.screen.advance(by: 2)
        animator.addAnimations { view.center.x = 150 }
        #expect(animator.isRunning)
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 100))
        stage.screen.advance(by: 0.6)
        #expect(animator.state == .inactive)
    }

    @Test("An animator with pausesOnCompletion stays active at its end, and can be reversed there")
    func pausesOnCompletion() {
        let animator = mover()
        var called = false
        animator.addCompletion { _ in called = true }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.screen.advance(by: 1.1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(!called)
        #expect(animator.fractionComplete == 1)
        #expect(stage.viewX == 150)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 100))
        stage.screen.advance(by: 0.6)
        #expect(called)
        #expect(view.center.x == 50)
    }

    @Test("An animator continues with other timing parameters and another duration from its current value")
    func continuing() {
        let animator = mover()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        stage.screen.advance(by: 1)
        #expect(near(stage.viewX, 125))
        animator.pauseAnimation()
        let spring = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 1, dy: 1))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        #expect(near(stage.viewX, 125))
        var most = 0.0
        for _ in 0..<54 {
            stage.screen.advance(by: 1.0 / 60)
            most = max(most, stage.viewX)
        }
        #expect(most > 152, "The spring overshoots")
        stage.screen.advance(by: 0.3)
        #expect(animator.state == .inactive)
        #expect(stage.viewX == 150)
    }

    @Test("A keyframe animation in an animator's block is scrubbed with the animator")
    func keyframes() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
            }
        }
        animator.fractionComplete = 0.25
        #expect(near(stage.viewX, 100))
        animator.fractionComplete = 0.75
        #expect(near(stage.viewX, 125))
        animator.stopAnimation(true)
    }

    @Test("Two animators of one property add up")
    func two() {
        let first = mover()
        first.startAnimation()
        stage.screen.advance(by: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
        second.startAnimation()
        #expect(near(stage.viewX, 100))
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewX, 100))
        stage.screen.advance(by: 0.6)
        #expect(stage.viewX == 50)
    }

    @Test("Hit testing finds an animator's view where it is presented, at its end, or not at all, as set")
    func touches() {
        func hit(_ x: CGFloat) -> Bool { stage.screen.window.hitTest(CGPoint(x: x, y: 50), with: nil) === view }
        func run(_ change: (UIViewPropertyAnimator) -> Void) -> (seen: Bool, aimed: Bool) {
            view.center.x = 50
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
            change(animator)
            animator.startAnimation()
            stage.screen.advance(by: 0.1)
            defer { animator.stopAnimation(true) }
            return (hit(70), hit(250))
        }
        #expect(run { _ in } == (true, false))
        #expect(run { $0.isManualHitTestingEnabled = true } == (false, true))
        #expect(run { $0.isUserInteractionEnabled = false } == (false, false))
    }

    @Test("Stopping an animator also keeps the presented color, size and alpha")
    func otherProperties() {
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.alpha = 0
            view.frame.size.width = 200
        }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        var red: CGFloat = 0
        view.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(near(Double(red), 0.5))
        #expect(near(Double(view.alpha), 0.5))
        #expect(near(Double(view.frame.width), 150))
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("The completion of an animator can be awaited")
    func waited() async {
        let animator = mover()
        animator.startAnimation()
        let task = Task { @MainActor in await animator.addCompletion() }
        await stage.screen.advance(by: 1.2)
        #expect(await task.value == .end)
    }

    @Test("runningPropertyAnimator of an app's subclass returns that subclass, which runs")
    func subclass() {
        final class Mine: UIViewPropertyAnimator {}
        let animator: Mine = Mine.runningPropertyAnimator(
            withDuration: 0.1, delay: 0, animations: { view.center.x = 90 })
        #expect(animator.isRunning)
        stage.screen.advance(by: 0.2)
        #expect(view.center.x == 90)
    }
}

@Suite("Timing parameters") @MainActor
struct TimingParametersTests {
    @Test("fact 120: cubic parameters are Core Animation's default curve, a named curve, or control points")
    func cubic() throws {
        let plain = UICubicTimingParameters()
        #expect(plain.timingCurveType == .builtin)
        #expect(near(Double(plain.controlPoint1.x), 0.25, within: 1e-6))
        #expect(plain.controlPoint2.y == 1)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
        #expect(own.timingCurveType == .cubic)
        #expect(own.cubicTimingParameters === own)
        #expect(own.springTimingParameters == nil)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
        unarchiver.requiresSecureCoding = false
        let back = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICubicTimingParameters
        #expect(back?.controlPoint1 == own.controlPoint1)
        #expect(back?.timingCurveType == .cubic)
    }

    @Test("facts 118, 119: spring physics set the duration, a ratio keeps it, and the default does not bounce")
    func springs() throws {
        func duration(_ parameters: UISpringTimingParameters) -> TimeInterval {
            UIViewPropertyAnimator(duration: 2, timingParameters: parameters).duration
        }
        let physics = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(near(duration(physics), 1.4727))
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 2)
        #expect(near(duration(UISpringTimingParameters()), 0.5, within: 0.02))
        let (system, seconds) = UISpringTimingParameters().pace(duration: 2)
        #expect(stride(from: 0.0, to: 1, by: 0.01).allSatisfy { system.value(at: $0, duration: seconds).x <= 1 })
        let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
        #expect(near(duration(bouncy), CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).settlingDuration))
        #expect(bouncy.timingCurveType == .spring)
        #expect(bouncy.springTimingParameters === bouncy)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: physics, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
        unarchiver.requiresSecureCoding = false
        let back = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UISpringTimingParameters
        #expect(near(duration(try #require(back)), 1.4727))
    }

    @Test("fact 115: a spring's initial velocity has an x and a y, in whole distances a second")
    func velocity() {
        let stage = AnimationStage(framesPerSecond: 120)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 8, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { stage.view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        stage.screen.advance(by: 1.0 / 120)
        #expect(stage.viewX - 50 > 5)
        #expect(stage.viewY - 50 < 1)
        #expect((animator.timingParameters as? UISpringTimingParameters)?.initialVelocity.dx == 8)
        animator.stopAnimation(true)
    }

    @Test("An app's timing curve provider can compose a spring with a curve")
    func composed() {
        final class Both: NSObject, UITimingCurveProvider {
            let timingCurveType = UITimingCurveType.composed
            let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(animationCurve: .easeIn)
            let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(dampingRatio: 1)
            override init() {}
            nonisolated init?(coder: NSCoder) { nil }
            nonisolated func encode(with coder: NSCoder) {}
            nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
        }
        let (composed, _) = Both().pace(duration: 1)
        let (plain, _) = UISpringTimingParameters(dampingRatio: 1).pace(duration: 1)
        #expect(composed.value(at: 0.1, duration: 1).x < plain.value(at: 0.1, duration: 1).x)
        #expect(composed.value(at: 1, duration: 1).x == 1)
    }
}

/// Tests of the error message with which the program ends when an app misuses an animator.
@Suite("Animator misuse")
struct PropertyAnimatorMisuseTests {
    @Test("fact 140: finishing an animator that is not stopped ends the program")
    func finishing() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
        }
        expect(result, "finishAnimation(at:) should only be called on a stopped animator")
    }

    @Test("Releasing a paused animator ends the program")
    func released() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
        }
        expect(result, "It is an error to release a paused or stopped property animator.")
    }

    @Test("fact 145: changing a setting of an active animator ends the program")
    func settings() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.pauseAnimation()
            animator.isUserInteractionEnabled = false
        }
        expect(result, "isUserInteractionEnabled can only be set on an inactive animator")
    }

    private func expect(_ result: ExitTest.Result?, _ message: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(message), "\(said)")
    }
}
