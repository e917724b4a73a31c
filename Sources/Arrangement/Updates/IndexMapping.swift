// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The mapping of indices between a list before and after deletions and insertions. Other elements keep their order.
///
/// It stores only the deleted and inserted indices, so one change in a list of ten million rows takes the memory of one
/// number. In the complexities of its methods, k is the number of deleted and inserted indices.
struct IndexMapping: Sendable, Hashable {
    /// The old indices of deleted elements, ascending.
    private let deleted: [Int]
    /// The new indices of inserted elements, ascending.
    private let inserted: [Int]

    /// A mapping for deleted old indices and inserted new indices.
    ///
    /// - Complexity: O(k log k)
    init(deleted: [Int] = [], inserted: [Int] = []) {
        self.deleted = deleted.sorted()
        self.inserted = inserted.sorted()
    }

    /// The new index of the element at an old index; nil if it was deleted.
    ///
    /// - Complexity: O(log k)
    func new(forOld index: Int) -> Int? { Self.map(index, leaving: deleted, entering: inserted) }

    /// The old index of the element at a new index; nil if it was inserted.
    ///
    /// - Complexity: O(log k)
    func old(forNew index: Int) -> Int? { Self.map(index, leaving: inserted, entering: deleted) }

    /// The new index of the gap before the element at an old index. The gap stays before that element, or before the
    /// next element that is not deleted, or at the end.
    ///
    /// - Complexity: O(log k)
    func gap(forOld index: Int) -> Int {
        let before = deleted.indices.partitionPoint { deleted[$0] >= index }
        return Self.place(ofRank: index - before, entering: inserted)
    }

    /// Maps an index from a list with the elements at `leaving` to a list with the elements at `entering` instead. Nil
    /// if the element at `index` is in `leaving`.
    private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let before = leaving.indices.partitionPoint { leaving[$0] >= index }
        if before < leaving.count, leaving[before] == index { return nil }
        return place(ofRank: index - before, entering: entering)
    }

    /// The new index of the element that has the index `rank` among the elements that are not deleted. It is `rank`
    /// plus the number of inserted elements before it. `entering` contains the indices of the inserted elements,
    /// ascending.
    private static func place(ofRank rank: Int, entering: [Int]) -> Int {
        rank + entering.indices.partitionPoint { entering[$0] - $0 > rank }
    }
}
