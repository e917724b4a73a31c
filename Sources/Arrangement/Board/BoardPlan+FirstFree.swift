// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The first free frame of a size in a part of the board, in reading order line by line; nil if there is none.
    /// Frames after `place` are tried first, then those before it.
    ///
    /// Only some vertical positions (lines) are tried, because the first free frame is always on one of them. These are
    /// the first line in the part, the lines directly below other items, and the line of `place`. The line of `place`
    /// is its vertical position, rounded to the nearest snap position.
    ///
    /// - Parameters:
    ///   - place: the top-left corner of the item after which to search, such as the focused one; nil if there is none.
    ///   - isMirrored: whether reading order goes from right to left.
    /// - Complexity: O(k r log r) for k items in the part and r on each line.
    package func firstFree(
        _ size: CGSize, in part: CGRect, after place: CGPoint? = nil, isMirrored: Bool = false
    ) -> CGRect? {
        let tolerance = SnapAxis.tolerance
        let (first, last) = (Double(part.minX), Double(part.maxX - size.width))
        guard !part.isNull, first <= last + tolerance else { return nil }
        let whole = first...max(first, last)
        let own = place.map { y.place(nearest: Double($0.y), size: size.height) }
        let lines = lines(of: size.height, in: part, own)
        /// The range of left edges to try for a frame whose top is at `line`; nil if there are none. On the line of
        /// `place`, only positions after `place` are allowed. On lower lines, or without `place`, all are allowed.
        func lefts(_ line: Double) -> ClosedRange<Double>? {
            guard let place, let own, line <= own + tolerance else { return whole }
            let from = isMirrored ? first : max(first, place.x + tolerance)
            let to = isMirrored ? min(last, place.x - tolerance) : last
            return from <= to ? from...to : nil
        }
        for line in lines where own.map({ line >= $0 - tolerance }) ?? true {
            let found = lefts(line).flatMap { firstFree(size, onLine: line, in: $0, isBackwards: isMirrored) }
            if let found { return found }
        }
        guard let own else { return nil }
        for line in lines where line <= own + tolerance {
            if let found = firstFree(size, onLine: line, in: whole, isBackwards: isMirrored) { return found }
        }
        return nil
    }

    /// Returns the vertical positions to try for an item of a given height in a part of the board, ascending. They are
    /// the part's first line, the lines directly below other items, and the additional line `more` unless it is nil.
    private func lines(of height: Double, in part: CGRect, _ more: Double?) -> [Double] {
        let below = index.ids(near: part, spacing: spacing).compactMap { index[$0] }.map { $0.maxY + spacing.height }
        let starts = ([part.minY] + below).compactMap { y.place(atLeast: Double($0), size: height) }
        let (first, last) = (part.minY - SnapAxis.tolerance, part.maxY - height + SnapAxis.tolerance)
        return Set(starts + (more.map { [$0] } ?? [])).filter { first <= $0 && $0 <= last }.sorted()
    }
}
