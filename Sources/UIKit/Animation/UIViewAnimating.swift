// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animator that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animator is inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, which means neither paused nor stopped.
    var isRunning: Bool { get }
    /// Whether the animation runs towards its start.
    var isReversed: Bool { get set }
    /// The progress in the current direction, 0 to 1. It is the part of the change that is visible, not the fraction of
    /// time that has passed.
    var fractionComplete: CGFloat { get set }

    /// Starts the animation, or resumes it.
    func startAnimation()
    /// Starts the animation, or resumes it, after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation, or activates an inactive animator without running it.
    func pauseAnimation()
    /// Stops the animation and leaves the views as they are on screen. If `withoutFinishing` is true, the animator
    /// becomes inactive at once and calls no completion handler.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation: moves the views to the final position and calls the completion handlers.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that accepts blocks of changes, as ``UIViewPropertyAnimator`` does.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes whose animation starts after the fraction `delayFactor` of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a handler to call when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with other timing or another duration. The rest of the animation takes the fraction
    /// `durationFactor` of the original duration. With 0, it takes the time that is left.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing by default. An animator that implements the method accepts blocks of changes.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// By default, resumes the animation with its present timing, and ignores both parameters.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    /// Waits for the animation to end.
    ///
    /// - Returns: the position at which it ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not been started, or has finished.
    case inactive
    /// The animator is running or paused.
    case active
    /// The animator is stopped, until `finishAnimation(at:)` chooses the final values.
    case stopped
}

/// A position of an animation: its end, its start, or the values on screen.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
