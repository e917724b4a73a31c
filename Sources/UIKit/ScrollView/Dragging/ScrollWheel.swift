// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Routes mouse wheel and trackpad events to scroll views.
///
/// A wheel scrolls by notches, never past the content's edge. Fingers on a trackpad drag the content like a finger on
/// the screen, with the rubber band and, after they lift, the deceleration. The desktop sends only the finger
/// movements, so the deceleration is done here.
@MainActor
final class ScrollWheel {
    /// The trackpad gesture in progress, which drags the scroll view `view`. If that drag ends before the gesture does,
    /// further finger movements scroll nothing.
    private struct TrackpadDrag {
        weak var view: UIScrollView?
        /// The distance that the fingers have moved. Its sign is that of a touch on the screen: the content moves in
        /// the direction of the fingers.
        var translation = CGPoint.zero
        var velocity = VelocityTracker()
    }

    private var trackpadDrag: TrackpadDrag?

    /// Handles a scroll event.
    ///
    /// - Parameter view: the hit view under the pointer.
    func dispatch(_ scroll: InputEvent.Scroll, from view: UIView, timestamp: TimeInterval) {
        let delta = CGPoint(x: scroll.delta.dx, y: scroll.delta.dy)
        switch scroll.phase {
        case .notch:
            end(at: timestamp)
            turn(by: delta, from: view)
        case .began:
            end(at: timestamp)
            // Fingers placed on the trackpad stop a deceleration.
            scrollViews(from: view).first { $0.isDecelerating }?.stopMoving()
            move(by: delta, from: view, at: timestamp)
        case .changed: move(by: delta, from: view, at: timestamp)
        case .ended:
            move(by: delta, from: view, at: timestamp)
            end(at: timestamp)
        }
    }

    private func scrollViews(from view: UIView) -> some Sequence<UIScrollView> {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
    }

    // MARK: Wheel

    /// Scrolls by a wheel movement: on each screen axis, the innermost scroll view with room in that direction scrolls.
    private func turn(by delta: CGPoint, from view: UIView) {
        for direction in ScrollAxis.both where delta[direction] != 0 {
            var part = CGPoint.zero
            part[direction] = delta[direction]
            for scrollView in scrollViews(from: view) {
                let delta = scrollView.vectorFromWindow(part)
                let axis = ScrollAxis(along: delta)
                if scrollView.canScrollFurther(axis, toward: delta[axis]) {
                    scrollView.turn(axis, by: delta[axis])
                    break
                }
                // The content is at its limit. Stop here if the scroll view does not pass the movement to enclosing
                // ones, although it could otherwise scroll along the axis.
                if scrollView.canScroll(axis), !scrollView.transfersToParent(axis) { break }
            }
        }
    }

    // MARK: Trackpad

    private func move(by delta: CGPoint, from view: UIView, at time: TimeInterval) {
        guard delta != .zero else { return }
        if trackpadDrag == nil { begin(by: delta, from: view) }
        guard var trackpadDrag, let scrollView = trackpadDrag.view, scrollView.drag?.source == .trackpad else { return }
        if trackpadDrag.translation == .zero { trackpadDrag.velocity.add(.zero, at: time - ScrollWheel.eventInterval) }
        trackpadDrag.translation = CGPoint(
            x: trackpadDrag.translation.x - delta.x, y: trackpadDrag.translation.y - delta.y)
        trackpadDrag.velocity.add(trackpadDrag.translation, at: time)
        self.trackpadDrag = trackpadDrag
        scrollView.updateDrag(scrollView.vectorFromWindow(trackpadDrag.translation), of: .trackpad)
    }

    /// Starts a trackpad drag by a first movement. It drags the innermost scroll view that can scroll along the
    /// movement's main axis and does not leave the movement to an enclosing one.
    private func begin(by delta: CGPoint, from view: UIView) {
        guard view.window != nil else { return }
        let taker = scrollViews(from: view).first { scrollView in
            let delta = scrollView.vectorFromWindow(delta)
            let axis = ScrollAxis(along: delta)
            return scrollView.canScroll(axis) && !scrollView.leavesToParent(axis, toward: delta[axis])
        }
        guard let taker else { return }
        trackpadDrag = TrackpadDrag(view: taker)
        taker.beginDrag(.trackpad, movement: taker.vectorFromWindow(CGPoint(x: -delta.x, y: -delta.y)))
    }

    private func end(at time: TimeInterval) {
        guard let trackpadDrag else { return }
        self.trackpadDrag = nil
        guard let scrollView = trackpadDrag.view else { return }
        scrollView.endDrag(.trackpad, velocity: scrollView.vectorFromWindow(trackpadDrag.velocity.velocity(at: time)))
    }

    /// The time in seconds that is assumed to have passed before the first event of a gesture: about the interval
    /// between trackpad events.
    private static let eventInterval = 1.0 / 60
}

extension UIScrollView {
    /// Scrolls by `delta` points for a movement of the mouse wheel, or by one page if paging is enabled.
    fileprivate func turn(_ axis: ScrollAxis, by delta: CGFloat) {
        if isPagingEnabled { return turnPage(axis, toward: delta) }
        stopMoving()
        userWillScroll()
        indicators.show()
        var offset = contentOffset
        offset[axis] = CGFloat(offsetRange(axis).clamping(Double(offset[axis] + delta)))
        contentOffset = offset
        if drag == nil { indicators.hideSoon() }
    }

    /// Scrolls by one page with an animation: forward if `direction` is positive, otherwise back. Wheel events during
    /// the animation are ignored, however large they are.
    private func turnPage(_ axis: ScrollAxis, toward direction: CGFloat) {
        guard scrollAnimation == nil, drag == nil, let stops = pageStops(axis) else { return }
        userWillScroll()
        var offset = contentOffset
        let here = Double(offset[axis])
        offset[axis] = CGFloat(direction > 0 ? stops.stop(after: here) : stops.stop(before: here))
        beginAnimatedScroll(to: offset, for: .key)
    }
}
