// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The spring loading of outlines: expands a collapsed item when a dragged item hovers over it for a second, and
/// collapses it again when the dragged item leaves it and its descendants without a drop.
///
/// UIKit documents none. It is our own choice, after file managers. It applies to items whose cells have an outline
/// disclosure accessory.
@MainActor
final class OutlineSpringLoading {
    /// A collapsed item over which the dragged item hovers.
    private struct Target: Equatable {
        let row: RowReference

        static func == (one: Target, other: Target) -> Bool { one.row.path == other.row.path }
    }

    private unowned let view: UICollectionView
    private var machine = SpringLoading<Target>()
    private let highlight = SpringLoadedHighlight()
    /// The items that were expanded during the drag, the outermost first.
    private var expanded: [RowReference] = []

    init(of view: UICollectionView) {
        self.view = view
    }

    // MARK: Events

    /// Called before each frame of a drag.
    ///
    /// - Parameters:
    ///   - item: the item over which the dragged item is; nil if it is over none.
    ///   - dragged: the dragged item; nil for one from outside.
    ///   - parent: the item of which the dragged item would become a child by a drop; nil without such an item.
    /// - Returns: whether an item has been expanded now.
    @discardableResult
    func hovered(over item: RowPath?, dragging dragged: RowPath?, parent: RowPath?, at time: TimeInterval) -> Bool {
        let branch = withAncestors(item)
        // A collapse changes the paths. The next frame finds the item again.
        if collapse(besides: branch.union(withAncestors(parent))) { return false }
        let count = expanded.count
        var target: Target?
        if let item, dragged.map(branch.contains) != true, isCollapsed(item) {
            target =
                machine.target.flatMap { $0.row.path == item ? $0 : nil } ?? Target(row: view.list.reference(to: item))
        }
        for action in machine.hovered(over: target, at: time) { perform(action) }
        return expanded.count > count
    }

    /// Called when the dragged item is dropped, leaves the collection view or returns.
    ///
    /// - Parameter parent: the item of which the dragged item becomes a child by the drop. It stays expanded, with its
    ///   ancestors. Nil without a drop, or for a drop as a root.
    func ended(inside parent: RowPath? = nil) {
        for action in machine.ended() { perform(action) }
        guard !expanded.isEmpty else { return }
        let branch = withAncestors(parent)
        let others = expanded.filter { $0.path.map(branch.contains) == false }
        expanded = []
        guard !others.isEmpty else { return }
        // The data source may just be moving the item.
        guard let host = view.window?.host else { return others.reversed().forEach(collapse) }
        host.afterLayout { [weak self, weak view] in
            if let self, view != nil { others.reversed().forEach(self.collapse) }
        }
    }

    /// Whether the drag has expanded an item.
    func hasExpanded(_ path: RowPath) -> Bool { expanded.contains { $0.path == path } }

    // MARK: Effects

    private func perform(_ action: SpringLoading<Target>.Action) {
        switch action {
        case .deactivate: highlight.show(.inactive, on: nil)
        case .highlight(let target): highlight.show(.possible, on: cell(of: target.row))
        case .flash(let target): highlight.show(.activating, on: cell(of: target.row))
        case .activate(let target):
            highlight.show(.activated, on: nil)
            cell(of: target.row)?.accessoryViews.toggle()
            // The app may have refused.
            if let path = target.row.path, place(of: path)?.isExpanded == true { expanded.append(target.row) }
        }
    }

    private func cell(of row: RowReference) -> UICollectionViewListCell? {
        row.path.flatMap { view.visible.cells[$0] } as? UICollectionViewListCell
    }

    /// Collapses the items that were expanded, except those in `branch`.
    ///
    /// - Returns: whether there were any.
    private func collapse(besides branch: Set<RowPath>) -> Bool {
        guard let first = expanded.firstIndex(where: { $0.path.map(branch.contains) != true }) else { return false }
        let left = expanded[first...]
        expanded.removeSubrange(first...)
        left.reversed().forEach(collapse)
        return true
    }

    private func collapse(_ row: RowReference) {
        guard let path = row.path, place(of: path)?.isExpanded == true else { return }
        _ = view.outlineDataSource?.toggleItem(at: path)
    }

    // MARK: The outline

    private func place(of path: RowPath) -> OutlinePlace? { view.outlineDataSource?.outlinePlace(of: path) }

    private func isCollapsed(_ path: RowPath) -> Bool {
        view.expandsWhenHovered(path) && place(of: path)?.isExpanded == false
    }

    /// An item and its ancestors.
    private func withAncestors(_ path: RowPath?) -> Set<RowPath> {
        var (all, next): (Set<RowPath>, RowPath?) = ([], path)
        while let item = next, all.insert(item).inserted { next = view.outlineDataSource?.outlineParent(of: item) }
        return all
    }
}

extension UICollectionView {
    /// Whether a drag that hovers over an item while it is collapsed expands it: it has children, and its cell can
    /// expand and collapse it.
    func expandsWhenHovered(_ path: RowPath) -> Bool {
        guard let cell = visible.cells[path] as? UICollectionViewListCell, cell.accessoryViews.hasOutlineDisclosure
        else {
            return false
        }
        return outlineDataSource?.outlinePlace(of: path)?.hasChildren == true
    }

    /// The item over which dragged items are: the one at a point, or the one that has made room for their gap there.
    ///
    /// - Parameters:
    ///   - point: a point of the content.
    ///   - slot: the slot whose gap is open; nil without a gap.
    func hoveredItem(at point: CGPoint, slot: RowPath?) -> RowPath? {
        let dragged = itemsOfGap?.lifted ?? AscendingPaths([])
        if let item = frontmostItem(at: point, besides: dragged) { return item }
        guard let slot, frame(atShown: slot)?.contains(point) == true else { return nil }
        return itemDisplaced(by: slot)
    }

    /// The item whose place in the data a gap has; nil if the gap is at the place of the dragged items.
    func itemDisplaced(by slot: RowPath) -> RowPath? {
        guard list.rows.contains(slot), itemsOfGap?.lifted.contains(slot) != true else { return nil }
        return slot
    }

    /// Adds the level that a dragged item gets in an outline by a drop to a text about its place.
    ///
    /// - Parameter item: the dragged item; nil for one from outside.
    func spoken(_ text: String, levelOf item: RowPath?, droppedAt slot: RowPath) -> String {
        guard let place = outlineDataSource?.outlineDropPlace(of: item, at: slot) else { return text }
        return Phrase.placeAtLevel.text(text, (place.level + 1).localized)
    }
}
