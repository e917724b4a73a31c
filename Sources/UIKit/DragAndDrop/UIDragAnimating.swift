// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animation of a lift, a drop or a cancel, to which the app can add animations of its own.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the drag's own changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block that is called when the animation ends, with `.start` if a lift was reversed and `.end` otherwise.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs the animation of a lift, a drop or a cancel, together with the app's own animations.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private enum Progress {
        case waiting, running
        /// The animation is at its end and can still be reversed.
        case raised
        case over
    }

    private var progress = Progress.waiting
    /// The position at which the animation ended.
    private var endPosition = UIViewAnimatingPosition.end
    private var animator: UIViewPropertyAnimator?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// A finished animator: added animations apply at once, and added completions are called at once.
    static var over: DragAnimator {
        let over = DragAnimator()
        over.progress = .over
        return over
    }

    var isOver: Bool { progress == .over }

    isolated deinit {
        // A property animator must be stopped before it is released, even if it is paused at its end.
        if progress == .running || progress == .raised { animator?.stopAnimation(true) }
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        switch progress {
        case .waiting: self.animations.append(animations)
        case .running, .raised: animator?.addAnimations(animations)
        case .over: animations()
        }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        guard progress != .over else { return completion(endPosition) }
        completions.append(completion)
    }

    /// Animates the changes that `own` makes, together with those that the app has added.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; with Reduce Motion it is 0.
    ///   - isReversible: whether the animation can be reversed, even at its end. If so, the caller has to call
    ///     `commit()` or `reverse()` later.
    func run(duration: TimeInterval, isReversible: Bool = false, _ own: @escaping () -> Void) {
        guard progress == .waiting else { return }
        progress = .running
        let seconds = UIAccessibility.isReduceMotionEnabled ? 0 : duration
        let made = UIViewPropertyAnimator(duration: seconds, curve: .easeOut)
        animator = made
        made.pausesOnCompletion = isReversible
        let all = [own] + animations
        animations = []
        made.addAnimations { for change in all { change() } }
        made.addCompletion { [weak self] in self?.end(at: $0) }
        made.startAnimation()
    }

    /// Calls the completions if the animation is reversible and has reached its end. The property animator is paused at
    /// its end, and therefore does not call the completions itself.
    func checkEnd() {
        guard progress == .running, let animator, animator.pausesOnCompletion, !animator.isRunning,
            animator.fractionComplete >= 1
        else { return }
        progress = .raised
        callCompletions(.end)
    }

    /// Makes the animation irreversible, so that it ends completely when it reaches its end.
    func commit() {
        checkEnd()
        animator?.pausesOnCompletion = false
        if progress == .raised { finish() }
    }

    /// Reverses the animation to its start. An animation that has not run yet ends at its start at once.
    func reverse() {
        if progress == .waiting { return end(at: .start) }
        guard progress == .running || progress == .raised, let animator else { return }
        progress = .running
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
    }

    /// Ends the animation at once: at its end, or at its start if it is reversed or has not run yet.
    func finish() {
        if progress == .waiting { return end(at: .start) }
        guard progress == .running || progress == .raised, let animator else { return }
        let position: UIViewAnimatingPosition = animator.isReversed ? .start : .end
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
    }

    private func end(at position: UIViewAnimatingPosition) {
        endPosition = position
        progress = .over
        animator = nil
        animations = []
        callCompletions(position)
    }

    private func callCompletions(_ position: UIViewAnimatingPosition) {
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}
