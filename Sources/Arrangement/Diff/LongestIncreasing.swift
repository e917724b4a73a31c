// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The longest part of a list of different numbers that is in ascending order already: what need not move.
enum LongestIncreasing {
    /// Says of each number whether it belongs to one longest ascending part; nil where all of them do.
    ///
    /// Numbers that nearly ascend, as those of a list in which a few elements moved, cost no search: what comes next
    /// mostly belongs at one of the two last places.
    ///
    /// - Complexity: O(n) where nearly all ascend, O(n log n) at worst.
    static func members(of numbers: [Int32]) -> [Bool]? {
        guard !ascend(numbers) else { return nil }
        /// By length less one: the position of the smallest number that ends an ascending part of that length.
        var ends: [Int32] = []
        ends.reserveCapacity(numbers.count)
        /// By position: the position before it in the longest part that it ends; -1 where it is the first.
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

    /// How many numbers the longest ascending part has that `number` can follow.
    private static func place(of number: Int32, in ends: [Int32], _ numbers: [Int32]) -> Int {
        func isBelow(_ length: Int) -> Bool { numbers[Int(ends[length])] < number }
        let count = ends.count
        if count > 0, isBelow(count - 1) { return count }
        if count > 1, isBelow(count - 2) { return count - 1 }
        return ends.indices.partitionPoint { !isBelow($0) }
    }
}
