// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Animations of layers") @MainActor
struct LayerAnimationTests {
    let stage = AnimationStage()

    @Test("fact 129: adding copies the animation, replaces one of the same key, and retains its delegate to the end")
    func adding() {
        weak var weakListener: AnimationListener?
        do {
            let listener = AnimationListener()
            weakListener = listener
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = 100
            animation.duration = 0.2
            animation.delegate = listener
            stage.layer.add(animation, forKey: "x")
            animation.toValue = 900
            #expect(stage.layer.animation(forKey: "x") !== animation)
            #expect((stage.layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Int == 100)
        }
        #expect(weakListener != nil)
        stage.animateX("y")
        stage.animateX("y")
        #expect(stage.layer.animationKeys() == ["x", "y"])
        stage.screen.advance(by: 0.25)
        #expect(weakListener == nil)
        #expect(stage.layer.animationKeys() == ["y"])
        stage.layer.removeAnimation(forKey: "y")
        #expect(stage.layer.animationKeys() == nil)
        #expect(CABasicAnimation().isRemovedOnCompletion)
    }

    @Test("fact 130: a delegate is told of the start, and of the stop with whether the animation finished")
    func delegates() {
        let (whole, cut) = (AnimationListener(), AnimationListener())
        stage.animateX("whole") {
            $0.delegate = whole
            $0.setValue("first", forKey: "name")
        }
        stage.animateX("cut") { $0.delegate = cut }
        #expect(whole.calls == [])
        stage.screen.advance(by: 0.1)
        #expect(whole.calls == ["start"])
        stage.layer.removeAnimation(forKey: "cut")
        stage.screen.advance(by: 0)
        #expect(cut.calls == ["start", "stop false"])
        stage.screen.advance(by: 1)
        #expect(whole.calls == ["start", "stop true"])
        #expect(whole.name == "first")
    }

    @Test("facts 121, 122: the default duration is the transaction's, 0.25 s, and the default timing is linear")
    func defaults() {
        stage.animateX { $0.duration = 0 }
        #expect(stage.layer.animation(forKey: "x")?.duration == 0.25)
        #expect(stage.layer.animation(forKey: "x")?.timingFunction == nil)
        stage.screen.advance(by: 0.1)
        #expect(near(stage.layerX, 40))
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        stage.animateX { $0.duration = 0 }
        CATransaction.commit()
        #expect(stage.layer.animation(forKey: "x")?.duration == 2)
    }

    @Test("fact 132: the six combinations of from, to and by")
    func ends() {
        // The layer is at 50. Each case has from, to and by, and then the values at the start and at the end.
        let cases: [(Any?, Any?, Any?, Double, Double)] = [
            (0, 100, nil, 0, 100), (10, nil, 40, 10, 50), (nil, 90, 30, 60, 90), (20, nil, nil, 20, 50),
            (nil, 80, nil, 50, 80), (nil, nil, 30, 50, 80),
        ]
        for (from, to, by, start, end) in cases {
            stage.animateX { ($0.fromValue, $0.toValue, $0.byValue) = (from, to, by) }
            #expect(near(stage.layerX, start))
            stage.screen.advance(by: 0.5)
            #expect(near(stage.layerX, (start + end) / 2))
            stage.layer.removeAllAnimations()
        }
    }

    @Test("Additive animations add to the value below them; cumulative ones continue from run to run")
    func addition() {
        stage.animateX("a")
        stage.animateX("b") {
            $0.isAdditive = true
            $0.byValue = nil
            ($0.fromValue, $0.toValue) = (0, 10)
        }
        stage.screen.advance(by: 0.5)
        #expect(near(stage.layerX, 55))
        stage.layer.removeAllAnimations()
        stage.animateX {
            $0.isCumulative = true
            $0.repeatCount = 3
        }
        stage.screen.advance(by: 2.25)
        #expect(near(stage.layerX, 225))
    }

