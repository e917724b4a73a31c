// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// What is left behind, and who is told, when a property animator is stopped or at its end.
@Suite("A property animator that ends") @MainActor
struct AnimatorSettlingTests {
    let stage = AnimationStage()

    private func animator(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
    }

    @Test("tells the completions of blocks inside its own when it ends, not before")
    func nestedCompletions() {
        var told: [String] = []
        let view = stage.view
        let animator = animator {
            UIView.animate(withDuration: 0.1) {
                view.center.x = 150
            } completion: {
                told.append("inner \($0)")
            }
        }
        animator.addCompletion { _ in told.append("animator") }
        animator.startAnimation()
        stage.screen.advance(by: 0.8)
        #expect(told.isEmpty)
        stage.screen.advance(by: 0.4)
        #expect(told == ["inner true", "animator"])
    }

    @Test("removes deleted views when it ends, not before")
    func deletion() {
        let view = stage.view
        let animator = animator { UIView.perform(.delete, on: [view], animations: nil) }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(view.superview != nil && view.layer.presentation()!.opacity > 0.3)
        stage.screen.advance(by: 0.6)
        #expect(view.superview == nil)
    }

    @Test("ends a transition inside it, and tells its completion then")
    func transition() {
        var told = 0
        let view = stage.view
        let animator = animator {
            UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
                view.backgroundColor = .green
            } completion: { _ in
                told += 1
            }
        }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(told == 0 && view.layer.animationKeys() == ["transition"])
        stage.screen.advance(by: 0.6)
        #expect(told == 1 && view.layer.animationKeys() == nil)
    }

    @Test("gives a view its dynamic colour back", arguments: [UIViewAnimatingPosition.start, .end])
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

    @Test("at its start again gives a view its dynamic colour back")
    func dynamicColorOfTheStart() {
        let view = stage.view
        view.backgroundColor = .systemBackground
        let animator = animator { view.backgroundColor = .red }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.isReversed = true
        stage.screen.advance(by: 0.6)
        #expect(animator.state == .inactive && view.backgroundColor == .systemBackground)
    }

    @Test("of keyframes, at its start again gives a view its dynamic colour back")
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

    /// Counts what it is told.
    private final class Scroller: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test("stopped, lets a scroll view tell where it has come to")
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
        #expect(abs(scrollView.contentOffset.y - 100) < 8 && delegate.offsets.last == scrollView.contentOffset.y)
        animator.finishAnimation(at: .start)
        #expect(scrollView.contentOffset.y == 0 && delegate.offsets.last == 0)
    }

    @Test("stopped where two blocks overlap, leaves what is seen")
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

    @Test("at its start again, has resized subviews in their old places")
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

    @Test("keeps a stack's hidden view in sight as long as it is paused")
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
        #expect(views[1].layer.presentation()?.isHidden == true && views[1].isHidden)
    }

    @Test("continued before it was ever started, takes the time it is told")
    func continuedAtOnce() {
        let view = stage.view
        let animator = animator { view.center.x = 150 }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        stage.screen.advance(by: 0.25)
        #expect(abs(stage.viewX - 100) < 4)
        stage.screen.advance(by: 0.35)
        #expect(animator.state == .inactive)
    }

    @Test("of keyframes: completions of blocks inside come with the end of the whole")
    func keyframes() {
        var told: [String] = []
        let view = stage.view
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                UIView.animate(withDuration: 0.1) {
                    view.center.x = 150
                } completion: { _ in
                    told.append("inner")
                }
            }
        } completion: { _ in
            MainActor.assumeIsolated { told.append("whole") }
        }
        stage.screen.advance(by: 0.8)
        #expect(told.isEmpty)
        stage.screen.advance(by: 0.4)
        #expect(told.sorted() == ["inner", "whole"])
    }
}
