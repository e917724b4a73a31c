// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension PreorderTree {
    /// An item's node, level and cover.
    typealias Entry = (slot: Slot, level: Int, cover: Int)

    // MARK: Items to numbers

    /// The index of an item.
    ///
    /// - Complexity: O(log n)
    func index(of slot: Slot) -> Int {
        var index = self[self[slot].left].count
        var child = slot
        while case let node = self[child].up, node != 0 {
            if self[node].right == child { index += self[self[node].left].count + 1 }
            child = node
        }
        return Int(index)
    }

    /// The level and the cover of an item.
    ///
    /// - Complexity: O(log n)
    func entry(of slot: Slot) -> Entry {
        var (level, cover) = (self[slot].level, self[slot].cover)
        var node = self[slot].up
        while node != 0 {
            level += self[node].addedLevel
            cover += self[node].addedCover
            node = self[node].up
        }
        return (slot, Int(level), Int(cover))
    }

    /// The indices of an item and its descendants.
    ///
    /// - Complexity: O(log n)
    func branch(of slot: Slot) -> Range<Int> {
        let index = index(of: slot)
        let end = firstIndex(from: index + 1, atMostLevel: Int32(entry(of: slot).level), below: root, 0)
        return index..<(end ?? count)
    }

    /// The first index from `start` on of an item with a level of at most `level`, in the subtree of `slot`; nil if
    /// there is none. `added` is to be added to the levels in the subtree.
    private func firstIndex(from start: Int, atMostLevel level: Int32, below slot: Slot, _ added: Int32) -> Int? {
        let node = self[slot]
        guard slot != 0, start < Int(node.count), node.leastLevel + added <= level else { return nil }
        let below = added + node.addedLevel
        let before = Int(self[node.left].count)
        if let index = firstIndex(from: start, atMostLevel: level, below: node.left, below) { return index }
        if start <= before, node.level + added <= level { return before }
        let rest = max(0, start - before - 1)
        return firstIndex(from: rest, atMostLevel: level, below: node.right, below).map { before + 1 + $0 }
    }

    // MARK: Numbers to items

    /// The item at an index.
    ///
    /// - Complexity: O(log n)
    func slot(at index: Int) -> Slot {
        precondition(index >= 0 && index < count, "There is no item \(index) among \(count).")
        var (slot, rest) = (root, Int32(index))
        while true {
            let before = self[self[slot].left].count
            if rest == before { return slot }
            if rest < before {
                slot = self[slot].left
            } else {
                rest -= before + 1
                slot = self[slot].right
            }
        }
    }

    /// The number of visible items in the subtree of a slot. `cover` is to be added to the covers in the subtree.
    private func visibleCount(below slot: Slot, _ cover: Int32) -> Int32 {
        let node = self[slot]
        return node.leastCover + cover == 0 ? node.leastCoverCount : 0
    }

    /// The number of visible items.
    var visibleCount: Int { Int(visibleCount(below: root, 0)) }

    /// The number of visible items before an index.
    ///
    /// - Complexity: O(log n)
    func visibleCount(before index: Int) -> Int {
        var (slot, rest, cover) = (root, Int32(index), Int32(0))
        var visible: Int32 = 0
        while slot != 0 {
            let node = self[slot]
            let before = self[node.left].count
            if rest > before {
                visible += visibleCount(below: node.left, cover + node.addedCover) + (node.cover + cover == 0 ? 1 : 0)
                rest -= before + 1
                slot = node.right
            } else {
                slot = node.left
            }
            cover += node.addedCover
        }
        return Int(visible)
    }

    /// The visible item with a number among the visible items.
    ///
    /// - Complexity: O(log n)
    func visibleSlot(at number: Int) -> Slot {
        precondition(number >= 0 && number < visibleCount, "There is no visible item \(number) of \(visibleCount).")
        var (slot, rest, cover) = (root, Int32(number), Int32(0))
        while true {
            let node = self[slot]
            let before = visibleCount(below: node.left, cover + node.addedCover)
            if rest < before {
                slot = node.left
            } else {
                let isVisible = node.cover + cover == 0
                if isVisible, rest == before { return slot }
                rest -= before + (isVisible ? 1 : 0)
                slot = node.right
            }
            cover += node.addedCover
        }
    }

    // MARK: Lists

    /// The items with an index in `range`, in order.
    ///
    /// - Complexity: O(k + log n) for k items.
    func entries(in range: Range<Int>) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(range.count)
        func visit(_ slot: Slot, _ start: Int, _ level: Int32, _ cover: Int32) {
            let node = self[slot]
            guard slot != 0, start < range.upperBound, start + Int(node.count) > range.lowerBound else { return }
            let index = start + Int(self[node.left].count)
            visit(node.left, start, level + node.addedLevel, cover + node.addedCover)
            if range.contains(index) { entries.append((slot, Int(node.level + level), Int(node.cover + cover))) }
            visit(node.right, index + 1, level + node.addedLevel, cover + node.addedCover)
        }
        visit(root, 0, 0, 0)
        return entries
    }

    /// The visible items, in order.
    ///
    /// - Complexity: O(v), plus O(log n) for each run of adjacent visible items.
    func visibleSlots() -> [Slot] {
        var slots: [Slot] = []
        slots.reserveCapacity(visibleCount)
        func visit(_ slot: Slot, _ cover: Int32) {
            let node = self[slot]
            guard slot != 0, node.leastCover + cover == 0 else { return }
            visit(node.left, cover + node.addedCover)
            if node.cover + cover == 0 { slots.append(slot) }
            visit(node.right, cover + node.addedCover)
        }
        visit(root, 0)
        return slots
    }

    /// The items of level 0, in order.
    ///
    /// - Complexity: O(r) for r such items, plus O(log n) for each run of adjacent ones.
    func rootSlots() -> [Slot] {
        var slots: [Slot] = []
        func visit(_ slot: Slot, _ level: Int32) {
            let node = self[slot]
            guard slot != 0, node.leastLevel + level == 0 else { return }
            visit(node.left, level + node.addedLevel)
            if node.level + level == 0 { slots.append(slot) }
            visit(node.right, level + node.addedLevel)
        }
        visit(root, 0)
        return slots
    }
}
