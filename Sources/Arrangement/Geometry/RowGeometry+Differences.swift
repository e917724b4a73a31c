// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
    /// The difference in points below which two heights count as equal, which covers floating-point rounding in sums.
    package static let heightTolerance = 1.0 / 1024

    /// The rows whose heights differ in another list with the same number of rows, in ascending order, and their
    /// heights there.
    ///
    /// Only a few rows of the other list are read. A range of rows with the same total height in both lists is assumed
    /// to be unchanged. Changes that may cancel each other out must therefore be passed in `rows`.
    ///
    /// - Parameters:
    ///   - rows: the rows to compare one by one, ascending. The ranges between them are compared as a whole.
    ///   - span: returns the top and the end of a row of the other list, in points from any origin.
    /// - Complexity: O(log n) calls of `span` for each row that has changed, and for each in `rows`.
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
