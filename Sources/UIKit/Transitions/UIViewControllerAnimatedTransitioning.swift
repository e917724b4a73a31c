// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that animates a transition between two view controllers.
///
/// > Note: UIKit also calls the animator of a custom presentation that is not animated. Uplift does not.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition, and calls `completeTransition(_:)` of the context at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that animates the transition and can be paused and reversed. The method must return the same
    /// object during a whole transition. An object that does not implement the method has no such animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition has ended.
    ///
    /// - Parameter transitionCompleted: false if the transition was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder, which stands for the absence of an interruptible animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        NoInterruptibleAnimator.shared
    }
    /// Does nothing by default.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of an `interruptibleAnimator(using:)` that an animator does not implement.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
    static let shared = NoInterruptibleAnimator(duration: 0, timingParameters: UICubicTimingParameters())
}

/// An object that controls the progress of a transition, for example by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. The object sets the progress, and finishes or cancels the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the animation after the user's control has ended; 1 is the animator's own speed.
    var completionSpeed: CGFloat { get }
    /// The curve of the animation after the user's control has ended.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the user controls the transition from its start. If false, it begins as an animation.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animator's own speed by default.
    public var completionSpeed: CGFloat { 1 }
    /// A curve that eases in and out by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True by default.
    public var wantsInteractiveStart: Bool { true }
}

/// Provides the objects that animate and control the presentation and dismissal of a view controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the object that animates a presentation; nil for the animation of the controller's transition style.
    ///
    /// - Parameters:
    ///   - presented: the controller to present.
    ///   - presenting: the controller that presents it.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that animates a dismissal; nil for the animation of the controller's transition style.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that controls a presentation; nil if the presentation is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that controls a dismissal; nil if the dismissal is not interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller of a controller with the presentation style `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil by default.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nil by default.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nil by default.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil by default.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil by default.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
