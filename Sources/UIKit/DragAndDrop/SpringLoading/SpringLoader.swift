// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Performs spring loading during a drag: carries out the decisions of the state machine `SpringLoading`.
@MainActor
final class SpringLoader {
    /// A spring-loading target: an interaction, with the view and the item that its behavior has chosen.
    private struct Target: Equatable {
        let interaction: UISpringLoadedInteraction
        let view: ObjectIdentifier?
        let item: AnyHashable?

        @MainActor
        init(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext) {
            self.interaction = interaction
            view = context.targetView.map { ObjectIdentifier($0) }
            item = context.targetItem.flatMap(Target.identity)
        }

        /// The value by which an item is compared: the item itself if it is hashable, or the identity of an object. Nil
        /// for an item that cannot be compared.
        private static func identity(of item: Any) -> AnyHashable? {
            if let value = item as? AnyHashable { return value }
            return type(of: item) is AnyClass ? AnyHashable(ObjectIdentifier(item as AnyObject)) : nil
        }

        static func == (one: Target, other: Target) -> Bool {
            one.interaction === other.interaction && one.view == other.view && one.item == other.item
        }
    }

    private var machine = SpringLoading<Target>()
    /// The context that the app gets for the current target; nil without a target.
    private var context: SpringLoadedContext?

    /// Whether a controller that spring loading opened is still in its transition. While this is true, the drag does
    /// not end if its source view is removed.
    private(set) var isOpening = false

    /// Updates the spring-loading target for the views below the pointer. `views` begins with the innermost view.
    func hover(over views: [UIView], in drag: ActiveDrag, at time: TimeInterval) {
        var found: (target: Target, context: SpringLoadedContext)?
        for view in views {
            for case let interaction as UISpringLoadedInteraction in view.interactions where found == nil {
                let asked = SpringLoadedContext(over: view, drag.contents)
                asked.state = machine.target?.interaction === interaction ? context?.state ?? .inactive : .inactive
                guard interaction.interactionBehavior.shouldAllow(interaction, with: asked) else { continue }
                found = (Target(interaction, asked), asked)
            }
            if found != nil { break }
        }
        // There is neither a new target nor an old one, so nothing changes.
        if found == nil, context == nil { return }
        for action in machine.hovered(over: found?.target, at: time) {
            switch action {
            case .deactivate: break
            case .highlight(let target), .flash(let target), .activate(let target):
                // While an earlier action was performed, the app may have ended the drag, which removes the target.
                guard machine.target == target else { return }
            }
            if case .highlight = action { context = found?.context }
            perform(action)
        }
    }

    /// Sets `isOpening` to whether a view controller that contains the source view, or a controller that it presents,
    /// is in a transition.
    func updateOpeningState(for shown: PresentedControllers) { isOpening = shown.isChanging }

    /// Deactivates the current target at the end of the drag.
    func end() {
        for action in machine.ended() { perform(action) }
    }

    private func perform(_ action: SpringLoading<Target>.Action) {
        switch action {
        case .deactivate(let target):
            // A target that was never highlighted has no context, and needs no deactivation.
            guard let old = context else { return }
            context = nil
            change(target, old, to: .inactive)
            target.interaction.interactionBehavior.interactionDidFinish(target.interaction)
        case .highlight(let target): change(target, context, to: .possible)
        case .flash(let target): change(target, context, to: .activating)
        case .activate(let target):
            isOpening = true
            change(target, context, to: .activated)
            if let context { target.interaction.activate(with: context) }
        }
    }

    private func change(
        _ target: Target, _ context: SpringLoadedContext?, to state: UISpringLoadedInteractionEffectState
    ) {
        guard let context else { return }
        context.state = state
        target.interaction.interactionEffect.interaction(target.interaction, didChangeWith: context)
    }
}

/// The information about a drag that a spring-loaded interaction gets while the drag is over its view.
@MainActor
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    private let contents: DragContents

    init(over view: UIView, _ contents: DragContents) {
        targetView = view
        self.contents = contents
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        view.map(contents.location(in:)) ?? contents.location
    }
}
