// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A simulated system drag, in which a test acts as the desktop and as another app.
@MainActor
package final class HeadlessDrag: SystemDrag {
    package let offer: DataOffer
    package let actions: Set<DragAction>
    package let icon: DragIcon
    package var events: (@MainActor (SystemDragEvent) -> Void)?
    package private(set) var isCancelled = false
    private unowned let surface: HeadlessSurface
    /// The drop whose events the surface receives while the drag is over the surface; nil otherwise.
    package private(set) var drop: HeadlessDrop?

    init(_ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon, from surface: HeadlessSurface) {
        (self.offer, self.actions, self.icon, self.surface) = (offer, actions, icon, surface)
    }

    package func cancel() {
        isCancelled = true
        events = nil
    }

    /// Simulates a pointer movement into the window, within it, or out of it.
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

    /// Simulates a drop on the window.
    package func dropOnWindow(at point: CGPoint) {
        guard let drop, let action = drop.proposal else { return endWithoutDrop() }
        events?(.dropped(action))
        surface.send(drop, .dropped(point))
        surface.send(drop, .left)
        events?(.finished(drop.outcome ?? nil))
    }

    /// Simulates a drop on another app, which accepts the operation `action`.
    package func dropOnOtherApp(accepting action: DragAction) { events?(.dropped(action)) }

    /// Simulates that the other app has finished reading the data and performed `action`; nil means that it rejected
    /// the drop.
    package func finish(_ action: DragAction?) { events?(.finished(action)) }

    /// Simulates a drop where no app accepts the items, or a press of Escape.
    package func endWithoutDrop() { events?(.cancelled) }
}

/// A simulated drag over a surface, from another app or from the surface itself.
@MainActor
package final class HeadlessDrop: SystemDrop {
    private let offer: DataOffer
    package let actions: Set<DragAction>
    package let ownDrag: (any SystemDrag)?
    /// The operation that the app proposed last; nil if it rejects a drop.
    package private(set) var proposal: DragAction?
    /// The operation that the app reported after the drop (an inner nil means none); nil before the report.
    package private(set) var outcome: DragAction??
    /// The formats of all reads so far.
    package private(set) var requestedFormats: [String] = []
    private let surface: HeadlessSurface

    /// Creates a drag over a surface.
    ///
    /// - Parameter ownDrag: the drag if it began on this surface; nil for a drag from another app.
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
        requestedFormats.append(request.format)
        return HeadlessRead(request, of: outcome == nil ? offer : nil, surface.scheduler)
    }
}
