// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of a touch to its view. Recognizers may delay the touch's beginning or end, or cancel it.
@MainActor
final class TouchDelivery {
    private enum Progress {
        /// A recognizer holds the touch's beginning back from the view.
        case held
        case begun
        case finished
    }

    private let touch: UITouch
    private var progress = Progress.held
    /// Whether the touch has ended and the view has not been notified yet.
    private var endIsHeld = false
    /// The last event of the touch. It is kept only while it may still be passed to the view, because event, touch and
    /// delivery retain each other.
    private var event: UIEvent?

    /// The deliveries of touches whose beginning or end is held back from the view.
    private static var heldDeliveries: [TouchDelivery] { DisplayConnection.current.heldTouchDeliveries }

    init(_ touch: UITouch, event: UIEvent) {
        self.touch = touch
        self.event = event
    }

    // MARK: Events

    /// Notifies the view of the touch's new phase, unless a recognizer delays the notification.
    func phaseChanged(event: UIEvent) {
        guard progress != .finished else { return }
        self.event = event
        switch (progress, touch.phase) {
        case (_, .cancelled): cancel()
        case (.held, .began): beginUnlessDelayed()
        case (.held, .ended):
            endIsHeld = true
            TouchDelivery.addHeldDelivery(self)
            deliverIfAllowed()
        case (.begun, .ended):
            endIsHeld = true
            TouchDelivery.addHeldDelivery(self)
            deliverIfAllowed()
        default: break
        }
    }

    /// Stores the event of a movement. The caller notifies the view.
    func moved(event: UIEvent) {
        self.event = event
    }

    /// Cancels the touch in the view. The view is notified if it has received the beginning of the touch.
    func cancel() {
        guard progress != .finished else { return }
        let wasBegun = progress == .begun
        progress = .finished
        endIsHeld = false
        defer { event = nil }
        guard wasBegun else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        touch.view?.touchesCancelled(touch.singleTouchSet, with: event)
        touch.phase = phase
    }

    /// Whether the view has received the beginning of the touch, but not its end.
    var isBegun: Bool { progress == .begun }

    /// Breaks the reference cycles between the touch, its recognizers and this object. Does nothing until the touch has
    /// ended and the view has been notified of that.
    func detachIfFinished() {
        guard progress == .finished, !touch.isDown else { return }
        touch.delivery = nil
        touch.gestureRecognizers = []
        touch.listeners = []
        touch.releaseSingleTouchSet()
    }

    // MARK: Delayed delivery

    private func beginUnlessDelayed() {
        if beginIsDelayed { TouchDelivery.addHeldDelivery(self) } else { begin() }
    }

    private func begin() {
        progress = .begun
        let phase = touch.phase
        touch.phase = .began
        touch.view?.touchesBegan(touch.singleTouchSet, with: event)
        touch.phase = phase
    }

    private func deliverIfAllowed() {
        guard progress != .finished else { return }
        if progress == .held {
            if beginIsDelayed { return }
            begin()
        }
        guard endIsHeld, progress == .begun, !endIsDelayed else { return }
        progress = .finished
        touch.view?.touchesEnded(touch.singleTouchSet, with: event)
        event = nil
    }

    private var beginIsDelayed: Bool { isUndecided { $0.delaysTouchesBegan } }
    private var endIsDelayed: Bool { isUndecided { $0.delaysTouchesEnded } }

    /// Whether the touch has a recognizer that meets `condition` and whose state is still `.possible`.
    private func isUndecided(_ condition: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.gestureRecognizers?.contains { condition($0) && $0.state == .possible } == true
    }

    private static func addHeldDelivery(_ delivery: TouchDelivery) {
        if !heldDeliveries.contains(where: { $0 === delivery }) {
            DisplayConnection.current.heldTouchDeliveries.append(delivery)
        }
    }

    /// Cancels touches whose end was held back by `recognizer`, which has now recognized its gesture. An example is the
    /// first tap of a double tap.
    static func cancelHeld(by recognizer: UIGestureRecognizer) {
        for delivery in heldDeliveries
        where delivery.touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true {
            delivery.cancel()
        }
    }

    /// Notifies views of all beginnings and ends of touches that recognizers no longer hold back.
    static func deliverReleasedTouches() {
        guard !heldDeliveries.isEmpty else { return }
        for delivery in heldDeliveries {
            delivery.deliverIfAllowed()
            delivery.detachIfFinished()
        }
        DisplayConnection.current.heldTouchDeliveries.removeAll {
            $0.progress == .finished || ($0.progress == .begun && !$0.endIsHeld)
        }
    }
}
