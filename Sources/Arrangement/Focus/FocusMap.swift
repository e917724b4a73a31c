// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A way in which an arrow key points.
package enum FocusDirection: Sendable, Hashable {
    case up, down, left, right

    var opposite: FocusDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }
}

/// Things on a screen by where they lie: in which order they are read, and which of them an arrow leads to.
package struct FocusMap<Item: Hashable & Sendable>: Sendable {
    package struct Place: Sendable {
        package var item: Item
        /// Points, in coordinates that all places share.
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

    /// The items as they are read: what lies wholly above comes first, and of what lies side by side, what lies where
    /// lines begin. A column beside others is read to its end before the next.
    ///
    /// Each part is cut where a line across it meets nothing, from side to side or else, once, from top to bottom; and
    /// its pieces again.
    /// - Complexity: O(n log n) for each depth of the pieces.
    package var inOrder: [Item] { cut(places).map(\.item) }

    private func cut(_ places: [Place]) -> [Place] {
        guard places.count > 1 else { return places }
        let bands = pieces(places, from: { Double($0.frame.minY) }, to: { Double($0.frame.maxY) })
        if bands.count > 1 { return bands.flatMap(cut) }
        var columns = pieces(places, from: { Double($0.frame.minX) }, to: { Double($0.frame.maxX) })
        if isRightToLeft { columns.reverse() }
        // The others may stand in lines, once the first is away.
        if columns.count > 1 { return cut(columns[0]) + cut(columns[1...].flatMap { $0 }) }
        // They overlap: nothing is clearly before another.
        return places.enumerated().sorted { one, other in
            let (a, b) = (one.element.frame, other.element.frame)
            if a.minY != b.minY { return a.minY < b.minY }
            let (start, otherStart) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
            return start == otherStart ? one.offset < other.offset : start < otherStart
        }.map(\.element)
    }

    /// Points by which neighbours may overlap and still count as one after the other.
    private static var tolerance: Double { 1 }

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

    /// How much a point aside counts against a point ahead.
    private static var weightAside: Double { 3 }

    /// The item that an arrow leads to from a frame; nil where nothing lies that way.
    ///
    /// Nearest wins: the way ahead counts, and the way aside three times. Of those as near as each other, the one
    /// wins whose middle is least aside, then the one that is read first.
    package func item(from frame: CGRect, _ direction: FocusDirection, besides own: Item? = nil) -> Item? {
        var best: (item: Item, distance: Double, aside: Double)?
        for place in cut(places) where place.item != own {
            let from = Span(frame, direction)
            let to = Span(place.frame, direction)
            guard to.middleAhead > from.middleAhead, to.start >= from.middleAhead else { continue }
            let distance = max(to.start - from.end, 0) + FocusMap.weightAside * from.gapAside(to)
            let aside = abs(to.middleAside - from.middleAside)
            if let best, (best.distance, best.aside) <= (distance, aside) { continue }
            best = (place.item, distance, aside)
        }
        return best?.item
    }

    /// The item that an arrow leads to from another item: the one that lies that way. Left and right lead to the previous
    /// or the next one in reading order if nothing lies beside the item on either side.
    package func item(besideOrAfter own: Item, _ direction: FocusDirection) -> Item? {
        guard let frame = places.first(where: { $0.item == own })?.frame else { return nil }
        if let beside = item(from: frame, direction, besides: own) { return beside }
        guard direction == .left || direction == .right else { return nil }
        let order = inOrder
        guard item(from: frame, direction.opposite, besides: own) == nil, let index = order.firstIndex(of: own) else {
            return nil
        }
        let isForward = direction == (isRightToLeft ? .left : .right)
        let next = index + (isForward ? 1 : -1)
        return order.indices.contains(next) ? order[next] : nil
    }

    /// A frame along a direction and across it.
    private struct Span {
        var start, end, low, high: Double

        init(_ frame: CGRect, _ direction: FocusDirection) {
            let (x, y) = (
                (Double(frame.minX), Double(frame.maxX)), (Double(frame.minY), Double(frame.maxY))
            )
            switch direction {
            case .down: (start, end, low, high) = (y.0, y.1, x.0, x.1)
            case .up: (start, end, low, high) = (-y.1, -y.0, x.0, x.1)
            case .right: (start, end, low, high) = (x.0, x.1, y.0, y.1)
            case .left: (start, end, low, high) = (-x.1, -x.0, y.0, y.1)
            }
        }

        var middleAhead: Double { (start + end) / 2 }
        var middleAside: Double { (low + high) / 2 }
        func gapAside(_ other: Span) -> Double { max(other.low - high, low - other.high, 0) }
    }
}
