// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A dictionary that forgets what was not used for longest, once it holds too much.
///
/// Each entry has a cost; an entry that alone costs more than the whole cache may hold is not kept.
///
/// - Complexity: O(1) for each operation.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Slot {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    let maximumCount: Int
    let maximumCost: Int
    private(set) var cost = 0
    private var slots: [Slot?] = []
    private var free: [Int] = []
    private var indices: [Key: Int] = [:]
    private var newest = -1
    private var oldest = -1

    init(maximumCount: Int, maximumCost: Int = .max) {
        precondition(maximumCount > 0, "A cache holds at least one entry")
        self.maximumCount = maximumCount
        self.maximumCost = maximumCost
    }

    var count: Int { indices.count }

    /// The value kept for a key, which counts as a use of it.
    mutating func value(for key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        if index != newest {
            unlink(index)
            linkAsNewest(index)
        }
        return slots[index]!.value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if let index = indices[key] { remove(index) }
        guard cost <= maximumCost else { return }
        while count >= maximumCount || self.cost > maximumCost - cost { remove(oldest) }
        let slot = Slot(key: key, value: value, cost: cost, newer: -1, older: -1)
        let index: Int
        if let reused = free.popLast() {
            slots[reused] = slot
            index = reused
        } else {
            slots.append(slot)
            index = slots.count - 1
        }
        indices[key] = index
        self.cost += cost
        linkAsNewest(index)
    }

    mutating func removeAll() {
        self = LeastRecentlyUsed(maximumCount: maximumCount, maximumCost: maximumCost)
    }

    private mutating func remove(_ index: Int) {
        unlink(index)
        let slot = slots[index]!
        slots[index] = nil
        indices[slot.key] = nil
        cost -= slot.cost
        free.append(index)
    }

    private mutating func unlink(_ index: Int) {
        let (newer, older) = (slots[index]!.newer, slots[index]!.older)
        if newer >= 0 { slots[newer]!.older = older } else { newest = older }
        if older >= 0 { slots[older]!.newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ index: Int) {
        slots[index]!.newer = -1
        slots[index]!.older = newest
        if newest >= 0 { slots[newest]!.newer = index } else { oldest = index }
        newest = index
    }
}
