// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Animation blocks") @MainActor
struct ViewAnimationTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.show(view)
    }

    var shownX: CGFloat { view.layer.presentation()!.position.x }

    @Test("The model changes at once, and the presented value over the duration")
    func basics() {
        var finished: Bool?
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 150)
        #expect(shownX == 50)
        screen.advance(by: 0.25)
        #expect(abs(shownX - 100) < 0.001)
        #expect(finished == nil)
        screen.advance(by: 0.26)
        #expect(shownX == 150)
        #expect(finished == true)
    }

    @Test("A zero duration changes without an animation, and completes at the next turn of the run loop (104)")
    func noDuration() {
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(shownX == 150)
        #expect(finished == nil)
        screen.advance(by: 0)
        #expect(finished == true)
    }

    @Test("A second animation continues from the presented value of the first (110)")
    func reversing() {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 150 }
        screen.advance(by: 0.25)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 50 }
        #expect(abs(shownX - 100) < 0.001)
        screen.advance(by: 1)
        #expect(shownX == 50)
    }

    @Test("A delay keeps the old value until the animation begins")
    func delay() {
        UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) { view.alpha = 0 }
        screen.advance(by: 0.25)
        #expect(view.layer.presentation()!.opacity == 1)
        screen.advance(by: 0.15)
        #expect(abs(view.layer.presentation()!.opacity - 0.5) < 0.01)
        screen.advance(by: 0.2)
        #expect(view.layer.presentation()!.opacity == 0)
    }

    @Test("Touches pass through an animated view, unless an option allows them (105)")
    func interaction() {
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
        screen.advance(by: 0.6)
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }

    @Test("Removing the animations completes them as unfinished (106)")
    func interrupted() {
        var finished: Bool?
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.1)
        view.layer.removeAllAnimations()
        screen.advance(by: 0)
        #expect(finished == false)
        #expect(shownX == 150)
    }

    @Test("A nested block inherits the outer duration (107)")
    func nested() {
        UIView.animate(withDuration: 1) {
            UIView.animate(withDuration: 0.1) { view.center.x = 150 }
        }
        screen.advance(by: 0.5)
        #expect(shownX < 149)
        screen.advance(by: 0.6)
        #expect(shownX == 150)
    }

    @Test("performWithoutAnimation changes without an animation inside a block (111)")
    func withoutAnimation() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 150 }
            view.center.y = 150
        }
        #expect(shownX == 150)
        #expect(view.layer.presentation()!.position.y == 50)
    }

    @Test("A spring overshoots with low damping, and not with damping 1 (115)")
    func springs() throws {
        func furthest(damping: CGFloat) -> CGFloat {
            view.center.x = 50
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
            ) { view.center.x = 150 }
            var most: CGFloat = 0
            for _ in 0..<60 {
                screen.advance(by: 1.0 / 60)
                most = max(most, shownX)
            }
            return most
        }
        #expect(furthest(damping: 0.3) > 155)
        #expect(furthest(damping: 1) <= 150.001)
        #expect(shownX == 150)
    }

    @Test("A repeating animation continues, and does not keep the screen from settling")
    func repeating() throws {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.center.x = 150
        }
        try screen.settle()
        let start = screen.now
        screen.advance(by: 5.1 - start)
        // A cycle takes 0.4 s, so at 5.1 s the view is 0.3 s into a cycle, on the way back.
        #expect(abs(shownX - 100) < 0.5)
    }

    @Test("A label that a completion adds and moves shows its text")
    func labelFromCompletion() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        func show(_ put: (UIView, UILabel) -> Void) throws -> Data? {
            let (view, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
            label.text = "Label"
            screen.show(view)
            try screen.settle()
            put(view, label)
            try screen.settle()
            return screen.capture().pngData()
        }
        let expected = try show { view, label in
            label.frame.origin.y = 50
            view.addSubview(label)
        }
        let picture = try show { view, label in
            UIView.animate(withDuration: 0.1) {
                view.alpha = 0.5
            } completion: { _ in
                view.alpha = 1
                view.addSubview(label)
                UIView.animate(withDuration: 0.1) { label.frame.origin.y = 50 }
            }
        }
        #expect(picture == expected)
    }
}

