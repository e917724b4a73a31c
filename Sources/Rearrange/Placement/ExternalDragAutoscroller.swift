// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension Autoscroll {
    /// The autoscroll zones and speed for a board, or for the superview of a moving view.
    ///
    /// - Parameters:
    ///   - zone: the depth of the autoscroll zone at each edge in points, limited to a quarter of the scroll view's
    ///     length.
    ///   - isPull: whether the drag resizes an item. Autoscrolling then begins nearer to the edge, and is slower.
    static func placing(zone: CGFloat, isPull: Bool = false) -> Autoscroll {
        let depth = max(0, Double(zone))
        return Autoscroll(
            maximumZone: isPull ? depth * Thresholds.Board.pulledScrollZoneShare : depth,
            fullSpeedFraction: Thresholds.Board.fullScrollSpeedFraction,
            speed: isPull ? Thresholds.Board.pulledScrollSpeed : Thresholds.Autoscroll.speed, easesIn: isPull)
    }
}

/// Autoscrolls the view below an external drag when the pointer is near an edge of the view, and calls a closure at
/// each frame.
@MainActor
final class ExternalDragAutoscroller: NSObject {
    private let edges: EdgeScroller
    private let onFrame: (TimeInterval) -> Void
    private var link: CADisplayLink?

    /// Creates an autoscroller, which runs until ``stop()``.
    ///
    /// - Parameters:
    ///   - zone: the depth of the autoscroll zone at each edge in points, limited to a quarter of the scroll view's
    ///     length.
    ///   - onFrame: called at each frame after scrolling, with the frame's time.
    init(zone: CGFloat, onFrame: @escaping (TimeInterval) -> Void) {
        edges = EdgeScroller(.placing(zone: zone))
        self.onFrame = onFrame
        super.init()
        let link = CADisplayLink(target: self, selector: ExternalDragAutoscroller.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Updates the position of the pointer, in window coordinates.
    ///
    /// - Parameter view: the view below the drag.
    func pointerMoved(to point: CGPoint, over view: UIView) {
        edges.pointerMoved(to: point, over: view, axes: [.horizontal, .vertical])
    }

    private func frame(_ link: CADisplayLink) {
        edges.scroll(link)
        onFrame(link.timestamp)
    }

    func stop() {
        link?.invalidate()
        link = nil
        edges.stop()
    }
}
