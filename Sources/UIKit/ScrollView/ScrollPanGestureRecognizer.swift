// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The recognizer of a scroll view: fingers that move along an axis on which the content can go.
///
/// A mouse never drags content, and movement along other axes is left to the scroll views around.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// Whether a finger is down that it may still scroll by.
    var isTracking: Bool {
        switch state {
        case .failed, .cancelled, .ended: false
        default: touches.contains(where: \.isDown)
        }
    }

    override func follows(_ touch: UITouch) -> Bool {
        touch.type != .indirectPointer && super.follows(touch)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerWentDown()
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
    }

    /// Points that the fingers have come along axes that count.
    override func distanceForRecognition(_ movement: CGPoint) -> CGFloat {
        let along = alongScrollableAxes(movement)
        return hypot(along.x, along.y)
    }

    override func shouldBegin() -> Bool {
        guard let scrollView else { return false }
        for touch in touches {
            guard let view = touch.view, view !== scrollView, touch.delivery?.isBegun == true else { continue }
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    /// The distance that made it a drag is left out, so that the content does not jump by it.
    override func originWhenRecognized(_ movement: CGPoint) -> CGPoint {
        let along = alongScrollableAxes(movement)
        let distance = hypot(along.x, along.y)
        let now = super.originWhenRecognized(movement)
        guard distance > 0 else { return now }
        let left = (distance - hysteresis) / distance
        return CGPoint(x: now.x - along.x * left, y: now.y - along.y * left)
    }

    private func alongScrollableAxes(_ movement: CGPoint) -> CGPoint {
        guard let scrollView else { return .zero }
        return CGPoint(
            x: scrollView.canScroll(.horizontal) ? movement.x : 0, y: scrollView.canScroll(.vertical) ? movement.y : 0)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersLifted()
    }
}
