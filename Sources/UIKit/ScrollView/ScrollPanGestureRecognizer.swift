// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The recognizer of a scroll view: fingers that move along an axis on which the content can go.
///
/// A mouse never drags content, and movement along other axes is left to the scroll views around, as is movement
/// beyond the content's edge.
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
        if touch.type == .indirectPointer { return false }
        if let view = touch.view, scrollView?.neverScrolls(from: view) == true { return false }
        return super.follows(touch)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerWentDown()
        super.touchesBegan(touches, with: event)
    }

    override var axes: PanAxes {
        guard let scrollView else { return [] }
        return scrollView.axesInWindow(scrollView.scrollableAxes)
    }

    override var axesMustPrevail: Bool { !isRecognizing && scrollView?.sharesAxesWithParent == true }

    override func shouldBegin() -> Bool {
        guard let scrollView else { return false }
        for touch in touches {
            guard let view = touch.view, view !== scrollView, touch.delivery?.isBegun == true else { continue }
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
        }
        return !leavesToParent(scrollView)
    }

    /// Whether the movement, by the axis that most of it goes along, is a scroll view's around this one.
    private func leavesToParent(_ scrollView: UIScrollView) -> Bool {
        let movement = scrollView.vectorFromWindow(movement)
        var axis = ScrollAxis(along: movement)
        if !scrollView.canScroll(axis) { axis = axis.other }
        return scrollView.leavesToParent(axis, toward: -movement[axis])
    }

    /// Content is moved and zoomed at once.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinch
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinch
    }

    /// The distance that made it a drag is left out, so that the content does not jump by it.
    override func zeroWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtHysteresis }

    override func reset() {
        super.reset()
        scrollView?.fingersLifted()
    }
}
