// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The order of items that is shown during a drag: the order at the lift, with the dragged items at the slot.
///
/// The data does not change until the drop. This value converts between an item's path at the lift and the path at
/// which it is shown, which is its path after a drop. Several dragged items are one gap in their original order, also
/// if they come from different sections. Without a slot, because the drag has left the view, the order is that at the
/// lift.
package struct PreviewOrder: Sendable, Hashable {
    /// The dragged items of the view itself, by their paths at the lift; empty if they come from another view.
    package let lifted: AscendingPaths
    /// The number of dragged items, which may come from another view.
    package let draggedCount: Int
    /// The path of the first dragged item among the items that stay; nil if the drag is not over the view.
    package var slot: RowPath?

    /// - Parameters:
    ///   - lifted: the dragged items of the view itself; empty if they come from another view.
    ///   - draggedCount: the number of dragged items: that of `lifted`, unless they come from another view.
    ///   - slot: the path of the first dragged item among the items that stay; nil if the drag is not over the view.
    package init(lifted: AscendingPaths, draggedCount: Int, slot: RowPath?) {
        precondition(
            lifted.paths.isEmpty || lifted.paths.count == draggedCount,
            "\(draggedCount) dragged items of which \(lifted.paths.count) are the view's own.")
        precondition(draggedCount >= 0 && (slot?.row ?? 0) >= 0, "There is no slot \(slot.map(\.description) ?? "").")
        (self.lifted, self.draggedCount, self.slot) = (lifted, draggedCount, slot)
    }

    /// The section and the rows of the gap, by the paths shown; nil if there is none.
    package var gap: (section: Int, rows: Range<Int>)? {
        slot.map { ($0.section, $0.row..<$0.row + draggedCount) }
    }

    /// The path at which an item is shown.
    ///
    /// - Parameter path: the item's path at the lift.
    /// - Complexity: O(log k) for k dragged items
    package func shownPath(ofLift path: RowPath) -> RowPath {
        guard let slot else { return path }
        if lifted.contains(path) {
            return RowPath(section: slot.section, row: slot.row + lifted.count(above: path))
        }
        return shownPlace(ofLift: path)
    }

    /// The path in the order shown of a place before an item, or at the end of a section.
    ///
    /// - Parameter path: the path at the lift of that item.
    package func shownPlace(ofLift path: RowPath) -> RowPath {
        guard let slot else { return path }
        let row = path.row - lifted.count(inSectionAbove: path)
        let isBehind = path.section == slot.section && row >= slot.row
        return RowPath(section: path.section, row: isBehind ? row + draggedCount : row)
    }

    /// The path at the lift of the item that is shown at a path; nil in the gap of items from another view.
    ///
    /// - Complexity: O(log k) for k dragged items
    package func liftPath(ofShown path: RowPath) -> RowPath? {
        guard let slot else { return path }
        var place = path
        if path.section == slot.section, path.row >= slot.row {
            let index = path.row - slot.row
            if index < draggedCount { return lifted.paths.isEmpty ? nil : lifted.paths[index] }
            place.row -= draggedCount
        }
        return liftPath(ofPlace: place)
    }

    /// Converts a path among the items that stay to the path at the lift. A place before an item becomes the path of
    /// that item.
    ///
    /// - Complexity: O(log k) for k dragged items
    package func liftPath(ofPlace place: RowPath) -> RowPath {
        let paths = lifted.paths
        let first = lifted.count(above: RowPath(section: place.section, row: 0))
        let end = (first..<paths.count).partitionPoint {
            paths[$0].section > place.section || paths[$0].row - ($0 - first) > place.row
        }
        return RowPath(section: place.section, row: place.row + end - first)
    }

    /// The number of items that are shown in a section.
    ///
    /// - Parameter count: the number of items at the lift.
    /// - Complexity: O(log k) for k dragged items
    package func shownCount(inSection section: Int, ofLift count: Int) -> Int {
        guard let slot else { return count }
        let left = lifted.count(inSectionAbove: RowPath(section: section, row: count))
        return count - left + (section == slot.section ? draggedCount : 0)
    }

    /// The order after a batch of updates; nil if all dragged items of the view were deleted.
    ///
    /// The slot stays before the same item, or at its section's end. If a drop would have changed nothing, it still
    /// changes nothing.
    ///
    /// - Complexity: O(k log m) for k dragged items and m updates
    package func updated(by plan: BatchUpdatePlan) -> PreviewOrder? {
        let left = AscendingPaths(lifted.paths.compactMap { plan.itemPath(forOld: $0) })
        if left.paths.isEmpty, !lifted.paths.isEmpty { return nil }
        let count = lifted.paths.isEmpty ? draggedCount : left.paths.count
        var order = PreviewOrder(lifted: left, draggedCount: count, slot: nil)
        guard let slot else { return order }
        order.slot = left.paths.first
        if isMoved, let gap = plan.gapPath(forOld: liftPath(ofPlace: slot)) {
            order.slot = RowPath(section: gap.section, row: gap.row - left.count(inSectionAbove: gap))
        }
        return order
    }

    /// Whether a drop would change the order, or insert items from another view.
    ///
    /// - Complexity: O(1)
    package var isMoved: Bool {
        guard let slot else { return false }
        guard let first = lifted.paths.first else { return draggedCount > 0 }
        guard first == slot, let last = lifted.paths.last else { return true }
        return last.section != first.section || last.row - first.row != draggedCount - 1
    }

    /// The moves of the view's own items that a drop makes. Their targets are the paths after the drop.
    ///
    /// - Complexity: O(k log k) for k dragged items
    package var moves: RowMoves {
        guard let slot else { return RowMoves([], to: []) }
        return RowMoves(lifted.paths, toBlockAt: slot)
    }
}
