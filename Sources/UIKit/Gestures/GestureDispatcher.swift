// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a window's events to recognizers first, then to views.
///
/// Who hears of a touch is decided when it goes down, and only those leave the list that are over. A movement allocates
/// nothing here: lists are walked in place, and the set a recognizer gets is kept from event to event.
@MainActor
final class GestureDispatcher {
    /// Numbers the deliveries, so that a recognizer of several touches is told once.
    private static var deliveries = 0

    private let pointer = PointerGestures()
    private let wheel = ScrollWheel()
    private let hover = HoverDelivery()
    private let presses = PressDelivery()
    /// The last set that was made of several touches.
    private var shared: (touches: [UITouch], set: Set<UITouch>) = ([], [])

    func dispatch(_ event: UIEvent, in window: UIWindow) {
        if event.kind == .touches { return dispatchTouches(event, in: window) }
        if let event = event as? UIPressesEvent { return presses.deliver(event) }
        switch (event.type, event.pointer) {
        case (.hover, _): hover.deliver(event)
        case (.scroll, let movement?):
            guard case .scroll(let scroll) = movement.kind, !pointer.scroll(event, movement), let view = movement.view
            else { return }
            wheel.dispatch(scroll, from: view, timestamp: event.timestamp)
        case (.transform, let movement?): pointer.transform(event, movement)
        default: dispatchTouches(event, in: window)
        }
    }

    // MARK: Touches

    /// What the touches of a window do in an event.
    private struct Phases {
        private var bits = 0

        @MainActor
        init(_ touches: [UITouch]) {
            for touch in touches { bits |= 1 << touch.currentPhase.rawValue }
        }

        func contains(_ phase: UITouch.Phase) -> Bool { bits >> phase.rawValue & 1 == 1 }

        /// Whether touches come or go, and with them what follows them.
        var changeTouches: Bool { contains(.began) || contains(.ended) || contains(.cancelled) }
    }

    private func dispatchTouches(_ event: UIEvent, in window: UIWindow) {
        GestureDispatcher.deliveries += 1
        event.delivery = GestureDispatcher.deliveries
        let touches = touches(of: event, in: window)
        let phases = Phases(touches)
        guard phases.changeTouches else {
            GestureArbitration.current.turn { deliver(touches, .moved, event) }
            return tellViews(touches, event)
        }
        // Taken before: a touch whose view has heard all of it lets its recognizers go.
        var followers: [(touch: UITouch, recognizers: [UIGestureRecognizer])] = []
        for touch in touches where !touch.isDown {
            followers.append((touch, touch.gestureRecognizers ?? []))
        }
        GestureArbitration.current.turn {
            GestureArbitration.current.followersChanged()
            for touch in touches where touch.currentPhase == .began {
                if !isFurtherTouch(touch, of: event) { touch.delivery = TouchDelivery(touch, event: event) }
                attachRecognizers(to: touch, event: event)
            }
            deliver(touches, .began, event)
            deliver(touches, .moved, event)
            deliver(touches, .ended, event)
            deliver(touches, .cancelled, event)
        }
        tellViews(touches, event)
        guard !followers.isEmpty else { return }
        // The touch is over: recognizers let go of it, and those that are done start anew.
        GestureArbitration.current.turn {
            for (touch, recognizers) in followers {
                for recognizer in recognizers { recognizer.letGo(of: touch) }
            }
        }
        for (touch, _) in followers { touch.delivery?.letGoIfOver() }
        shared = ([], [])
    }

    /// The event's touches in a window: all of them as a rule, and then no array is made.
    private func touches(of event: UIEvent, in window: UIWindow) -> [UITouch] {
        for touch in event.touches where touch.currentWindow !== window {
            return event.touches.filter { $0.currentWindow === window }
        }
        return event.touches
    }

    /// Whether the view has a finger on it already and asked for no more; recognizers get it all the same.
    private func isFurtherTouch(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
        return event.touches.contains { $0 !== touch && $0.view === view && $0.isDown && $0.delivery != nil }
    }

    /// Those of the view that was hit and of all views above it, the innermost first.
    private func attachRecognizers(to touch: UITouch, event: UIEvent) {
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizers where accepts(touch, event, recognizer) {
                touch.gestureRecognizers?.append(recognizer)
                touch.listeners.append(recognizer)
                recognizer.follow(touch)
            }
            view = current.superview
        }
    }

    private func accepts(_ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer.follows(touch) else { return false }
        // One that is done takes no part until its other touches are gone too.
        guard !recognizer.isOver else { return false }
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

    /// Gives each recognizer its touches of one phase at once, the innermost view's recognizers first.
    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        let stamp = event.delivery * 16 + phase.rawValue
        for touch in touches where touch.currentPhase == phase {
            var someAreOver = false
            let alone = touch.alone
            for recognizer in touch.listeners where recognizer.lastDelivery != stamp {
                recognizer.lastDelivery = stamp
                if recognizer.isOver {
                    someAreOver = true
                } else if recognizer.follows(only: touch) {
                    recognizer.receive(alone, with: event, phase: phase)
                } else if let its = set(of: recognizer, touches, phase) {
                    recognizer.receive(its, with: event, phase: phase)
                }
            }
            // One that is over stays so as long as the touch is down.
            if someAreOver { touch.listeners.removeAll { $0.isOver } }
        }
    }

    /// The recognizer's touches that are in the phase; nil without any.
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
        if count == 1 { return first.alone }
        if count == recognizer.touches.count, shared.touches.elementsEqual(recognizer.touches, by: ===) {
            return shared.set
        }
        let its = recognizer.touches.filter { $0.currentPhase == phase && $0.currentWindow === window }
        shared = (its, Set(its))
        return shared.set
    }

    // MARK: Views

    /// Tells views of their touches, as far as recognizers let them; movements of several on one view are one call.
    private func tellViews(_ touches: [UITouch], _ event: UIEvent) {
        for index in touches.indices {
            let touch = touches[index]
            guard touch.currentPhase != .stationary, let delivery = touch.delivery else { continue }
            guard touch.currentPhase == .moved, delivery.isBegun, let view = touch.view else {
                delivery.phaseChanged(event: event)
                continue
            }
            delivery.moved(event: event)
            if touches[..<index].contains(where: { $0.isMoving(on: view) }) { continue }
            var others = 0
            for other in touches[(index + 1)...] where other.isMoving(on: view) { others += 1 }
            if others == 0 {
                view.touchesMoved(touch.alone, with: event)
            } else {
                view.touchesMoved(Set(touches[index...].filter { $0.isMoving(on: view) }), with: event)
            }
        }
    }
}

extension UITouch {
    fileprivate func isMoving(on other: UIView) -> Bool {
        currentPhase == .moved && view === other && delivery?.isBegun == true
    }
}
