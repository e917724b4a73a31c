// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An interaction that activates a view when a drag hovers over it for a second.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?
    /// The object that decides whether the view may be activated.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
    /// The object that shows the hover state.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: decides whether the view may be activated; nil for always.
    ///   - interactionEffect: shows the hover state; nil for a highlight that flashes.
    ///   - handler: called with the interaction and its context when the view is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? WholeViewSpringLoading()
        effect = interactionEffect ?? SpringLoadedHighlight()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction with the default behavior and effect.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Does nothing; subclasses may override it.
    open func willMove(to view: UIView?) {}

    /// Stores the new view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    func activate(with context: any UISpringLoadedInteractionContext) {
        handler(self, context)
    }
}

/// The spring-loading state of a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag hovers over the view.
    case inactive = 0
    /// A drag hovers over the view.
    case possible = 1
    /// The drag has hovered almost long enough to activate the view.
    case activating = 2
    /// The view is activated.
    case activated = 3
}

/// The state of a drag that hovers over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The current spring-loading state.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to activate: the interaction's view unless set.
    var targetView: UIView? { get set }
    /// The part of the view to activate, for the app's own use. A change restarts the hover delay.
    var targetItem: Any? { get set }
    /// The drag's location in a view's coordinates; in the window's if the view is nil.
    func location(in view: UIView?) -> CGPoint
}

/// An object that decides whether spring loading may activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether the view may be activated at the drag's location. This method may set the context's target view and
    /// target item.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called when the drag has left the view or has ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the spring-loading state of a view, for example by a highlight.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the spring-loading state has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object, such as a button, a bar button item or a table, that can be activated by a drag that hovers over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a hovering drag activates the object.
    var isSpringLoaded: Bool { get set }
}

/// The default behavior, which always allows activation.
@MainActor
private final class WholeViewSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
