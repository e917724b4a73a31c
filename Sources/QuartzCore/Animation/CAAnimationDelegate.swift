// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action that a layer runs when one of its properties changes.
public protocol CAAction: AnyObject {
    /// Runs the action for the key `event` on `anObject`, usually a layer. Layers pass nil as `dict`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, a null object does nothing. A layer that finds it searches for no other action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The delegate of an animation.
public protocol CAAnimationDelegate: AnyObject {
    /// Called in the first frame that shows the animation.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended; `flag` is false if it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The common end of several animations: calls its completion once, when the last one has stopped.
package final class AnimationEnd {
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    private var completion: ((Bool) -> Void)?

    package init(completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    package func animationAdded() {
        running += 1
    }

    package func animationStopped(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        callIfDone()
    }

    /// Marks that no more animations will be added. Calls the completion at once if none is running.
    package func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
