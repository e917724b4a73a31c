// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The origin of a drag: views of this app, or another app.
@MainActor
enum DragOrigin {
    /// The drag began in views of this app.
    case local(DragSource)
    /// The drag came from another app, which is told only the proposed operation and the result of the drop.
    case external(IncomingExternalDrag)
}

/// The source views of a drag that began in this app, with the state that only such a drag has.
@MainActor
final class DragSource {
    /// The input that moves the drag until the desktop environment takes over the drag.
    enum Input {
        /// A finger or a mouse.
        case touch(FollowedTouch)
        /// The keyboard. `lastTarget` is the drop target to which the keyboard last moved the drag, even if that target
        /// refuses the drag.
        case keys(lastTarget: DropTarget?)
    }

    /// A weak reference to the recognizer that follows the drag's touch.
    struct FollowedTouch {
        weak var recognizer: DragLiftRecognizer?
    }

    /// The state of the source view and of the view controllers that contain it.
    private enum Surroundings {
        /// The source view is in its window. The value records the controllers that the surrounding view controllers
        /// present or show.
        case shown(PresentedControllers)
        /// The source view has left the window because spring loading opened another view.
        case left
    }

    /// The interaction in which the drag began.
    let interaction: UIDragInteraction
    let session: LocalDragSession
    /// All interactions that have given items to this drag, in the order in which they gave their first item.
    var sourceInteractions: [UIDragInteraction]
    var input: Input
    /// The state of the desktop's drag that continues this drag outside the window.
    var externalDrag = ExternalDragState()
    /// Whether the delegates were told that the drag began, and so have to be told of the end.
    private(set) var hasBegun = false
    private(set) var prefersFullSize = false
    private var surroundings: Surroundings

    init(_ prepared: DragPreparation, movedBy input: Input) {
        (interaction, session, self.input) = (prepared.interaction, prepared.session, input)
        sourceInteractions = [prepared.interaction]
        surroundings = .shown(PresentedControllers(from: prepared.interaction.view))
    }

    var isKeyboardDrag: Bool { if case .keys = input { true } else { false } }

    /// The recognizer that follows the drag's touch; nil for a keyboard drag.
    var recognizer: DragLiftRecognizer? { if case .touch(let touch) = input { touch.recognizer } else { nil } }

    // MARK: Delegates

    /// Calls `body` for each interaction that has given items, with the interaction, its delegate and the session.
    func notifyDelegates(_ body: (UIDragInteraction, any UIDragInteractionDelegate, any UIDragSession) -> Void) {
        for sourceInteraction in sourceInteractions {
            if let delegate = sourceInteraction.delegate { body(sourceInteraction, delegate, session) }
        }
    }

    /// Tells the first interaction's delegate that the drag begins. Asks it whether moves are allowed, whether the drag
    /// is restricted to this app, and whether previews keep their full size.
    ///
    /// - Parameter isDragging: returns whether the drag is still running, because any call to the app may end it.
    func begin(while isDragging: () -> Bool) {
        hasBegun = true
        interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
        guard isDragging(), let delegate = interaction.delegate else { return }
        session.contents.allowsMove = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        guard isDragging() else { return }
        session.contents.isRestricted = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        guard isDragging() else { return }
        prefersFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    }

    // MARK: Source view and its controllers

    /// Whether an interaction has given items to this drag.
    func has(_ sourceInteraction: UIDragInteraction) -> Bool {
        sourceInteractions.contains { $0 === sourceInteraction }
    }

    /// Records that spring loading has removed an interaction's view from the window.
    func springLoadingRemovedView(of sourceInteraction: UIDragInteraction) {
        if sourceInteraction === interaction { surroundings = .left }
    }

    /// Updates the recorded state of the source view and of the view controllers that contain it. Tells `springs` about
    /// the controllers that spring loading has opened.
    ///
    /// - Returns: whether the drag can continue. The source view and these controllers must be shown as they were at
    ///   the lift, or spring loading must have replaced them.
    func updateSurroundings(in window: UIWindow, _ springs: SpringLoader) -> Bool {
        let isThere = interaction.view?.window === window
        switch surroundings {
        case .left where !isThere:
            if springs.isOpening { springs.updateOpeningState(for: PresentedControllers(from: interaction.view)) }
            return true
        case .shown(let shown) where !springs.isOpening:
            return isThere && PresentedControllers(from: interaction.view) == shown
        case .left, .shown:
            let now = PresentedControllers(from: interaction.view)
            surroundings = .shown(now)
            springs.updateOpeningState(for: now)
            return isThere
        }
    }
}
