// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension PreorderTree {
    // MARK: Inserting and removing

    /// Inserts `count` new items at an index. The items get the slots that ``newSlot(_:)`` returned for them.
    ///
    /// - Parameter item: returns the parent, level, cover and expansion of the new item with a number.
    /// - Complexity: O(k + log n) for k items.
    mutating func insert(
        _ count: Int, at index: Int, _ item: (Int) -> (parent: Slot, level: Int, cover: Int, isExpanded: Bool)
    ) {
        guard count > 0 else { return }
        if count > nodes.count { nodes.reserveCapacity(nodes.count + count) }
        var slots: [Slot] = []
        slots.reserveCapacity(count)
        for number in 0..<count {
            let new = item(number)
            var node = Node()
            node.parent = new.parent
            node.level = Int32(new.level)
            node.cover = Int32(new.cover)
            node.isExpanded = new.isExpanded
            if let slot = freeSlots.popLast() {
                self[slot] = node
                slots.append(slot)
            } else {
                slots.append(Slot(nodes.count))
                nodes.append(node)
            }
        }
        let (front, back) = split(root, at: Int32(index))
        setRoot(join(join(front, balanced(slots, 0..<count)), back))
    }

    /// Removes the items with an index in `range`.
    ///
    /// - Returns: the slots of the removed items.
    /// - Complexity: O(k + log n) for k items.
    mutating func remove(_ range: Range<Int>) -> [Slot] {
        guard !range.isEmpty else { return [] }
        let slots = entries(in: range).map(\.slot)
        let (front, rest) = split(root, at: Int32(range.lowerBound))
        let (_, back) = split(rest, at: Int32(range.count))
        setRoot(join(front, back))
        for slot in slots { self[slot] = Node() }
        freeSlots += slots
        return slots
    }

    // MARK: Moving and covering

    /// Moves the items with an index in `range`, and changes their levels and covers.
    ///
    /// - Parameter index: the index of the first item after the move.
    /// - Complexity: O(log n)
    mutating func move(_ range: Range<Int>, to index: Int, addingLevel level: Int, cover: Int) {
        let (front, rest) = split(root, at: Int32(range.lowerBound))
        let (moved, back) = split(rest, at: Int32(range.count))
        add(Int32(level), Int32(cover), below: moved)
        let (before, after) = split(join(front, back), at: Int32(index))
        setRoot(join(join(before, moved), after))
    }

    /// Adds a number to the covers of the items with an index in `range`.
    ///
    /// - Complexity: O(log n)
    mutating func addCover(_ cover: Int, in range: Range<Int>) {
        if !range.isEmpty { addCover(Int32(cover), in: range, below: root, from: 0) }
    }

    private mutating func addCover(_ cover: Int32, in range: Range<Int>, below slot: Slot, from start: Int) {
        let end = start + Int(self[slot].count)
        guard slot != 0, start < range.upperBound, end > range.lowerBound else { return }
        if range.lowerBound <= start, end <= range.upperBound { return add(0, cover, below: slot) }
        push(slot)
        let index = start + Int(self[self[slot].left].count)
        addCover(cover, in: range, below: self[slot].left, from: start)
        if range.contains(index) { self[slot].cover += cover }
        addCover(cover, in: range, below: self[slot].right, from: index + 1)
        update(slot)
    }

    /// Adds numbers to the levels and covers in the subtree of a slot.
    private mutating func add(_ level: Int32, _ cover: Int32, below slot: Slot) {
        guard slot != 0 else { return }
        nodes.withUnsafeMutableBufferPointer { nodes in
            let node = nodes.baseAddress! + Int(slot)
            node.pointee.level += level
            node.pointee.leastLevel += level
            node.pointee.addedLevel += level
            node.pointee.cover += cover
            node.pointee.leastCover += cover
            node.pointee.addedCover += cover
        }
    }

    /// Moves the added levels and covers of a node to its two children, which is necessary before it gets other
    /// children.
    private mutating func push(_ slot: Slot) {
        let node = self[slot]
        guard node.addedLevel != 0 || node.addedCover != 0 else { return }
        add(node.addedLevel, node.addedCover, below: node.left)
        add(node.addedLevel, node.addedCover, below: node.right)
        self[slot].addedLevel = 0
        self[slot].addedCover = 0
    }

    // MARK: The binary tree

    private mutating func setRoot(_ slot: Slot) {
        root = slot
        self[slot].up = 0
    }

    /// Computes the summary of a node from its children, and connects them with it. `added` has the numbers that the
    /// node has not yet moved to its children.
    mutating func update(_ slot: Slot, added: (level: Int32, cover: Int32) = (0, 0)) {
        nodes.withUnsafeMutableBufferPointer { nodes in
            let base = nodes.baseAddress!
            let node = base + Int(slot)
            let (left, right) = (base + Int(node.pointee.left), base + Int(node.pointee.right))
            left.pointee.up = slot
            right.pointee.up = slot
            node.pointee.count = left.pointee.count + right.pointee.count + 1
            node.pointee.height = max(left.pointee.height, right.pointee.height) + 1
            node.pointee.leastLevel = min(
                node.pointee.level, min(left.pointee.leastLevel, right.pointee.leastLevel) + added.level)
            let below = min(left.pointee.leastCover, right.pointee.leastCover)
            let least = min(node.pointee.cover, below + added.cover)
            node.pointee.leastCover = least
            node.pointee.leastCoverCount =
                (node.pointee.cover == least ? 1 : 0)
                + (left.pointee.leastCover + added.cover == least ? left.pointee.leastCoverCount : 0)
                + (right.pointee.leastCover + added.cover == least ? right.pointee.leastCoverCount : 0)
        }
    }

    private func leaning(_ slot: Slot) -> Int8 {
        self[self[slot].left].height - self[self[slot].right].height
    }

    private mutating func connect(_ left: Slot, _ slot: Slot, _ right: Slot) -> Slot {
        self[slot].left = left
        self[slot].right = right
        update(slot)
        return slot
    }

    /// Makes a balanced tree of new nodes.
    private mutating func balanced(_ slots: [Slot], _ range: Range<Int>) -> Slot {
        guard !range.isEmpty else { return 0 }
        let middle = (range.lowerBound + range.upperBound) / 2
        let left = balanced(slots, range.lowerBound..<middle)
        let right = balanced(slots, (middle + 1)..<range.upperBound)
        return connect(left, slots[middle], right)
    }

    /// Joins two trees whose heights differ by at most two, with a node between them. A single or double rotation
    /// balances the result.
    private mutating func balance(_ left: Slot, _ slot: Slot, _ right: Slot) -> Slot {
        let difference = self[left].height - self[right].height
        if difference > 1 {
            push(left)
            if leaning(left) >= 0 {
                let rest = connect(self[left].right, slot, right)
                return connect(self[left].left, left, rest)
            }
            let top = self[left].right
            push(top)
            let rest = connect(self[top].right, slot, right)
            return connect(connect(self[left].left, left, self[top].left), top, rest)
        }
        if difference < -1 {
            push(right)
            if leaning(right) <= 0 {
                let rest = connect(left, slot, self[right].left)
                return connect(rest, right, self[right].right)
            }
            let top = self[right].left
            push(top)
            let rest = connect(left, slot, self[top].left)
            return connect(rest, top, connect(self[top].right, right, self[right].right))
        }
        return connect(left, slot, right)
    }

    /// Joins two trees with a node between them.
    ///
    /// - Complexity: O(the difference in height)
    private mutating func join(_ left: Slot, _ slot: Slot, _ right: Slot) -> Slot {
        if self[left].height > self[right].height + 1 {
            push(left)
            return balance(self[left].left, left, join(self[left].right, slot, right))
        }
        if self[right].height > self[left].height + 1 {
            push(right)
            return balance(join(left, slot, self[right].left), right, self[right].right)
        }
        return connect(left, slot, right)
    }

    /// Joins two trees.
    ///
    /// - Complexity: O(log n)
    private mutating func join(_ left: Slot, _ right: Slot) -> Slot {
        guard left != 0, right != 0 else { return max(left, right) }
        let (rest, last) = removeLast(left)
        return join(rest, last, right)
    }

    private mutating func removeLast(_ slot: Slot) -> (rest: Slot, last: Slot) {
        push(slot)
        if self[slot].right == 0 { return (self[slot].left, slot) }
        let (rest, last) = removeLast(self[slot].right)
        return (balance(self[slot].left, slot, rest), last)
    }

    /// Splits a tree into one with the first `count` nodes, and one with the others.
    ///
    /// - Complexity: O(log n)
    private mutating func split(_ slot: Slot, at count: Int32) -> (Slot, Slot) {
        guard slot != 0 else { return (0, 0) }
        push(slot)
        let (left, right) = (self[slot].left, self[slot].right)
        let before = self[left].count
        if count <= before {
            let (front, back) = split(left, at: count)
            return (front, join(back, slot, right))
        }
        let (front, back) = split(right, at: count - before - 1)
        return (join(left, slot, front), back)
    }
}
