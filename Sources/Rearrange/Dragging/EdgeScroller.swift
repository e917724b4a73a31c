// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Autoscrolls the scroll views that contain a view, while an item is dragged over the view near the edge of one of
/// them.
@MainActor
final class EdgeScroller {
    private var autoscroll: NestedAutoscroll<UIScrollView>
    /// Whether the last frame scrolled a scroll view.
    private(set) var isScrolling = false

    /// Creates a scroller.
    ///
    /// - Parameter autoscroll: the scroll zones and the scrolling speed, for each scroll view.
    init(_ autoscroll: Autoscroll = Autoscroll()) {
        self.autoscroll = NestedAutoscroll(autoscroll)
    }

    /// The view, if it is a scroll view, and the scroll views that contain it, the innermost first.
    static func scrollViews(round view: UIView) -> [UIScrollView] {
        sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }

    /// Updates the scroll zones for a movement of the pointer.
    ///
    /// - Parameters:
    ///   - point: the pointer's position in window coordinates.
    ///   - view: the view that the item is dragged over.
    ///   - axes: the axes of the view on which the item follows the pointer.
    func pointerMoved(to point: CGPoint, over view: UIView, axes: [NSLayoutConstraint.Axis]) {
        let areas = EdgeScroller.scrollViews(round: view).flatMap { scrollView in
            axes.map { scrollView.autoscrollArea(at: point, along: $0, of: view) }
        }
        autoscroll.pointerMoved(over: areas, at: CACurrentMediaTime())
    }

    /// Autoscrolls by the distance for one frame of a display link.
    func scroll(_ link: CADisplayLink) {
        let (time, interval) = (link.timestamp, link.duration)
        var scrolled: Set<ScrollAxis> = []
        // Each step is computed only after the previous step was applied, because the scroll view's delegate may then
        // scroll or end the drag.
        while let step = autoscroll.nextStep(
            now: time, frameInterval: interval, besides: scrolled, extent: { $0.autoscrollExtent($1) })
        {
            scrolled.insert(step.dragAxis)
            guard step.offset != Double(step.scrollView.contentOffset[step.axis]) else { continue }
            step.scrollView.contentOffset[step.axis] = CGFloat(step.offset)
            step.scrollView.layoutIfNeeded()
        }
        isScrolling = !scrolled.isEmpty
    }

    /// Stops autoscrolling until the pointer has moved towards an edge again.
    func stop() {
        autoscroll.stop()
        isScrolling = false
    }
}

extension UIScrollView {
    /// Whether scrolling ends only at certain offsets, such as pages. Such a scroll view does not autoscroll.
    var isPaged: Bool {
        Autoscroll.isPaged(
            isPagingEnabled: isPagingEnabled, deceleratesFast: decelerationRate == .fast, isTable: self is UITableView)
    }

    /// The visible range of the scroll view along an axis, with the position of the pointer in it, from which
    /// autoscrolling is computed.
    ///
    /// - Parameters:
    ///   - point: the pointer, in window coordinates.
    ///   - dragAxis: an axis of `view`, on which the dragged item follows the pointer.
    ///   - view: the view below the pointer.
    fileprivate func autoscrollArea(
        at point: CGPoint, along dragAxis: NSLayoutConstraint.Axis, of view: UIView
    ) -> NestedAutoscroll<UIScrollView>.Area {
        let own = axis(along: dragAxis, of: view)
        let axis = ScrollAxis(own)
        return NestedAutoscroll.Area(
            self, axis, along: ScrollAxis(dragAxis),
            position: Double(convert(point, from: nil)[axis] - bounds.origin[axis]), in: visibleSpan(along: own),
            isPaged: isPaged)
    }

    fileprivate func autoscrollExtent(_ axis: ScrollAxis) -> ScrollExtent {
        let offset = Double(contentOffset[axis])
        let room = roomToScroll(along: axis == .vertical ? .vertical : .horizontal)
        return ScrollExtent(
            offset: offset, range: offset - room.before...offset + room.after,
            pixelsPerPoint: Double(traitCollection.displayScale))
    }
}

extension ScrollAxis {
    fileprivate init(_ axis: NSLayoutConstraint.Axis) { self = axis == .vertical ? .vertical : .horizontal }
}
