// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension IdentifierOutline {
    // MARK: - Inserting

    /// Creates an outline of lines. Each item occurs once, and no level exceeds the previous one by more than 1.
    init(_ lines: [Line]) {
        let duplicates = insert(lines, below: 0, at: 0)
        precondition(duplicates.isEmpty, "An outline has each item once: \(duplicates)")
    }

    /// Appends items to the children of `parent`, or to the roots if `parent` is nil. An empty list changes nothing,
    /// even if the parent is unknown.
    ///
    /// - Complexity: O(k + log n) for k items.
    package mutating func append(_ items: [ItemID], to parent: ItemID?) throws(SnapshotError) {
        guard !items.isEmpty else { return }
        let lines = items.map { Line(item: $0) }
        guard let parent else { return try insertNew(lines, below: 0, at: itemCount) }
        let slot = try slot(of: parent, "append(_:to:)", as: "Parent item identifier")
        try insertNew(lines, below: slot, at: tree.branch(of: slot).upperBound)
    }

    /// Inserts items as siblings before another item, or after it and its descendants. An empty list changes nothing,
    /// even if the other item is unknown.
    ///
    /// - Complexity: O(k + log n) for k items.
    package mutating func insert(_ items: [ItemID], beside item: ItemID, after: Bool) throws(SnapshotError) {
        guard !items.isEmpty else { return }
        try insert(items.map { Line(item: $0) }, beside: item, after: after)
    }

    /// Inserts another tree before an item, or after it and its descendants; the tree's roots become siblings of the
    /// item.
    ///
    /// - Complexity: O(k + log n) for k items of the other tree.
    package mutating func insert(
        _ outline: IdentifierOutline, beside item: ItemID, after: Bool
    ) throws(SnapshotError) {
        try insert(outline.lines(in: 0..<outline.itemCount), beside: item, after: after)
    }

    /// The item whose place an insertion after `item` takes, as UIKit's method of the class returns it: the item that
    /// follows the descendants of `item`, or `item` itself if it has no descendants and is not the last one. Nil if no
    /// item follows.
    ///
    /// - Complexity: O(log n)
    package func resultOfInsertion(after item: ItemID) throws(SnapshotError) -> ItemID? {
        let branch = tree.branch(of: try slot(of: item, "insert(_:after:)", as: "Item identifier to insert after"))
        guard branch.upperBound < itemCount else { return nil }
        return branch.count == 1 ? item : self.item(at: branch.upperBound)
    }

    /// Replaces all descendants of an item with another tree, which may contain some of these descendants.
    ///
    /// - Complexity: O((k + d) log n) for k items of the other tree and d descendants.
    package mutating func replaceChildren(
        of parent: ItemID, with outline: IdentifierOutline
    ) throws(SnapshotError) {
        let slot = try slot(of: parent, "replace(childrenOf:using:)", as: "Parent item identifier")
        let branch = tree.branch(of: slot)
        let descendants = (branch.lowerBound + 1)..<branch.upperBound
        let lines = outline.lines(in: 0..<outline.itemCount)
        let duplicates = lines.map(\.item).filter { item in
            slots[item].map { !descendants.contains(tree.index(of: $0)) } ?? false
        }
        if !duplicates.isEmpty { throw .outlineDuplicates(duplicates) }
        remove(descendants)
        try insertNew(lines, below: slot, at: descendants.lowerBound)
        shrink()
    }

    private mutating func insert(_ lines: [Line], beside item: ItemID, after: Bool) throws(SnapshotError) {
        let slot =
            try after
            ? slot(of: item, "insert(_:after:)", as: "Item identifier to insert after")
            : slot(of: item, "insert(_:before:)", as: "Item identifier to insert before")
        let index = after ? tree.branch(of: slot).upperBound : tree.index(of: slot)
        try insertNew(lines, below: tree[slot].parent, at: index)
    }

    /// Inserts lines, or throws an error if an item occurs twice in them or is in the tree already.
    mutating func insertNew(_ lines: [Line], below parent: PreorderTree.Slot, at index: Int) throws(SnapshotError) {
        let duplicates = insert(lines, below: parent, at: index)
        if !duplicates.isEmpty { throw .outlineDuplicates(duplicates) }
    }

    /// Inserts lines below the item in the slot `parent`, or as roots if it is 0. `index` is that of the first line.
    ///
    /// - Returns: the items that occur twice in the lines or are in the tree already, each once. If there are any, the
    ///   outline is unchanged.
    private mutating func insert(_ lines: [Line], below parent: PreorderTree.Slot, at index: Int) -> [ItemID] {
        let duplicates = enter(lines)
        guard duplicates.isEmpty else { return duplicates }
        if lines.count > items.count { items.reserveCapacity(items.count + lines.count) }
        for (offset, line) in lines.enumerated() {
            let slot = Int(tree.newSlot(offset))
            if slot == items.count { items.append(line.item) } else { items[slot] = line.item }
        }
        // For each level, the last item so far, and the cover of its children. The first element stands for `parent`.
        var path = [(slot: parent, cover: 0)]
        var base = 0
        if parent != 0 {
            let entry = tree.entry(of: parent)
            base = entry.level + 1
            path[0].cover = entry.cover + (tree[parent].isExpanded ? 0 : 1)
        }
        let newSlots = lines.indices.map(tree.newSlot)
        tree.insert(lines.count, at: index) { number in
            let line = lines[number]
            path.removeSubrange((line.level + 1)...)
            let (parent, cover) = path[line.level]
            path.append((newSlots[number], cover + (line.isExpanded ? 0 : 1)))
            return (parent, base + line.level, cover, line.isExpanded)
        }
        return []
    }

    /// Enters new items in the dictionary, hashing each once. If an item is not new, restores the dictionary.
    ///
    /// - Returns: the items that are not new, each once.
    private mutating func enter(_ lines: [Line]) -> [ItemID] {
        // A reservation for few items would copy the dictionary each time.
        if lines.count > slots.count { slots.reserveCapacity(slots.count + lines.count) }
        var duplicates: [ItemID] = []
        for (offset, line) in lines.enumerated() {
            guard let old = slots.updateValue(tree.newSlot(offset), forKey: line.item) else { continue }
            slots[line.item] = old
            duplicates.append(line.item)
        }
        guard !duplicates.isEmpty else { return [] }
        for line in lines {
            guard let slot = slots[line.item] else { continue }
            if slot >= items.count || items[Int(slot)] == nil { slots[line.item] = nil }
        }
        var seen: Set<ItemID> = []
        return duplicates.filter { seen.insert($0).inserted }
    }

    // MARK: - Removing

    /// Removes items with their descendants. Throws an error, and removes nothing, if an item is unknown.
    ///
    /// - Complexity: O(k log n + d) for k items with d descendants, and O(n) at most.
    package mutating func remove(_ items: [ItemID]) throws(SnapshotError) {
        for item in items where !contains(item) { throw .notDeletable(item) }
        if items.count > 8, items.count > itemCount / 8 { return removeMany(Set(items)) }
        for item in items {
            // An item may have been removed with an ancestor.
            if let slot = slots[item] { remove(tree.branch(of: slot)) }
        }
        shrink()
    }

    /// Removes items with their descendants by copying all others.
    private mutating func removeMany(_ gone: Set<ItemID>) {
        var removedLevel = Int.max
        self = Self(
            lines(in: 0..<itemCount).filter { line in
                if line.level > removedLevel { return false }
                removedLevel = gone.contains(line.item) ? line.level : .max
                return removedLevel == .max
            })
    }

    /// Removes the items with an index in `range`, which are a branch, or all branches below an item.
    private mutating func remove(_ range: Range<Int>) {
        for slot in tree.remove(range) {
            slots[item(in: slot)] = nil
            items[Int(slot)] = nil
        }
    }

    /// Copies the items to new arrays if they need less than a quarter of the memory. The slots that are then unused
    /// were removed since the last copy, so that the copy costs no more than these removals.
    private mutating func shrink() {
        if items.count > 64, itemCount < items.count / 4 { self = Self(lines(in: 0..<itemCount)) }
    }

    package mutating func removeAll() {
        self = Self()
    }

    // MARK: - Expanding

    /// Expands items if `isExpanded`, otherwise collapses them.
    ///
    /// - Returns: the unknown items, which are ignored.
    /// - Complexity: O(k log n) for k items, whatever the number of their descendants.
    @discardableResult
    package mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) -> [ItemID] {
        var unknown: [ItemID] = []
        for item in items {
            guard let slot = slots[item] else {
                unknown.append(item)
                continue
            }
            guard tree[slot].isExpanded != isExpanded else { continue }
            let branch = tree.branch(of: slot)
            tree[slot].isExpanded = isExpanded
            tree.addCover(isExpanded ? -1 : 1, in: (branch.lowerBound + 1)..<branch.upperBound)
        }
        return unknown
    }
}
