// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// Turns of the wheel and movements on a trackpad, on their way to a scroll view.
@MainActor
enum ScrollWheel {
    /// Gives the event, axis by axis, to the innermost scroll view at or above `view` that can still go that way.
    static func dispatch(_ scroll: InputEvent.Scroll, from view: UIView, timestamp: TimeInterval) {
        let delta = CGPoint(x: scroll.delta.dx, y: scroll.delta.dy)
        for axis in ScrollAxis.allCases where delta[axis] != 0 {
            sequence(first: view, next: \.superview)
                .lazy.compactMap { $0 as? UIScrollView }
                .first { $0.canTurn(axis, by: delta[axis]) }?
                .turn(axis, by: delta[axis])
        }
    }
}

extension UIScrollView {
    fileprivate func canTurn(_ axis: ScrollAxis, by delta: CGFloat) -> Bool {
        guard isScrollEnabled else { return false }
        let range = offsetRange(axis)
        let offset = Double(contentOffset[axis])
        return delta > 0 ? offset < range.upperBound : offset > range.lowerBound
    }

    fileprivate func turn(_ axis: ScrollAxis, by delta: CGFloat) {
        stopMoving()
        userWillScroll()
        indicators.show()
        var offset = contentOffset
        offset[axis] = CGFloat(offsetRange(axis).clamping(Double(offset[axis] + delta)))
        contentOffset = offset
        if drag == nil { indicators.hideSoon() }
    }
}
