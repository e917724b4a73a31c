// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where each row of a list lies and which row lies where, for any number of rows.
///
/// Runs of equal heights are one element of a balanced tree: ten million rows of one height take no more memory than
/// one. Rows with heights of their own take 4 to 8 bytes each, and a little for the tree. Sums are exact where
/// heights are multiples of 1/64, and in any case the rows tile: the row found at a row's offset is that row.
///
/// Offsets and heights are in points from the top of the first row. Heights are 0 or more. A value: copies are free.
package struct RowGeometry: Sendable {
    var runs: SummaryTree<RowRun>

    /// - Complexity: O(1)
    package init(count: Int = 0, height: Double = 0) {
        precondition(count >= 0, "A list of \(count) rows.")
        runs = SummaryTree()
        if count > 0 { runs.append(RowRun(count: count, height: height)) }
    }

    /// - Complexity: O(n)
    package init(heights: some Sequence<Double>) {
        var runs: [RowRun] = []
        var pending: [Double] = []
        func flush() {
            guard !pending.isEmpty else { return }
            let run = RowRun(pending)
            pending.removeAll(keepingCapacity: true)
            if let merged = runs.last?.merged(with: run) {
                runs[runs.count - 1] = merged
            } else {
                runs.append(run)
            }
        }
        for height in heights {
            pending.append(height)
            if pending.count == RowRun.capacity { flush() }
        }
        flush()
        self.runs = SummaryTree(runs)
    }

    package var count: Int { runs.summary.count }

    /// The sum of all heights.
    package var totalHeight: Double { runs.summary.height }

    // MARK: - From row to offset

    /// Where a row begins; for `count`, where the last one ends.
    ///
    /// - Complexity: O(log n)
    package func offset(ofRow row: Int) -> Double {
        if row == count { return totalHeight }
        let (run, before) = runs.element(at: row)
        return before.height + run.offset(at: row - before.count)
    }

    /// - Complexity: O(log n)
    package func height(ofRow row: Int) -> Double {
        let (run, before) = runs.element(at: row)
        return run.height(at: row - before.count)
    }

    /// Where a row begins, and how high it is.
    ///
    /// - Complexity: O(log n)
    package func range(ofRow row: Int) -> (offset: Double, height: Double) {
        let (run, before) = runs.element(at: row)
        let index = row - before.count
        return (before.height + run.offset(at: index), run.height(at: index))
    }

    // MARK: - From offset to row

    /// The row that covers an offset, its end not included; the first row above all, and the last below them. Nil only
    /// where there are no rows.
    ///
    /// A row without height covers nothing.
    /// - Complexity: O(log n)
    package func row(clampedAt offset: Double) -> Int? {
        guard count > 0 else { return nil }
        return offset < 0 ? 0 : min(firstRow(endingAfter: offset), count - 1)
    }

    /// The rows of which something lies in `from`..<`to`, and those without height that lie inside it.
    ///
    /// - Complexity: O(log n)
    package func rows(from: Double, to: Double) -> Range<Int> {
        let first = firstRow(endingAfter: from)
        guard to > from else { return first..<first }
        // One past the last row that begins before `to`.
        let end = to > 0 ? min(firstRow(endingAtOrAfter: to) + 1, count) : 0
        return first..<max(first, end)
    }

    /// The first row whose end lies beyond `offset`; `count` if none does.
    ///
    /// - Complexity: O(log n)
    package func firstRow(endingAfter offset: Double) -> Int {
        firstRow(near: offset) { $0 > offset }
    }

    /// The first row whose end lies at or beyond `offset`; `count` if none does.
    ///
    /// - Complexity: O(log n)
    package func firstRow(endingAtOrAfter offset: Double) -> Int {
        firstRow(near: offset) { $0 >= offset }
    }

    /// The next row of any height, or the one before; nil beyond the ends.
    ///
    /// - Parameter row: -1 begins before the first row, `count` behind the last.
    /// - Complexity: O(log n), over any number of rows without height.
    package func rowOfHeight(after row: Int, isBackwards: Bool = false) -> Int? {
        let next = row + (isBackwards ? -1 : 1)
        guard next >= 0, next < count else { return nil }
        let (edge, height) = range(ofRow: next)
        if height > 0 { return next }
        if isBackwards { return edge > 0 ? firstRow(endingAtOrAfter: edge) : nil }
        let found = firstRow(endingAfter: edge)
        return found < count ? found : nil
    }

    private func firstRow(near offset: Double, where isReached: (Double) -> Bool) -> Int {
        guard let (run, before) = runs.first(where: { isReached($0.height) }) else { return count }
        return before.count + run.firstIndex(from: before.height, where: isReached, near: offset)
    }
}
