// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension Autoscroll {
    /// The zones and the speed of a board, or of what a moving view is in.
    ///
    /// - Parameters:
    ///   - zone: points from an edge within which it scrolls, if they are no more than a quarter of the side.
    ///   - isPull: whether an edge of something is pulled there: that scrolls nearer to the edge, and slower.
    static func placing(zone: CGFloat, isPull: Bool = false) -> Autoscroll {
        let depth = max(0, Double(zone))
        return Autoscroll(
            maximumZone: isPull ? depth * Thresholds.Board.pulledScrollZoneShare : depth,
            fullSpeedFraction: Thresholds.Board.fullScrollSpeedFraction,
            speed: isPull ? Thresholds.Board.pulledScrollSpeed : Thresholds.Autoscroll.speed, easesIn: isPull)
    }
}

/// Scrolls what something from outside is carried over while it is held near an edge, and says when a frame comes.
@MainActor
final class PlacingScroller: NSObject {
    private let edges: EdgeScroller
    private let onFrame: (TimeInterval) -> Void
    private var link: CADisplayLink?

    /// - Parameters:
    ///   - zone: points from an edge within which it scrolls, if they are no more than a quarter of the side.
    ///   - onFrame: called at each frame, after the scrolling, with its time.
    init(zone: CGFloat, onFrame: @escaping (TimeInterval) -> Void) {
        edges = EdgeScroller(.placing(zone: zone))
        self.onFrame = onFrame
        super.init()
        let link = CADisplayLink(target: self, selector: PlacingScroller.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// The pointer is here now, in the window.
    ///
    /// - Parameter view: what something is carried over.
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
