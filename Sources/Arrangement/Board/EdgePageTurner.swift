// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Turns the pages of a calendar while the pointer of a drag stays near the calendar's left or right side. One page is
/// turned each time a fixed delay has passed.
///
/// No page turns toward a side until the pointer has moved toward that side since the lift.
package struct EdgePageTurner: Sendable, Hashable {
    /// The side of the calendar whose zone contains the pointer: -1 for the left, 1 for the right. Also the time in
    /// seconds from which the delay counts: that at which the pointer entered the zone, or that of the last page turn.
    private struct Rest: Hashable {
        var side: Int
        var since: Double
    }

    private var rest: Rest?
    /// The pointer's lowest and highest position since the lift; nil before the first position.
    private var extremes: ClosedRange<Double>?

    package init() {}

    /// Whether the pointer is in a side zone. While it is true, the caller must keep calling `timePassed`.
    package var isWaiting: Bool { rest != nil }

    /// Updates the pointer's position. The first call passes the position of the lift.
    ///
    /// - Parameters:
    ///   - viewport: the range between the two sides, in the coordinates of `position`.
    ///   - time: the time of the movement, in seconds.
    package mutating func pointerMoved(position: Double, in viewport: ClosedRange<Double>, at time: Double) {
        let seen = extremes ?? position...position
        extremes = min(seen.lowerBound, position)...max(seen.upperBound, position)
        let zone = min(Thresholds.Board.sideZone, (viewport.upperBound - viewport.lowerBound) / 4)
        let least = Thresholds.Autoscroll.minimumMovement
        var side = 0
        if position < viewport.lowerBound + zone, seen.upperBound - position >= least { side = -1 }
        if position > viewport.upperBound - zone, position - seen.lowerBound >= least { side = 1 }
        if side == 0 { rest = nil } else if rest?.side != side { rest = Rest(side: side, since: time) }
    }

    /// Returns the page turn that is due at `time`, in seconds: -1 for the previous page, 1 for the next page, 0 for
    /// none.
    package mutating func timePassed(_ time: Double) -> Int {
        guard let rest, time - rest.since >= Thresholds.Board.pageTurnDelay else { return 0 }
        self.rest?.since = time
        return rest.side
    }
}
