// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Scrolls whatever a stack lies in, on each axis the innermost that can, while a view is carried near an edge.
@MainActor
final class StackScroller {
    /// One scroll view on one axis.
    @MainActor
    private final class Lane {
        let scrollView: UIScrollView
        let axis: NSLayoutConstraint.Axis
        var autoscroll: Autoscroll

        init(_ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ autoscroll: Autoscroll) {
            (self.scrollView, self.axis, self.autoscroll) = (scrollView, axis, autoscroll)
        }

        func scroll(_ link: CADisplayLink) -> Bool {
            let step = autoscroll.step(
                now: link.timestamp, frameInterval: link.duration, room: scrollView.roomToScroll(along: axis))
            guard step != 0 else { return false }
            if axis == .vertical {
                scrollView.contentOffset.y += CGFloat(step)
            } else {
                scrollView.contentOffset.x += CGFloat(step)
            }
            scrollView.layoutIfNeeded()
            return true
        }
    }

    private let autoscroll: Autoscroll
    /// From the innermost outwards.
    private var lanes: [Lane] = []
    private var overshoot = EdgeOvershoot()

    init(_ configuration: DragDropStackView.Configuration) {
        autoscroll = Autoscroll(
            zoneFraction: Double(1 - configuration.scrollThreshold),
            gain: Double(configuration.scrollFactor) * Thresholds.StackReorder.overshootsPerSecond)
    }

    /// Whether there is anything round a stack that it can scroll along its axis.
    static func isScrollable(_ stack: DragDropStackView) -> Bool {
        scrollViews(round: stack).contains { scrollView in
            let room = scrollView.roomToScroll(along: stack.axis)
            return room.before + room.after > 0
        }
    }

    private static func scrollViews(round stack: DragDropStackView) -> [UIScrollView] {
        sequence(first: stack as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }

    /// The pointer carries a view over a stack.
    ///
    /// - Parameter axes: on which the view follows it.
    func pointerMoved(to point: CGPoint, over stack: DragDropStackView, axes: [NSLayoutConstraint.Axis]) {
        let known = lanes
        lanes = StackScroller.scrollViews(round: stack).flatMap { scrollView in
            axes.map { axis in
                known.first { $0.scrollView === scrollView && $0.axis == axis } ?? Lane(scrollView, axis, autoscroll)
            }
        }
        let now = CACurrentMediaTime()
        for lane in lanes {
            let place = lane.scrollView.convert(point, from: nil)
            let (bounds, isVertical) = (lane.scrollView.bounds, lane.axis == .vertical)
            lane.autoscroll.pointerMoved(
                position: Double(isVertical ? place.y - bounds.minY : place.x - bounds.minX),
                in: lane.scrollView.visibleSpan(along: lane.axis), at: now)
        }
    }

    /// Whether anything was scrolled.
    func scroll(_ link: CADisplayLink) -> Bool {
        var scrolled: Set<NSLayoutConstraint.Axis> = []
        for lane in lanes where !scrolled.contains(lane.axis) && lane.scroll(link) { scrolled.insert(lane.axis) }
        return !scrolled.isEmpty
    }

    func stop() { lanes = [] }

    // MARK: - By the delegate

    func tellDelegate(of stack: DragDropStackView, point: CGPoint, threshold: CGFloat) {
        guard let delegate = stack.dragDelegate, let window = stack.window else { return }
        let given = delegate.containerView
        let container = given.window === window ? given : window
        let (place, bounds) = (container.convert(point, from: nil), container.bounds)
        let isVertical = stack.axis == .vertical
        let span = isVertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
        tell(
            delegate,
            overshoot.pointerMoved(
                position: Double(isVertical ? place.y : place.x), in: Double(span.lowerBound)...Double(span.upperBound),
                threshold: Double(threshold), at: CACurrentMediaTime()))
    }

    func tellDelegateAgain(of stack: DragDropStackView, at time: TimeInterval) {
        guard let delegate = stack.dragDelegate else { return }
        tell(delegate, overshoot.timePassed(time))
    }

    private func tell(_ delegate: any DragDropStackViewDelegate, _ overshoot: EdgeOvershoot.Overshoot?) {
        switch overshoot {
        case .before(let distance)?: delegate.didDragOverMin(diff: distance)
        case .after(let distance)?: delegate.didDragOverMax(diff: distance)
        case nil: break
        }
    }
}
