// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The state of a transition, for objects that take part in it without animating it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style; `.none` if the transition is no presentation or dismissal.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began under the user's control.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be paused while it is animated. False until the animation begins.
    var isInterruptible: Bool { get }
    /// Whether the user controls the progress of the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the animation in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress at which the user's control ended, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the animation continues after the user's control.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The superview of the views that take part.
    var containerView: UIView { get }
    /// The rotation that the transition adds; the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns a controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that takes part in the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition in which other objects can take part: they add their own animations to it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations together with those of the transition. If the transition is not animated, the changes are made
    /// without animation.
    ///
    /// - Parameters:
    ///   - animation: the changes to animate.
    ///   - completion: called after the transition has ended, also if it was cancelled.
    /// - Returns: false if the transition's animations have begun already. The changes are then not made, and the
    ///   completion is called all the same.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs animations of views outside of the transition's container together with those of the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls the handler once, when the user's control of the transition ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls the handler whenever the user's control of the transition begins or ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations together with those of the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Runs animations of views outside of the transition's container together with those of the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
