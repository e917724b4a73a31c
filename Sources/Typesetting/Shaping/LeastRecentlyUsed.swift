// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A cache that removes the least recently used entries when it exceeds a number of entries or a total cost.
///
/// An entry that alone costs more than the maximum is not stored.
///
/// - Complexity: O(1) for each operation.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    /// A key with a stored hash value, so that a long text is hashed only once per operation.
    private struct HashedKey: Hashable {
        let key: Key
        private let hash: Int

        init(_ key: Key) {
            self.key = key
            hash = key.hashValue
        }

        static func == (a: HashedKey, b: HashedKey) -> Bool { a.hash == b.hash && a.key == b.key }
        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// The position of an entry in the linked list, and the cost of the entry.
    private struct Place {
        var cost: Int
        var newer = -1
        var older = -1
    }

    let maximumCount: Int
    let maximumCost: Int
    private(set) var cost = 0
    // Keys, values and positions are in parallel arrays, because each use changes only the position of an entry.
    private var keys: [HashedKey?] = []
    private var values: [Value?] = []
    private var places: [Place] = []
    private var free: [Int] = []
    private var indices: [HashedKey: Int] = [:]
    private var newest = -1
    private var oldest = -1

    init(maximumCount: Int, maximumCost: Int = .max) {
        precondition(maximumCount > 0, "A cache holds at least one entry")
        self.maximumCount = maximumCount
        self.maximumCost = maximumCost
    }

    var count: Int { indices.count }

    /// Returns the value for a key, and marks the entry as used.
    mutating func value(for key: Key) -> Value? {
        guard let index = indices[HashedKey(key)] else { return nil }
        if index != newest {
            unlink(index)
            linkAsNewest(index)
        }
        return values[index]
    }

    /// Stores a value, and removes the least recently used entries that no longer fit.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        let key = HashedKey(key)
        if let index = indices[key] { remove(index) }
        guard cost <= maximumCost else { return }
        while count >= maximumCount || self.cost > maximumCost - cost { remove(oldest) }
        let index = free.popLast() ?? appendPlace()
        (keys[index], values[index], places[index]) = (key, value, Place(cost: cost))
        indices[key] = index
        self.cost += cost
        linkAsNewest(index)
    }

    mutating func removeAll() {
        self = LeastRecentlyUsed(maximumCount: maximumCount, maximumCost: maximumCost)
    }

    private mutating func appendPlace() -> Int {
        keys.append(nil)
        values.append(nil)
        places.append(Place(cost: 0))
        return places.count - 1
    }

    private mutating func remove(_ index: Int) {
        unlink(index)
        if let key = keys[index] { indices[key] = nil }
        (keys[index], values[index]) = (nil, nil)
        cost -= places[index].cost
        free.append(index)
    }

    private mutating func unlink(_ index: Int) {
        let (newer, older) = (places[index].newer, places[index].older)
        if newer >= 0 { places[newer].older = older } else { newest = older }
        if older >= 0 { places[older].newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ index: Int) {
        places[index].newer = -1
        places[index].older = newest
        if newest >= 0 { places[newest].newer = index } else { oldest = index }
        newest = index
    }
}
