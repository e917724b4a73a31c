// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Turns of the wheel and movements on a trackpad, on their way to a scroll view.
///
/// A wheel turns the content notch by notch and never past its edge. Fingers on a trackpad drag the content as a
/// finger on the screen does, with the rubber band and, when they lift, the deceleration: the desktop sends what the
/// fingers do and leaves what comes after them to whoever scrolls.
@MainActor
final class ScrollWheel {
    /// What the fingers on the trackpad scroll. Where their drag has ended before them they move nothing more.
    private struct Slide {
        weak var view: UIScrollView?
        /// How far the fingers have come, as a finger on the screen would have: content follows it.
        var translation = CGPoint.zero
        var velocity = VelocityTracker()
    }

    private var slide: Slide?

    /// - Parameter view: the view under the pointer.
    func dispatch(_ scroll: InputEvent.Scroll, from view: UIView, timestamp: TimeInterval) {
        let delta = CGPoint(x: scroll.delta.dx, y: scroll.delta.dy)
        switch scroll.phase {
        case .notch:
            end(at: timestamp)
            turn(by: delta, from: view)
        case .began:
            end(at: timestamp)
            // Fingers that come to rest on the trackpad stop what moves.
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

    // MARK: The wheel

    /// Gives a turn, axis by axis, to the innermost scroll view that can still go that way, as it is seen on the screen.
    private func turn(by delta: CGPoint, from view: UIView) {
        for direction in ScrollAxis.both where delta[direction] != 0 {
            var part = CGPoint.zero
            part[direction] = delta[direction]
            for scrollView in scrollViews(from: view) {
                let delta = scrollView.vectorFromWindow(part)
                let axis = ScrollAxis(along: delta)
                if scrollView.hasRoom(axis, toward: delta[axis]) {
                    scrollView.turn(axis, by: delta[axis])
                    break
                }
                // One that scrolls along this axis at all may keep it to itself.
                if scrollView.canScroll(axis), !scrollView.transfersToParent(axis) { break }
            }
        }
    }

    // MARK: The trackpad

    private func move(by delta: CGPoint, from view: UIView, at time: TimeInterval) {
        guard delta != .zero else { return }
        if slide == nil { begin(by: delta, from: view) }
        guard var slide, let scrollView = slide.view, scrollView.drag?.source == .trackpad else { return }
        if slide.translation == .zero { slide.velocity.add(.zero, at: time - ScrollWheel.eventInterval) }
        slide.translation = CGPoint(x: slide.translation.x - delta.x, y: slide.translation.y - delta.y)
        slide.velocity.add(slide.translation, at: time)
        self.slide = slide
        scrollView.follow(scrollView.vectorFromWindow(slide.translation), of: .trackpad)
    }

    /// The movement is the innermost scroll view's that can go that way, or else that can go along that axis.
    private func begin(by delta: CGPoint, from view: UIView) {
        guard view.window != nil else { return }
        let taker = scrollViews(from: view).first { scrollView in
            let delta = scrollView.vectorFromWindow(delta)
            let axis = ScrollAxis(along: delta)
            return scrollView.canScroll(axis) && !scrollView.leavesToParent(axis, toward: delta[axis])
        }
        guard let taker else { return }
        slide = Slide(view: taker)
        taker.beginDrag(.trackpad, movement: taker.vectorFromWindow(CGPoint(x: -delta.x, y: -delta.y)))
    }

    private func end(at time: TimeInterval) {
        guard let slide else { return }
        self.slide = nil
        guard let scrollView = slide.view else { return }
        scrollView.endDrag(.trackpad, velocity: scrollView.vectorFromWindow(slide.velocity.velocity(at: time)))
    }

    /// Seconds that the first event stands for: what trackpads send their movements in, about.
    private static let eventInterval = 1.0 / 60
}

extension UIScrollView {
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

    /// A wheel turns pages one after another, however far each notch would go.
    private func turnPage(_ axis: ScrollAxis, toward direction: CGFloat) {
        guard course == nil, drag == nil, let stops = pageStops(axis) else { return }
        userWillScroll()
        var offset = contentOffset
        let here = Double(offset[axis])
        offset[axis] = CGFloat(direction > 0 ? stops.stop(after: here) : stops.stop(before: here))
        beginAnimatedScroll(to: offset, for: .key)
    }
}
