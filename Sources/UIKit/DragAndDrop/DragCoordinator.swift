// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The items that a drag interaction has given for a new drag, before the lift.
@MainActor
struct DragPreparation {
    let interaction: UIDragInteraction
    let session: LocalDragSession
}

/// Coordinates drag and drop on one screen. A screen has at most one drag at a time.
@MainActor
final class DragCoordinator {
    unowned let host: DesktopWindowHost
    /// The registry of the drag that is running on the screen. Besides drag and drop, it records drags by a reorder
    /// control and drags by a component of the Rearrange module.
    let registry = DragRegistry()
    private(set) var current: ActiveDrag? {
        didSet {
            sizeAtLift = host.rootLayer.bounds.size
            if let current { registry.register(current) }
        }
    }
    /// The window's size when the drag was lifted.
    private var sizeAtLift = CGSize.zero
    /// The drag from another app that is over the window, or that was dropped on the window and has not finished yet.
    var incomingDrag: IncomingExternalDrag?
    /// Drags that were dropped on other apps and whose results those apps have not reported yet.
    var pendingExternalDrops: [ActiveDrag] = []
    /// The pending waits, each of which ends when all data of its dropped items has loaded.
    var waits: [LoadWait] = []

    init(host: DesktopWindowHost) {
        self.host = host
    }

    /// Whether a new drag may start. False during another drag. True again once that drag has ended, even if its last
    /// animation is still running.
    var mayLift: Bool { !registry.isDragging && current?.isLanding != false }

    /// Asks the delegate of a drag interaction for the items of a new drag. Returns nil if there are none, or if no
    /// drag may start.
    ///
    /// - Parameter point: the finger's location in window coordinates.
    func prepare(_ interaction: UIDragInteraction, at point: CGPoint) -> DragPreparation? {
        guard mayLift, interaction.isEnabled, let delegate = interaction.delegate, let window = interaction.view?.window
        else { return nil }
        let session = LocalDragSession(DragContents(items: [], at: point, in: window))
        session.contents.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        return session.items.isEmpty ? nil : DragPreparation(interaction: interaction, session: session)
    }

    /// Makes a prepared drag the current one without lifting its items yet, and returns it. Returns nil if the drag can
    /// no longer start.
    func beginDrag(_ prepared: DragPreparation, by recognizer: DragLiftRecognizer, stateMachine: DragSession)
        -> ActiveDrag?
    {
        guard mayLift else { return nil }
        current?.finishAtOnce()
        guard recognizer.state == .began, let window = prepared.interaction.view?.window else { return nil }
        let source = DragSource(prepared, movedBy: .touch(DragSource.FollowedTouch(recognizer: recognizer)))
        return begin(source, stateMachine: stateMachine, in: window)
    }

    /// Starts a prepared drag that the keyboard or assistive technology controls.
    ///
    /// - Returns: whether the drag is running.
    func lift(_ prepared: DragPreparation, stateMachine: DragSession, in window: UIWindow) -> Bool {
        guard mayLift else { return false }
        current?.finishAtOnce()
        let drag = begin(DragSource(prepared, movedBy: .keys(lastTarget: nil)), stateMachine: stateMachine, in: window)
        drag.lift()
        return current === drag
    }

    private func begin(_ source: DragSource, stateMachine: DragSession, in window: UIWindow) -> ActiveDrag {
        removeUnwantedWaits()
        let drag = ActiveDrag(
            .local(source), source.session.contents, stateMachine: stateMachine, host: host, window: window)
        current = drag
        return drag
    }

    /// Makes a drag from another app the current one. If the last animation of an earlier drag is running, that
    /// animation ends at once.
    func receive(_ drag: ActiveDrag) {
        current?.finishAtOnce()
        current = drag
    }

    /// Clears the current drag if it is `drag`, which has ended.
    func finished(_ drag: ActiveDrag) {
        if current === drag { current = nil }
    }

    // MARK: Events during a drag

    /// Cancels the current drag if the interaction started it. The drag is cancelled even between the lift and its
    /// first movement.
    func cancel(_ interaction: UIDragInteraction) {
        if current?.source?.interaction === interaction { current?.cancelled() }
    }

    /// Asks a drop target for its proposal again, after its content has moved below the pointer.
    func contentMoved(_ interaction: UIDropInteraction) {
        current?.contentMoved(interaction)
    }

    /// The window's size when the running drag was lifted; nil without a running drag.
    var sizeAtBeginning: CGSize? { current?.stateMachine.isUnderWay == true ? sizeAtLift : nil }

    /// Cancels the drag after a resize, because the drop targets have moved.
    func windowResized() {
        incomingDrag?.windowResized()
        guard let current, current.stateMachine.isUnderWay else { return }
        current.cancelled()
    }

    /// Cancels a keyboard drag when the window is deactivated. A touch drag is cancelled through its touch instead. A
    /// drag controlled by the desktop continues, because the user may be about to drop on another window.
    func windowDeactivated() {
        guard let current, current.isKeyboardDrag, current.stateMachine.isUnderWay else { return }
        current.cancelled()
    }

    // MARK: Removed interactions

    /// Tells the current drag that a drag interaction or its view is being removed.
    func interactionWillBeRemoved(_ interaction: UIDragInteraction) {
        current?.sourceInteractionRemoved(interaction)
    }

    /// Tells the current drag that a drop interaction or its view is being removed.
    func interactionWillBeRemoved(_ interaction: UIDropInteraction) {
        current?.dropInteractionRemoved(interaction)
    }

    /// Ends all drags and all pending waits for data, because the screen is closing.
    func close() {
        current?.cancelled()
        current?.finishAtOnce()
        incomingDrag?.close()
        for drag in pendingExternalDrops { drag.cancelExternalDrop() }
        for wait in waits { wait.cancel() }
    }
}

extension ActiveDrag: RegisteredDrag {
    var hasItems: Bool { isHeld }
}

extension UIWindow {
    /// The registry of the drag on the window's screen; nil for a window without a screen.
    package var dragRegistry: DragRegistry? { host?.drags.registry }
}
