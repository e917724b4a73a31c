// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where content that is turned page by page may come to rest on one axis.
///
/// Those are the multiples of the page within the range, and both ends of the range: content need not be a whole
/// number of pages long. Points, and points a second.
package struct PageStops: Sendable, Hashable {
    package let range: ClosedRange<Double>
    /// The side of a page: the scroll view's own.
    package let page: Double

    package init(range: ClosedRange<Double>, page: Double) {
        precondition(page > 0, "A page has a side, not one of \(page).")
        self.range = range
        self.page = page
    }

    /// Where content let go at `offset` comes to rest: on the next page that way if it is flicked, else on the nearest.
    package func target(offset: Double, velocity: Double) -> Double {
        guard range.contains(offset) else { return range.clamping(offset) }
        if velocity > Thresholds.Scroll.pageFlickSpeed { return stop(after: offset) }
        if velocity < -Thresholds.Scroll.pageFlickSpeed { return stop(before: offset) }
        let start = (offset / page).rounded(.down) * page
        let (before, after) = (range.clamping(start), range.clamping(start + page))
        return offset - before <= after - offset ? before : after
    }

    /// The next stop that lies later than `offset` by more than a rounding error; the last one where there is none.
    package func stop(after offset: Double) -> Double {
        range.clamping(((offset + PageStops.tolerance) / page).rounded(.down) * page + page)
    }

    /// The next stop that lies earlier; the first one where there is none.
    package func stop(before offset: Double) -> Double {
        range.clamping(((offset - PageStops.tolerance) / page).rounded(.up) * page - page)
    }

    /// Points by which an offset that was rounded to pixels may miss its page.
    private static let tolerance = 0.5
}
