// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The end of running transitions, before a push, pop, presentation, dismissal or child transition begins.
///
/// The end of the earlier transition is reported at once, before the new transition begins. Controllers, delegates and
/// completions get the calls in the same order as for two transitions in sequence.
extension UIWindow {
    /// Ends the running presentation or dismissal, then the transitions inside the presented controllers.
    func finishTransitions() {
        presentationTransition?.finishNow()
        for controller in presentationChain { controller.finishTransitionsWithin() }
    }
}

extension UIViewController {
    /// Ends the transitions that a push, pop or child transition of this controller would conflict with. These are the
    /// window's presentation or dismissal, and the transitions of the parents, of this controller, and of its
    /// descendants.
    func finishTransitions() {
        shownWindow?.presentationTransition?.finishNow()
        for container in sequence(first: self, next: \.parent) { container.finishTransition() }
        for child in children { child.finishTransitionsWithin() }
    }

    /// Ends the transitions of this controller and of all its descendants.
    func finishTransitionsWithin() {
        finishTransition()
        for child in children { child.finishTransitionsWithin() }
    }

    /// The window that shows this controller. If a presented controller covers it, its own view is in no window, and
    /// the window of the presented controller is returned.
    var shownWindow: UIWindow? {
        sequence(first: root, next: { $0.presentation?.presented }).lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    // MARK: Transitions between children

    /// Replaces one child's view with another child's view, for
    /// `transition(from:to:duration:options:animations:completion:)`.
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
        // A container may forward appearance calls in its own code. That code then also starts and ends the appearance
        // of both children, so this method must not.
        let forwardsAppearance = shouldAutomaticallyForwardAppearanceMethods && appearance.isAppearingOrAppeared
        if forwardsAppearance {
            from.beginAppearance(false, animated: animated)
            to.beginAppearance(true, animated: animated)
        }
        from.view.superview?.addSubview(to.view)
        let exchange = ContainerTransition { finished in
            from.view.removeFromSuperview()
            if forwardsAppearance {
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

/// A running transition. It ends once: when its animation ends, or when another transition begins.
@MainActor
final class ContainerTransition {
    private var end: ((Bool) -> Void)?

    /// Creates a running transition.
    ///
    /// - Parameter end: reports the end to controllers and completions; its argument is whether the animation finished.
    init(end: @escaping (Bool) -> Void) {
        self.end = end
    }

    /// Reports the end of the transition; does nothing if it was already reported. Animations of views are not stopped.
    ///
    /// - Parameter finished: whether the animation finished.
    func finish(_ finished: Bool = false) {
        let end = end
        self.end = nil
        end?(finished)
    }
}
