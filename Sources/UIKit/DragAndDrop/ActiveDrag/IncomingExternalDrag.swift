// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension DragCoordinator {
    /// Handles an event of a drag over the window: either this app's own drag, which has come back, or a drag from
    /// another app.
    func handle(_ event: SystemDropEvent, of drop: any SystemDrop) {
        if let own = drop.ownDrag {
            guard let current, current.source?.externalDrag.systemDrag === own else { return refuse(event, of: drop) }
            return current.handle(event, of: drop)
        }
        if incomingDrag?.drop !== drop {
            // The desktop begins a new drag only after the earlier one was dropped. The earlier drag then finishes
            // independently of the new one.
            guard case .entered = event, mayLift else { return refuse(event, of: drop) }
            incomingDrag = IncomingExternalDrag(drop, in: self)
        }
        incomingDrag?.handle(event)
    }

    /// Refuses a drag. The user may have dropped the drag before the desktop knew of the refusal; the drop is then
    /// refused too.
    private func refuse(_ event: SystemDropEvent, of drop: any SystemDrop) {
        if case .dropped = event { drop.finish(nil) } else { drop.propose(nil) }
    }
}

/// A drag from another app over the window, which has a drop session and no drag session in this app.
@MainActor
final class IncomingExternalDrag {
    private enum State {
        /// The contents of the drag are being read; the user may have dropped the drag already.
        case reading(isDropped: Bool)
        /// The pointer is over the window.
        case over(ActiveDrag)
        /// The pointer has left the window.
        case gone(ActiveDrag)
        /// The user dropped the drag on the window. The action is the result of the drop; nil if it was refused or is
        /// not known yet.
        case dropped(ActiveDrag, DragAction?)
        case ended
    }

    let drop: any SystemDrop
    private weak var coordinator: DragCoordinator?
    private let incoming: IncomingItems
    private var state = State.reading(isDropped: false)
    /// The pointer's location, in the coordinates of the desktop's surface that shows the window.
    private var pointerLocation = CGPoint.zero

    init(_ drop: any SystemDrop, in coordinator: DragCoordinator) {
        self.drop = drop
        self.coordinator = coordinator
        incoming = IncomingItems(drop)
    }

    /// Whether the drag's pointer has left the window.
    var isOutsideWindow: Bool { if case .gone = state { true } else { false } }

    // MARK: Events

    func handle(_ event: SystemDropEvent) {
        switch event {
        case .entered(let point), .moved(let point), .dropped(let point): pointerLocation = point
        case .left: break
        }
        switch (state, event) {
        case (.reading(isDropped: false), .entered): incoming.loadItems { [weak self] in self?.begin($0) }
        case (.reading(isDropped: false), .dropped): state = .reading(isDropped: true)
        case (.reading(isDropped: false), .left): end(nil)
        case (.over(let drag), .entered), (.over(let drag), .moved): updateLocation(of: drag)
        case (.over(let drag), .dropped): performDrop(of: drag)
        case (.over(let drag), .left): cancelAfterLeaving(drag)
        case (.reading, _), (.gone, _), (.dropped, _), (.ended, _): break
        }
    }

    /// Starts the drag in this window once the item providers are known.
    private func begin(_ providers: [NSItemProvider]) {
        guard case .reading(let isDropped) = state else { return }
        guard let coordinator, coordinator.mayLift,
            let window = coordinator.host.keyWindow ?? coordinator.host.windows.last
        else { return end(nil) }
        let items = providers.map { provider in
            // Item providers must not give data before the drop, so they stay closed until then.
            provider.isClosed = true
            return UIDragItem(itemProvider: provider)
        }
        let point = coordinator.host.convert(pointerLocation, to: window)
        let contents = DragContents(items: items, at: point, in: window)
        contents.allowsMove = drop.actions.contains(.move)
        let drag = ActiveDrag(
            .external(self), contents, stateMachine: DragSession(arrivingAt: point), host: coordinator.host,
            window: window)
        drag.entries = items.map { ActiveDrag.Entry(item: $0, sourceInteraction: nil) }
        state = isDropped ? .dropped(drag, nil) : .over(drag)
        coordinator.receive(drag)
        drag.startLink()
        updateLocation(of: drag)
        if isDropped { performDrop(of: drag) }
    }

    private func updateLocation(of drag: ActiveDrag) {
        drag.pointerMoved(to: drag.host.convert(pointerLocation, to: drag.window), time: CACurrentMediaTime())
    }

    private func performDrop(of drag: ActiveDrag) {
        if case .over = state { state = .dropped(drag, nil) }
        updateLocation(of: drag)
        guard case .dropped = state else { return }
        let action = drag.action(for: drop)
        state = .dropped(drag, action)
        if action == nil { drag.cancelled() } else { drag.released() }
    }

    private func cancelAfterLeaving(_ drag: ActiveDrag) {
        state = .gone(drag)
        drag.updateDestinations(isMovement: true)
        drag.cancelled()
        drag.finishAtOnce()
    }

    /// Ends the drag in this window after the window was resized, because the drop targets have moved. The drag can
    /// enter the window again.
    func windowResized() {
        if case .over(let drag) = state, drag.stateMachine.isUnderWay { cancelAfterLeaving(drag) }
    }

    // MARK: The end

    /// Called when the animations after the drop or cancel have ended. After a drop, reports the result to the other
    /// app as soon as all data has loaded.
    func dragFinished(isDropped: Bool) {
        guard isDropped, case .dropped(let drag, let action) = state, let coordinator else { return end(nil) }
        coordinator.whenLoaded(drag.contents.items) { [self] isComplete in
            guard isComplete else { return end(nil) }
            incoming.whenIdle { [self] in end(action.flatMap { reportedAction($0, with: drag.contents.items) }) }
        }
    }

    /// The action reported to the other app, which deletes its items after a move. Nil reports a refused drop.
    ///
    /// - Parameters:
    ///   - action: the action that was decided at the drop.
    ///   - items: the dropped items. The reported action depends on whether their data has loaded.
    private func reportedAction(_ action: DragAction, with items: [UIDragItem]) -> DragAction? {
        let records = items.map(\.itemProvider.loadRecord)
        // If a load has failed, the drop counts as refused, so that the source does not delete its item.
        if records.contains(.incomplete) { return nil }
        // After a move the source deletes its items, so an item that was never loaded would be lost. The drop is then
        // reported as a copy, or as refused if the source allows no copy.
        guard action == .move, records.contains(.untouched) else { return action }
        return drop.actions.contains(.copy) ? .copy : nil
    }

    /// Ends the drag because the window closes.
    func close() { end(nil) }

    private func end(_ action: DragAction?) {
        let (drag, isDropped): (ActiveDrag?, Bool)
        switch state {
        case .ended: return
        case .reading(let isLetGo): (drag, isDropped) = (nil, isLetGo)
        case .over(let last), .gone(let last): (drag, isDropped) = (last, false)
        case .dropped(let last, _): (drag, isDropped) = (last, true)
        }
        state = .ended
        incoming.close()
        for item in drag?.contents.items ?? [] { item.itemProvider.isClosed = true }
        if isDropped { drop.finish(action) } else { drop.propose(nil) }
        if coordinator?.incomingDrag === self { coordinator?.incomingDrag = nil }
    }
}
