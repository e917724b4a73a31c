// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The longest increasing subsequence of distinct numbers. If the numbers are the old positions of items in their new
/// order, the items of this subsequence need not move.
enum LongestIncreasing {
    /// Whether each number belongs to the longest increasing subsequence that is found; nil if all numbers do.
    ///
    /// Nearly sorted numbers, as after a few moves, rarely need a binary search. The next number mostly extends the
    /// longest subsequence so far, or one that is shorter by one.
    ///
    /// - Complexity: O(n) if nearly all numbers ascend, O(n log n) at worst.
    static func members(of numbers: [Int32]) -> [Bool]? {
        guard !ascend(numbers) else { return nil }
        /// At index `n`: the position of a number that ends an increasing subsequence of `n + 1` numbers. Of all such
        /// numbers, it is the smallest.
        var ends: [Int32] = []
        ends.reserveCapacity(numbers.count)
        /// For each position: the position of the preceding number in the longest increasing subsequence that ends
        /// there; -1 if no number precedes.
        var previous = [Int32](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            let length = place(of: number, in: ends, numbers)
            if length > 0 { previous[position] = ends[length - 1] }
            if length == ends.count { ends.append(Int32(position)) } else { ends[length] = Int32(position) }
        }
        var isMember = [Bool](repeating: false, count: numbers.count)
        var position = ends.last ?? -1
        while position >= 0 {
            isMember[Int(position)] = true
            position = previous[Int(position)]
        }
        return isMember
    }

    private static func ascend(_ numbers: [Int32]) -> Bool {
        var last = Int32.min
        for number in numbers {
            if number < last { return false }
            last = number
        }
        return true
    }

    /// The length of the longest increasing subsequence that `number` can extend. `ends` contains, for each length, the
    /// position in `numbers` of the last number of such a subsequence.
    private static func place(of number: Int32, in ends: [Int32], _ numbers: [Int32]) -> Int {
        func isBelow(_ length: Int) -> Bool { numbers[Int(ends[length])] < number }
        let count = ends.count
        if count > 0, isBelow(count - 1) { return count }
        if count > 1, isBelow(count - 2) { return count - 1 }
        return ends.indices.partitionPoint { !isBelow($0) }
    }
}
