// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Autoscroll of the scroll views around a dragged item: on each axis, the innermost scroll view with room scrolls.
///
/// A scroll view at its limit leaves the frame to the next one outwards. A scroll view that rests only at certain offsets,
/// as one with pages does, never autoscrolls: the end of the drag would leave it between two of them.
///
/// Make one for each drag. It holds no geometry: the caller reports areas when the pointer moves, and extents in a frame.
package struct NestedAutoscroll<ScrollView: Hashable> {
    /// A scroll view under the pointer, on one of its axes.
    package struct Area {
        package let scrollView: ScrollView
        package let axis: ScrollAxis
        /// The axis of the drag that `axis` runs along: the other one in a scroll view that is turned by 90 degrees.
        package let dragAxis: ScrollAxis
        /// The pointer along `axis`, in points.
        package let position: Double
        /// The visible part inside the insets, in the coordinates of `position`.
        package let viewport: ClosedRange<Double>
        /// Whether the scroll view rests only at certain offsets: see `Autoscroll.isPaged`.
        package let isPaged: Bool

        package init(
            _ scrollView: ScrollView, _ axis: ScrollAxis, along dragAxis: ScrollAxis, position: Double,
            in viewport: ClosedRange<Double>, isPaged: Bool
        ) {
            (self.scrollView, self.axis, self.dragAxis) = (scrollView, axis, dragAxis)
            (self.position, self.viewport, self.isPaged) = (position, viewport, isPaged)
        }
    }

    /// A new offset of a scroll view.
    package struct Step {
        package let scrollView: ScrollView
        package let axis: ScrollAxis
        package let dragAxis: ScrollAxis
        package let offset: Double
    }

    private struct Lane {
        let scrollView: ScrollView
        let axis: ScrollAxis
        var dragAxis: ScrollAxis
        var autoscroll: Autoscroll
    }

    private let autoscroll: Autoscroll
    /// From the innermost outwards.
    private var lanes: [Lane] = []

    /// - Parameter autoscroll: the zones and the speed of each scroll view.
    package init(_ autoscroll: Autoscroll = Autoscroll()) {
        self.autoscroll = autoscroll
    }

    /// Whether the pointer is in a zone in which something may scroll.
    package var isScrolling: Bool { lanes.contains(where: \.autoscroll.isScrolling) }

    /// Follows the pointer.
    ///
    /// - Parameters:
    ///   - areas: from the innermost outwards. A scroll view that is new here starts with its pointer at rest.
    ///   - time: in seconds.
    package mutating func pointerMoved(over areas: [Area], at time: Double) {
        let known = lanes
        lanes = areas.filter { !$0.isPaged }.map { area in
            var lane =
                known.first { $0.scrollView == area.scrollView && $0.axis == area.axis }
                ?? Lane(
                    scrollView: area.scrollView, axis: area.axis, dragAxis: area.dragAxis, autoscroll: autoscroll)
            lane.dragAxis = area.dragAxis
            lane.autoscroll.pointerMoved(position: area.position, in: area.viewport, at: time)
            return lane
        }
    }

    /// The next step of a frame. At most one scroll view scrolls along each axis of the drag.
    ///
    /// Ask again after the scroll view has the new offset: its delegate may have scrolled, too, or ended the drag.
    ///
    /// - Parameters:
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal seconds from frame to frame.
    ///   - scrolled: the axes of the drag that have had their step in this frame.
    ///   - extent: the extent of a scroll view on an axis. It must not change the scroll view.
    /// - Returns: nil if the frame has no further step. The offset may be the old one, until fractions of a pixel have
    ///   added up.
    package mutating func nextStep(
        now: Double, frameInterval: Double, besides scrolled: Set<ScrollAxis>,
        extent: (ScrollView, ScrollAxis) -> ScrollExtent
    ) -> Step? {
        for index in lanes.indices where !scrolled.contains(lanes[index].dragAxis) {
            let lane = lanes[index]
            let offset = lanes[index].autoscroll.offset(
                after: extent(lane.scrollView, lane.axis), now: now, frameInterval: frameInterval)
            guard let offset else { continue }
            return Step(scrollView: lane.scrollView, axis: lane.axis, dragAxis: lane.dragAxis, offset: offset)
        }
        return nil
    }

    /// Stops: nothing scrolls until the pointer has moved toward an edge again.
    package mutating func stop() { lanes = [] }
}

extension Autoscroll {
    /// Whether a scroll view rests only at certain offsets: at pages, or probably at those that the app chooses, because it
    /// decelerates fast. A table that decelerates fast does not.
    package static func isPaged(isPagingEnabled: Bool, deceleratesFast: Bool, isTable: Bool) -> Bool {
        isPagingEnabled || deceleratesFast && !isTable
    }
}

/// The offset of a scroll view on one axis, and the offsets at which it may rest, in points.
package struct ScrollExtent: Sendable, Hashable {
    package let offset: Double
    package let range: ClosedRange<Double>
    package let pixelsPerPoint: Double

    package init(offset: Double, range: ClosedRange<Double>, pixelsPerPoint: Double) {
        (self.offset, self.range, self.pixelsPerPoint) = (offset, range, pixelsPerPoint)
    }
}
