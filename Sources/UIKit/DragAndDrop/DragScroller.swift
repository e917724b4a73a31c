// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls what the view below the pointer lies in while something is carried near an edge: on each axis the innermost
/// that can.
///
/// A table that may take what is dropped scrolls by itself, since its places move along, and one that does not stands still;
/// whatever a table lies in waits until that is at its end. What comes to rest at pages, or at places of its own as what is
/// quick to slow down does, is not left between two of them: springs can turn it.
@MainActor
final class DragScroller {
    /// One scroll view on one axis.
    private struct Lane {
        let scrollView: UIScrollView
        let axis: ScrollAxis
        var autoscroll = Autoscroll()

        /// The table whose rows the axis is of.
        var table: UITableView? { axis == .vertical ? scrollView as? UITableView : nil }
    }

    /// From the innermost outwards.
    private var lanes: [Lane] = []
    private var link: CADisplayLink?

    /// Whether the pointer is where something may scroll.
    var isNearEdge: Bool { link != nil }

    /// The pointer is at a point of the window.
    ///
    /// - Parameter views: that below it, and those it lies in, the innermost first.
    func pointerMoved(to point: CGPoint, over views: [UIView]) {
        let known = lanes
        lanes = []
        for case let scrollView as UIScrollView in views where scrollView.isScrolledByDrags {
            for axis in [ScrollAxis.horizontal, .vertical] {
                let range = scrollView.offsetRange(axis)
                guard range.lowerBound < range.upperBound else { continue }
                var lane =
                    known.first { $0.scrollView === scrollView && $0.axis == axis }
                    ?? Lane(scrollView: scrollView, axis: axis)
                if lane.table == nil {
                    scrollView.aim(&lane.autoscroll, at: scrollView.convert(point, from: nil), along: axis)
                }
                lanes.append(lane)
            }
        }
        guard lanes.contains(where: \.autoscroll.isScrolling) else { return stop() }
        link = link ?? CADisplayLink.running(for: self) { $0.frame(at: $1, interval: $2) }
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    private func frame(at time: TimeInterval, interval: TimeInterval) {
        var scrolled: Set<ScrollAxis> = []
        for index in lanes.indices where !scrolled.contains(lanes[index].axis) {
            let lane = lanes[index]
            let hasScrolled =
                if let table = lane.table {
                    table.rowDrop?.isScrolling == true
                } else {
                    lane.scrollView.scroll(
                        by: &lanes[index].autoscroll, at: time, interval: interval, along: lane.axis)
                }
            if hasScrolled { scrolled.insert(lane.axis) }
        }
    }

    /// Nothing scrolls any more.
    func rest() {
        lanes = []
        stop()
    }
}

extension UIScrollView {
    /// A table does so by itself, and rests wherever it is.
    fileprivate var isScrolledByDrags: Bool {
        isScrollEnabled && (self is UITableView || !isPagingEnabled && decelerationRate != .fast)
    }
}