    @Test("Components of properties and rotations are animated separately; a rotation does not shrink midway")
    func keyPaths() {
        func shown(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            stage.layer.removeAllAnimations()
            stage.layer.add(animation, forKey: nil)
            stage.screen.advance(by: 0.5)
            return stage.layer.presentation()!
        }
        #expect(near(Double(shown("bounds.size.width", 100, 200).bounds.width), 150))
        #expect(near(Double(shown("position.y", 0, 40).position.y), 20))
        #expect(near(Double(shown("shadowOffset.height", 0, 8).shadowOffset.height), 4))
        let turned = shown("transform.rotation", 0, Double.pi / 2).affineTransform()
        #expect(near(Double(turned.a), cos(.pi / 4)))
        #expect(near(Double(turned.b), sin(.pi / 4)))
        let tipped = shown("transform.rotation.x", 0, 2.0).transform
        #expect(near(Double(tipped.m22), cos(1)))
        #expect(near(Double(tipped.m23), sin(1)))
        #expect(near(Double(shown("transform.scale", 1, 3).transform.m11), 2))
        #expect(near(Double(shown("transform.translation.x", 0, 9).transform.m41), 4.5))
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let mixed = shown("transform", CATransform3DIdentity, quarter).affineTransform()
        #expect(near(Double(mixed.a), cos(.pi / 4)))
        #expect(near(Double(mixed.b), sin(.pi / 4)))
    }

    @Test("A rotation of a layer with perspective is applied before the perspective")
    func perspective() {
        var depth = CATransform3DIdentity
        depth.m34 = -0.002
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.transform = depth
        CATransaction.commit()
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        (animation.toValue, animation.duration) = (1.0, 1)
        stage.layer.add(animation, forKey: nil)
        stage.screen.advance(by: 0.5)
        let wanted = CATransform3DRotate(depth, 0.5, 0, 1, 0)
        let shown = stage.layer.presentation()!.transform
        for (a, b) in [(shown.m11, wanted.m11), (shown.m14, wanted.m14), (shown.m34, wanted.m34)] {
            #expect(near(Double(a), Double(b), within: 1e-9))
        }
    }

    @Test("Value functions make transforms of angles, factors and distances")
    func valueFunctions() {
        func shown(_ name: CAValueFunctionName, _ from: Any, _ to: Any) -> CATransform3D {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            stage.layer.add(animation, forKey: "function")
            stage.screen.advance(by: 0.5)
            return stage.layer.presentation()!.transform
        }
        #expect(near(Double(shown(.rotateZ, 0, Double.pi).m12), 1))
        #expect(near(Double(shown(.scaleX, 1, 2).m11), 1.5))
        #expect(near(Double(shown(.translateY, 0, 20).m42), 10))
        let sized = shown(.scale, [1, 1, 1], [2, 3, 4])
        #expect(near(Double(sized.m22), 2))
        #expect(near(Double(sized.m33), 2.5))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "melt")) == nil)
    }

