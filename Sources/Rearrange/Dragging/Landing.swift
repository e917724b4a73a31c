// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A dragged item's animation to where it ends. A press can hold it, and lift the item where that is seen.
///
/// It is a property animator's, and not `UIView.animate`'s: UIKit then finds the item where it is seen, and the
/// animation can stop there.
@MainActor
final class Landing {
    /// Nil if there is no movement, as with reduced motion.
    private let animator: UIViewPropertyAnimator?

    /// Begins at once, from what is on screen.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 for no movement.
    ///   - animations: of the item alone. Call `layOutWindowAtOnce()` before, if they lay out the item: that
    ///     lays out the window too, and a landing that is stopped would leave other views halfway.
    ///   - completion: called at the end; not if the landing was stopped.
    init(
        _ duration: TimeInterval, curve: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        let options = curve.union([.beginFromCurrentState, .allowUserInteraction])
        guard duration > 0 else {
            animator = nil
            UIView.animate(
                withDuration: 0, delay: 0, options: options, animations: animations,
                completion: { _ in completion() })
            return
        }
        animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: duration, delay: 0, options: options, animations: animations,
            completion: { _ in completion() })
    }

    deinit { MainActor.runInDeinit { stop() } }

    /// Keeps the item where it is seen.
    func hold() {
        if let animator, animator.state == .active { animator.pauseAnimation() }
    }

    /// Continues after a hold.
    func resume() {
        if let animator, animator.state == .active, !animator.isRunning { animator.startAnimation() }
    }

    /// Stops the animation, and sets the views to what is on screen.
    func stop() {
        if let animator, animator.state == .active { animator.stopAnimation(true) }
    }
}

extension UIView {
    /// Lays out the window without animation.
    func layOutWindowAtOnce() { UIView.performWithoutAnimation { window?.layoutIfNeeded() } }
}
