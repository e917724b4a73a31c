// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers a window's events first to gesture recognizers, then to views.
///
/// The recognizers of a touch are determined when the touch begins. After that, none are added, and those that have
/// finished are removed. A movement allocates nothing here: lists are iterated in place, and sets of touches are
/// reused.
@MainActor
final class GestureDispatcher {
    /// The number of deliveries so far. It identifies a delivery, so that a recognizer with several touches is called
    /// once per delivery.
    private static var deliveries = 0

    private let pointer = PointerGestures()
    private let wheel = ScrollWheel()
    private let hover = HoverDelivery()
    private let presses = PressDelivery()
    /// The last set of several touches that was made, and its touches in order. The set is reused for a recognizer that
    /// tracks the same touches.
    private var reusedSet: (touches: [UITouch], set: Set<UITouch>) = ([], [])

    func dispatch(_ event: UIEvent, in window: UIWindow) {
        if event.kind == .touches { return dispatchTouches(event, in: window) }
        if let event = event as? UIPressesEvent { return presses.deliver(event) }
        switch (event.type, event.pointer) {
        case (.hover, _): hover.deliver(event)
        case (.scroll, let movement?):
            guard case .scroll(let scroll) = movement.kind, !pointer.deliverScroll(event, movement),
                let view = movement.view
            else { return }
            wheel.dispatch(scroll, from: view, timestamp: event.timestamp)
        case (.transform, let movement?): pointer.deliverTransform(event, movement)
        default: dispatchTouches(event, in: window)
        }
    }

    // MARK: Touches

    /// The set of touch phases that occur among an event's touches in one window.
    private struct Phases {
        private var bits = 0

        @MainActor
        init(_ touches: [UITouch]) {
            for touch in touches { bits |= 1 << touch.currentPhase.rawValue }
        }

        func contains(_ phase: UITouch.Phase) -> Bool { bits >> phase.rawValue & 1 == 1 }

        /// Whether touches begin, end or are cancelled, so that recognizers start or stop tracking them.
        var changeTouches: Bool { contains(.began) || contains(.ended) || contains(.cancelled) }
    }

    private func dispatchTouches(_ event: UIEvent, in window: UIWindow) {
        GestureDispatcher.deliveries += 1
        event.delivery = GestureDispatcher.deliveries
        let touches = touches(of: event, in: window)
        let phases = Phases(touches)
        guard phases.changeTouches else {
            GestureCoordinator.current.performUpdates { deliver(touches, .moved, event) }
            return notifyViews(touches, event)
        }
        // Copy the touches' lists of recognizers first, because an ended touch releases its recognizers after its view
        // was notified.
        var endedTouches: [(touch: UITouch, recognizers: [UIGestureRecognizer])] = []
        for touch in touches where !touch.isDown {
            endedTouches.append((touch, touch.gestureRecognizers ?? []))
        }
        GestureCoordinator.current.performUpdates {
            GestureCoordinator.current.setNeedsHeldTouchDelivery()
            for touch in touches where touch.currentPhase == .began {
                if !isFurtherTouch(touch, of: event) { touch.delivery = TouchDelivery(touch, event: event) }
                attachRecognizers(to: touch, event: event)
            }
            deliver(touches, .began, event)
            deliver(touches, .moved, event)
            deliver(touches, .ended, event)
            deliver(touches, .cancelled, event)
        }
        notifyViews(touches, event)
        guard !endedTouches.isEmpty else { return }
        // The touches have ended: recognizers stop tracking them, and recognizers that have finished are reset.
        GestureCoordinator.current.performUpdates {
            for (touch, recognizers) in endedTouches {
                for recognizer in recognizers { recognizer.stopTracking(touch) }
            }
        }
        for (touch, _) in endedTouches { touch.delivery?.detachIfFinished() }
        reusedSet = ([], [])
    }

    /// The event's touches in a window. Usually these are all touches, and no new array is made.
    private func touches(of event: UIEvent, in window: UIWindow) -> [UITouch] {
        for touch in event.touches where touch.currentWindow !== window {
            return event.touches.filter { $0.currentWindow === window }
        }
        return event.touches
    }

