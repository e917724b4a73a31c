// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The offset and height of each row of a list, and the row at each offset, for any number of rows.
///
/// Adjacent rows of equal height are one element of a balanced tree: ten million rows of one height take no more memory
/// than one row. Rows with individual heights take 2 to 8 bytes each, plus a little for the tree. Sums are exact if
/// heights are multiples of 1/64. Even if sums are rounded, there is no gap or overlap between rows: the row found at a
/// row's offset is that row.
///
/// Offsets are in points from the top of the first row. Heights are in points, 0 or more. This is a value type whose
/// copies share their memory, so that a copy takes O(1) time.
package struct RowGeometry: Sendable {
    var runs: SummaryTree<RowHeightRun>

    /// Creates a list of `count` rows of the same height.
    ///
    /// - Complexity: O(1)
    package init(count: Int = 0, height: Double = 0) {
        precondition(count >= 0, "A list of \(count) rows.")
        runs = SummaryTree()
        if count > 0 { runs.append(RowHeightRun(count: count, height: height)) }
    }

    /// Creates a list of rows with the given heights.
    ///
    /// - Complexity: O(n)
    package init(heights: some Sequence<Double>) {
        var runs: [RowHeightRun] = []
        var pending: [Double] = []
        func flush() {
            guard !pending.isEmpty else { return }
            let run = RowHeightRun(pending)
            pending.removeAll(keepingCapacity: true)
            if let merged = runs.last?.merged(with: run) {
                runs[runs.count - 1] = merged
            } else {
                runs.append(run)
            }
        }
        for height in heights {
            pending.append(height)
            if pending.count == RowHeightRun.capacity { flush() }
        }
        flush()
        self.runs = SummaryTree(runs)
    }

    package var count: Int { runs.summary.count }

    /// The sum of all heights.
    package var totalHeight: Double { runs.summary.height }

    // MARK: - From row to offset

    /// The top offset of a row; for `count`, the end of the last row.
    ///
    /// - Complexity: O(log n)
    package func offset(ofRow row: Int) -> Double {
        if row == count { return totalHeight }
        let (run, before) = runs.element(at: row)
        return before.height + run.offset(at: row - before.count)
    }

    /// The height of a row.
    ///
    /// - Complexity: O(log n)
    package func height(ofRow row: Int) -> Double {
        let (run, before) = runs.element(at: row)
        return run.height(at: row - before.count)
    }

    /// The top offset and the height of a row.
    ///
    /// - Complexity: O(log n)
    package func range(ofRow row: Int) -> (offset: Double, height: Double) {
        let (run, before) = runs.element(at: row)
        let index = row - before.count
        return (before.height + run.offset(at: index), run.height(at: index))
    }

    // MARK: - From offset to row

    /// The row that contains an offset; a row contains its top but not its end. For an offset above the list, the first
    /// row is returned, and for an offset below the list, the last row. Nil only if there are no rows.
    ///
    /// A row of zero height contains no offset.
    /// - Complexity: O(log n)
    package func row(clampedAt offset: Double) -> Int? {
        guard count > 0 else { return nil }
        return offset < 0 ? 0 : min(firstRow(endingAfter: offset), count - 1)
    }

    /// The rows that intersect `from`..<`to`, and the rows of zero height inside that range.
    ///
    /// - Complexity: O(log n)
    package func rows(from: Double, to: Double) -> Range<Int> {
        let first = firstRow(endingAfter: from)
        guard to > from else { return first..<first }
        // The index after that of the last row that begins before `to`.
        let end = to > 0 ? min(firstRow(endingAtOrAfter: to) + 1, count) : 0
        return first..<max(first, end)
    }

    /// The first row whose end is greater than `offset`; `count` if there is none.
    ///
    /// - Complexity: O(log n)
    package func firstRow(endingAfter offset: Double) -> Int {
        firstRow(near: offset) { $0 > offset }
    }

    /// The first row whose end is equal to or greater than `offset`; `count` if there is none.
    ///
    /// - Complexity: O(log n)
    package func firstRow(endingAtOrAfter offset: Double) -> Int {
        firstRow(near: offset) { $0 >= offset }
    }

    /// The next row whose height is not 0, or the previous one if `isBackwards`; nil if there is none.
    ///
    /// - Parameter row: the row to start after; -1 starts before the first row, `count` after the last.
    /// - Complexity: O(log n), however many rows of zero height are skipped.
    package func nonzeroHeightRow(after row: Int, isBackwards: Bool = false) -> Int? {
        let next = row + (isBackwards ? -1 : 1)
        guard next >= 0, next < count else { return nil }
        let (edge, height) = range(ofRow: next)
        if height > 0 { return next }
        if isBackwards { return edge > 0 ? firstRow(endingAtOrAfter: edge) : nil }
        let found = firstRow(endingAfter: edge)
        return found < count ? found : nil
    }

    /// The first row for whose end `isReached` is true; `count` if there is none. The search is fastest if the row is
    /// near `offset`.
    private func firstRow(near offset: Double, where isReached: (Double) -> Bool) -> Int {
        guard let (run, before) = runs.first(where: { isReached($0.height) }) else { return count }
        return before.count + run.firstIndex(from: before.height, where: isReached, near: offset)
    }
}