@Suite("Animation blocks: numbered facts") @MainActor
struct AnimationBlockFactTests {
    let stage = AnimationStage()
    var view: UIView { stage.view }

    @Test("fact 103: a block without options eases in and out, and begins at once", arguments: [30.0, 60, 120])
    func plain(framesPerSecond: Double) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        UIView.animate(withDuration: 1) { stage.view.center.x = 150 }
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        for tenth in 1...9 {
            stage.screen.advance(by: 0.1)
            #expect(near(stage.viewX, 50 + 100 * curve.curve.value(at: Double(tenth) / 10), within: 0.01))
        }
    }

    @Test("fact 104: with a zero or negative duration, changes are made at once", arguments: [0, -1.0])
    func noDuration(duration: Double) {
        var finished: Bool?
        UIView.animate(withDuration: duration) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(stage.viewX == 150)
        #expect(view.layer.animationKeys() == nil)
        stage.screen.advance(by: 0.1)
        #expect(finished == true)
    }

    @Test("fact 105: views that a block animates take no touches")
    func touches() {
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test("fact 106: a replaced animation is unfinished; one with an additive animation added finishes")
    func replaced() {
        var log: [String] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: {
            log.append("first \($0)")
        }
        stage.screen.advance(by: 0.2)
        UIView.animate(withDuration: 0.5, delay: 0, options: .beginFromCurrentState) {
            view.center.x = 50
        } completion: {
            log.append("second \($0)")
        }
        stage.screen.advance(by: 0)
        #expect(log == ["first false"])
        stage.screen.advance(by: 0.6)
        #expect(log == ["first false", "second true"])
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: {
            log.append("third \($0)")
        }
        stage.screen.advance(by: 0.2)
        UIView.animate(withDuration: 0.5) { view.center.x = 50 }
        stage.screen.advance(by: 0.4)
        #expect(log.last == "third true")
    }

    @Test("fact 107: a nested block inherits duration, curve and options, unless it overrides them")
    func nested() {
        let outer: UIView.AnimationOptions = [.curveLinear, .allowUserInteraction]
        func run(_ options: UIView.AnimationOptions) -> CAAnimation? {
            view.layer.removeAllAnimations()
            view.center.x = 50
            UIView.animate(withDuration: 2, delay: 0, options: outer) {
                UIView.animate(withDuration: 0.5, delay: 0, options: options) { view.center.x = 150 }
            }
            return view.layer.animation(forKey: "position")
        }
        func isLinear(_ animation: CAAnimation?) -> Bool { animation?.timingFunction?.curve.value(at: 0.25) == 0.25 }
        let inherited = run(.curveEaseIn)
        #expect(inherited?.duration == 2)
        #expect(isLinear(inherited))
        #expect(inherited?.blocksInput == false)
        let ownDuration = run([.curveEaseIn, .overrideInheritedDuration])
        #expect(ownDuration?.duration == 0.5)
        #expect(isLinear(ownDuration))
        let ownCurve = run([.curveEaseIn, .overrideInheritedCurve])
        #expect(ownCurve?.duration == 2)
        #expect(!isLinear(ownCurve))
        #expect(run([.curveEaseIn, .overrideInheritedOptions])?.blocksInput == true)
    }

    @Test("fact 108: the raw values of the options are Apple's")
    func numbers() {
        typealias O = UIView.AnimationOptions
        let values: [(O, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 65536), (.curveEaseOut, 131072), (.curveLinear, 196608),
            (.transitionFlipFromLeft, 1_048_576), (.transitionFlipFromRight, 2_097_152),
            (.transitionCrossDissolve, 5_242_880), (.transitionFlipFromTop, 6_291_456),
            (.transitionFlipFromBottom, 7_340_032), (.preferredFramesPerSecond60, 50_331_648),
            (.preferredFramesPerSecond30, 117_440_512),
        ]
        for (option, value) in values { #expect(option.rawValue == value) }
        typealias K = UIView.KeyframeAnimationOptions
        let keyframes: [(K, UInt)] = [
            (.calculationModeLinear, 0), (.calculationModeDiscrete, 1024), (.calculationModePaced, 2048),
            (.calculationModeCubic, 3072), (.calculationModeCubicPaced, 4096), (.layoutSubviews, 1),
            (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
            (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
        ]
        for (option, value) in keyframes { #expect(option.rawValue == value) }
    }

    @Test("fact 110: a reversed animation keeps its position and its speed")
    func momentum() {
        stage.screen.framesPerSecond = 120
        UIView.animate(withDuration: 0.5) { view.center.x = 150 }
        stage.screen.advance(by: 0.25)
        let step = 1.0 / 120
        func speed() -> Double {
            let before = stage.viewX
            stage.screen.advance(by: step)
            return (stage.viewX - before) / step
        }
        let before = speed()
        UIView.animate(withDuration: 0.5) { view.center.x = 50 }
        let after = speed()
        #expect(before > 200)
        #expect(abs(after - before) < before * 0.1)
        #expect(view.layer.animationKeys() == ["position", "position-2"])
    }

    @Test("fact 110: animations of transforms add up too")
    func transforms() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        stage.screen.advance(by: 0.5)
        let shown = view.layer.presentation()!.affineTransform()
        #expect(near(Double(shown.a), cos(.pi / 4)))
        #expect(near(Double(shown.b), sin(.pi / 4)))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        #expect(near(Double(view.layer.presentation()!.affineTransform().b), sin(.pi / 4)))
        stage.screen.advance(by: 1.1)
        #expect(view.layer.presentation()!.affineTransform().isIdentity)
    }

    @Test("fact 111: without animation, or with animations disabled, changes are made and completed at once")
    func switchedOff() {
        var finished: Bool?
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(stage.viewX == 150)
        #expect(finished == true)
        UIView.setAnimationsEnabled(true)
        #expect(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.center.x = 250 }
        }
        #expect(stage.viewX == 250)
    }

    @Test("Inside a block, inheritedAnimationDuration is the block's duration")
    func inherited() {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
    }

    @Test("fact 115: a spring's velocity is in whole distances a second")
    func springVelocity() {
        stage.screen.framesPerSecond = 120
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 2
        ) { view.center.x = 150 }
        stage.screen.advance(by: 1.0 / 120)
        #expect(near((stage.viewX - 50) * 120, 200, within: 30))
    }

    @Test("fact 116: the springDuration method takes a perceptual duration and a bounce", arguments: [30.0, 60, 120])
    func bounce(framesPerSecond: Double) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        UIView.animate(springDuration: 0.5, bounce: 0.3) { stage.view.center.x = 150 }
        let model = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(near(stage.view.layer.animation(forKey: "position")!.duration, model.settlingDuration))
        var most = 0.0
        for _ in 0..<10 {
            stage.screen.advance(by: 0.1)
            most = max(most, stage.viewX)
        }
        #expect(most > 150.5)
        UIView.animate(springDuration: 0.5, bounce: 0) { stage.view.center.x = 50 }
        stage.screen.advance(by: 1)
        #expect(near(stage.viewX, 50, within: 0.2))
    }

    @Test("modifyAnimations repeats only the changes inside it")
    func modified() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
            view.alpha = 0
        }
        let move = view.layer.animation(forKey: "position")
        #expect(move?.repeatCount == 2)
        #expect(move?.autoreverses == true)
        #expect(view.layer.animation(forKey: "opacity")?.repeatCount == 0)
        stage.screen.advance(by: 0.7)
        #expect(near(stage.viewX, 100))
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 200 }
        #expect(view.layer.animation(forKey: "position-2") == nil)
    }

    @Test("The layoutSubviews option lays subviews out inside the block, so that they are animated too")
    func layout() {
        final class Row: UIView {
            let child = UIView()
            override func layoutSubviews() { child.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
        }
        let row = Row(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        row.addSubview(row.child)
        stage.view.superview?.addSubview(row)
        stage.screen.advance(by: 0.1)
        UIView.animate(withDuration: 1) { row.frame.size.width = 150 }
        stage.screen.advance(by: 0.1)
        #expect(row.child.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { row.frame.size.width = 200 }
        #expect(row.child.layer.animationKeys() == ["position"])
    }

    @Test("The preferredFramesPerSecond30 option presents fewer pictures")
    func frameRate() {
        UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond30) { view.center.x = 150 }
        stage.screen.advance(by: 0.05)
        let pictures = stage.screen.surface.picturesPresented
        stage.screen.advance(by: 0.5)
        #expect((14...16).contains(stage.screen.surface.picturesPresented - pictures))
    }

    @Test("Deleted views shrink and fade, and are removed at the end")
    func deletion() {
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: { view.backgroundColor = .blue }) { finished = $0 }
        #expect(view.superview != nil)
        stage.screen.advance(by: 0.1)
        #expect(view.layer.presentation()!.opacity < 0.9)
        stage.screen.advance(by: 0.3)
        #expect(view.superview == nil)
        #expect(finished == true)
    }

    @Test("fact 113: keyframes run in their part of the duration; outside a keyframe block they apply at once")
    func keyframes() {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            view.alpha = 0
        }
        var seen: [Double] = []
        var alphas: [Double] = []
        for _ in 0..<7 {
            stage.screen.advance(by: 0.25)
            seen.append(stage.viewX)
            alphas.append(Double(view.layer.presentation()!.opacity))
        }
        let wanted = [100.0, 150, 150, 150, 125, 100, 75]
        #expect(zip(seen, wanted).allSatisfy { near($0, $1) }, "\(seen)")
        #expect(near(alphas[3], 0.5))
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 10 }
        #expect(view.center.x == 10)
    }

    @Test("Keyframes ease as a whole, wait for their delay, complete, and inherit an outer block's duration")
    func keyframesWhole() {
        final class Log: @unchecked Sendable { var finished: Bool? }
        let log = Log()
        UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
        } completion: {
            log.finished = $0
        }
        stage.screen.advance(by: 0.4)
        #expect(stage.viewX == 50)
        stage.screen.advance(by: 0.35)
        #expect(near(stage.viewX, 50 + 100 * CAMediaTimingFunction(name: .easeInEaseOut).curve.value(at: 0.25)))
        stage.screen.advance(by: 0.8)
        #expect(log.finished == true)
        UIView.animate(withDuration: 4) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) { view.center.x = 50 }
        }
        #expect(view.layer.animation(forKey: "position")?.duration == 4)
    }

    @Test("Discrete keyframes jump, and the options set the calculation mode")
    func keyframeModes() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
        }
        stage.screen.advance(by: 0.4)
        #expect(stage.viewX == 50)
        stage.screen.advance(by: 0.2)
        #expect(stage.viewX == 150)
        let modes: [(UIView.KeyframeAnimationOptions, CAAnimationCalculationMode)] = [
            (.calculationModeLinear, .linear), (.calculationModePaced, .paced), (.calculationModeCubic, .cubic),
            (.calculationModeCubicPaced, .cubicPaced),
        ]
        for (option, mode) in modes {
            view.layer.removeAllAnimations()
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: option) { view.center.x += 10 }
            #expect((view.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.calculationMode == mode)
        }
    }

    @Test("The completion of keyframes can be awaited")
    func keyframesAsync() async {
        let task = Task { @MainActor in
            await UIView.animateKeyframes(withDuration: 0.3, delay: 0) { view.center.x = 150 }
        }
        await stage.screen.advance(by: 0.5)
        #expect(await task.value)
    }
}
