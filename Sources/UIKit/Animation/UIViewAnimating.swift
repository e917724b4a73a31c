// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that animates and can be paused, moved by hand, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself.
    var isRunning: Bool { get }
    /// Whether it moves towards its start.
    var isReversed: Bool { get set }
    /// How much of the way in its direction is done, 0 to 1: of what is seen, not of the time.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Leaves views as they are shown. Without finishing it becomes inactive at once and calls no completion.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts a stopped animator's views where it says and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes, as ``UIViewPropertyAnimator`` does.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// An animator that has no such method takes no blocks: it only carries on, and can be asked to start.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// Without a timing of its own it goes on with the one it has.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    /// Waits for the end.
    ///
    /// - Returns: where it ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}

public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and waiting to be told where to end.
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
