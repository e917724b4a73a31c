// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The items of one section at one moment, as a hierarchy. The children of a visible item are visible if the item is
/// expanded.
///
/// The snapshot is a value type in which each item occurs once. ``visibleItems`` are the items to display.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private var outline = IdentifierOutline<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        outline = snapshot.outline
    }

    // MARK: Reading

    /// All items, each followed by its descendants.
    ///
    /// - Complexity: O(n)
    public var items: [ItemIdentifierType] { outline.allItems() }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { outline.roots }

    /// All items except the descendants of collapsed items.
    ///
    /// - Complexity: O(n) for n visible items
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems() }

    /// The index of an item in ``items``; nil if the snapshot does not contain the item.
    ///
    /// - Complexity: O(n)
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// Whether an item is expanded. Its children are then visible if the item itself is visible.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }

    /// Whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }

    /// The number of ancestors of an item: 0 for a root item.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let level = outline.level(of: item) else { unknown(item, "level(of:)") }
        return level
    }

    /// The parent of an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard contains(child) else { unknown(child, "parent(of:)") }
        return outline.parent(of: child)
    }

    /// Returns a snapshot of an item's descendants, optionally with the item itself.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let part = outline.subtree(of: parent, includingItem: includingParent) else {
            unknown(parent, "snapshot(of:includingParent:)")
        }
        var snapshot = Self()
        snapshot.outline = part
        return snapshot
    }

    /// A text with one line for each item, indented by its level. A plus marks a collapsed item with children.
    public func visualDescription() -> String { outline.visualDescription() }

    private func unknown(_ item: ItemIdentifierType, _ method: String) -> Never {
        misuse(
            "Invalid item identifier: \(item) is not in the section snapshot. "
                + "\(method) takes an item that it contains.")
    }

    // MARK: Inserting

    /// Appends items to the children of `parent`, or to the root items if `parent` is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        change { outline throws(SnapshotError) in try outline.append(items, to: parent) }
    }

    /// Inserts items before another item, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        change { outline throws(SnapshotError) in try outline.insert(items, beside: item, after: false) }
    }

    /// Inserts items after another item and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        change { outline throws(SnapshotError) in try outline.insert(items, beside: item, after: true) }
    }

    /// Inserts the items of a snapshot before an item. The snapshot's root items get the same parent as the item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        change { outline throws(SnapshotError) in
            try outline.insert(snapshot.outline, beside: item, after: false)
        }
    }

    /// Inserts the items of a snapshot after an item and its descendants. The snapshot's root items get the same parent
    /// as the item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        change { outline throws(SnapshotError) in
            try outline.insert(snapshot.outline, beside: item, after: true)
        }
    }

    /// Replaces the descendants of an item with the items of a snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        change { outline throws(SnapshotError) in
            try outline.replaceChildren(of: parent, with: snapshot.outline)
        }
    }

    private mutating func change(
        _ body: (inout IdentifierOutline<ItemIdentifierType>) throws(SnapshotError) -> Void
    ) {
        do { try body(&outline) } catch { misuse("\(error)") }
    }

    // MARK: Deleting

    /// Deletes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        outline.remove(items)
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        outline.removeAll()
    }

    // MARK: Expanding

    /// Expands items, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        outline.setExpanded(true, items)
    }

    /// Collapses items, so that their descendants are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        outline.setExpanded(false, items)
    }
}
