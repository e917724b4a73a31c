// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Autoscroll of the scroll views around a dragged item: on each axis, the innermost scroll view that can still scroll
/// does so.
///
/// If a scroll view has reached its limit, the next one outwards scrolls instead in that frame. A scroll view that
/// rests only at certain offsets, such as pages, never autoscrolls. Otherwise the scroll view could be between two such
/// offsets when the drag ends.
///
/// Create a new value for each drag. The value stores no geometry: the caller passes the scroll views' visible areas at
/// each pointer move, and their offsets in each frame.
package struct NestedAutoscroll<ScrollView: Hashable> {
    /// A scroll view under the pointer, one of its axes, and the pointer's position along that axis.
    package struct Area {
        package let scrollView: ScrollView
        package let axis: ScrollAxis
        /// The axis in the drag's coordinates that is parallel to `axis`. It differs from `axis` if the scroll view is
        /// rotated by 90 degrees.
        package let dragAxis: ScrollAxis
        /// The pointer's position along `axis`, in points.
        package let position: Double
        /// The visible part of the scroll view inside its content insets, in the coordinates of `position`.
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

    /// A scroll step: a scroll view, one of its axes, and the new offset to set on that axis.
    package struct Step {
        package let scrollView: ScrollView
        package let axis: ScrollAxis
        /// The axis in the drag's coordinates that is parallel to `axis`.
        package let dragAxis: ScrollAxis
        package let offset: Double
    }

    /// A scroll view that may scroll, one of its axes, and the autoscroll along that axis.
    private struct Lane {
        let scrollView: ScrollView
        let axis: ScrollAxis
        var dragAxis: ScrollAxis
        var autoscroll: Autoscroll
    }

    /// The initial autoscroll of each scroll view, with the zones and the speed.
    private let autoscroll: Autoscroll
    /// The scroll views that may scroll, from the innermost outwards, with one entry for each axis.
    private var lanes: [Lane] = []

    /// Creates the autoscroll for a drag.
    ///
    /// - Parameter autoscroll: the zones and the speed of each scroll view.
    package init(_ autoscroll: Autoscroll = Autoscroll()) {
        self.autoscroll = autoscroll
    }

    /// Whether the pointer is in an edge zone of a scroll view that may scroll.
    package var isScrolling: Bool { lanes.contains(where: \.autoscroll.isScrolling) }

    /// Updates the scroll views under the pointer, and the pointer's position in each.
    ///
    /// - Parameters:
    ///   - areas: the scroll views from the innermost outwards. A scroll view that was not among the areas of the last
    ///     call scrolls only after the pointer has moved toward one of its edges.
    ///   - time: the time of the movement, in seconds.
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

    /// Returns the next scroll step of a frame; nil if there is none. At most one scroll view scrolls along each axis
    /// of the drag's coordinates.
    ///
    /// Apply the step, then call the method again. Steps are returned one at a time, because the scroll view's delegate
    /// may scroll or end the drag in between.
    ///
    /// - Parameters:
    ///   - now: the frame's time in seconds.
    ///   - frameInterval: the display's nominal frame interval in seconds.
    ///   - scrolled: the axes, in the drag's coordinates, along which a scroll view was already scrolled in this frame.
    ///   - extent: returns the current offset and the range of a scroll view on an axis. It must not change the scroll
    ///     view.
    /// - Returns: nil if the frame has no further step. A step's offset may equal the current offset: fractions of a
    ///   pixel are added up until they are a whole pixel.
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

    /// Stops autoscrolling until the pointer has moved toward an edge again.
    package mutating func stop() { lanes = [] }
}

extension Autoscroll {
    /// Whether a scroll view rests only at certain offsets: at pages, or, if its deceleration rate is fast, probably at
    /// offsets that the app chooses. A table with a fast rate does not count as paged.
    package static func isPaged(isPagingEnabled: Bool, deceleratesFast: Bool, isTable: Bool) -> Bool {
        isPagingEnabled || deceleratesFast && !isTable
    }
}

/// The offset of a scroll view on one axis, and the range of offsets at which it may rest, in points.
package struct ScrollExtent: Sendable, Hashable {
    package let offset: Double
    package let range: ClosedRange<Double>
    package let pixelsPerPoint: Double

    package init(offset: Double, range: ClosedRange<Double>, pixelsPerPoint: Double) {
        (self.offset, self.range, self.pixelsPerPoint) = (offset, range, pixelsPerPoint)
    }
}
