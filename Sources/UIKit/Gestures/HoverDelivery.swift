// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers the movement of an unpressed pointer to hover recognizers.
@MainActor
final class HoverDelivery {
    /// The recognizers of the views under the pointer at the last event.
    private var hoveredRecognizers: [UIHoverGestureRecognizer] = []

    func deliver(_ event: UIEvent) {
        guard let touch = event.touches.first else { return }
        var now: [UIHoverGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for case let hover as UIHoverGestureRecognizer in current.recognizers where accepts(hover, event, touch) {
                now.append(hover)
            }
            view = current.superview
        }
        let gone = hoveredRecognizers.filter { old in !now.contains { $0 === old } }
        hoveredRecognizers = now
        touch.gestureRecognizers = now
        GestureCoordinator.current.performUpdates {
            for hover in gone { hover.pointerMoved(touch, isOver: false, with: event) }
            for hover in now { hover.pointerMoved(touch, isOver: true, with: event) }
        }
    }

    private func accepts(_ hover: UIHoverGestureRecognizer, _ event: UIEvent, _ touch: UITouch) -> Bool {
        guard hover.isEnabled, hover.allows(touch.type) else { return false }
        if hoveredRecognizers.contains(where: { $0 === hover }) { return true }
        return hover.shouldReceive(event)
            && hover.delegate?.gestureRecognizer(hover, shouldReceive: event) != false
            && hover.delegate?.gestureRecognizer(hover, shouldReceive: touch) != false
    }
}
