// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
    /// Sets the height of a row.
    ///
    /// - Complexity: O(log n)
    package mutating func setHeight(_ height: Double, ofRow row: Int) {
        let (run, before) = runs.element(at: row)
        let index = row - before.count
        guard run.height(at: index) != height else { return }
        if run.isUniform {
            // Rows are usually measured in order. Most measured rows are therefore at an end of a run of equal,
            // estimated heights. Such a row moves from that run to the adjacent array of measured heights.
            if index == 0, runs.updateNeighbours(at: row, { $0.taking(height, fromStartOf: $1) }) { return }
            if index == run.count - 1, runs.updateNeighbours(at: row + 1, { $1.taking(height, fromEndOf: $0) }) {
                return
            }
            if runs.cut(at: row, { run, index in run.cut(around: height, at: index) }) { return }
        } else if runs.update(at: row, { run, index in run.setting(height, at: index) }) {
            return
        }
        runs.replace(row..<row + 1, with: RowHeightRun(count: 1, height: height))
    }

    /// Inserts `count` rows of one height. The first of them gets the index `row`.
    ///
    /// - Complexity: O(log n)
    package mutating func insert(count: Int, height: Double, at row: Int) {
        insert(RowGeometry(count: count, height: height), at: row)
    }

    /// Inserts another list's rows. The first of them gets the index `row`.
    ///
    /// - Complexity: O(log n)
    package mutating func insert(_ other: RowGeometry, at row: Int) {
        precondition(row >= 0 && row <= count, "Cannot insert at \(row) among \(count) rows.")
        runs.replace(row..<row, with: other.runs)
    }

    /// Removes rows.
    ///
    /// - Complexity: O(log n)
    package mutating func remove(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "Cannot remove \(range) of \(count) rows.")
        runs.replace(range, with: SummaryTree())
    }

    /// A description of a violated invariant, for tests; nil if all invariants hold.
    ///
    /// - Complexity: O(n)
    package func brokenInvariant() -> String? { runs.brokenInvariant() }

    /// The number of runs of adjacent rows in which the heights are stored; for tests.
    ///
    /// - Complexity: O(n)
    package func runCount() -> Int { runs.elements().count }
}
