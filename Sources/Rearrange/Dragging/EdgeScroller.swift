// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Scrolls what a view lies in, on each axis the innermost that can, while something is carried over it near an edge.
@MainActor
final class EdgeScroller {
    /// One scroll view on one axis.
    @MainActor
    private final class Lane {
        let scrollView: UIScrollView
        let axis: NSLayoutConstraint.Axis
        /// The axis of the view that something is carried over: the other one in a scroll view turned by a quarter.
        var carriedAxis: NSLayoutConstraint.Axis
        var autoscroll: Autoscroll

        init(_ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ autoscroll: Autoscroll) {
            (self.scrollView, self.axis, self.carriedAxis) = (scrollView, axis, axis)
            self.autoscroll = autoscroll
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

    /// - Parameter autoscroll: how each of them scrolls.
    init(_ autoscroll: Autoscroll = Autoscroll()) {
        self.autoscroll = autoscroll
    }

    /// The view, where it scrolls, and what it is in that does; the innermost first.
    static func scrollViews(round view: UIView) -> [UIScrollView] {
        sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }

    /// The pointer carries something over a view.
    ///
    /// - Parameter axes: the axes of the view on which that follows it.
    func pointerMoved(to point: CGPoint, over view: UIView, axes: [NSLayoutConstraint.Axis]) {
        let known = lanes
        lanes = EdgeScroller.scrollViews(round: view).flatMap { scrollView in
            axes.map { carriedAxis in
                let axis = scrollView.axis(along: carriedAxis, of: view)
                let lane =
                    known.first { $0.scrollView === scrollView && $0.axis == axis }
                    ?? Lane(scrollView, axis, autoscroll)
                lane.carriedAxis = carriedAxis
                return lane
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

    /// A frame has come. Whether anything was scrolled.
    @discardableResult
    func scroll(_ link: CADisplayLink) -> Bool {
        var scrolled: Set<NSLayoutConstraint.Axis> = []
        for lane in lanes where !scrolled.contains(lane.carriedAxis) && lane.scroll(link) {
            scrolled.insert(lane.carriedAxis)
        }
        return !scrolled.isEmpty
    }

    /// Nothing scrolls any more until the pointer has moved toward an edge anew.
    func rest() { lanes = [] }
}
