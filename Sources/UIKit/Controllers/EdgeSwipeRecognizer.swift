// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A finger, or the mouse, that comes in from the leading edge: the swipe back.
///
/// Pans of the views below wait until it has failed, which it does at once where the touch is not at the edge.
final class EdgeSwipeRecognizer: UIPanGestureRecognizer {
    /// Asked when a finger has moved in from the edge, whatever the delegate says.
    var canBegin: () -> Bool = { true }

    /// 1 where the leading edge is the left one.
    private var direction: CGFloat {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// Points from the leading edge inwards.
    var travel: CGFloat { translation(in: view).x * direction }
    /// Points a second inwards.
    var speed: CGFloat { velocity(in: view).x * direction }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            // A swipe that is under way is about the finger it began with.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard let view, self.touches.count == 1 else {
            state = .failed
            return
        }
        let x = location(in: view).x
        let inset = direction > 0 ? x - view.bounds.minX : view.bounds.maxX - x
        guard inset <= CGFloat(Thresholds.Pan.screenEdgeWidth) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, hypot(movement.x, movement.y) >= hysteresis {
            guard movement.x * direction > abs(movement.y), canBegin() else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgeSwipeRecognizer)
    }
}
