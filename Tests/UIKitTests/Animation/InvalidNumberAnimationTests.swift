// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Animations with extreme or invalid numbers, which must end and present finite values.
@Suite("Animations with extreme or invalid numbers") @MainActor
struct InvalidNumberAnimationTests {
    nonisolated static let numbers: [Double] = [0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan]
    let stage = AnimationStage()

    private var isShownSoundly: Bool {
        let position = stage.layer.presentation()?.position
        return position?.x.isFinite == true && position?.y.isFinite == true
    }

    @Test("A spring with any initial velocity ends", arguments: numbers)
    func springs(velocity: Double) throws {
        var ended = 0
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: CGFloat(velocity)
        ) {
            stage.view.center.x = 150
        } completion: { _ in
            ended += 1
        }
        UIView.animate(springDuration: 0.3, bounce: 1, initialSpringVelocity: CGFloat(velocity)) {
            stage.view.alpha = 0.5
        } completion: { _ in
            ended += 1
        }
        let parameters = UISpringTimingParameters(
            mass: CGFloat(velocity), stiffness: CGFloat(velocity), damping: CGFloat(velocity), initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: parameters)
        animator.addAnimations { stage.view.center.y = 100 }
        animator.startAnimation(afterDelay: velocity < 1 ? velocity : 0)
        animator.stopAnimation(true)
        stage.screen.advance(by: 11)
        #expect(ended == 2)
        #expect(stage.viewX == 150)
    }

    @Test("An animation with any number in its timing presents finite positions", arguments: numbers)
    func timing(number: Double) {
        let changes: [(CABasicAnimation) -> Void] = [
            { $0.beginTime = number }, { $0.duration = number }, { $0.speed = Float(number) },
            { $0.timeOffset = number }, { $0.repeatCount = Float(number) }, { $0.repeatDuration = number },
            { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(number)) },
            {
                $0.timingFunction = CAMediaTimingFunction(
                    controlPoints: Float(number), Float(number), Float(number), Float(number))
            },
        ]
        for (index, change) in changes.enumerated() {
            stage.animateX("x\(index)", change)
            #expect(isShownSoundly, "\(index)")
            stage.screen.advance(by: 0.3)
            #expect(isShownSoundly, "\(index)")
            stage.layer.removeAllAnimations()
        }
    }

    @Test("A layer with any number in its timing presents finite positions", arguments: numbers)
    func layerTime(number: Double) {
        stage.animateX { $0.repeatCount = .infinity }
        stage.layer.speed = Float(number)
        stage.layer.timeOffset = number
        stage.layer.beginTime = number
        stage.layer.duration = number
        #expect(isShownSoundly)
        stage.screen.advance(by: 0.3)
        #expect(isShownSoundly)
    }

    @Test("Keyframes at any key time present finite positions", arguments: numbers)
    func keyframes(number: Double) {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 50, 100]
        animation.duration = 1
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            animation.calculationMode = mode
            animation.keyTimes = [0, NSNumber(value: number), 1, NSNumber(value: number)]
            animation.tensionValues = [NSNumber(value: number), 0, NSNumber(value: number)]
            stage.layer.add(animation, forKey: "keyframes")
            stage.screen.advance(by: 0.4)
            #expect(isShownSoundly, "\(mode.rawValue)")
        }
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) { stage.view.center.x = 150 }
        }
        stage.screen.advance(by: 0.2)
        #expect(stage.viewX.isFinite)
        stage.screen.advance(by: 0.3)
        #expect(stage.viewX == 150)
    }

    @Test("Animations with any duration or delay end, and display links accept any rate", arguments: numbers)
    func durations(number: Double) {
        if !(number > 1) {
            var ended = 0
            UIView.animate(withDuration: number) {
                stage.view.center.x = 150
            } completion: { _ in
                ended += 1
            }
            UIView.animate(withDuration: 0.1, delay: number) {
                stage.view.alpha = 0.5
            } completion: { _ in
                ended += 1
            }
            stage.screen.advance(by: 0.5)
            #expect(ended == 2)
            CATransaction.begin()
            CATransaction.setAnimationDuration(number)
            stage.layer.position.x = 90
            CATransaction.commit()
            stage.screen.advance(by: 0.5)
            #expect(stage.layerX == 90)
        }
        let link = CADisplayLink { _ in }
        link.preferredFrameRateRange = CAFrameRateRange(
            minimum: Float(number), maximum: Float(number), preferred: Float(number))
        #expect(link.preferredFramesPerSecond >= 0)
        link.add(to: .main, forMode: .common)
        stage.screen.advance(by: 0.1)
        link.invalidate()
    }

    @Test("Animations to values that are not finite do no harm, and end")
    func values() {
        for keyPath in ["position", "bounds", "transform", "opacity", "cornerRadius", "shadowRadius", "borderWidth"] {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = 0.2
            switch keyPath {
            case "position": animation.toValue = CGPoint(x: CGFloat.nan, y: .infinity)
            case "bounds": animation.toValue = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: .nan)
            case "transform": animation.toValue = CATransform3DMakeScale(.nan, .infinity, 1)
            default: animation.toValue = CGFloat.nan
            }
            stage.layer.shadowOpacity = 1
            stage.layer.borderWidth = 1
            stage.layer.add(animation, forKey: keyPath)
            stage.screen.advance(by: 0.1)
            _ = stage.screen.capture()
            stage.screen.advance(by: 0.2)
            #expect(stage.layer.animation(forKey: keyPath) == nil, "\(keyPath)")
        }
    }

    @Test("A cumulative rotation does not cost more the longer it repeats")
    func cumulativeTransform() {
        let quarter = CABasicAnimation(keyPath: "transform")
        quarter.fromValue = CATransform3DIdentity
        quarter.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        quarter.duration = 1e-8
        quarter.repeatCount = .infinity
        quarter.isCumulative = true
        stage.layer.add(quarter, forKey: "turn")
        // Four hundred million quarter turns are a whole number of turns.
        stage.screen.advance(by: 4)
        let transform = stage.layer.presentation()!.transform
        #expect(near(Double(transform.m11 * transform.m11 + transform.m12 * transform.m12), 1, within: 0.01))
    }

    @Test("Any instance delay is limited to an hour, and presents finite positions", arguments: numbers)
    func instanceDelays(number: Double) {
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        stage.layer.superlayer?.addSublayer(replicator)
        replicator.addSublayer(stage.layer)
        stage.screen.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "instanceDelay")
        (animation.fromValue, animation.toValue, animation.duration) = (number, number, 0.2)
        replicator.add(animation, forKey: "delay")
        stage.animateX { $0.duration = 0.2 }
        stage.screen.advance(by: 0.1)
        #expect(abs(replicator.presentation()!.instanceDelay) <= 3600)
        replicator.instanceDelay = number
        #expect(abs(replicator.instanceDelay) <= 3600)
        _ = stage.screen.capture()
        #expect(isShownSoundly)
    }
}