    @Test("fact 134: a spring has default values, and a settling time that does not depend on its duration")
    func springs() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
        #expect(spring.initialVelocity == 0)
        #expect(near(spring.settlingDuration, 1.4727))
        #expect(near(Double(spring.bounce), 0.5))
        #expect(near(spring.perceptualDuration, 0.6283))
        spring.duration = 9
        #expect(near(spring.settlingDuration, 1.4727))
        (spring.fromValue, spring.toValue) = (0, 100)
        spring.duration = spring.settlingDuration
        stage.layer.add(spring, forKey: "spring")
        var most = 0.0
        for _ in 0..<60 {
            stage.screen.advance(by: 1.0 / 60)
            most = max(most, stage.layerX)
        }
        #expect(near(most, 116.3, within: 0.1), "A damping ratio of 0.5 overshoots by 16.3 %")
    }

    @Test("fact 117: a spring is made from perceptual duration and bounce, and is overdamped only if allowed")
    func perceptual() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(near(Double(spring.stiffness), 157.9137))
        #expect(near(Double(spring.damping), 18.8496))
        #expect(near(spring.perceptualDuration, 0.5))
        #expect(near(Double(spring.bounce), 0.25))
        let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(slow.allowsOverdamping)
        let settling = slow.settlingDuration
        slow.allowsOverdamping = false
        #expect(slow.settlingDuration < settling)
    }

    @Test("fact 135: a group does not stretch its members, and cuts them off at its end")
    func groups() {
        let short = CABasicAnimation(keyPath: "opacity")
        (short.fromValue, short.toValue, short.duration) = (0.0, 1.0, 0.5)
        let late = CABasicAnimation(keyPath: "position.x")
        (late.fromValue, late.toValue, late.duration, late.beginTime) = (0, 100, 2, 0.5)
        let group = CAAnimationGroup()
        group.animations = [short, late]
        group.duration = 1
        stage.layer.add(group, forKey: "group")
        stage.screen.advance(by: 0.25)
        #expect(near(stage.layerOpacity, 0.5))
        #expect(stage.layerX == 50)
        stage.screen.advance(by: 0.5)
        #expect(stage.layerOpacity == 1)
        #expect(near(stage.layerX, 12.5))
        stage.screen.advance(by: 0.3)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layerX == 50)
    }

    @Test("A group's member without a duration has the group's duration")
    func groupDuration() {
        let member = CABasicAnimation(keyPath: "position.x")
        (member.fromValue, member.toValue) = (0, 100)
        let group = CAAnimationGroup()
        group.animations = [member]
        group.duration = 2
        stage.layer.add(group, forKey: nil)
        stage.screen.advance(by: 1)
        #expect(near(stage.layerX, 50))
    }

    @Test("fact 128: the presentation layer is nil before the first frame, and the model changes at once")
    func presentation() {
        let fresh = CALayer()
        #expect(fresh.presentation() == nil)
        stage.layer.addSublayer(fresh)
        #expect(fresh.presentation() == nil)
        stage.screen.advance(by: 0.1)
        #expect(fresh.presentation() != nil)
        stage.animateX()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.layerX, 50))
        stage.layer.position.x = 300
        #expect(stage.layer.position.x == 300)
        #expect(stage.layer.presentation()?.model() === stage.layer)
        #expect(stage.layer.presentation()!.hitTest(CGPoint(x: 55, y: 250)) != nil)
        #expect(stage.layer.hitTest(CGPoint(x: 55, y: 250)) == nil)
    }

    @Test("An animation that prefers fewer frames presents no more pictures than that")
    func frameRates() {
        stage.screen.advance(by: 0.5)
        let pictures = stage.screen.surface.picturesPresented
        stage.animateX { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20) }
        stage.screen.advance(by: 1.1)
        #expect((19...23).contains(stage.screen.surface.picturesPresented - pictures))
        #expect(stage.layerX == 50)
        #expect(CAFrameRateRange.default == CAFrameRateRange())
    }

    @Test("A copy of an app's animation subclass is of the same class")
    func subclass() {
        final class Wobble: CABasicAnimation {}
        stage.layer.add(Wobble(keyPath: "position.x"), forKey: "wobble")
        #expect(stage.layer.animation(forKey: "wobble") is Wobble)
    }

    @Test("fact 114: the control points of the named curves, and archiving")
    func timingFunctions() throws {
        func points(_ function: CAMediaTimingFunction) -> [Float] {
            (1...2).flatMap { index in
                var values: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &values)
                return values
            }
        }
        #expect(points(CAMediaTimingFunction(name: .linear)) == [0, 0, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .easeIn)) == [0.42, 0, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .easeOut)) == [0, 0, 0.58, 1])
        #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [0.42, 0, 0.58, 1])
        #expect(points(CAMediaTimingFunction(name: .default)) == [0.25, 0.1, 0.25, 1])
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4), requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAMediaTimingFunction.self, from: archive)
        #expect(back.map(points) == [0.1, 0.2, 0.3, 0.4])
        let function = try NSKeyedArchiver.archivedData(
            withRootObject: CAValueFunction(name: .scaleX)!, requiringSecureCoding: true)
        let named = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAValueFunction.self, from: function)
        #expect(named?.name == .scaleX)
    }

    @Test("An animation that a delegate adds when it is told of a stop replaces the current one of the key")
    func addingAgain() {
        final class Again: CAAnimationDelegate {
            weak var layer: CALayer?
            var stops = 0
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                stops += 1
                let next = CABasicAnimation(keyPath: "position.x")
                (next.toValue, next.duration) = (7, 1)
                layer?.add(next, forKey: "x")
            }
        }
        let again = Again()
        again.layer = stage.layer
        stage.animateX { $0.delegate = again }
        stage.animateX()
        #expect(stage.layer.animationKeys() == ["x"])
        #expect(again.stops == 0)
        stage.screen.advance(by: 0)
        #expect(stage.layer.animationKeys() == ["x"])
        #expect(again.stops == 1)
        #expect((stage.layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Int == 7)
    }

    @Test("A view moved during its animation has finished moving before the completion removes it")
    func movedDuringAnimation() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        for ground in [first, second] { stage.view.superview?.addSubview(ground) }
        first.addSubview(view)
        stage.screen.advance(by: 0.1)
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
        stage.screen.advance(by: 0.1)
        second.addSubview(view)
        #expect(view.superview === second)
        #expect(second.subviews == [view])
        #expect(view.layer.superlayer === second.layer)
        stage.screen.advance(by: 0)
        #expect(view.superview == nil)
        #expect(second.subviews == [])
        #expect(view.layer.superlayer == nil)
    }
}
