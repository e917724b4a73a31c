// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The first free frame of a size on a horizontal line, searching from one side to the other; nil if there is none.
    ///
    /// The first free frame is either at the start of the search or directly next to another item. The items on the
    /// line are therefore examined once, in the order of the search.
    /// - Parameters:
    ///   - id: the item, which does not block its own frame; nil for one that is not on the board yet.
    ///   - line: the frame's top.
    ///   - lefts: the range of the frame's left side.
    ///   - isBackwards: whether to search from the right end of the range to the left.
    /// - Complexity: O(r log r) for r items that intersect the searched part of the line.
    func firstFree(
        _ size: CGSize, of id: ID? = nil, onLine line: Double, in lefts: ClosedRange<Double>, isBackwards: Bool = false
    ) -> CGRect? {
        // The range `lefts` may extend beyond the board: search only the part of the range in which the frame is on the
        // board.
        guard let places = x.places(in: lefts, size: size.width) else { return nil }
        func place(_ left: Double) -> CGRect { CGRect(origin: CGPoint(x: left, y: line), size: size) }
        var whole = place(places.lowerBound)
        whole.size.width += places.upperBound - places.lowerBound
        let others = conflicts(of: id, in: whole).compactMap { index[$0] }
            .sorted { isBackwards ? $0.maxX > $1.maxX : $0.minX < $1.minX }
        var left: Double? = isBackwards ? places.upperBound : places.lowerBound
        for other in others {
            guard let current = left else { return nil }
            guard CollisionIndex<ID>.areTooClose(other, place(current), spacing: spacing) else { continue }
            left =
                isBackwards
                ? x.place(atMost: other.minX - spacing.width - size.width, size: size.width)
                : x.place(atLeast: other.maxX + spacing.width, size: size.width)
        }
        let (first, last) = (places.lowerBound - SnapAxis.tolerance, places.upperBound + SnapAxis.tolerance)
        return left.flatMap { first <= $0 && $0 <= last ? place($0) : nil }
    }
}
