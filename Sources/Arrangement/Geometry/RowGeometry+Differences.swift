// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
    /// Points by which heights may be off and are taken to be the same: what sums of fractions lose.
    package static let heightTolerance = 1.0 / 1024

    /// The rows whose heights are others in a list of as many rows, ascending, and those heights.
    ///
    /// The other list is asked for a few of its rows only. A stretch that is as high there as it is here is taken to have
    /// the same rows: what changed in it has to be looked at where changes may make up for each other.
    ///
    /// - Parameters:
    ///   - rows: those that are looked at one by one, ascending; stretches lie between them.
    ///   - span: where a row of the other list begins and ends, in points from anywhere.
    /// - Complexity: O(log n) questions for each row that has changed, and for each that is looked at.
    package func differences(
        lookingAt rows: [Int], _ span: (Int) -> (top: Double, end: Double)
    ) -> [(row: Int, height: Double)] {
        var found: [(row: Int, height: Double)] = []
        func search(_ stretch: Range<Int>) {
            guard let first = stretch.first, let last = stretch.last else { return }
            let top = span(first)
            let height = (last == first ? top.end : span(last).end) - top.top
            let known = offset(ofRow: last + 1) - offset(ofRow: first)
            guard abs(height - known) > RowGeometry.heightTolerance else { return }
            guard stretch.count > 1 else { return found.append((first, height)) }
            let middle = first + stretch.count / 2
            search(first..<middle)
            search(middle..<last + 1)
        }
        var start = 0
        for row in rows where row >= start && row < count {
            search(start..<row)
            search(row..<row + 1)
            start = row + 1
        }
        search(start..<count)
        return found
    }
}
