// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lets a view open when a drag rests over it for a second.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// - Parameters:
    ///   - interactionBehavior: says what may open; nil for the whole view, always.
    ///   - interactionEffect: shows that something is about to; nil for a highlight that flashes.
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

    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    func activate(with context: any UISpringLoadedInteractionContext) {
        handler(self, context)
    }
}

/// How far a view is from opening.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    /// A drag rests over it.
    case possible = 1
    /// It is about to open.
    case activating = 2
    /// It opens.
    case activated = 3
}

/// What a drag over a view is about.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// What opens: the interaction's view unless set.
    var targetView: UIView? { get set }
    /// Which part of it; for the app's own use. Another one starts anew.
    var targetItem: Any? { get set }
    /// Where the drag is, in a view's coordinates, or in the window's where that is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Says what may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether something may open where the drag is; it may name what in the context.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// The drag has left, or is over.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that something is about to open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Something that can be told to open when a drag rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// Allows all of a view.
@MainActor
private final class WholeViewSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
