// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A tree of items that can be expanded and collapsed: the storage of a section snapshot.
///
/// Each item occurs once and is its own identifier.
package struct IdentifierOutline<ItemID: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false
    }

    /// The items without a parent.
    package private(set) var roots: [ItemID] = []
    private var nodes: [ItemID: Node] = [:]

    package init() {}

    // MARK: - Reading

    package var itemCount: Int { nodes.count }

    package func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

    package func children(of item: ItemID) -> [ItemID] { nodes[item]?.children ?? [] }

    /// The parent of an item; nil for roots and unknown items.
    package func parent(of item: ItemID) -> ItemID? { nodes[item]?.parent }

    package func isExpanded(_ item: ItemID) -> Bool { nodes[item]?.isExpanded ?? false }

    /// The number of an item's ancestors; nil for an unknown item.
    ///
    /// - Complexity: O(d) for a depth of d.
    package func level(of item: ItemID) -> Int? {
        contains(item) ? ancestors(of: item).count : nil
    }

    /// Whether all ancestors of an item are expanded; false for an unknown item.
    package func isVisible(_ item: ItemID) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(isExpanded)
    }

    /// All items in depth-first order: each item is followed by its descendants.
    ///
    /// - Complexity: O(n)
    package func allItems() -> [ItemID] { walk { _ in true } }

    /// All items except the descendants of collapsed items.
    ///
    /// - Complexity: O(n) for n visible items.
    package func visibleItems() -> [ItemID] { walk(isExpanded) }

    /// An item and its descendants, in depth-first order.
    package func branch(of item: ItemID) -> [ItemID] {
        var items: [ItemID] = []
        append(item, to: &items) { _ in true }
        return items
    }

    private func ancestors(of item: ItemID) -> [ItemID] {
        var ancestors: [ItemID] = []
        while let parent = parent(of: ancestors.last ?? item) { ancestors.append(parent) }
        return ancestors
    }

    /// All items in depth-first order, without the descendants of items for which `isEntered` returns false.
    private func walk(_ isEntered: (ItemID) -> Bool) -> [ItemID] {
        var items: [ItemID] = []
        items.reserveCapacity(nodes.count)
        for root in roots { append(root, to: &items, isEntered) }
        return items
    }

    /// Appends an item and its descendants, but not the descendants of items for which `isEntered` returns false.
    /// Recursion in a deep tree would overflow the call stack, so the function has its own stack.
    private func append(_ item: ItemID, to items: inout [ItemID], _ isEntered: (ItemID) -> Bool) {
        var waiting = [item]
        while let item = waiting.popLast() {
            items.append(item)
            if isEntered(item) { waiting += children(of: item).reversed() }
        }
    }

    // MARK: - Inserting

    /// Appends items to the children of `parent`, or to the roots if `parent` is nil.
    package mutating func append(_ items: [ItemID], to parent: ItemID?) throws(SnapshotError) {
        if let parent, !contains(parent) { throw .unknownItem(parent, "append(_:to:)") }
        try checkNew(items)
        insertNodes(items, below: parent, at: siblings(below: parent).count)
    }

    /// Inserts items as siblings before another item, or after it and its descendants.
    package mutating func insert(
        _ items: [ItemID], beside item: ItemID, after: Bool
    ) throws(SnapshotError) {
        let (parent, index) = try place(beside: item, after: after)
        try checkNew(items)
        insertNodes(items, below: parent, at: index)
    }

    /// Inserts another tree before an item, or after it and its descendants; the tree's roots become siblings of the
    /// item.
    package mutating func insert(
        _ outline: IdentifierOutline, beside item: ItemID, after: Bool
    ) throws(SnapshotError) {
        let (parent, index) = try place(beside: item, after: after)
        try checkNew(outline.allItems())
        insertNodes(outline, below: parent, at: index)
    }

    /// Replaces all descendants of an item with another tree.
    package mutating func replaceChildren(
        of parent: ItemID, with outline: IdentifierOutline
    ) throws(SnapshotError) {
        guard contains(parent) else { throw .unknownItem(parent, "replace(childrenOf:using:)") }
        var rest = self
        rest.remove(children(of: parent))
        try rest.checkNew(outline.allItems())
        rest.insertNodes(outline, below: parent, at: 0)
        self = rest
    }

    /// The parent of an item, and the index among the parent's children directly before the item, or after it.
    private func place(beside item: ItemID, after: Bool) throws(SnapshotError) -> (parent: ItemID?, index: Int) {
        let siblings = siblings(below: parent(of: item))
        guard contains(item), let index = siblings.firstIndex(of: item) else {
            throw .unknownItem(item, after ? "insert(_:after:)" : "insert(_:before:)")
        }
        return (parent(of: item), index + (after ? 1 : 0))
    }

    private func siblings(below parent: ItemID?) -> [ItemID] { parent.map(children) ?? roots }

    /// Throws an error if an item occurs twice in `items` or is in the tree already.
    private func checkNew(_ items: [ItemID]) throws(SnapshotError) {
        var seen: Set<ItemID> = []
        let twice = items.filter { !seen.insert($0).inserted || contains($0) }
        if !twice.isEmpty { throw .outlineDuplicates(twice) }
    }

    private mutating func insertNodes(_ items: [ItemID], below parent: ItemID?, at index: Int) {
        for item in items { nodes[item] = Node(parent: parent) }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    private mutating func insertNodes(_ outline: IdentifierOutline, below parent: ItemID?, at index: Int) {
        insertNodes(outline.roots, below: parent, at: index)
        for (item, node) in outline.nodes {
            nodes[item] = node
            if node.parent == nil { nodes[item]?.parent = parent }
        }
    }

    // MARK: - Removing

    /// Removes items with their descendants; unknown items are ignored.
    package mutating func remove(_ items: [ItemID]) {
        var gone: Set<ItemID> = []
        var parents: Set<ItemID?> = []
        for item in items where contains(item) && !gone.contains(item) {
            parents.insert(parent(of: item))
            gone.formUnion(branch(of: item))
        }
        for item in gone { nodes[item] = nil }
        for parent in parents {
            if let parent {
                nodes[parent]?.children.removeAll(where: gone.contains)
            } else {
                roots.removeAll(where: gone.contains)
            }
        }
    }

    package mutating func removeAll() {
        self = Self()
    }

    // MARK: - Expanding

    /// Expands items if `isExpanded`, otherwise collapses them; unknown items are ignored.
    package mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    // MARK: - Subtrees

    /// The descendants of an item, and optionally the item itself, as a separate tree; nil for an unknown item.
    package func subtree(of item: ItemID, includingItem: Bool) -> IdentifierOutline? {
        guard contains(item) else { return nil }
        var part = IdentifierOutline()
        part.roots = includingItem ? [item] : children(of: item)
        for member in branch(of: item) where includingItem || member != item { part.nodes[member] = nodes[member] }
        for root in part.roots { part.nodes[root]?.parent = nil }
        return part
    }

    /// A description of the tree for debugging: one item per line, indented by its level. "+" marks collapsed parents,
    /// "-" expanded ones, "*" leaves.
    package func visualDescription() -> String {
        allItems().map { item in
            let indent = String(repeating: "  ", count: level(of: item) ?? 0)
            let sign = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return "\(indent)\(sign) \(item)"
        }.joined(separator: "\n")
    }

    /// A description of the first violated invariant, for tests; nil if all of them hold.
    package func brokenInvariant() -> String? {
        let all = allItems()
        if all.count != nodes.count || Set(all) != Set(nodes.keys) { return "\(all) is not all of \(nodes.keys)" }
        for root in roots where parent(of: root) != nil { return "root \(root) has a parent" }
        for (item, node) in nodes {
            for child in node.children where parent(of: child) != item { return "\(child) is not below \(item)" }
        }
        return nil
    }
}
