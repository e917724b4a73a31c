// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests of the state and the callbacks after a property animator has stopped or ended.
@Suite("End of a property animator") @MainActor
struct AnimatorSettlingTests {
    let stage = AnimationStage()

    private func animator(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
    }

    @Test("Completions of blocks inside an animator are called when the animator ends, not before")
    func nestedCompletions() {
        var calls: [String] = []
        let view = stage.view
        let animator = animator {
            UIView.animate(withDuration: 0.1) {
                view.center.x = 150
            } completion: {
                calls.append("inner \($0)")
            }
        }
        animator.addCompletion { _ in calls.append("animator") }
        animator.startAnimation()
        stage.screen.advance(by: 0.8)
        #expect(calls.isEmpty)
        stage.screen.advance(by: 0.4)
        #expect(calls == ["inner true", "animator"])
    }

    @Test("Views deleted by an animator are removed when it ends, not before")
    func deletion() {
        let view = stage.view
        let animator = animator { UIView.perform(.delete, on: [view], animations: nil) }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(view.superview != nil && view.layer.presentation()!.opacity > 0.3)
        stage.screen.advance(by: 0.6)
        #expect(view.superview == nil)
    }

    @Test("A transition inside an animator ends with it, and its completion is called then")
    func transition() {
        var calls = 0
        let view = stage.view
        let animator = animator {
            UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
                view.backgroundColor = .green
            } completion: { _ in
                calls += 1
            }
        }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(calls == 0)
        #expect(view.layer.animationKeys() == ["transition"])
        stage.screen.advance(by: 0.6)
        #expect(calls == 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(
        "Finishing a stopped animator restores a view's dynamic color",
        arguments: [UIViewAnimatingPosition.start, .end])
    func dynamicColor(position: UIViewAnimatingPosition) {
        let view = stage.view
        view.backgroundColor = .systemBackground
        let animator = animator { view.backgroundColor = .secondarySystemBackground }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        let color: UIColor = position == .start ? .systemBackground : .secondarySystemBackground
        #expect(view.backgroundColor == color)
        stage.screen.traits.userInterfaceStyle = .dark
        stage.screen.advance(by: 0.1)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(view.layer.backgroundColor == dark.cgColor)
    }

    @Test("An animator reversed to its start restores a view's dynamic color")
    func dynamicColorOfTheStart() {
        let view = stage.view
        view.backgroundColor = .systemBackground
        let animator = animator { view.backgroundColor = .red }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.isReversed = true
        stage.screen.advance(by: 0.6)
        #expect(animator.state == .inactive)
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test("An animator of keyframes finished at its start restores a view's dynamic color")
    func dynamicColorOfKeyframes() {
        let view = stage.view
        view.backgroundColor = .systemBackground
        let animator = animator {
            UIView.animateKeyframes(withDuration: 1, delay: 0) { view.backgroundColor = .red }
        }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.backgroundColor == .systemBackground)
    }

    /// A scroll view delegate that records the content offsets.
    private final class Scroller: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test("Stopping an animator notifies a scroll view's delegate of the offset where it stopped")
    func scrollView() {
        let delegate = Scroller()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.view.addSubview(scrollView)
        scrollView.delegate = delegate
        let animator = animator { scrollView.contentOffset.y = 200 }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(abs(scrollView.contentOffset.y - 100) < 8)
        #expect(delegate.offsets.last == scrollView.contentOffset.y)
        animator.finishAnimation(at: .start)
        #expect(scrollView.contentOffset.y == 0)
        #expect(delegate.offsets.last == 0)
    }

    @Test("Stopping an animator whose blocks overlap keeps the presented value")
    func overlappingBlocks() {
        let view = stage.view
        let animator = animator { view.center.x = 150 }
        animator.startAnimation()
        stage.screen.advance(by: 0.4)
        animator.addAnimations { view.center.x = 50 }
        stage.screen.advance(by: 0.2)
        let seen = stage.viewX
        #expect(seen > 60)
        animator.stopAnimation(true)
        #expect(abs(Double(view.center.x) - seen) < 0.01)
    }

    @Test("Finishing an animator at its start restores the frames of resized subviews")
    func resizedSubviews() {
        let view = stage.view
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        let animator = animator { view.frame = CGRect(x: 0, y: 0, width: 200, height: 150) }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(inner.frame.size == CGSize(width: 180, height: 130))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test("A stack's view that an animator hides stays visible while the animator is paused")
    func hiddenInStack() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        stack.axis = .vertical
        stack.distribution = .fillEqually
        let views = (0..<2).map { _ in UIView() }
        views.forEach(stack.addArrangedSubview)
        stage.view.addSubview(stack)
        stage.screen.advance(by: 0.1)
        let animator = animator { views[1].isHidden = true }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.pauseAnimation()
        stage.screen.advance(by: 3)
        #expect(views[1].layer.presentation()?.isHidden == false)
        animator.startAnimation()
        stage.screen.advance(by: 0.6)
        #expect(views[1].layer.presentation()?.isHidden == true)
        #expect(views[1].isHidden)
    }

    @Test("Continuing an animator that never started applies the duration factor")
    func continuedAtOnce() {
        let view = stage.view
        let animator = animator { view.center.x = 150 }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        stage.screen.advance(by: 0.25)
        #expect(abs(stage.viewX - 100) < 4)
        stage.screen.advance(by: 0.35)
        #expect(animator.state == .inactive)
    }

    @Test("Completions of blocks inside keyframes are called when the whole animation ends")
    func keyframes() {
        var calls: [String] = []
        let view = stage.view
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                UIView.animate(withDuration: 0.1) {
                    view.center.x = 150
                } completion: { _ in
                    calls.append("inner")
                }
            }
        } completion: { _ in
            MainActor.assumeIsolated { calls.append("whole") }
        }
        stage.screen.advance(by: 0.8)
        #expect(calls.isEmpty)
        stage.screen.advance(by: 0.4)
        #expect(calls.sorted() == ["inner", "whole"])
    }
}
