// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
    /// The difference in points below which two heights count as equal. It is larger than the rounding errors of
    /// floating-point sums.
    package static let heightTolerance = 1.0 / 1024

    /// Compares this list with another one that has the same number of rows. Returns the rows whose heights differ, in
    /// ascending order, with their heights in the other list.
    ///
    /// Only a few rows of the other list are read. A range of rows with the same total height in both lists is assumed
    /// to be unchanged. If the changes of several rows may cancel each other out, these rows must therefore be in
    /// `rows`.
    ///
    /// - Parameters:
    ///   - rows: the rows to compare one by one, ascending. The ranges between them are compared as a whole.
    ///   - span: returns the top and the end of a row of the other list, in points from any origin.
    /// - Complexity: O(log n) calls of `span`, for n rows, for each row that has changed and for each row in `rows`.
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
