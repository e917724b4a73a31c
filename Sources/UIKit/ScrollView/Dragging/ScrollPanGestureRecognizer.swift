// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The pan recognizer of a scroll view, which recognizes finger movement along an axis that can scroll.
///
/// A mouse never drags content. Movement along other axes, or beyond the content's edge, is left to the enclosing
/// scroll views.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// Whether a finger that scrolls, or may still begin to scroll, is down.
    var isTracking: Bool {
        switch state {
        case .failed, .cancelled, .ended: false
        default: touches.contains(where: \.isDown)
        }
    }

    override func canTrack(_ touch: UITouch) -> Bool {
        if touch.type == .indirectPointer { return false }
        if let view = touch.view, scrollView?.neverScrolls(from: view) == true { return false }
        return super.canTrack(touch)
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

    /// Whether an enclosing scroll view handles the movement. Only the axis along which the finger has moved further
    /// counts, or the other axis if the content cannot scroll along that one.
    private func leavesToParent(_ scrollView: UIScrollView) -> Bool {
        let movement = scrollView.vectorFromWindow(movement)
        var axis = ScrollAxis(along: movement)
        if !scrollView.canScroll(axis) { axis = axis.other }
        return scrollView.leavesToParent(axis, toward: -movement[axis])
    }

    /// Whether this recognizer prevents another one: false for the scroll view's pinch recognizer, because content can
    /// be scrolled and zoomed at the same time.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinch
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinch
    }

    /// The movement at recognition, which is subtracted from the later translation, so that the content does not jump
    /// by the recognition distance.
    override func translationOriginWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtHysteresis }

    override func reset() {
        super.reset()
        scrollView?.fingersLifted()
    }
}
