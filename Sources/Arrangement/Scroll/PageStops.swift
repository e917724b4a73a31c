// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The positions at which paged content may stop on one axis.
///
/// These are the multiples of the page size within the range, and both ends of the range. The content's length need not
/// be a multiple of the page size. Units are points, and points per second.
package struct PageStops: ScrollStops, Hashable {
    package let range: ClosedRange<Double>
    /// The page size: the scroll view's own size on this axis.
    package let page: Double

    package init(range: ClosedRange<Double>, page: Double) {
        precondition(page > 0, "A page has a side, not one of \(page).")
        self.range = range
        self.page = page
    }

    /// The target of content released at `offset`: the next page in the direction of a flick, else the nearest page.
    package func target(offset: Double, velocity: Double) -> Double {
        guard range.contains(offset) else { return range.clamping(offset) }
        if velocity > Thresholds.Scroll.pageFlickSpeed { return stop(after: offset) }
        if velocity < -Thresholds.Scroll.pageFlickSpeed { return stop(before: offset) }
        return nearestStop(to: offset)
    }

    /// The stop that is nearest to an offset; the earlier one of two.
    package func nearestStop(to offset: Double) -> Double {
        let offset = range.clamping(offset)
        let start = (offset / page).rounded(.down) * page
        let (before, after) = (range.clamping(start), range.clamping(start + page))
        return offset - before <= after - offset ? before : after
    }

    /// The first stop more than half a point (a possible rounding error) after `offset`; the last stop if there is
    /// none.
    package func stop(after offset: Double) -> Double {
        range.clamping(((offset + PageStops.tolerance) / page).rounded(.down) * page + page)
    }

    /// The last stop more than half a point (a possible rounding error) before `offset`; the first stop if there is
    /// none.
    package func stop(before offset: Double) -> Double {
        range.clamping(((offset - PageStops.tolerance) / page).rounded(.up) * page - page)
    }

    /// The distance in points up to which an offset counts as being on a stop, because offsets are rounded to pixels.
    private static let tolerance = 0.5
}
