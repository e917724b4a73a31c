// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The key of a view controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible at the start of the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end of the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is visible at the start of the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end of the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition between two view controllers, for the object that animates it.
///
/// UIKit creates the context. An animator adds the incoming view to ``containerView``, animates the views to their
/// final frames, and calls ``completeTransition(_:)`` at the end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the views that take part.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user controls the progress of the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, so that it ends at its start.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `.none` if the transition is no presentation or dismissal.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that the transition adds. The screen of a desktop does not rotate, so it is the identity.
    var targetTransform: CGAffineTransform { get }

    /// Sets the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the user's control. The transition is animated to its end.
    func finishInteractiveTransition()
    /// Ends the user's control. The transition is animated back to its start.
    func cancelInteractiveTransition()
    /// Gives the user control of a transition that is being animated.
    func pauseInteractiveTransition()
    /// Ends the transition. The animator calls the method when its animations have ended.
    ///
    /// - Parameter didComplete: false if the transition was cancelled and ends at its start.
    func completeTransition(_ didComplete: Bool)

    /// Returns a controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that takes part in the transition. Nil if the animator must not change that view, for example the
    /// view of a controller that stays visible below a presented one.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start, in the container view; zero if it is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame that a controller's view must have at the end, in the container view; zero if it is not known.
    func finalFrame(for vc: UIViewController) -> CGRect
}