    /// Whether the touch is not delivered to its view, because the view allows a single touch and already has one.
    /// Recognizers still get the touch.
    private func isFurtherTouch(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
        return event.touches.contains { $0 !== touch && $0.view === view && $0.isDown && $0.delivery != nil }
    }

    /// Attaches the recognizers of the hit view and its superviews to a touch, the innermost first.
    private func attachRecognizers(to touch: UITouch, event: UIEvent) {
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizers where accepts(touch, event, recognizer) {
                touch.gestureRecognizers?.append(recognizer)
                touch.listeners.append(recognizer)
                recognizer.startTracking(touch)
            }
            view = current.superview
        }
    }

    private func accepts(_ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer.canTrack(touch) else { return false }
        // A recognizer that has finished receives no new touches until its other touches have ended.
        guard !recognizer.isFinished else { return false }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.touches.first, first.type != touch.type {
            return false
        }
        guard recognizer.shouldReceive(event) else { return false }
        if let delegate = recognizer.delegate {
            guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
                delegate.gestureRecognizer(recognizer, shouldReceive: touch)
            else { return false }
        }
        return true
    }

    /// Delivers to each recognizer all its touches of one phase in one call. The recognizers of the innermost view are
    /// called first.
    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        let stamp = event.delivery * 16 + phase.rawValue
        for touch in touches where touch.currentPhase == phase {
            var someAreFinished = false
            let singleTouchSet = touch.singleTouchSet
            for recognizer in touch.listeners where recognizer.lastDelivery != stamp {
                recognizer.lastDelivery = stamp
                if recognizer.isFinished {
                    someAreFinished = true
                } else if recognizer.tracks(only: touch) {
                    recognizer.receive(singleTouchSet, with: event, phase: phase)
                } else if let its = set(of: recognizer, touches, phase) {
                    recognizer.receive(its, with: event, phase: phase)
                }
            }
            // A finished recognizer stays finished while the touch is down, so it needs no more events of the touch.
            if someAreFinished { touch.listeners.removeAll { $0.isFinished } }
        }
    }

    /// The touches that `recognizer` tracks, that are in the given phase, and that are in the same window as `touches`;
    /// nil if there are none.
    private func set(
        of recognizer: UIGestureRecognizer, _ touches: [UITouch], _ phase: UITouch.Phase
    ) -> Set<UITouch>? {
        var first: UITouch?
        var count = 0
        let window = touches.first?.currentWindow
        for touch in recognizer.touches where touch.currentPhase == phase && touch.currentWindow === window {
            first = first ?? touch
            count += 1
        }
        guard let first else { return nil }
        if count == 1 { return first.singleTouchSet }
        if count == recognizer.touches.count, reusedSet.touches.elementsEqual(recognizer.touches, by: ===) {
            return reusedSet.set
        }
        let its = recognizer.touches.filter { $0.currentPhase == phase && $0.currentWindow === window }
        reusedSet = (its, Set(its))
        return reusedSet.set
    }

    // MARK: Views

    /// Notifies views of their touches, unless recognizers hold the touches back. Several touches that move on a view
    /// are passed in one call.
    private func notifyViews(_ touches: [UITouch], _ event: UIEvent) {
        for index in touches.indices {
            let touch = touches[index]
            guard touch.currentPhase != .stationary, let delivery = touch.delivery else { continue }
            guard touch.currentPhase == .moved, delivery.isBegun, let view = touch.view else {
                delivery.phaseChanged(event: event)
                continue
            }
            delivery.moved(event: event)
            if touches.count == 1 {
                view.touchesMoved(touch.singleTouchSet, with: event)
            } else if !touches[..<index].contains(where: { $0.isMoving(on: view) }) {
                // The other touches that move on the view are counted first, so that no set is allocated if there are
                // none.
                var others = 0
                for other in touches[(index + 1)...] where other.isMoving(on: view) { others += 1 }
                let moving =
                    others == 0 ? touch.singleTouchSet : Set(touches[index...].filter { $0.isMoving(on: view) })
                view.touchesMoved(moving, with: event)
            }
        }
    }
}

extension UITouch {
    fileprivate func isMoving(on other: UIView) -> Bool {
        currentPhase == .moved && view === other && delivery?.isBegun == true
    }
}
