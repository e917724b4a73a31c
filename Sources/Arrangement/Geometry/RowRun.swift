// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Some neighbouring rows' heights: one number where all are equal, else an array of at most 128.
///
/// Heights that a 32-bit float holds exactly, among them all multiples of 1/64 up to 262,144 points, take 4 bytes a
/// row in an array, others 8. Nothing is ever rounded.
struct RowRun: SummarizedElement {
    struct Summary: TreeSummary {
        var count: Int
        var height: Double

        static let zero = Summary(count: 0, height: 0)
        static func + (a: Summary, b: Summary) -> Summary {
            Summary(count: a.count + b.count, height: a.height + b.height)
        }
    }

    private enum Heights {
        case uniform(Double)
        case narrow([Float])
        case wide([Double])
    }

    /// Greatest number of rows in one array: long enough that the tree round it weighs little, short to add up.
    static let capacity = 128

    let summary: Summary
    private let heights: Heights

    var count: Int { summary.count }

    /// Whether all heights are known to be equal.
    var isUniform: Bool { if case .uniform = heights { true } else { false } }

    init(count: Int, height: Double) {
        precondition(count > 0, "A run of \(count) rows.")
        precondition(height >= 0 && height.isFinite, "A row's height is 0 or more points, not \(height).")
        summary = Summary(count: count, height: Double(count) * height)
        heights = .uniform(height)
    }

    /// - Complexity: O(the number of heights), which is at most the capacity unless all are equal.
    init(_ list: [Double]) {
        guard let first = list.first else { preconditionFailure("A run of no rows.") }
        var total = 0.0
        var isUniform = true
        var isNarrow = true
        for height in list {
            precondition(height >= 0 && height.isFinite, "A row's height is 0 or more points, not \(height).")
            total += height
            isUniform = isUniform && height == first
            isNarrow = isNarrow && Double(Float(height)) == height
        }
        if isUniform {
            self.init(count: list.count, height: first)
        } else {
            self.init(
                summary: Summary(count: list.count, height: total),
                heights: isNarrow ? .narrow(list.map { Float($0) }) : .wide(list))
        }
    }

    private init(summary: Summary, heights: Heights) {
        self.summary = summary
        self.heights = heights
    }

    /// All heights.
    ///
    /// - Complexity: O(`count`)
    func list() -> [Double] {
        switch heights {
        case .uniform(let height): Array(repeating: height, count: count)
        case .narrow(let list): list.map { Double($0) }
        case .wide(let list): list
        }
    }

    func height(at index: Int) -> Double {
        switch heights {
        case .uniform(let height): height
        case .narrow(let list): Double(list[index])
        case .wide(let list): list[index]
        }
    }

    /// The sum of the first `count` heights.
    ///
    /// - Complexity: O(1) where all are equal, else O(`count`)
    func offset(at count: Int) -> Double {
        switch heights {
        case .uniform(let height): Double(count) * height
        case .narrow(let list): list.prefix(count).reduce(0) { $0 + Double($1) }
        case .wide(let list): list.prefix(count).reduce(0, +)
        }
    }

    /// The first row at whose end `isReached` holds of the sum of heights, which starts at `start`.
    func firstIndex(from start: Double, where isReached: (Double) -> Bool, near offset: Double) -> Int {
        switch heights {
        case .uniform(let height):
            // A division finds the row but for rounding; the exact sums then decide.
            let guess = height > 0 ? (offset - start) / height : 0
            var index = Int(min(max(guess.rounded(.down), 0), Double(count - 1)))
            while index > 0, isReached(start + self.offset(at: index)) { index -= 1 }
            while index < count - 1, !isReached(start + self.offset(at: index + 1)) { index += 1 }
            return index
        case .narrow(let list):
            var sum = 0.0
            return list.firstIndex { height in
                sum += Double(height)
                return isReached(start + sum)
            } ?? count - 1
        case .wide(let list):
            var sum = 0.0
            return list.firstIndex { height in
                sum += height
                return isReached(start + sum)
            } ?? count - 1
        }
    }

    // MARK: - Changing one height

    // A run of equal heights that is at least as long as an array may be is worth joining with no array: what keeps it
    // that long changes nothing for its neighbours.

    /// A run of equal heights with another height inside, as three; nil where those may be worth joining with others.
    func cut(around height: Double, at index: Int) -> [RowRun]? {
        guard case .uniform(let equal) = heights, equal != height, index >= Self.capacity,
            count - index > Self.capacity
        else { return nil }
        return [
            RowRun(count: index, height: equal), RowRun(count: 1, height: height),
            RowRun(count: count - index - 1, height: equal),
        ]
    }

    /// This run with a row behind it whose height was the first of a run of equal heights, and what that has left.
    ///
    /// - Returns: nil where one of them may be worth joining with another.
    /// - Complexity: O(`count`)
    func taking(_ height: Double, fromStartOf next: RowRun) -> (RowRun, RowRun)? {
        next.withoutOne(takenBy: self, height).map { (RowRun(list() + [height]), $0) }
    }

    /// The same at the other end.
    func taking(_ height: Double, fromEndOf last: RowRun) -> (RowRun, RowRun)? {
        last.withoutOne(takenBy: self, height).map { ($0, RowRun([height] + list())) }
    }

    private func withoutOne(takenBy other: RowRun, _ height: Double) -> RowRun? {
        guard case .uniform(let equal) = heights, equal != height, count > Self.capacity, other.count < Self.capacity
        else { return nil }
        return RowRun(count: count - 1, height: equal)
    }

    /// The run with another height at one row; nil where it would not be an array before or after.
    ///
    /// - Complexity: O(`count`)
    func setting(_ height: Double, at index: Int) -> RowRun? {
        if case .uniform = heights { return nil }
        var list = list()
        list[index] = height
        let run = RowRun(list)
        if case .uniform = run.heights { return nil }
        return run
    }

    func split(at count: Int) -> (RowRun, RowRun) {
        if case .uniform(let height) = heights {
            return (RowRun(count: count, height: height), RowRun(count: self.count - count, height: height))
        }
        let list = list()
        return (RowRun(Array(list[..<count])), RowRun(Array(list[count...])))
    }

    func merged(with next: RowRun) -> RowRun? {
        if case .uniform(let height) = heights, case .uniform(height) = next.heights {
            return RowRun(count: count + next.count, height: height)
        }
        return count + next.count <= Self.capacity ? RowRun(list() + next.list()) : nil
    }
}
