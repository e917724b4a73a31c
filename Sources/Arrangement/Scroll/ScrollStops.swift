// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The offsets at which content may stop on one axis, in points.
package protocol ScrollStops: Sendable {
    /// The first stop after an offset; the last stop if there is none.
    func stop(after offset: Double) -> Double
    /// The last stop before an offset; the first stop if there is none.
    func stop(before offset: Double) -> Double
    /// The stop that is nearest to an offset; the earlier one of two.
    func nearestStop(to offset: Double) -> Double
}

extension ScrollStops {
    /// The next stop after an offset if `isForward`, otherwise the last one before it.
    package func stop(from offset: Double, isForward: Bool) -> Double {
        isForward ? stop(after: offset) : stop(before: offset)
    }

    /// The offset at which content rests after a movement to an offset, which need not be a stop: the first stop from
    /// there on in the direction of the movement, and not the stop at which the movement began.
    ///
    /// - Parameters:
    ///   - start: the offset at which the movement began.
    ///   - end: the offset that the movement alone would reach.
    package func rest(from start: Double, to end: Double) -> Double {
        // A stop at the offset itself counts, although offsets are rounded to pixels.
        end > start ? stop(after: max(end - 1, start)) : stop(before: min(end + 1, start))
    }
}

/// The stops of content whose offsets begin at another point, or run in the opposite direction.
package struct ConvertedStops<Base: ScrollStops>: ScrollStops {
    private let base: Base
    /// The offset here of the offset zero of `base`.
    private let origin: Double
    private let isReversed: Bool

    package init(_ base: Base, origin: Double, isReversed: Bool) {
        (self.base, self.origin, self.isReversed) = (base, origin, isReversed)
    }

    /// An offset of `base` for an offset here.
    private func inBase(_ offset: Double) -> Double { isReversed ? origin - offset : offset - origin }

    /// An offset here for an offset of `base`.
    private func outOfBase(_ offset: Double) -> Double { isReversed ? origin - offset : origin + offset }

    package func stop(after offset: Double) -> Double {
        outOfBase(base.stop(from: inBase(offset), isForward: !isReversed))
    }

    package func stop(before offset: Double) -> Double {
        outOfBase(base.stop(from: inBase(offset), isForward: isReversed))
    }

    package func nearestStop(to offset: Double) -> Double { outOfBase(base.nearestStop(to: inBase(offset))) }
}
