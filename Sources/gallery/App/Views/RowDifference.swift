// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The difference between two lists of rows in a section, with as few moves as possible. The rows are unique.
///
/// - Complexity: O(n log n) for n rows.
struct RowDifference: Equatable {
    /// A row that moves: its index before and after all changes.
    struct Move: Equatable {
        var from: Int
        var to: Int
    }

    /// The indices that the deleted rows have before the changes.
    private(set) var deletions: [Int] = []
    /// The indices that the inserted rows have after the changes.
    private(set) var insertions: [Int] = []
    private(set) var moves: [Move] = []

    init<Row: Hashable>(from old: [Row], to new: [Row]) {
        let newIndices = Dictionary(zip(new, new.indices)) { first, _ in first }
        let oldIndices = Dictionary(zip(old, old.indices)) { first, _ in first }
        deletions = old.indices.filter { newIndices[old[$0]] == nil }
        insertions = new.indices.filter { oldIndices[new[$0]] == nil }
        let common = new.indices.compactMap { to in oldIndices[new[to]].map { Move(from: $0, to: to) } }
        let still = RowDifference.longestRise(common.map(\.from))
        moves = common.indices.filter { !still.contains($0) }.map { common[$0] }
    }

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Returns the indices of the numbers that form a longest increasing subsequence of `numbers`, which are unique.
    /// The rows at these indices need no move.
    private static func longestRise(_ numbers: [Int]) -> Set<Int> {
        // `ends[n]` is the index in `numbers` of the smallest number that ends an increasing subsequence of n + 1
        // numbers.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = place } else { ends.append(place) }
        }
        return Set(
            sequence(state: ends.last) { place in
                defer { place = place.flatMap { previous[$0] } }
                return place
            })
    }
}
