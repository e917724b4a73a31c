// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    /// A finger that holds something has moved: near an edge the content is to scroll.
    ///
    /// - Parameter point: in the scroll view's coordinates.
    func aim(_ autoscroll: inout Autoscroll, at point: CGPoint, along axis: ScrollAxis = .vertical) {
        let inset = restingInset
        let (first, length) = (inset.leading(axis), bounds.size[axis])
        let last = max(first, length - inset.trailing(axis))
        autoscroll.pointerMoved(
            position: Double(point[axis] - bounds.origin[axis]), in: Double(first)...Double(last),
            at: CACurrentMediaTime())
    }

    /// Scrolls by what has come together until a frame.
    ///
    /// - Returns: whether that was anything.
    @discardableResult
    func scroll(
        by autoscroll: inout Autoscroll, at time: TimeInterval, interval: TimeInterval,
        along axis: ScrollAxis = .vertical
    ) -> Bool {
        let range = offsetRange(axis)
        let offset = Double(contentOffset[axis])
        let room = (before: offset - range.lowerBound, after: range.upperBound - offset)
        let step = autoscroll.step(now: time, frameInterval: interval, room: room)
        guard step != 0 else { return false }
        // Lines are sharp on whole pixels; what is left over is scrolled with the next step.
        let exact = offset + step + autoscroll.remainder
        let target = (exact * Double(pixelsPerPoint)).rounded() / Double(pixelsPerPoint)
        let reached = min(max(target, min(range.lowerBound, offset)), max(range.upperBound, offset))
        autoscroll.remainder = exact - reached
        if reached != offset { contentOffset[axis] = CGFloat(reached) }
        return true
    }
}
