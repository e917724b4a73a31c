// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a layer runs when a property of it changes.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "No action": ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What an animation tells.
public protocol CAAnimationDelegate: AnyObject {
    /// Called with the first frame that shows it.
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is whether it ran to its end, rather than being removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The common end of several animations: calls back once when the last of them has stopped.
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

    /// No more animations will be added. Calls back at once when there are none.
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
