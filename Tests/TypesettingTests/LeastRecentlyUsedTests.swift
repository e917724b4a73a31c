// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Typesetting

@Suite("Least recently used cache")
struct LeastRecentlyUsedTests {
    @Test("A full cache evicts the least recently used entry")
    func forgetsOldest() {
        var cache = LeastRecentlyUsed<Int, String>(maximumCount: 2)
        cache.insert("one", for: 1)
        cache.insert("two", for: 2)
        #expect(cache.value(for: 1) == "one")
        cache.insert("three", for: 3)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == "one")
        #expect(cache.value(for: 3) == "three")
    }

    @Test("The total cost stays below the maximum, and an entry above the maximum is not cached")
    func bound() {
        var cache = LeastRecentlyUsed<Int, Int>(maximumCount: 100, maximumCost: 10)
        cache.insert(1, for: 1, cost: 6)
        cache.insert(2, for: 2, cost: 4)
        cache.insert(3, for: 3, cost: 5)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.cost == 9)
        cache.insert(4, for: 4, cost: 11)
        #expect(cache.value(for: 4) == nil)
        #expect(cache.count == 2)
    }

    @Test("Inserting an entry for an existing key replaces the entry and its cost")
    func replaces() {
        var cache = LeastRecentlyUsed<Int, Int>(maximumCount: 3)
        cache.insert(1, for: 1, cost: 5)
        cache.insert(2, for: 1, cost: 3)
        #expect(cache.value(for: 1) == 2)
        #expect(cache.count == 1)
        #expect(cache.cost == 3)
    }

    @Test("A key is hashed once per lookup and once per insertion, but not on eviction")
    func hashing() {
        final class Counter { var count = 0 }
        struct Key: Hashable {
            let number: Int
            let counter: Counter
            static func == (a: Key, b: Key) -> Bool { a.number == b.number }
            func hash(into hasher: inout Hasher) {
                counter.count += 1
                hasher.combine(number)
            }
        }
        let counter = Counter()
        var cache = LeastRecentlyUsed<Key, Int>(maximumCount: 10)
        for number in 0..<100 {
            let key = Key(number: number, counter: counter)
            #expect(cache.value(for: key) == nil)
            cache.insert(number, for: key)
        }
        #expect(counter.count == 200)
    }

    @Test("The cache agrees with a list model over 5000 random operations")
    func agreesWithModel() {
        var numbers = Seeded(seed: 1)
        var cache = LeastRecentlyUsed<Int, Int>(maximumCount: 5, maximumCost: 20)
        var model: [(key: Int, value: Int, cost: Int)] = []  // newest first
        for step in 0..<5_000 {
            let key = Int.random(in: 0..<9, using: &numbers)
            if Bool.random(using: &numbers) {
                let index = model.firstIndex { $0.key == key }
                #expect(cache.value(for: key) == index.map { model[$0].value })
                if let index { model.insert(model.remove(at: index), at: 0) }
            } else {
                let cost = Int.random(in: 1...8, using: &numbers)
                cache.insert(step, for: key, cost: cost)
                model.removeAll { $0.key == key }
                while model.count >= 5 || model.reduce(cost, { $0 + $1.cost }) > 20 { model.removeLast() }
                model.insert((key, step, cost), at: 0)
            }
            #expect(cache.count == model.count)
            #expect(cache.cost == model.reduce(0) { $0 + $1.cost })
        }
    }
}
