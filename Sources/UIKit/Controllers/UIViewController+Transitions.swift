// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A push, pop, presentation, dismissal or exchange of children that begins ends those before it that are under way.
///
/// The controllers, delegates and completions are told of the end of the first at once, before they are told of the
/// second: the order of calls is that of two transitions one after the other.
extension UIWindow {
    /// Ends the presentation or dismissal that is under way, then the transitions in the controllers shown.
    func finishTransitions() {
        presentationTransition?.finish()
        for controller in presentationChain { controller.finishTransitionsWithin() }
    }
}

extension UIViewController {
    /// Ends the transitions that a push, pop or exchange of children here has to do with: the presentation or dismissal in
    /// the window, those of the controllers around this one, its own, and those of the controllers in it.
    func finishTransitions() {
        shownWindow?.presentationTransition?.finish()
        for container in sequence(first: self, next: \.parent) { container.finishTransition() }
        for child in children { child.finishTransitionsWithin() }
    }

    /// Ends its own transition and those of the controllers in it.
    func finishTransitionsWithin() {
        finishTransition()
        for child in children { child.finishTransitionsWithin() }
    }

    /// The window of the foremost controller of this one's chain: a covered controller is in none.
    var shownWindow: UIWindow? {
        sequence(first: root, next: { $0.presentation?.presented }).lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    // MARK: Exchanging children

    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            misuse(
                "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                    + "transition(from:to:duration:options:animations:completion:). Call addChild(_:) first.")
        }
        finishTransitions()
        let animated = duration > 0 && UIView.areAnimationsEnabled
        // A container that tells its children itself has done so, or will.
        let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.isComing
        if tells {
            from.beginAppearance(false, animated: animated)
            to.beginAppearance(true, animated: animated)
        }
        from.view.superview?.addSubview(to.view)
        let exchange = ContainerTransition { finished in
            from.view.removeFromSuperview()
            if tells {
                from.endAppearance()
                to.endAppearance()
            }
            completion?(finished)
        }
        guard animated, let animations else {
            animations?()
            return exchange.finish(true)
        }
        childExchange = exchange
        to.view.layoutIfNeeded()
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) { [weak self] in
            if self?.childExchange === exchange { self?.childExchange = nil }
            exchange.finish($0)
        }
    }
}

/// A transition on its way, which ends once: when its animation does, or when another transition begins.
@MainActor
final class ContainerTransition {
    private var end: ((Bool) -> Void)?

    /// - Parameter end: tells all that it is over; gets whether the animation ran to its end.
    init(end: @escaping (Bool) -> Void) {
        self.end = end
    }

    /// Tells all that it is over; what still moves on screen comes to rest by itself.
    func finish(_ finished: Bool = false) {
        let end = end
        self.end = nil
        end?(finished)
    }
}
