// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Animations inside performWithoutAnimation") @MainActor
struct WithoutAnimationTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }

    /// The kinds of animation that an app can begin inside `performWithoutAnimation`.
    enum Way: CaseIterable { case block, delayed, spring, bounce, keyframes, transition, nested, animator }

    /// Moves the view with an animation, and passes to `completion` whether the animation finished.
    private func move(_ way: Way, to x: CGFloat, _ completion: @escaping @Sendable (Bool) -> Void) {
        let view = view
        let change = { view.center.x = x }
        switch way {
        case .block: UIView.animate(withDuration: 1, animations: change, completion: completion)
        case .delayed:
            UIView.animate(withDuration: 1, delay: 1, options: [], animations: change, completion: completion)
        case .spring:
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, animations: change,
                completion: completion)
        case .bounce: UIView.animate(springDuration: 1, bounce: 0.5, animations: change, completion: completion)
        case .keyframes:
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
                }, completion: completion)
        case .transition:
            UIView.transition(
                with: view, duration: 1, options: .transitionCrossDissolve, animations: change, completion: completion)
        case .nested:
            UIView.animate(
                withDuration: 1,
                animations: {
                    UIView.animate(
                        withDuration: 2, delay: 0, options: .overrideInheritedDuration, animations: change,
                        completion: completion)
                })
        case .animator:
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
            animator.addCompletion { completion($0 == .end) }
            animator.startAnimation()
        }
    }

    @Test(
        "In performWithoutAnimation, or with animations disabled, every animation changes and completes at once",
        arguments: Way.allCases, [true, false])
    func everyWay(way: Way, isBlock: Bool) throws {
        nonisolated(unsafe) var completed: [Bool] = []
        let body = {
            #expect(!UIView.areAnimationsEnabled)
            move(way, to: 150) { completed.append($0) }
            #expect(!UIView.areAnimationsEnabled)
        }
        if isBlock {
            UIView.performWithoutAnimation(body)
        } else {
            UIView.setAnimationsEnabled(false)
            body()
            UIView.setAnimationsEnabled(true)
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(stage.viewX == 150)
        #expect((view.layer.animationKeys() ?? []).isEmpty)
        #expect(way == .animator || completed == [true])
        try stage.screen.settle()
        #expect(completed == [true])
        #expect(stage.viewX == 150)
        #expect(!stage.screen.host.hasWork)
    }

    @Test("performWithoutAnimation works inside an animation block, and later changes are animated again")
    func insideBlock() {
        var completed: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1) {
                    view.center.x = 150
                } completion: { _ in
                    completed.append("inner")
                }
                #expect(UIView.inheritedAnimationDuration == 0)
            }
            view.center.y = 250
        } completion: { _ in
            completed.append("outer")
        }
        #expect(stage.viewX == 150)
        #expect(stage.viewY == 50)
        #expect(completed == ["inner"])
        stage.screen.advance(by: 0.5)
        #expect(near(stage.viewY, 150, within: 3))
        stage.screen.advance(by: 0.6)
        #expect(completed == ["inner", "outer"])
    }

    @Test("A layer without a view changes at once too, in a block with its own duration")
    func layers() {
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1) { stage.layer.opacity = 0 }
            stage.layer.position.x = 200
        }
        #expect(stage.layerOpacity == 0)
        #expect(stage.layerX == 200)
    }
}
