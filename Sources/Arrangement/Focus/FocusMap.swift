// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of items with their frames, for finding their reading order and the item to which an arrow key moves the
/// focus.
package struct FocusMap<Item: Hashable & Sendable>: Sendable {
    package struct Place: Sendable {
        package var item: Item
        /// The item's frame in points, in coordinates that all items share.
        package var frame: CGRect

        package init(item: Item, frame: CGRect) {
            self.item = item
            self.frame = frame
        }
    }

    package let places: [Place]
    package let isRightToLeft: Bool

    package init(_ places: [Place], isRightToLeft: Bool = false) {
        self.places = places
        self.isRightToLeft = isRightToLeft
    }

    // MARK: - Reading

    /// The items in reading order: from the top down, and items side by side from the leading side. A column beside
    /// other items is read to its end before the next column.
    ///
    /// The area is split recursively at straight lines that cross no item: at all such horizontal lines or, if there
    /// are none, at the first vertical one.
    ///
    /// - Complexity: O(d n log n) for n items and a recursion of depth d.
    package var itemsInReadingOrder: [Item] { cut(places).map(\.item) }

    /// Splits the area of the items recursively, and returns the items in reading order.
    private func cut(_ places: [Place]) -> [Place] {
        guard places.count > 1 else { return places }
        let bands = pieces(places, from: { Double($0.frame.minY) }, to: { Double($0.frame.maxY) })
        if bands.count > 1 { return bands.flatMap(cut) }
        var columns = pieces(places, from: { Double($0.frame.minX) }, to: { Double($0.frame.maxX) })
        if isRightToLeft { columns.reverse() }
        // Split off only the first column. The remaining columns are examined again, because a horizontal line may
        // cross no item there even if it crosses one in the first column.
        if columns.count > 1 { return cut(columns[0]) + cut(columns[1...].flatMap { $0 }) }
        // The items overlap, so no horizontal or vertical line separates them: sort them by their top, then by their
        // leading edge.
        return places.enumerated().sorted { one, other in
            let (a, b) = (one.element.frame, other.element.frame)
            if a.minY != b.minY { return a.minY < b.minY }
            let (start, otherStart) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
            return start == otherStart ? one.offset < other.offset : start < otherStart
        }.map(\.element)
    }

    /// The overlap in points up to which two neighbours still count as separate.
    private static var tolerance: Double { 1 }

    /// Groups the items by their extents on an axis, from `start` to `end`. No item of a group overlaps an item of
    /// another one.
    private func pieces(
        _ places: [Place], from start: (Place) -> Double, to end: (Place) -> Double
    ) -> [[Place]] {
        let sorted = places.enumerated()
            .sorted { (start($0.element), $0.offset) < (start($1.element), $1.offset) }.map(\.element)
        var pieces: [[Place]] = []
        var reach = -Double.infinity
        for place in sorted {
            if pieces.isEmpty || start(place) >= reach - FocusMap.tolerance {
                pieces.append([place])
            } else {
                pieces[pieces.count - 1].append(place)
            }
            reach = max(reach, end(place))
        }
        return pieces
    }

    // MARK: - Arrows

    /// The weight of a distance across the arrow's direction, relative to a distance in the arrow's direction.
    private static var weightAside: Double { 3 }

    /// The item to which an arrow key moves the focus from a frame; nil if there is none in that direction. The item
    /// `own` is never chosen.
    ///
    /// The nearest item is chosen; a distance across the arrow's direction counts three times. Of equally near items,
    /// the one with the least offset of its centre across that direction is chosen, then the first one in reading
    /// order.
    package func item(from frame: CGRect, _ direction: FocusDirection, besides own: Item? = nil) -> Item? {
        var best: (item: Item, distance: Double, aside: Double)?
        for place in cut(places) where place.item != own {
            let from = FocusSpan(frame, direction)
            let to = FocusSpan(place.frame, direction)
            guard to.middleAhead > from.middleAhead, to.start >= from.middleAhead else { continue }
            let distance = max(to.start - from.end, 0) + FocusMap.weightAside * from.gapAside(to)
            let aside = abs(to.middleAside - from.middleAside)
            if let best, (best.distance, best.aside) <= (distance, aside) { continue }
            best = (place.item, distance, aside)
        }
        return best?.item
    }

    /// The item to which an arrow key moves the focus from the item `own`: the nearest one in that direction. If `own`
    /// has no item to its left and none to its right, the left and right arrows follow the reading order.
    package func item(besideOrAfter own: Item, _ direction: FocusDirection) -> Item? {
        guard let frame = places.first(where: { $0.item == own })?.frame else { return nil }
        if let beside = item(from: frame, direction, besides: own) { return beside }
        guard direction == .left || direction == .right else { return nil }
        let order = itemsInReadingOrder
        guard item(from: frame, direction.opposite, besides: own) == nil, let index = order.firstIndex(of: own) else {
            return nil
        }
        let isForward = direction == (isRightToLeft ? .left : .right)
        let next = index + (isForward ? 1 : -1)
        return order.indices.contains(next) ? order[next] : nil
    }
}
