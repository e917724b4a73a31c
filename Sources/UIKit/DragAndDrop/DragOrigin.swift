// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Where a drag comes from.
@MainActor
enum DragOrigin {
    /// Views of this program.
    case local(DragSource)
    /// Another program, which hears of nothing here but what a drop would do and has done.
    case visiting(VisitingDrag)
}

/// The views of this program that a drag comes from, with all that only such a drag has.
@MainActor
final class DragSource {
    /// Who leads the drag, while the desktop does not.
    enum Lead {
        /// A finger or a mouse.
        case touch(FollowedTouch)
        /// Keys, with where they have led it last, whether that has taken it or not.
        case keys(aim: DropTarget?)
    }

    /// The touch that a recognizer follows, as long as there is one.
    struct FollowedTouch {
        weak var recognizer: DragLiftRecognizer?
    }

    /// What there was to be seen around the view that the drag began in.
    private enum Surroundings {
        case shown(ShownControllers)
        /// The view is off the screen, because of what the drag has opened.
        case left
    }

    /// Where the drag began.
    let interaction: UIDragInteraction
    let session: LocalDragSession
    /// All that have given items, the first one first.
    var givers: [UIDragInteraction]
    var lead: Lead
    /// What the drag is to other programs.
    var abroad = DragAbroad()
    /// Whether the givers have been told of a beginning, and so are to be told of the end.
    private(set) var hasBegun = false
    private(set) var prefersFullSize = false
    private var surroundings: Surroundings

    init(_ prepared: DragPreparation, ledBy lead: Lead) {
        (interaction, session, self.lead) = (prepared.interaction, prepared.session, lead)
        givers = [prepared.interaction]
        surroundings = .shown(ShownControllers(from: prepared.interaction.view))
    }

    var isLedByKeys: Bool { if case .keys = lead { true } else { false } }

    /// Whoever follows the touch, where one leads.
    var recognizer: DragLiftRecognizer? { if case .touch(let touch) = lead { touch.recognizer } else { nil } }

    // MARK: Telling

    /// Tells all that have given items something of the session.
    func tell(_ body: (UIDragInteraction, any UIDragInteractionDelegate, any UIDragSession) -> Void) {
        for giver in givers {
            if let delegate = giver.delegate { body(giver, delegate, session) }
        }
    }

    /// Tells whoever began of the beginning, and asks what the drag may do.
    ///
    /// - Parameter isCarried: whether it is under way, still: whatever the app is told may end it.
    func begin(while isCarried: () -> Bool) {
        hasBegun = true
        interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
        guard isCarried(), let delegate = interaction.delegate else { return }
        session.contents.allowsMove = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        guard isCarried() else { return }
        session.contents.isRestricted = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        guard isCarried() else { return }
        prefersFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    }

    // MARK: In sight

    func has(_ giver: UIDragInteraction) -> Bool { givers.contains { $0 === giver } }

    /// The view goes that a giver is of, for something that the drag has opened.
    func leaves(_ giver: UIDragInteraction) {
        if giver === interaction { surroundings = .left }
    }

    /// Looks at what there is to be seen now, and takes note of what the drag itself has opened.
    ///
    /// - Returns: whether all else is still shown in the window that was when it was lifted.
    func lookAround(in window: UIWindow, _ springs: SpringLoader) -> Bool {
        let isThere = interaction.view?.window === window
        switch surroundings {
        case .left where !isThere:
            if springs.isOpening { springs.saw(ShownControllers(from: interaction.view)) }
            return true
        case .shown(let shown) where !springs.isOpening:
            return isThere && ShownControllers(from: interaction.view) == shown
        case .left, .shown:
            let now = ShownControllers(from: interaction.view)
            surroundings = .shown(now)
            springs.saw(now)
            return isThere
        }
    }
}
