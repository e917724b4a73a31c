// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Turns a page when something is held at a side for a while: one page for each while, however long it is held.
///
/// Like scrolling, nothing turns until the pointer has moved that way since the lift.
package struct EdgeDwell: Sendable, Hashable {
    /// A side, and since when the pointer has been there.
    private struct Rest: Hashable {
        var side: Int
        var since: Double
    }

    private var rest: Rest?
    private var extremes: ClosedRange<Double>?

    package init() {}

    /// Whether the pointer is where a page turns: go on asking while it is.
    package var isWaiting: Bool { rest != nil }

    /// The pointer is here now; the first time, this is where it lifted.
    ///
    /// - Parameter viewport: from the side before to the side after, in the same coordinates.
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

    /// -1 for the page before, 1 for the page after, 0 for none.
    package mutating func timePassed(_ time: Double) -> Int {
        guard let rest, time - rest.since >= Thresholds.Board.dwell else { return 0 }
        self.rest?.since = time
        return rest.side
    }
}
