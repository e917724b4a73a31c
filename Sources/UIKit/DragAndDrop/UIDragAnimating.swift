// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates alongside of what a drag does by itself.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds someone to tell of the end: at the end, or at the start where a lift was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs the changes of a lift, a drop or a cancel, and those of the app with them.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private enum Progress {
        case waiting, running
        /// At its end, and still able to go back.
        case raised
        case over
    }

    private var progress = Progress.waiting
    /// Where it has come to rest.
    private var endPosition = UIViewAnimatingPosition.end
    private var animator: UIViewPropertyAnimator?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// One for what moves no more: it is at its end at once.
    static var over: DragAnimator {
        let over = DragAnimator()
        over.progress = .over
        return over
    }

    var isOver: Bool { progress == .over }

    isolated deinit {
        // One that is held at its end may not be let go of.
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

    /// Makes its own changes and those that were added.
    ///
    /// - Parameters:
    ///   - duration: seconds; with reduced motion there are none.
    ///   - isReversible: whether it can be reversed, even at its end; then ``commit()`` or ``reverse()`` has to
    ///     follow.
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

    /// Calls the completions if a reversible animation has come to its end: nothing else calls them then.
    func checkEnd() {
        guard progress == .running, let animator, animator.pausesOnCompletion, !animator.isRunning,
            animator.fractionComplete >= 1
        else { return }
        progress = .raised
        tell(.end)
    }

    /// Makes the animation irreversible.
    func commit() {
        checkEnd()
        animator?.pausesOnCompletion = false
        if progress == .raised { finish() }
    }

    /// Reverses the animation to its start; it is there at once if it has not run yet.
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
        tell(position)
    }

    private func tell(_ position: UIViewAnimatingPosition) {
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}
