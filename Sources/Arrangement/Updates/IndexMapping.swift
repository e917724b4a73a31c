// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Which index of a list becomes which when some elements go and others come: those that stay keep their order.
///
/// It holds only what goes and comes, so that one change in a list of ten million costs one number.
struct IndexMapping: Sendable, Hashable {
    /// Indices in the old list of what does not stay, ascending.
    private let gone: [Int]
    /// Indices in the new list of what was not there, ascending.
    private let come: [Int]

    /// - Complexity: O(k log k)
    init(gone: [Int] = [], come: [Int] = []) {
        self.gone = gone.sorted()
        self.come = come.sorted()
    }

    /// Where the element at an old index is now; nil if it has gone.
    ///
    /// - Complexity: O(log k)
    func new(forOld index: Int) -> Int? { Self.map(index, leaving: gone, entering: come) }

    /// Where the element at a new index was; nil if it was not there.
    ///
    /// - Complexity: O(log k)
    func old(forNew index: Int) -> Int? { Self.map(index, leaving: come, entering: gone) }

    /// Where the gap above an old index is now, whether or not the element there has gone: above the next that stays.
    ///
    /// - Complexity: O(log k)
    func gap(forOld index: Int) -> Int {
        let before = gone.indices.partitionPoint { gone[$0] >= index }
        return Self.place(ofRank: index - before, entering: come)
    }

    private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let before = leaving.indices.partitionPoint { leaving[$0] >= index }
        if before < leaving.count, leaving[before] == index { return nil }
        return place(ofRank: index - before, entering: entering)
    }

    /// The index of number `rank` among those that stay: what enters at or before its place pushes it on.
    private static func place(ofRank rank: Int, entering: [Int]) -> Int {
        rank + entering.indices.partitionPoint { entering[$0] - $0 > rank }
    }
}
