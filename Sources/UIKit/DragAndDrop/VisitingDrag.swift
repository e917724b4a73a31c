// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension DragCoordinator {
    /// A drag of the desktop's is over the window, or was.
    func hear(_ event: SystemDropEvent, of drop: any SystemDrop) {
        if let own = drop.ownDrag {
            guard let current, current.source?.abroad.systemDrag === own else { return refuse(event, of: drop) }
            return current.hear(event, of: drop)
        }
        if visitor?.drop !== drop {
            // One that was dropped goes on by itself; one pointer has one drag.
            guard case .entered = event, mayLift else { return refuse(event, of: drop) }
            visitor = VisitingDrag(drop, in: self)
        }
        visitor?.hear(event)
    }

    /// Nobody here has to do with a drag any more; it may be let go of before its program hears of that.
    private func refuse(_ event: SystemDropEvent, of drop: any SystemDrop) {
        if case .dropped = event { drop.finish(nil) } else { drop.propose(nil) }
    }
}

/// A drag of another program over the window: a drop session of which there is no drag session here.
@MainActor
final class VisitingDrag {
    private enum State {
        /// Nobody knows yet what it brings; it may have been let go of already.
        case reading(isDropped: Bool)
        /// The pointer is over the window.
        case over(ActiveDrag)
        /// The pointer has left the window.
        case gone(ActiveDrag)
        /// It was let go of over the window, and is what the drop does; nil for nothing.
        case dropped(ActiveDrag, DragAction?)
        case ended
    }

    let drop: any SystemDrop
    private weak var coordinator: DragCoordinator?
    private let incoming: IncomingItems
    private var state = State.reading(isDropped: false)
    /// Where the pointer is, in the surface's coordinates.
    private var place = CGPoint.zero

    init(_ drop: any SystemDrop, in coordinator: DragCoordinator) {
        self.drop = drop
        self.coordinator = coordinator
        incoming = IncomingItems(drop)
    }

    /// Whether its pointer has left the window.
    var isGone: Bool { if case .gone = state { true } else { false } }

    // MARK: Events

    func hear(_ event: SystemDropEvent) {
        switch event {
        case .entered(let point), .moved(let point), .dropped(let point): place = point
        case .left: break
        }
        switch (state, event) {
        case (.reading(isDropped: false), .entered): incoming.find { [weak self] in self?.begin($0) }
        case (.reading(isDropped: false), .dropped): state = .reading(isDropped: true)
        case (.reading(isDropped: false), .left): end(nil)
        case (.over(let drag), .entered), (.over(let drag), .moved): follow(drag)
        case (.over(let drag), .dropped): letGo(of: drag)
        case (.over(let drag), .left): leave(drag)
        case (.reading, _), (.gone, _), (.dropped, _), (.ended, _): break
        }
    }

    /// It is known what it brings.
    private func begin(_ providers: [NSItemProvider]) {
        guard case .reading(let isDropped) = state else { return }
        guard let coordinator, coordinator.mayLift,
            let window = coordinator.host.keyWindow ?? coordinator.host.windows.last
        else { return end(nil) }
        let items = providers.map { provider in
            // Nobody gets any data before the drop.
            provider.isClosed = true
            return UIDragItem(itemProvider: provider)
        }
        let point = coordinator.host.convert(place, to: window)
        let contents = DragContents(items: items, at: point, in: window)
        contents.allowsMove = drop.actions.contains(.move)
        let drag = ActiveDrag(
            .visiting(self), contents, life: DragSession(arrivingAt: point), host: coordinator.host, window: window)
        drag.entries = items.map { ActiveDrag.Entry(item: $0, giver: nil) }
        state = isDropped ? .dropped(drag, nil) : .over(drag)
        coordinator.receive(drag)
        drag.startLink()
        follow(drag)
        if isDropped { letGo(of: drag) }
    }

    private func follow(_ drag: ActiveDrag) {
        drag.pointerMoved(to: drag.host.convert(place, to: drag.window), time: CACurrentMediaTime())
    }

    private func letGo(of drag: ActiveDrag) {
        if case .over = state { state = .dropped(drag, nil) }
        follow(drag)
        guard case .dropped = state else { return }
        let action = drag.action(for: drop)
        state = .dropped(drag, action)
        if action == nil { drag.cancelled() } else { drag.released() }
    }

    private func leave(_ drag: ActiveDrag) {
        state = .gone(drag)
        drag.updateDestinations(isMovement: true)
        drag.cancelled()
        drag.finishAtOnce()
    }

    /// What it is over lies elsewhere now: it is as if the pointer had left, until it comes anew.
    func windowResized() {
        if case .over(let drag) = state, drag.life.isUnderWay { leave(drag) }
    }

    // MARK: The end

    /// Everything in the window is at rest; data may still be on its way.
    func rested(isDropped: Bool) {
        guard isDropped, case .dropped(let drag, let action) = state, let coordinator else { return end(nil) }
        coordinator.whenLoaded(drag.contents.items) { [self] isComplete in
            guard isComplete else { return end(nil) }
            incoming.whenIdle { [self] in end(action.flatMap { done($0, with: drag.contents.items) }) }
        }
    }

    /// What the other program hears of a drop: after a move it takes its own away.
    private func done(_ action: DragAction, with items: [UIDragItem]) -> DragAction? {
        let records = items.map(\.itemProvider.loadRecord)
        // What somebody wanted and did not get must not go where it comes from.
        if records.contains(.incomplete) { return nil }
        // Nor must what nobody has asked for: it would be nowhere then.
        guard action == .move, records.contains(.untouched) else { return action }
        return drop.actions.contains(.copy) ? .copy : nil
    }

    /// The window goes.
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
        if coordinator?.visitor === self { coordinator?.visitor = nil }
    }
}
