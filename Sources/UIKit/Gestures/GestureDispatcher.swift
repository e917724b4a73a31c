// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a window's events to recognizers first, then to views.
@MainActor
final class GestureDispatcher {
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent { return dispatchPresses(event) }
        guard let touches = event.touches(for: window) else { return }
        let changed = touches.filter { $0.phase != .stationary }
        let followers = changed.filter { !$0.isDown }.map { ($0, $0.gestureRecognizers ?? []) }
        GestureArbitration.turn {
            for touch in changed where touch.phase == .began {
                if !isFurtherTouch(touch, of: event) { touch.delivery = TouchDelivery(touch, event: event) }
                attachRecognizers(to: touch, event: event)
            }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                deliver(changed.filter { $0.phase == phase }, phase, event)
            }
        }
        for touch in inOrder(changed) { touch.delivery?.phaseChanged(event: event) }
        // The touch is over: recognizers let go of it, and those that are done start anew.
        GestureArbitration.turn {
            for (touch, recognizers) in followers {
                for recognizer in recognizers { recognizer.touches.removeAll { $0 === touch } }
            }
        }
        for (touch, _) in followers { touch.delivery?.letGoIfOver() }
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
                recognizer.touches.append(touch)
                touch.gestureRecognizers?.append(recognizer)
                GestureArbitration.follow(recognizer)
            }
            view = current.superview
        }
    }

    private func accepts(_ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer.follows(touch) else { return false }
        // One that is done takes no part until its other touches are gone too.
        switch recognizer.state {
        case .ended, .cancelled, .failed: return false
        default: break
        }
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
    private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !touches.isEmpty else { return }
        var recognizers: [UIGestureRecognizer] = []
        for touch in inOrder(touches) {
            for recognizer in touch.gestureRecognizers ?? []
            where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers {
            switch recognizer.state {
            case .failed, .cancelled, .ended: continue
            default: break
            }
            let its = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } == true }
            recognizer.receive(its, with: event, phase: phase)
        }
    }

    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted {
            ($0.timestamp, $0.beginning.y, $0.beginning.x) < ($1.timestamp, $1.beginning.y, $1.beginning.x)
        }
    }

    // MARK: Keys

    private func dispatchPresses(_ event: UIPressesEvent) {
        for press in event.allPresses {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            default: responder.pressesChanged([press], with: event)
            }
        }
    }
}
