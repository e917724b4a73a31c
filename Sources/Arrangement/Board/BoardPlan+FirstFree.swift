// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The first free place in a part of the board, line by line as one reads: of those after a place, and else of those
    /// before it. Nil where there is none.
    ///
    /// The first free place of a line lies where the part begins or right after somebody, so that only such are tried; so
    /// it is with the lines. Who is there is on the line that is nearest, which need not be where it lies.
    /// - Parameter place: the corner of who is there; nil for nobody.
    /// - Complexity: O(k² m) for k items in the part and m near each place.
    package func firstFree(
        _ size: CGSize, in part: CGRect, after place: CGPoint? = nil, isMirrored: Bool = false
    ) -> CGRect? {
        let near = index.ids(near: part, spacing: spacing).compactMap { index[$0] }
        let line = place.map { y.place(nearest: Double($0.y), size: size.height) }
        let rows = starts(y, size.height, part.minY, part.maxY, near.map { Double($0.maxY) }, spacing.height)
            .union(line.map { [$0] } ?? [])
        let columns =
            isMirrored
            ? ends(x, size.width, part.minX, part.maxX, near.map { Double($0.minX) }, spacing.width)
            : starts(x, size.width, part.minX, part.maxX, near.map { Double($0.maxX) }, spacing.width)
        let inOrder = isMirrored ? columns.sorted(by: >) : columns.sorted()
        let seen = part.insetBy(dx: -SnapAxis.tolerance, dy: -SnapAxis.tolerance)
        let places = rows.sorted().flatMap { row in
            inOrder.map { CGRect(origin: CGPoint(x: $0, y: row), size: size) }
        }.filter { seen.contains($0) }
        func isAfter(_ frame: CGRect) -> Bool {
            guard let place, let line else { return true }
            let below = Double(frame.minY) - line
            if abs(below) > SnapAxis.tolerance { return below > 0 }
            return isMirrored ? frame.minX < place.x : frame.minX > place.x
        }
        func isFree(_ frame: CGRect) -> Bool { conflicts(of: nil, in: frame).isEmpty }
        return places.first { isAfter($0) && isFree($0) } ?? places.first(where: isFree)
    }

    /// The first places in a range, and right after others.
    private func starts(
        _ axis: SnapAxis, _ size: Double, _ from: Double, _ to: Double, _ others: [Double], _ spacing: Double
    ) -> Set<Double> {
        Set(([from] + others.map { $0 + spacing }).compactMap { axis.place(atLeast: $0, size: size) })
    }

    /// The last places in a range, and right before others.
    private func ends(
        _ axis: SnapAxis, _ size: Double, _ from: Double, _ to: Double, _ others: [Double], _ spacing: Double
    ) -> Set<Double> {
        Set(([to] + others.map { $0 - spacing }).compactMap { axis.place(atMost: $0 - size, size: size) })
    }
}
