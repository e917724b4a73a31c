// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A tree of items that can be expanded and collapsed: the storage of a section snapshot.
///
/// Each item occurs once and is its own identifier. The order, the levels and the visibility of the items are a
/// ``PreorderTree``, and a dictionary has each item's slot in it. Therefore a query hashes one item and reads O(log n)
/// nodes at most, whatever the depth of the outline, and an edit of k items hashes k items and changes
/// O(k + log n) nodes.
///
/// The outline is a value. A copy shares all memory, and the first edit of a shared outline copies the flat arrays.
package struct IdentifierOutline<ItemID: Hashable & Sendable>: Sendable {
    /// An item with its level and state, as a line of an outline.
    struct Line: Hashable, Sendable {
        var item: ItemID
        var level = 0
        var isExpanded = false
    }

    var tree = PreorderTree()
    /// The slot of each item.
    var slots: [ItemID: PreorderTree.Slot] = [:]
    /// The item of each slot; nil for unused slots.
    var items: [ItemID?] = [nil]

    package init() {}

    // MARK: - Lists

    package var itemCount: Int { tree.count }

    package var visibleItemCount: Int { tree.visibleCount }

    /// All items in depth-first order: each item is followed by its descendants.
    ///
    /// - Complexity: O(n)
    package func allItems() -> [ItemID] { tree.entries(in: 0..<itemCount).map { item(in: $0.slot) } }

    /// All items except the descendants of collapsed items.
    ///
    /// - Complexity: O(v) for v visible items, plus O(log n) for each run of them between hidden ones.
    package func visibleItems() -> [ItemID] { tree.visibleSlots().map(item) }

    /// The items without a parent.
    ///
    /// - Complexity: O(r) for r such items, plus O(log n) for each run of them between other items.
    package func rootItems() -> [ItemID] { tree.rootSlots().map(item) }

    /// The items with an index in `range` as lines, with their levels relative to the level `base`.
    func lines(in range: Range<Int>, relativeTo base: Int = 0) -> [Line] {
        tree.entries(in: range).map {
            Line(item: item(in: $0.slot), level: $0.level - base, isExpanded: tree[$0.slot].isExpanded)
        }
    }

    func item(in slot: PreorderTree.Slot) -> ItemID {
        guard let item = items[Int(slot)] else { preconditionFailure("The slot \(slot) is unused.") }
        return item
    }

    // MARK: - Items

    package func contains(_ item: ItemID) -> Bool { slots[item] != nil }

    /// Whether an item is expanded. Items without children may be expanded, too.
    package func isExpanded(_ item: ItemID) throws(SnapshotError) -> Bool {
        tree[try slot(of: item, "isExpanded(_:)")].isExpanded
    }

    /// Whether all ancestors of an item are expanded.
    ///
    /// - Complexity: O(log n)
    package func isVisible(_ item: ItemID) throws(SnapshotError) -> Bool {
        tree.entry(of: try slot(of: item, "isVisible(_:)")).cover == 0
    }

    /// The number of an item's ancestors.
    ///
    /// - Complexity: O(log n)
    package func level(of item: ItemID) throws(SnapshotError) -> Int {
        tree.entry(of: try slot(of: item, "level(of:)")).level
    }

    /// Whether an item has children.
    ///
    /// - Complexity: O(log n)
    package func hasChildren(_ item: ItemID) throws(SnapshotError) -> Bool {
        tree.branch(of: try slot(of: item, "hasChildren(_:)")).count > 1
    }

    /// The parent of an item; nil for roots.
    package func parent(of item: ItemID) throws(SnapshotError) -> ItemID? {
        items[Int(tree[try slot(of: item, "parent(of:)", as: "Child item identifier")].parent)]
    }

    func slot(
        of item: ItemID, _ method: String, as role: String = "Item identifier"
    ) throws(SnapshotError) -> PreorderTree.Slot {
        guard let slot = slots[item] else { throw .notInOutline(item, method, as: role) }
        return slot
    }

    // MARK: - Indices

    /// The index of an item among all items; nil for an unknown item.
    ///
    /// - Complexity: O(log n)
    package func index(of item: ItemID) -> Int? { slots[item].map(tree.index) }

    /// The item at an index among all items.
    ///
    /// - Complexity: O(log n)
    package func item(at index: Int) -> ItemID { item(in: tree.slot(at: index)) }

    /// The index of an item among the visible items; nil for a hidden or unknown item.
    ///
    /// - Complexity: O(log n)
    package func visibleIndex(of item: ItemID) -> Int? {
        guard let slot = slots[item], tree.entry(of: slot).cover == 0 else { return nil }
        return tree.visibleCount(before: tree.index(of: slot))
    }

    /// The item at an index among the visible items.
    ///
    /// - Complexity: O(log n)
    package func visibleItem(at index: Int) -> ItemID { item(in: tree.visibleSlot(at: index)) }

    // MARK: - Subtrees

    /// The descendants of an item, and optionally the item itself, as a separate tree.
    ///
    /// - Complexity: O(k + log n) for k items in the new tree.
    package func subtree(of item: ItemID, includingItem: Bool) throws(SnapshotError) -> IdentifierOutline {
        let slot = try slot(of: item, "snapshot(of:includingParent:)", as: "Parent item identifier")
        let branch = tree.branch(of: slot)
        let first = branch.lowerBound + (includingItem ? 0 : 1)
        let base = tree.entry(of: slot).level + (includingItem ? 0 : 1)
        return IdentifierOutline(lines(in: first..<branch.upperBound, relativeTo: base))
    }

    // MARK: - Descriptions

    /// A description of the tree for debugging: one item per line, indented by its level. "+" marks expanded items,
    /// "-" collapsed ones, and "*" visible ones.
    package func visualDescription() -> String {
        tree.entries(in: 0..<itemCount).map { slot, level, cover in
            let indent = String(repeating: "  ", count: level)
            return "\(indent)\(tree[slot].isExpanded ? "+" : "-")\(cover == 0 ? "*" : " ") \(item(in: slot))"
        }.joined(separator: "\n")
    }

    /// A description of the first violated invariant, for tests; nil if all of them hold.
    package func brokenInvariant() -> String? {
        if let broken = tree.brokenInvariant() { return broken }
        if slots.count != tree.count { return "\(slots.count) slots for \(tree.count) items" }
        if items.count != tree.nodes.count { return "\(items.count) items for \(tree.nodes.count) nodes" }
        for entry in tree.entries(in: 0..<itemCount) {
            guard let item = items[Int(entry.slot)] else { return "\(entry.slot) has no item" }
            if slots[item] != entry.slot { return "\(item) is not in slot \(entry.slot)" }
        }
        if items.count(where: { $0 != nil }) != slots.count { return "an unused slot has an item" }
        return nil
    }
}

extension IdentifierOutline: Equatable {
    /// Whether two outlines have equal items in the same order, with the same levels and states.
    ///
    /// - Complexity: O(n)
    package static func == (a: Self, b: Self) -> Bool {
        a.itemCount == b.itemCount && a.lines(in: 0..<a.itemCount) == b.lines(in: 0..<b.itemCount)
    }
}
