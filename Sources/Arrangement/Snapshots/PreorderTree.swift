// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The depth-first order (preorder) of the items of an outline, as a balanced binary tree.
///
/// In this order each item is followed by its descendants, so that an item and its descendants, its branch, are
/// adjacent. The number of an item in the order is its index. Each item is a node of an AVL tree, and its slot is the
/// index of the node in one array. Nodes refer to each other by slots, so that a copy is a copy of one array, and
/// nothing is released one by one. Slots of removed items are reused.
///
/// A node stores the level of its item, and the number of the item's collapsed ancestors, its cover: an item with a
/// cover of 0 is visible. If a whole branch gets another level or cover, only O(log n) nodes store the change, and
/// their descendants in the binary tree add it when they are read.
///
/// Recursion follows the binary tree only, whose height is below 1.45 log₂ n, and never the levels of the outline.
struct PreorderTree: Sendable {
    /// The index of a node; 0 for none.
    typealias Slot = Int32

    struct Node: Sendable, Equatable {
        var left: Slot = 0
        var right: Slot = 0
        /// The parent in the binary tree.
        var up: Slot = 0
        /// The number of nodes in the subtree.
        var count: Int32 = 0
        var height: Int8 = 0

        var isExpanded = false
        /// The item's parent in the outline.
        var parent: Slot = 0
        var level: Int32 = 0
        /// The number of the item's collapsed ancestors.
        var cover: Int32 = 0

        /// The minimum level in the subtree.
        var leastLevel: Int32 = .max / 2
        /// The minimum cover in the subtree.
        var leastCover: Int32 = .max / 2
        /// The number of nodes in the subtree with the minimum cover.
        var leastCoverCount: Int32 = 0

        /// The number to add to the levels of all nodes below this one. The levels of this node include it.
        var addedLevel: Int32 = 0
        /// The number to add to the covers of all nodes below this one. The covers of this node include it.
        var addedCover: Int32 = 0
    }

    /// The nodes. The first one stands for an empty subtree.
    var nodes = [Node()]
    var root: Slot = 0
    /// The slots of removed items.
    var freeSlots: [Slot] = []

    /// The number of items.
    var count: Int { Int(nodes[Int(root)].count) }

    /// The height of the binary tree.
    var height: Int { Int(nodes[Int(root)].height) }

    subscript(slot: Slot) -> Node {
        _read { yield nodes[Int(slot)] }
        _modify { yield &nodes[Int(slot)] }
    }

    /// The slot that the item after next `offset` new items will get.
    func newSlot(_ offset: Int) -> Slot {
        if offset < freeSlots.count { return freeSlots[freeSlots.count - 1 - offset] }
        return Slot(nodes.count + offset - freeSlots.count)
    }

    /// A description of the first violated invariant, for tests; nil if all of them hold.
    func brokenInvariant() -> String? {
        var used = 0
        var same = self
        func check(_ slot: Slot) -> String? {
            guard slot != 0 else { return nil }
            used += 1
            let node = self[slot]
            let (left, right) = (self[node.left], self[node.right])
            if node.left != 0, left.up != slot { return "\(node.left) is not below \(slot)" }
            if node.right != 0, right.up != slot { return "\(node.right) is not below \(slot)" }
            if abs(left.height - right.height) > 1 { return "heights \(left.height) and \(right.height)" }
            same.update(slot, added: (node.addedLevel, node.addedCover))
            if same[slot] != node { return "\(slot) has a wrong summary" }
            return check(node.left) ?? check(node.right)
        }
        if self[0] != Node(up: self[0].up) { return "the empty subtree has changed" }
        if let broken = check(root) { return broken }
        if self[root].up != 0, root != 0 { return "the root has a parent" }
        if used + freeSlots.count + 1 != nodes.count { return "\(freeSlots.count) slots are free" }
        var path: [(slot: Slot, level: Int, cover: Int)] = []
        for entry in entries(in: 0..<count) {
            if entry.level > path.count { return "level \(entry.level) follows level \(path.count - 1)" }
            path.removeSubrange(entry.level...)
            let parent = path.last
            if self[entry.slot].parent != parent?.slot ?? 0 { return "\(entry.slot) has a wrong parent" }
            let cover = parent.map { $0.cover + (self[$0.slot].isExpanded ? 0 : 1) } ?? 0
            if entry.cover != cover { return "\(entry.slot) has a cover of \(entry.cover), not \(cover)" }
            path.append(entry)
        }
        return nil
    }
}
