// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The direction of an arrow key.
package enum FocusDirection: Sendable, Hashable {
    case up, down, left, right

    /// The direction along an axis: up or left if `isBackwards`, otherwise down or right.
    package init(_ axis: ScrollAxis, isBackwards: Bool) {
        self = axis == .vertical ? (isBackwards ? .up : .down) : (isBackwards ? .left : .right)
    }

    package var axis: ScrollAxis { self == .up || self == .down ? .vertical : .horizontal }
    /// Whether the direction is up or left.
    package var isBackwards: Bool { self == .up || self == .left }

    var opposite: FocusDirection { FocusDirection(axis, isBackwards: !isBackwards) }
}

/// The extent of a frame along the direction of an arrow key (`start` to `end`) and across it (`low` to `high`), in
/// points. The coordinates along the direction increase in the direction.
package struct FocusSpan: Sendable, Hashable {
    package var start, end, low, high: Double

    package init(_ frame: CGRect, _ direction: FocusDirection) {
        let (x, y) = ((Double(frame.minX), Double(frame.maxX)), (Double(frame.minY), Double(frame.maxY)))
        let (along, across) = direction.axis == .vertical ? (y, x) : (x, y)
        (start, end) = direction.isBackwards ? (-along.1, -along.0) : along
        (low, high) = across
    }

    package init(start: Double, end: Double, low: Double, high: Double) {
        (self.start, self.end, self.low, self.high) = (start, end, low, high)
    }

    /// The frame that has this extent in a direction.
    package func frame(_ direction: FocusDirection) -> CGRect {
        let from = direction.isBackwards ? -end : start
        return direction.axis == .vertical
            ? CGRect(x: low, y: from, width: high - low, height: end - start)
            : CGRect(x: from, y: low, width: end - start, height: high - low)
    }

    package var middleAhead: Double { (start + end) / 2 }
    package var middleAside: Double { (low + high) / 2 }
    package func gapAside(_ other: FocusSpan) -> Double { max(other.low - high, low - other.high, 0) }
}
