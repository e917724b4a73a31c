// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension IdentifierOutline {
    /// The place of an item in the tree: the slot of its parent, its level, and its index.
    private typealias Place = (parent: PreorderTree.Slot, level: Int, index: Int)

    /// Returns the outline after the user has dragged a visible item, with its descendants, to another place.
    ///
    /// Apple does not document the level that a dropped item gets. Here it depends on the two visible items beside it:
    ///
    /// * If the level of the item below is at least that of the item above, the dropped item becomes a sibling of the
    ///   item below. Directly below an expanded item with children, it therefore becomes the first child.
    /// * Otherwise it becomes a sibling of the item above. At the end of an expanded branch, it therefore becomes the
    ///   last item of the branch.
    ///
    /// An item dropped at its own place keeps its level.
    ///
    /// - Parameter index: the new index among the visible items after only the item itself was removed, and not yet its
    ///   descendants: the destination index of a row's move in a list.
    /// - Returns: nil if the place is between the item's own descendants, if the item is hidden or unknown, or if the
    ///   index is out of range.
    /// - Complexity: O(log n), and O(n) for the copy of one flat array.
    package func moved(_ item: ItemID, toVisibleIndex index: Int) -> IdentifierOutline? {
        guard let slot = slots[item], let current = visibleIndex(of: item), 0..<visibleItemCount ~= index else {
            return nil
        }
        let branch = tree.branch(of: slot)
        let visibleDescendants = tree.visibleCount(before: branch.upperBound) - current - 1
        if index == current || index == current + visibleDescendants { return self }
        if index > current, index < current + visibleDescendants { return nil }

        let place = place(beforeVisibleIndex: index < current ? index : index + 1)
        var result = self
        result.tree[slot].parent = place.parent
        result.tree.move(
            branch, to: place.index - (place.index > branch.lowerBound ? branch.count : 0),
            addingLevel: place.level - tree.entry(of: slot).level, cover: 0)
        return result
    }

    /// The parent and the level that a dragged item gets.
    package struct DropPlace: Equatable, Sendable {
        /// Nil for a root.
        package let parent: ItemID?
        package let level: Int
    }

    /// Returns the parent and the level that an item gets by ``moved(_:toVisibleIndex:)``; nil if it cannot be moved
    /// there.
    ///
    /// - Complexity: O(log n)
    package func dropPlace(of item: ItemID, toVisibleIndex index: Int) -> DropPlace? {
        guard let slot = slots[item], let current = visibleIndex(of: item), 0..<visibleItemCount ~= index else {
            return nil
        }
        let entry = tree.entry(of: slot)
        let last = tree.visibleCount(before: tree.branch(of: slot).upperBound) - 1
        if index == current || index == last {
            return DropPlace(parent: items[Int(tree[slot].parent)], level: entry.level)
        }
        if index > current, index < last { return nil }
        return dropPlace(atVisibleIndex: index < current ? index : index + 1)
    }

    /// Returns the parent and the level that the roots of another tree get by ``insert(_:atVisibleIndex:)``; nil if the
    /// index is out of range.
    ///
    /// - Complexity: O(log n)
    package func dropPlace(atVisibleIndex index: Int) -> DropPlace? {
        guard 0...visibleItemCount ~= index else { return nil }
        let place = place(beforeVisibleIndex: index)
        return DropPlace(parent: items[Int(place.parent)], level: place.level)
    }

    /// Inserts another tree, which the user has dragged from another section, at an index among the visible items. Its
    /// roots get the level that ``moved(_:toVisibleIndex:)`` describes.
    ///
    /// - Parameter index: at most the number of visible items.
    /// - Complexity: O(k + log n) for k items of the other tree.
    package mutating func insert(_ outline: IdentifierOutline, atVisibleIndex index: Int) throws(SnapshotError) {
        precondition(0...visibleItemCount ~= index, "There is no place \(index) among \(visibleItemCount) items.")
        let place = place(beforeVisibleIndex: index)
        try insertNew(outline.lines(in: 0..<outline.itemCount), below: place.parent, at: place.index)
    }

    /// The place of an item that is dropped before the visible item at an index, or after the last visible item.
    private func place(beforeVisibleIndex index: Int) -> Place {
        let above = index > 0 ? tree.entry(of: tree.visibleSlot(at: index - 1)) : nil
        if index < visibleItemCount {
            let below = tree.entry(of: tree.visibleSlot(at: index))
            if below.level >= above?.level ?? 0 {
                return (tree[below.slot].parent, below.level, tree.index(of: below.slot))
            }
        }
        guard let above else { return (0, 0, 0) }
        return (tree[above.slot].parent, above.level, tree.branch(of: above.slot).upperBound)
    }
}
