// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The items of one section at one moment, as a hierarchy. The children of a visible item are visible if the item is
/// expanded.
///
/// The snapshot is a value type in which each item occurs once. ``visibleItems`` are the items to display. A copy costs
/// nothing until the copy or the original is changed. The cost of a query does not depend on the depth of the
/// hierarchy, and expanding an item costs the same with two descendants and with a million.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private(set) var outline = IdentifierOutline<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        outline = snapshot.outline
    }

    init(_ outline: IdentifierOutline<ItemIdentifierType>) {
        self.outline = outline
    }

    // MARK: Reading

    /// All items, each followed by its descendants.
    ///
    /// - Complexity: O(n)
    public var items: [ItemIdentifierType] { outline.allItems() }

    /// The items without a parent.
    ///
    /// - Complexity: O(n) for n such items, except that O(log n) is added where other items are between them.
    public var rootItems: [ItemIdentifierType] { outline.rootItems() }

    /// All items except the descendants of collapsed items.
    ///
    /// - Complexity: O(n) for n visible items, except that O(log n) is added where hidden items are between them.
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems() }

    /// The index of an item in ``items``; nil if the snapshot does not contain the item.
    ///
    /// - Complexity: O(log n)
    public func index(of item: ItemIdentifierType) -> Int? { outline.index(of: item) }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// Whether an item is expanded. Its children are then visible if the item itself is visible.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        do { return try outline.isExpanded(item) } catch { misuse("\(error)") }
    }

    /// Whether all ancestors of an item are expanded.
    ///
    /// - Complexity: O(log n)
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        do { return try outline.isVisible(item) } catch { misuse("\(error)") }
    }

    /// The number of ancestors of an item: 0 for a root item.
    ///
    /// - Complexity: O(log n)
    public func level(of item: ItemIdentifierType) -> Int {
        do { return try outline.level(of: item) } catch { misuse("\(error)") }
    }

    /// The parent of an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        do { return try outline.parent(of: child) } catch { misuse("\(error)") }
    }

    /// Returns a snapshot of an item's descendants, optionally with the item itself.
    ///
    /// - Complexity: O(k + log n) for k items in the new snapshot.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        do { return Self(try outline.subtree(of: parent, includingItem: includingParent)) } catch { misuse("\(error)") }
    }

    /// A text with one line for each item, indented by its level. A plus marks an expanded item, a minus a collapsed
    /// one, and an asterisk a visible one.
    public func visualDescription() -> String { outline.visualDescription() }

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

    /// Deletes items and their descendants. The snapshot must contain all of the items.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        change { outline throws(SnapshotError) in try outline.remove(items) }
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        outline.removeAll()
    }

    // MARK: Expanding

    /// Expands items, so that their children are visible. An item needs no children to be expanded. Items that the
    /// snapshot does not contain are ignored with a warning.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        setExpanded(true, items, "expand(_:)")
    }

    /// Collapses items, so that their descendants are hidden. The descendants stay expanded or collapsed as they are.
    /// Items that the snapshot does not contain are ignored with a warning.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        setExpanded(false, items, "collapse(_:)")
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType], _ method: String) {
        for item in outline.setExpanded(isExpanded, items) {
            warn("\(SnapshotError.notInOutline(item, method)) It is ignored.")
        }
    }
}
