// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// A finger that holds something has moved: near an edge the table is to scroll.
    ///
    /// - Parameter point: in the table's coordinates.
    func aim(_ autoscroll: inout Autoscroll, at point: CGPoint) {
        let inset = adjustedContentInset
        let y = Double(point.y - bounds.minY)
        let (first, last) = (Double(inset.top), Double(max(inset.top, bounds.height - inset.bottom)))
        autoscroll.pointerMoved(position: y, in: first...last, at: CACurrentMediaTime())
    }

    /// Scrolls by what has come together until a frame.
    func scroll(by autoscroll: inout Autoscroll, at time: TimeInterval, interval: TimeInterval) {
        let range = offsetRange(.vertical)
        let offset = Double(contentOffset.y)
        let room = (before: offset - range.lowerBound, after: range.upperBound - offset)
        let step = autoscroll.step(now: time, frameInterval: interval, room: room)
        guard step != 0 else { return }
        // Lines are sharp on whole pixels; what is left over is scrolled with the next step.
        let exact = offset + step + autoscroll.remainder
        let target = (exact * Double(pixelsPerPoint)).rounded() / Double(pixelsPerPoint)
        let reached = min(max(target, min(range.lowerBound, offset)), max(range.upperBound, offset))
        autoscroll.remainder = exact - reached
        if reached != offset { contentOffset.y = CGFloat(reached) }
    }
}

extension CADisplayLink {
    /// A link that calls before each frame, with the frame's time and the seconds between frames, until it is
    /// invalidated or its owner has gone: it keeps nobody.
    @MainActor
    static func running<Owner: AnyObject & Sendable>(
        for owner: Owner, _ body: @escaping @MainActor (Owner, TimeInterval, TimeInterval) -> Void
    ) -> CADisplayLink {
        let link = CADisplayLink { [weak owner] link in
            guard let owner else { return link.invalidate() }
            let (time, interval) = (link.timestamp, link.duration)
            MainActor.assumeIsolated { body(owner, time, interval) }
        }
        link.add(to: .main, forMode: .common)
        return link
    }
}
