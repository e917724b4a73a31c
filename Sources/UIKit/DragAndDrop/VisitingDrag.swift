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
            guard let current, current.abroad.systemDrag === own else { return drop.propose(nil) }
            return current.hear(event, of: drop)
        }
        if visitor?.drop !== drop {
            // One that was dropped goes on by itself; one pointer has one drag.
            guard case .entered = event, mayLift else { return drop.propose(nil) }
            visitor = VisitingDrag(drop, in: self)
        }
        visitor?.hear(event)
    }
}

/// A drag of another program over the window: a drop session of which there is no drag session here.
@MainActor
final class VisitingDrag {
    let drop: any SystemDrop
    /// Whether its pointer has left the window.
    private(set) var isGone = false

    private weak var coordinator: DragCoordinator?
    private let incoming: IncomingItems
    private let source = Nobody()
    private var drag: ActiveDrag?
    private var providers: [NSItemProvider] = []
    /// Where the pointer is, in the surface's coordinates.
    private var place = CGPoint.zero
    /// Let go of, perhaps before anybody knew what it is.
    private var isDropped = false
    /// What the drop does.
    private var action: DragAction?

    init(_ drop: any SystemDrop, in coordinator: DragCoordinator) {
        self.drop = drop
        self.coordinator = coordinator
        incoming = IncomingItems(drop)
    }

    // MARK: Events

    func hear(_ event: SystemDropEvent) {
        guard !isDropped else { return }
        switch event {
        case .entered(let point):
            place = point
            incoming.find { [weak self] in self?.begin($0) }
        case .moved(let point):
            place = point
            follow()
        case .dropped(let point):
            place = point
            isDropped = true
            letGo()
        case .left: leave()
        }
    }

    /// It is known what it brings.
    private func begin(_ providers: [NSItemProvider]) {
        guard !isGone, !incoming.isClosed, let coordinator, coordinator.mayLift,
            let window = coordinator.host.keyWindow ?? coordinator.host.windows.last
        else { return end(nil) }
        self.providers = providers
        let items = providers.map { provider in
            // Nobody gets any data before the drop.
            provider.isClosed = true
            return UIDragItem(itemProvider: provider)
        }
        let point = coordinator.host.convert(place, to: window)
        let contents = DragContents(items: items, at: point, in: window)
        contents.allowsMove = drop.actions.contains(.move)
        let nobody = UIDragInteraction(delegate: source)
        let preparation = DragPreparation(
            interaction: nobody, session: LocalDragSession(contents), visitor: self)
        var life = DragSession()
        _ = life.pressed(at: point, time: CACurrentMediaTime(), minimumDuration: 0)
        _ = life.liftFinished()
        let drag = ActiveDrag(preparation, life: life, host: coordinator.host, window: window) {}
        drag.entries = items.map { ActiveDrag.Entry(item: $0, interaction: nobody, preview: nil) }
        self.drag = drag
        coordinator.receive(drag)
        drag.startLink()
        follow()
        if isDropped { letGo() }
    }

    private func follow() {
        guard let drag else { return }
        drag.pointerMoved(to: drag.host.convert(place, to: drag.window), time: CACurrentMediaTime())
    }

    private func letGo() {
        guard let drag else { return }
        follow()
        let (target, operation) = drag.outcome
        let wanted = DragAction(operation)
        action = target == nil ? nil : wanted.flatMap { drop.actions.contains($0) ? $0 : nil }
        if action == nil { drag.cancelled() } else { drag.released() }
    }

    private func leave() {
        isGone = true
        guard let drag else { return end(nil) }
        drag.updateDestinations(isMovement: true)
        drag.cancelled()
        drag.finishAtOnce()
    }

    // MARK: The end

    /// Everything in the window is at rest; data may still be on its way.
    func rested(isDropped: Bool) {
        guard isDropped, let drag else { return end(nil) }
        drag.dropSession.whenLoaded { [self] in
            incoming.whenIdle { [self] in
                // What somebody wanted and did not get must not go where it comes from.
                end(providers.contains(where: \.aLoadHasFailed) ? nil : action)
            }
        }
    }

    /// The window goes.
    func close() { end(nil) }

    private func end(_ action: DragAction?) {
        guard !incoming.isClosed else { return }
        incoming.close()
        for provider in providers { provider.isClosed = true }
        if isDropped { drop.finish(action) } else { drop.propose(nil) }
        drag = nil
        if coordinator?.visitor === self { coordinator?.visitor = nil }
    }

    /// Stands for the program that the drag comes from, which hears of nothing here.
    private final class Nobody: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [] }
    }
}
