// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The snap positions of items on one axis of a board.
///
/// The positions are multiples of the step from the board's start, not from an item's previous position. For example,
/// an item at 613 on a board with a step of 20 moves to 620, not to 633. No position lets an item extend beyond the
/// board. An item's last position is the last multiple of the step at which the item still fits.
///
/// All snapping on a board rounds by ``multiple(of:nearest:)`` and ``nearer(_:_:to:)``: to the nearest position, and to
/// the lower one if two are equally near.
package struct SnapAxis: Sendable, Hashable {
    /// The length of the board in points.
    package var length: Double
    /// The distance in points between snap positions; nil if every position is allowed.
    package var step: Double?

    package init(length: Double, step: Double? = nil) {
        self.length = max(0, length)
        self.step = step.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The difference in points up to which positions count as equal. It is far too small to be visible.
    package static let tolerance = 1e-3

    /// The multiple of `step` that is nearest to a position. If two multiples are equally near, to within
    /// ``tolerance``, it is the lower one, also for negative positions.
    package static func multiple(of step: Double, nearest position: Double) -> Double {
        let slack = min(tolerance, step * tolerance)
        return ((position - slack) / step - 0.5).rounded(.up) * step
    }

    /// Returns `place` or `home`, whichever is nearer to a position; the lower one if both are equally near.
    package static func nearer(_ place: Double, _ home: Double, to position: Double) -> Double {
        if abs(home - place) <= tolerance { return home }
        let (toHome, toPlace) = (abs(home - position), abs(place - position))
        if abs(toHome - toPlace) <= tolerance { return min(home, place) }
        return toHome < toPlace ? home : place
    }

    /// The last snap position at which an item of length `size` fits on the board; 0 for an item longer than the board.
    package func lastPlace(size: Double) -> Double {
        let room = max(0, length - size)
        guard let step else { return room }
        return ((room + Self.tolerance) / step).rounded(.down) * step
    }

    /// The snap position nearest to the position of a dragged item of length `size`.
    ///
    /// - Parameter home: the original position, which is allowed for this item even if it is not a snap position.
    package func place(nearest position: Double, size: Double, home: Double? = nil) -> Double {
        let wanted = step.map { Self.multiple(of: $0, nearest: position) } ?? position
        let place = min(max(wanted, 0), lastPlace(size: size))
        guard let home, home >= 0, home + size <= length + Self.tolerance else { return place }
        return Self.nearer(place, home, to: position)
    }

    /// The first snap position at or after a position; nil if an item of length `size` at that snap position would
    /// extend beyond the board.
    package func place(atLeast position: Double, size: Double) -> Double? {
        let wanted = max(0, step.map { ((position - Self.tolerance / 2) / $0).rounded(.up) * $0 } ?? position)
        return wanted + size <= length + Self.tolerance ? wanted : nil
    }

    /// The last snap position at or before a position at which an item of length `size` fits on the board. Nil if there
    /// is none.
    package func place(atMost position: Double, size: Double) -> Double? {
        let wanted = step.map { ((position + Self.tolerance / 2) / $0).rounded(.down) * $0 } ?? position
        return wanted >= -Self.tolerance ? min(max(0, wanted), lastPlace(size: size)) : nil
    }

    /// The first and the last snap position in a range at which an item of length `size` fits; nil if there is none.
    package func places(in range: ClosedRange<Double>, size: Double) -> ClosedRange<Double>? {
        guard let first = place(atLeast: range.lowerBound, size: size),
            let last = place(atMost: range.upperBound, size: size), first <= last + Self.tolerance
        else { return nil }
        return first...max(first, last)
    }

    /// The snapped position of an edge that is dragged to `position`: the nearest multiple of the step, limited to
    /// `range` and to the board.
    ///
    /// - Parameter home: the edge's original position, which is allowed even if it is not a multiple of the step.
    package func edge(nearest position: Double, in range: ClosedRange<Double>, home: Double? = nil) -> Double {
        var wanted = step.map { Self.multiple(of: $0, nearest: position) } ?? position
        if let home { wanted = Self.nearer(wanted, home, to: position) }
        return min(max(wanted, range.lowerBound, 0), range.upperBound, length)
    }
}
