// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The drop or return animation of a dragged item. A press can pause it, and lift the item at its current position.
///
/// It uses a property animator and not `UIView.animate`: UIKit then hit-tests the item at its visible position, and the
/// animation can be stopped there.
@MainActor
final class DropAnimation {
    /// The animator; nil if nothing moves, as with reduced motion.
    private let animator: UIViewPropertyAnimator?

    /// Starts the animation from the views' current state on screen.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 for no movement.
    ///   - curve: the option for the timing curve; empty for the default curve.
    ///   - animations: changes of the item alone. If they lay out the item, call `layOutWindowAtOnce()` first.
    ///     Otherwise their layout also animates other views of the window, and a stopped animation would leave those
    ///     halfway.
    ///   - completion: called when the animation has finished; not called if it was stopped.
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

    /// Pauses the animation at the item's visible position.
    func pause() {
        if let animator, animator.state == .active { animator.pauseAnimation() }
    }

    /// Continues the animation after ``pause()``.
    func resume() {
        if let animator, animator.state == .active, !animator.isRunning { animator.startAnimation() }
    }

    /// Stops the animation, and leaves the views as they are visible at that moment.
    func stop() {
        if let animator, animator.state == .active { animator.stopAnimation(true) }
    }
}

extension UIView {
    /// Lays out the window without animation.
    func layOutWindowAtOnce() { UIView.performWithoutAnimation { window?.layoutIfNeeded() } }
}
