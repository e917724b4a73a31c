// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls the scroll views under the pointer during drag and drop, during a drag of a reorder control, and during a
/// multiple-selection gesture.
@MainActor
final class DragAutoscroller {
    private var autoscroll: NestedAutoscroll<UIScrollView>

    /// Creates an autoscroller.
    ///
    /// - Parameter autoscroll: the depth of the autoscroll zones at the edges of each scroll view, and the scroll speed
    ///   there.
    init(_ autoscroll: Autoscroll = Autoscroll()) {
        self.autoscroll = NestedAutoscroll(autoscroll)
    }

    /// Whether the pointer is in an autoscroll zone, at the edge of a scroll view that can scroll.
    var isScrolling: Bool { autoscroll.isScrolling }

    /// Starts, changes or ends autoscrolling for the pointer's new location.
    ///
    /// - Parameters:
    ///   - point: the pointer's location in window coordinates.
    ///   - views: the views under the pointer, the innermost first.
    ///   - axes: the axes that may scroll, as axes of `reference`.
    ///   - reference: the view in whose coordinates `axes` are given; nil for the window.
    func pointerMoved(
        to point: CGPoint, over views: some Sequence<UIView>, axes: [ScrollAxis] = ScrollAxis.both,
        of reference: UIView? = nil
    ) {
        let areas = views.lazy.compactMap { $0 as? UIScrollView }.flatMap { scrollView in
            ScrollAxis.both.compactMap { scrollView.autoscrollArea(at: point, $0, in: reference) }
        }
        autoscroll.pointerMoved(over: areas.filter { axes.contains($0.dragAxis) }, at: CACurrentMediaTime())
    }

    /// Scrolls by the distance that autoscrolling covers in one frame: the frame at `time`, which lasts `interval`
    /// seconds.
    func scroll(at time: TimeInterval, interval: TimeInterval) {
        var scrolled: Set<ScrollAxis> = []
        // Each step is computed after the previous one, because a step calls the scroll view's delegate. That delegate
        // may itself scroll, or end the drag.
        while let step = autoscroll.nextStep(
            now: time, frameInterval: interval, besides: scrolled, extent: { $0.autoscrollExtent($1) })
        {
            scrolled.insert(step.dragAxis)
            if step.offset != Double(step.scrollView.contentOffset[step.axis]) {
                step.scrollView.contentOffset[step.axis] = CGFloat(step.offset)
            }
        }
    }

    /// Stops autoscrolling until the pointer has moved toward an edge of a scroll view again.
    func stop() { autoscroll.stop() }
}
