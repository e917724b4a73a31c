// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the lines of items in a direction from a frame, and in each line the items nearest to the frame.
///
/// The items are added in bands, one after another, so that only the items near the frame have to be known. Items need
/// not be arranged in straight lines: a line has the items at the middle of its nearest item.
package struct LineSearch<Item: Hashable & Comparable & Sendable>: Sendable {
    private let origin: FocusSpan
    private let direction: FocusDirection
    /// The items ahead of the frame that were added and not returned yet.
    private var ahead: [(item: Item, span: FocusSpan)] = []
    private var seen: Set<Item> = []
    /// The coordinate along the direction up to which all items were added.
    package private(set) var reach: Double

    /// The overlap in points up to which two neighbours still count as separate.
    private static var tolerance: Double { 1 }

    package init(from frame: CGRect, _ direction: FocusDirection) {
        self.direction = direction
        origin = FocusSpan(frame, direction)
        reach = origin.middleAhead
    }

    /// The number of different items that were added.
    package var count: Int { seen.count }

    /// Adds the items that begin before the coordinate `reach` along the direction. Items that are not ahead of the
    /// frame, or were added before, are ignored.
    package mutating func add(_ places: some Sequence<(item: Item, frame: CGRect)>, upTo reach: Double) {
        for (item, frame) in places where seen.insert(item).inserted {
            let span = FocusSpan(frame, direction)
            if isAhead(span) { ahead.append((item, span)) }
        }
        self.reach = reach
    }

    /// Whether an extent is ahead of the frame, and not beside it.
    private func isAhead(_ span: FocusSpan) -> Bool {
        guard span.middleAhead > origin.middleAhead + LineSearch.tolerance / 2 else { return false }
        return span.start >= origin.end - LineSearch.tolerance || origin.gapAside(span) == 0
    }

    /// Removes the items of the nearest line, and returns them: those whose centre is nearest to the frame's centre
    /// first.
    ///
    /// - Returns: nil if the items of that line are not all known. Add the items of a further band then.
    package mutating func removeNearestLine() -> [Item]? {
        guard let nearest = ahead.map(\.span.middleAhead).min(), nearest <= reach else { return nil }
        return removeLine(at: nearest)
    }

    /// Removes the items of the farthest line that ends before a coordinate along the direction, and returns them.
    /// Items whose centres are nearest to the centre of the frame come first. Nil if there is no such line.
    package mutating func removeFarthestLine(endingBefore limit: Double) -> [Item]? {
        ahead.removeAll { $0.span.end > limit }
        return ahead.map(\.span.middleAhead).max().map { removeLine(at: $0) }
    }

    private mutating func removeLine(at middle: Double) -> [Item] {
        let line = ahead.filter { $0.span.start <= middle && middle <= $0.span.end }
        ahead.removeAll { $0.span.start <= middle && middle <= $0.span.end }
        func distance(_ span: FocusSpan) -> Double { abs(span.middleAside - origin.middleAside) }
        return line.sorted { one, other in
            (distance(one.span), one.span.middleAhead, one.item)
                < (distance(other.span), other.span.middleAhead, other.item)
        }.map(\.item)
    }
}
