// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The heights of several adjacent rows: one number if all are equal, otherwise an array of at most 128 numbers.
struct RowHeightRun: SummarizedElement {
    struct Summary: TreeSummary {
        var count: Int
        var height: Double

        static let zero = Summary(count: 0, height: 0)
        static func + (a: Summary, b: Summary) -> Summary {
            Summary(count: a.count + b.count, height: a.height + b.height)
        }
    }

    /// The maximum number of rows in one array. Longer arrays would take too long to add up, and shorter ones would
    /// make the tree larger.
    static let capacity = 128

    let summary: Summary
    private let heights: PackedNumbers

    var count: Int { summary.count }

    /// Whether the run stores a single number, because all heights are equal.
    var isUniform: Bool { heights.uniform != nil }

    init(count: Int, height: Double) {
        precondition(count > 0, "A run of \(count) rows.")
        precondition(height >= 0 && height.isFinite, "A row's height is 0 or more points, not \(height).")
        summary = Summary(count: count, height: Double(count) * height)
        heights = PackedNumbers(repeating: height, count: count)
    }

    /// Creates a run of the given heights: at most `capacity` of them, unless all are equal.
    ///
    /// - Complexity: O(n) for n heights.
    init(_ list: [Double]) {
        precondition(!list.isEmpty, "A run of no rows.")
        for height in list {
            precondition(height >= 0 && height.isFinite, "A row's height is 0 or more points, not \(height).")
        }
        heights = PackedNumbers(list)
        summary = Summary(count: list.count, height: heights.sum(ofFirst: list.count))
    }

    /// All heights.
    ///
    /// - Complexity: O(`count`)
    func list() -> [Double] { heights.list() }

    func height(at index: Int) -> Double { heights[index] }

    /// The sum of the first `count` heights.
    ///
    /// - Complexity: O(1) if all are equal, else O(`count`)
    func offset(at count: Int) -> Double { heights.sum(ofFirst: count) }

    /// The index of the first row for whose end `isReached` is true, or of the last row if there is none. A row's end
    /// is `start` plus the heights of the rows up to and including that row. In a run of equal heights, the search
    /// begins at the row that contains `offset`.
    func firstIndex(from start: Double, where isReached: (Double) -> Bool, near offset: Double) -> Int {
        guard let height = heights.uniform else {
            return heights.firstIndex(from: start, where: isReached) ?? count - 1
        }
        return (0..<count - 1).partitionPoint(near: (offset - start) / height) {
            isReached(start + self.offset(at: $0 + 1))
        }
    }

    // MARK: - Changing one height

    // A run of equal heights with at least `capacity` rows never merges with an array. If such a run has at least
    // `capacity` rows after an edit, there is no need to try to merge it with its neighbours.

    /// This uniform run, split into three runs: the rows before `index`, the row at `index` with the new height
    /// `height`, and the rows after that row. Nil if the first or the last of the three runs might merge with another
    /// run.
    func cut(around height: Double, at index: Int) -> [RowHeightRun]? {
        guard let equal = heights.uniform, equal != height, index >= Self.capacity, count - index > Self.capacity
        else { return nil }
        return [
            RowHeightRun(count: index, height: equal), RowHeightRun(count: 1, height: height),
            RowHeightRun(count: count - index - 1, height: equal),
        ]
    }

    /// Returns two runs: this run with the first row of the uniform run `next` added at its end, and the remaining rows
    /// of `next`. The added row gets the height `height`.
    ///
    /// - Returns: nil if this run is full, or if the remaining rows might merge with another run.
    /// - Complexity: O(`count`)
    func taking(_ height: Double, fromStartOf next: RowHeightRun) -> (RowHeightRun, RowHeightRun)? {
        next.withoutOne(takenBy: self, height).map { (RowHeightRun(list() + [height]), $0) }
    }

    /// Returns two runs: the remaining rows of the uniform run `last`, and this run with the last row of `last` added
    /// at its start. The added row gets the height `height`.
    ///
    /// - Returns: nil if this run is full, or if the remaining rows might merge with another run.
    func taking(_ height: Double, fromEndOf last: RowHeightRun) -> (RowHeightRun, RowHeightRun)? {
        last.withoutOne(takenBy: self, height).map { ($0, RowHeightRun([height] + list())) }
    }

    /// This uniform run without one row, which `other` takes over with the height `height`. Nil if `other` is full, or
    /// if the remaining rows might merge with another run.
    private func withoutOne(takenBy other: RowHeightRun, _ height: Double) -> RowHeightRun? {
        guard let equal = heights.uniform, equal != height, count > Self.capacity, other.count < Self.capacity
        else { return nil }
        return RowHeightRun(count: count - 1, height: equal)
    }

    /// The run with another height at one row; nil unless the run stores an array both before and after the change.
    ///
    /// - Complexity: O(`count`)
    func setting(_ height: Double, at index: Int) -> RowHeightRun? {
        if isUniform { return nil }
        var list = list()
        list[index] = height
        let run = RowHeightRun(list)
        return run.isUniform ? nil : run
    }

    func split(at count: Int) -> (RowHeightRun, RowHeightRun) {
        if let height = heights.uniform {
            return (RowHeightRun(count: count, height: height), RowHeightRun(count: self.count - count, height: height))
        }
        let list = list()
        return (RowHeightRun(Array(list[..<count])), RowHeightRun(Array(list[count...])))
    }

    func merged(with next: RowHeightRun) -> RowHeightRun? {
        if let height = heights.uniform, next.heights.uniform == height {
            return RowHeightRun(count: count + next.count, height: height)
        }
        return count + next.count <= Self.capacity ? RowHeightRun(list() + next.list()) : nil
    }
}
