// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What a drag interaction has to give, asked for before anything lifts.
@MainActor
struct DragPreparation {
    let interaction: UIDragInteraction
    let session: LocalDragSession
}

/// The drag and drop of a screen: there is one drag at a time.
@MainActor
final class DragCoordinator {
    unowned let host: SurfaceHost
    /// The drag of the screen: by drag and drop, by a reorder control, or by a component of Rearrange.
    let registry = DragRegistry()
    private(set) var current: ActiveDrag? {
        didSet {
            sizeAtLift = host.rootLayer.bounds.size
            if let current { registry.register(current) }
        }
    }
    /// How large the window was when the drag was lifted.
    private var sizeAtLift = CGSize.zero
    /// The drag of another program that is over the window, or was dropped there and is not done yet.
    var visitor: VisitingDrag?
    /// Drags that were let go of over other programs, which are not done with them yet.
    var given: [ActiveDrag] = []
    /// Those who are to be told when items have come that were dropped here.
    var waits: [LoadWait] = []

    init(host: SurfaceHost) {
        self.host = host
    }

    /// Whether a press may become a drag: not during another one. The animation of a drop gives way.
    var mayLift: Bool { !registry.isDragging && current?.isLanding != false }

    /// Asks a drag interaction what it has; nil for nothing.
    ///
    /// - Parameter point: where the finger is, in window coordinates.
    func prepare(_ interaction: UIDragInteraction, at point: CGPoint) -> DragPreparation? {
        guard mayLift, interaction.isEnabled, let delegate = interaction.delegate, let window = interaction.view?.window
        else { return nil }
        let session = LocalDragSession(DragContents(items: [], at: point, in: window))
        session.contents.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        return session.items.isEmpty ? nil : DragPreparation(interaction: interaction, session: session)
    }

    /// Makes what is prepared the drag that goes on; it is still to be lifted. Nil where it cannot be any more.
    func take(_ prepared: DragPreparation, by recognizer: DragLiftRecognizer, life: DragSession) -> ActiveDrag? {
        guard mayLift else { return nil }
        current?.finishAtOnce()
        guard recognizer.state == .began, let window = prepared.interaction.view?.window else { return nil }
        let source = DragSource(prepared, ledBy: .touch(DragSource.FollowedTouch(recognizer: recognizer)))
        return begin(source, life: life, in: window)
    }

    /// Lifts what keys, or whoever helps to use them, have picked up.
    ///
    /// - Returns: whether it is on its way.
    func lift(_ prepared: DragPreparation, life: DragSession, in window: UIWindow) -> Bool {
        guard mayLift else { return false }
        current?.finishAtOnce()
        let drag = begin(DragSource(prepared, ledBy: .keys(aim: nil)), life: life, in: window)
        drag.lift()
        return current === drag
    }

    private func begin(_ source: DragSource, life: DragSession, in window: UIWindow) -> ActiveDrag {
        forgetUnwantedWaits()
        let drag = ActiveDrag(.local(source), source.session.contents, life: life, host: host, window: window)
        current = drag
        return drag
    }

    /// A drag of another program takes the place of what is on its way to its end.
    func receive(_ drag: ActiveDrag) {
        current?.finishAtOnce()
        current = drag
    }

    func finished(_ drag: ActiveDrag) {
        if current === drag { current = nil }
    }

    // MARK: Changes

    /// What a drag is of has gone: it ends, also before it has begun.
    func cancel(_ interaction: UIDragInteraction) {
        if current?.source?.interaction === interaction { current?.cancelled() }
    }

    /// Another place of a destination is below the pointer now: it is asked anew.
    func destinationMoved(_ interaction: UIDropInteraction) {
        current?.destinationMoved(interaction)
    }

    /// How large the window was when the drag that is under way began; nil while none is.
    var sizeAtBeginning: CGSize? { current?.life.isUnderWay == true ? sizeAtLift : nil }

    /// The window is of another size: what a drag is over lies elsewhere now, and it ends, whoever leads it.
    func windowResized() {
        visitor?.windowResized()
        guard let current, current.life.isUnderWay else { return }
        current.cancelled()
    }

    /// Nobody uses the window any more: what keys lead is put back, as what a touch leads is with that. Where the
    /// desktop leads, the person is about to use another window.
    func windowDeactivated() {
        guard let current, current.isLedByKeys, current.life.isUnderWay else { return }
        current.cancelled()
    }

    // MARK: Leaving

    /// An interaction, or its view, goes.
    func left(by interaction: UIDragInteraction) {
        current?.sourceLeft(interaction)
    }

    func left(by interaction: UIDropInteraction) {
        current?.destinationLeft(interaction)
    }

    /// The screen is gone: nothing comes to rest any more.
    func close() {
        current?.cancelled()
        current?.finishAtOnce()
        visitor?.close()
        for drag in given { drag.giveUp() }
        for wait in waits { wait.giveUp() }
    }
}

extension ActiveDrag: RegisteredDrag {
    var hasItems: Bool { isHeld }
}

extension UIWindow {
    /// The drag of the screen that the window is on; nil for a window on none.
    package var dragRegistry: DragRegistry? { host?.drags.registry }
}
