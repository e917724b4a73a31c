// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The offsets at which a section that scrolls across the layout's scroll axis may stop.
///
/// Offsets are in points from the offset of a section that is not scrolled, velocities in points per second.
package struct OrthogonalStops: ScrollStops {
    private let groups: CompositionalGroups
    /// The length of the section that is visible at once, in points.
    package let viewport: Double
    package let scrolling: OrthogonalScrolling
    /// The offsets between which the section scrolls. A row that is not longer than the viewport does not scroll. The
    /// first and the last group of centred paging can be in the middle.
    package let range: ClosedRange<Double>

    init(_ groups: CompositionalGroups, viewport: Double, _ scrolling: OrthogonalScrolling) {
        self.groups = groups
        self.viewport = viewport
        self.scrolling = scrolling
        let end = max(groups.length() - viewport, 0)
        if scrolling == .groupPagingCentered, end > 0 {
            let first = Self.centre(groups.group(at: 0), viewport)
            range = first...max(Self.centre(groups.group(at: groups.groupCount - 1), viewport), first)
        } else {
            range = 0...end
        }
    }

    /// The offset with a group in the middle of the viewport.
    private static func centre(_ group: CompositionalGroupSpan, _ viewport: Double) -> Double {
        group.start + (group.length - viewport) / 2
    }

    /// The offset at which the section stops.
    ///
    /// - Parameters:
    ///   - start: the offset at which the swipe began. Paging stops at most one page or group from it.
    ///   - offset: the offset at which the finger was lifted.
    ///   - proposed: the offset at which the deceleration would end.
    ///   - velocity: the velocity when the finger was lifted.
    /// - Complexity: O(log n)
    package func target(from start: Double, at offset: Double, proposed: Double, velocity: Double) -> Double {
        let proposed = range.clamping(proposed)
        guard range.lowerBound < range.upperBound else { return range.lowerBound }
        switch scrolling {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary: return nearestStop(to: proposed)
        case .paging, .groupPaging, .groupPagingCentered:
            let (offset, start) = (range.clamping(offset), range.clamping(start))
            let target =
                if velocity > Thresholds.Scroll.pageFlickSpeed {
                    stop(after: offset)
                } else if velocity < -Thresholds.Scroll.pageFlickSpeed {
                    stop(before: offset)
                } else {
                    nearestStop(to: offset)
                }
            return min(max(target, stop(before: start)), stop(after: start))
        }
    }

    /// The stop that is nearest to an offset; the earlier one of two.
    package func nearestStop(to offset: Double) -> Double {
        let after = stop(after: offset - tolerance - tolerance)
        let before = stop(before: offset)
        return offset - before <= after - offset ? before : after
    }

    /// The offset nearest to the present one at which all of an item is visible, and at which the section may stop. The
    /// stop that shows most of the item, if no stop shows all of it.
    ///
    /// - Parameters:
    ///   - item: the item's extent, from the beginning of the first group.
    ///   - offset: the present offset.
    /// - Complexity: O(log n)
    package func offset(revealing item: ClosedRange<Double>, from offset: Double) -> Double {
        // The offsets at which the item is at the end of the viewport, and at its beginning.
        let (last, first) = (item.upperBound - viewport, item.lowerBound)
        guard scrolling != .none, scrolling != .continuous else {
            return range.clamping(max(min(offset, first), last))
        }
        guard last <= first else { return nearestStop(to: first) }
        let stops = [nearestStop(to: offset), stop(after: last - 2 * tolerance), stop(before: first + 2 * tolerance)]
        func hiddenLength(_ stop: Double) -> Double { max(last - stop, stop - first, tolerance) }
        return stops.min {
            (hiddenLength($0), abs($0 - offset)) < (hiddenLength($1), abs($1 - offset))
        } ?? range.lowerBound
    }

    /// The distance in points up to which an offset counts as being on a stop, because offsets are rounded to pixels.
    private var tolerance: Double { 0.5 }

    /// The first stop after an offset; the last stop if there is none.
    package func stop(after offset: Double) -> Double {
        if scrolling == .paging { return pages?.stop(after: offset) ?? range.upperBound }
        let index = (0..<groups.groupCount).partitionPoint { position(ofGroup: $0) > offset + tolerance }
        return index < groups.groupCount ? range.clamping(position(ofGroup: index)) : range.upperBound
    }

    /// The last stop before an offset; the first stop if there is none.
    package func stop(before offset: Double) -> Double {
        if scrolling == .paging { return pages?.stop(before: offset) ?? range.lowerBound }
        let index = (0..<groups.groupCount).partitionPoint { position(ofGroup: $0) >= offset - tolerance }
        return index > 0 ? range.clamping(position(ofGroup: index - 1)) : range.lowerBound
    }

    private var pages: PageStops? { viewport > 0 ? PageStops(range: range, page: viewport) : nil }

    /// The offset at which a group is at its place: at the beginning of the viewport, or in the middle.
    private func position(ofGroup index: Int) -> Double {
        let group = groups.group(at: index)
        return scrolling == .groupPagingCentered ? Self.centre(group, viewport) : group.start
    }
}
