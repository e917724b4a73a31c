// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Routes mouse wheel and trackpad events to scroll views.
///
/// A wheel scrolls by notches, never past the content's edge. Content that may not rest anywhere, such as pages, then
/// glides to a stop in the direction of the wheel. Fingers on a trackpad drag the content like a finger on
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

    /// A scroll animation that wheel movements have started, to one of the stops of a scroll view.
    private struct Glide {
        weak var view: UIScrollView?
        let axis: ScrollAxis
        /// The offset that the wheel movements alone would reach.
        let end: CGFloat
        /// The stop at which the animation ends.
        let stop: CGFloat
    }

    private var trackpadDrag: TrackpadDrag?
    private var glide: Glide?
    /// The scroll view whose deceleration the fingers on the trackpad have stopped.
    private weak var stoppedView: UIScrollView?

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
            stoppedView = scrollViews(from: view).first { $0.isDecelerating }
            stoppedView?.stopMoving()
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
                    turn(scrollView, axis, by: delta[axis])
                    break
                }
                // The content is at its limit. Stop here if the scroll view does not pass the movement to enclosing
                // ones, although it could otherwise scroll along the axis.
                if scrollView.canScroll(axis), !scrollView.transfersToParent(axis) { break }
            }
        }
    }

    /// Scrolls a view by `delta` points. Content that may not rest anywhere moves to one of its stops.
    private func turn(_ scrollView: UIScrollView, _ axis: ScrollAxis, by delta: CGFloat) {
        if let stops = scrollView.scrollStops(axis) { return turn(scrollView, axis, by: delta, among: stops) }
        scrollView.stopMoving()
        scrollView.userWillScroll()
        scrollView.indicators.show()
        var offset = scrollView.contentOffset
        offset[axis] = CGFloat(scrollView.offsetRange(axis).clamping(Double(offset[axis] + delta)))
        scrollView.contentOffset = offset
        if scrollView.drag == nil { scrollView.indicators.hideSoon() }
    }

    /// Scrolls to a stop in the direction of `delta`, with an animation. Pages are turned one at a time: movements
    /// during the animation are ignored, however large they are. Otherwise, movements during the animation add up.
    private func turn(_ scrollView: UIScrollView, _ axis: ScrollAxis, by delta: CGFloat, among stops: any ScrollStops) {
        guard scrollView.drag == nil else { return }
        let isMoving = scrollView.scrollAnimation != nil
        var offset = scrollView.contentOffset
        let here = Double(offset[axis])
        if scrollView.scrollsByOneStop {
            guard !isMoving else { return }
            offset[axis] = CGFloat(stops.stop(from: here, isForward: delta > 0))
        } else {
            let isGliding =
                isMoving && glide?.view === scrollView && glide?.axis == axis
                && glide?.stop == scrollView.targetOffset[axis]
            let end = scrollView.offsetRange(axis).clamping(
                Double((isGliding ? glide?.end : nil) ?? offset[axis]) + Double(delta))
            offset[axis] = CGFloat(stops.rest(from: here, to: delta > 0 ? max(end, here) : min(end, here)))
            glide = Glide(view: scrollView, axis: axis, end: CGFloat(end), stop: offset[axis])
            if isGliding, offset == scrollView.targetOffset { return }
        }
        scrollView.userWillScroll()
        scrollView.beginAnimatedScroll(to: offset, for: .key)
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
        let dragged = trackpadDrag
        trackpadDrag = nil
        // Content that was stopped between two pages, and not moved since, goes to one of them.
        if let stoppedView, stoppedView !== dragged?.view { stoppedView.beginSettling() }
        stoppedView = nil
        guard let dragged, let scrollView = dragged.view else { return }
        scrollView.endDrag(.trackpad, velocity: scrollView.vectorFromWindow(dragged.velocity.velocity(at: time)))
    }

    /// The time in seconds that is assumed to have passed before the first event of a gesture: about the interval
    /// between trackpad events.
    private static let eventInterval = 1.0 / 60
}
