// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A system drag that a test leads on, in the place of the desktop and of another program.
@MainActor
package final class HeadlessDrag: SystemDrag {
    package let offer: DataOffer
    package let actions: Set<DragAction>
    package let icon: DragIcon
    package var events: (@MainActor (SystemDragEvent) -> Void)?
    package private(set) var isCancelled = false
    private unowned let surface: HeadlessSurface
    /// What the surface is told of while the drag is over it.
    package private(set) var drop: HeadlessDrop?

    init(_ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon, from surface: HeadlessSurface) {
        (self.offer, self.actions, self.icon, self.surface) = (offer, actions, icon, surface)
    }

    package func cancel() {
        isCancelled = true
        events = nil
    }

    /// The person moves the pointer: over the window again, within it, or out of it.
    package func move(to point: CGPoint) {
        let isInside = CGRect(origin: .zero, size: surface.size).contains(point)
        switch (drop, isInside) {
        case (nil, true):
            let drop = HeadlessDrop(offer, actions: actions, ownDrag: self, on: surface)
            self.drop = drop
            surface.send(drop, .entered(point))
        case (let drop?, true): surface.send(drop, .moved(point))
        case (let drop?, false):
            self.drop = nil
            surface.send(drop, .left)
        case (nil, false): break
        }
    }

    /// The person lets go over the window.
    package func letGo(at point: CGPoint) {
        guard let drop, let action = drop.proposal else { return endWithoutDrop() }
        events?(.dropped(action))
        surface.send(drop, .dropped(point))
        surface.send(drop, .left)
        events?(.finished(drop.outcome ?? nil))
    }

    /// The person lets go over another program, which is going to do something with it.
    package func letGo(over action: DragAction) { events?(.dropped(action)) }

    /// The other program has what it wanted.
    package func finish(_ action: DragAction?) { events?(.finished(action)) }

    /// The person lets go where nobody takes it, or presses escape.
    package func endWithoutDrop() { events?(.cancelled) }
}

/// A drag over a surface that a test makes: another program's, or one of the surface's own that has come back.
@MainActor
package final class HeadlessDrop: SystemDrop {
    private let offer: DataOffer
    package let actions: Set<DragAction>
    package let ownDrag: (any SystemDrag)?
    /// What the program has proposed last.
    package private(set) var proposal: DragAction?
    /// What it has said after the drop; nil before.
    package private(set) var outcome: DragAction??
    /// Formats that data has been asked for of.
    package private(set) var readsAsked: [String] = []
    private let surface: HeadlessSurface

    /// - Parameter ownDrag: nil for another program's.
    package init(
        _ offer: DataOffer, actions: Set<DragAction>, ownDrag: (any SystemDrag)? = nil, on surface: HeadlessSurface
    ) {
        (self.offer, self.actions, self.ownDrag, self.surface) = (offer, actions, ownDrag, surface)
    }

    package var formats: [String] { offer.formats }

    package func propose(_ action: DragAction?) {
        check(action)
        proposal = action
    }

    package func finish(_ action: DragAction?) {
        check(action)
        outcome = .some(action)
    }

    private func check(_ action: DragAction?) {
        precondition(
            action.map(actions.contains) ?? true, "A drop that allows \(actions) is answered with \(action!).")
    }

    package func read(_ request: DataRequest) -> any DataRead {
        readsAsked.append(request.format)
        return HeadlessRead(request, of: outcome == nil ? offer : nil, surface.scheduler)
    }
}
