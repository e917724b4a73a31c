// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The places on one axis of a board that an item can have.
///
/// They count from the board's own beginning, whatever an item's place was before: an item at 613 on a board with steps
/// of 20 can reach 620. No place lets an item out of the board; where the last step has no room for it, the one before
/// is the last.
///
/// Everything on a board that snaps rounds by ``multiple(of:nearest:)`` and ``nearer(_:_:to:)``: to the nearest place, and
/// to the lower one of two that are equally near.
package struct SnapAxis: Sendable, Hashable {
    /// Points from the board's beginning to its end.
    package var length: Double
    /// Points from place to place; nil where every place will do.
    package var step: Double?

    package init(length: Double, step: Double? = nil) {
        self.length = max(0, length)
        self.step = step.flatMap { $0 > 0 ? $0 : nil }
    }

    /// What numbers may be off by and still count as equal: far below what anybody sees.
    package static let tolerance = 1e-3

    /// The multiple of a step that is nearest to a position; of two that are equally near, the lower one, on both sides of
    /// zero.
    ///
    /// A position that is off the middle by no more than ``tolerance`` counts as the middle.
    package static func multiple(of step: Double, nearest position: Double) -> Double {
        let slack = min(tolerance, step * tolerance)
        return ((position - slack) / step - 0.5).rounded(.up) * step
    }

    /// The nearer of a place and home to a position; the lower one of two that are equally near.
    package static func nearer(_ place: Double, _ home: Double, to position: Double) -> Double {
        if abs(home - place) <= tolerance { return home }
        let (toHome, toPlace) = (abs(home - position), abs(place - position))
        if abs(toHome - toPlace) <= tolerance { return min(home, place) }
        return toHome < toPlace ? home : place
    }

    /// The farthest place of an item so long; 0 for one that is longer than the board.
    package func lastPlace(size: Double) -> Double {
        let room = max(0, length - size)
        guard let step else { return room }
        return ((room + Self.tolerance) / step).rounded(.down) * step
    }

    /// The place that is nearest to where an item is held.
    ///
    /// - Parameter home: where it came from, which is a place for it though it may be none for others.
    package func place(nearest position: Double, size: Double, home: Double? = nil) -> Double {
        let wanted = step.map { Self.multiple(of: $0, nearest: position) } ?? position
        let place = min(max(wanted, 0), lastPlace(size: size))
        guard let home, home >= 0, home + size <= length + Self.tolerance else { return place }
        return Self.nearer(place, home, to: position)
    }

    /// The first place that is not before a position; nil where the board has no room there.
    package func place(atLeast position: Double, size: Double) -> Double? {
        let wanted = max(0, step.map { ((position - Self.tolerance / 2) / $0).rounded(.up) * $0 } ?? position)
        return wanted + size <= length + Self.tolerance ? wanted : nil
    }

    /// The last place that is not after a position; nil where that would be before the board.
    package func place(atMost position: Double, size: Double) -> Double? {
        let wanted = step.map { ((position + Self.tolerance / 2) / $0).rounded(.down) * $0 } ?? position
        return wanted >= -Self.tolerance ? min(max(0, wanted), lastPlace(size: size)) : nil
    }

    /// The first and the last place that are in a range; nil where none is.
    package func places(in range: ClosedRange<Double>, size: Double) -> ClosedRange<Double>? {
        guard let first = place(atLeast: range.lowerBound, size: size),
            let last = place(atMost: range.upperBound, size: size), first <= last + Self.tolerance
        else { return nil }
        return first...max(first, last)
    }

    /// The place that an edge which is pulled to a position comes to: a step's, or the board's end, and not out of a
    /// range.
    ///
    /// - Parameter home: where the edge came from, which is a place for it.
    package func edge(nearest position: Double, in range: ClosedRange<Double>, home: Double? = nil) -> Double {
        var wanted = step.map { Self.multiple(of: $0, nearest: position) } ?? position
        if let home { wanted = Self.nearer(wanted, home, to: position) }
        return min(max(wanted, range.lowerBound, 0), range.upperBound, length)
    }
}
