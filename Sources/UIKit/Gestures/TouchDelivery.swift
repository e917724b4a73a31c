// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a touch's view has heard of it: recognizers may hold its beginning or its end back, or cancel it.
@MainActor
final class TouchDelivery {
    private enum Progress {
        /// A recognizer delays the beginning.
        case held
        case begun
        case finished
    }

    private let touch: UITouch
    private var progress = Progress.held
    /// The touch has ended, and the view has not heard of it yet.
    private var endIsHeld = false
    /// The last one, as long as the view may still hear of it: it keeps the touch, which keeps this.
    private var event: UIEvent?

    /// Touches with something held back.
    private static var open: [TouchDelivery] { DisplayConnection.current.heldTouches }

    init(_ touch: UITouch, event: UIEvent) {
        self.touch = touch
        self.event = event
    }

    // MARK: Events

    /// Tells the view of the touch's new phase, as far as recognizers let it.
    func phaseChanged(event: UIEvent) {
        guard progress != .finished else { return }
        self.event = event
        switch (progress, touch.phase) {
        case (_, .cancelled): cancel()
        case (.held, .began): beginUnlessDelayed()
        case (.held, .ended):
            endIsHeld = true
            TouchDelivery.watch(self)
            release()
        case (.begun, .ended):
            endIsHeld = true
            TouchDelivery.watch(self)
            release()
        default: break
        }
    }

    /// The view is being told of a movement.
    func moved(event: UIEvent) {
        self.event = event
    }

    /// Takes the touch away from the view, which hears of it if it knew of the touch.
    func cancel() {
        guard progress != .finished else { return }
        let wasBegun = progress == .begun
        progress = .finished
        endIsHeld = false
        defer { event = nil }
        guard wasBegun else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        touch.view?.touchesCancelled(touch.alone, with: event)
        touch.phase = phase
    }

    /// Whether the view has had the touch's beginning and may still hear of it.
    var isBegun: Bool { progress == .begun }

    /// Breaks the ties between a touch that is over and what followed it: they hold each other.
    func letGoIfOver() {
        guard progress == .finished, !touch.isDown else { return }
        touch.delivery = nil
        touch.gestureRecognizers = []
        touch.listeners = []
        touch.letGo()
    }

    // MARK: Held back

    private func beginUnlessDelayed() {
        if beginIsDelayed { TouchDelivery.watch(self) } else { begin() }
    }

    private func begin() {
        progress = .begun
        let phase = touch.phase
        touch.phase = .began
        touch.view?.touchesBegan(touch.alone, with: event)
        touch.phase = phase
    }

    private func release() {
        guard progress != .finished else { return }
        if progress == .held {
            if beginIsDelayed { return }
            begin()
        }
        guard endIsHeld, progress == .begun, !endIsDelayed else { return }
        progress = .finished
        touch.view?.touchesEnded(touch.alone, with: event)
        event = nil
    }

    private var beginIsDelayed: Bool { isUndecided { $0.delaysTouchesBegan } }
    private var endIsDelayed: Bool { isUndecided { $0.delaysTouchesEnded } }

    /// Whether one of the touch's recognizers may still recognize, of those that are such.
    private func isUndecided(_ condition: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.gestureRecognizers?.contains { condition($0) && $0.state == .possible } == true
    }

    private static func watch(_ delivery: TouchDelivery) {
        if !open.contains(where: { $0 === delivery }) {
            DisplayConnection.current.heldTouches.append(delivery)
        }
    }

    /// Takes touches away whose end a recognizer held back that has now recognized, as the first of a double tap.
    static func cancelHeld(by recognizer: UIGestureRecognizer) {
        for delivery in open where delivery.touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true {
            delivery.cancel()
        }
    }

    /// After recognizers have changed: delivers what no one holds back any more.
    static func deliverWhatIsDecided() {
        guard !open.isEmpty else { return }
        for delivery in open {
            delivery.release()
            delivery.letGoIfOver()
        }
        DisplayConnection.current.heldTouches.removeAll {
            $0.progress == .finished || ($0.progress == .begun && !$0.endIsHeld)
        }
    }
}
