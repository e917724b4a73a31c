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
