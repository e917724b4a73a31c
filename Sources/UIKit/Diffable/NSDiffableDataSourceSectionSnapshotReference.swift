// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import ObjectiveCRuntime

/// A section snapshot as an object, whose identifiers have any `Hashable` types. It is
/// ``NSDiffableDataSourceSectionSnapshot`` without Swift generics.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<AnyIdentifier>

    var snapshot = SectionSnapshot()

    public override init() {}

    init(_ snapshot: SectionSnapshot) {
        self.snapshot = snapshot
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

    // MARK: Reading

    /// All items, each followed by its descendants.
    open var items: [Any] { AnyIdentifier.values(snapshot.items) }
    /// The items without a parent.
    open var rootItems: [Any] { AnyIdentifier.values(snapshot.rootItems) }
    /// All items except the descendants of collapsed items.
    open var visibleItems: [Any] { AnyIdentifier.values(snapshot.visibleItems) }

    /// The items that are expanded, whether they are visible or not.
    open func expandedItems() -> [Any] { AnyIdentifier.values(snapshot.items.filter(snapshot.isExpanded)) }

    /// Whether an item is expanded. Its children are then visible if the item itself is visible.
    open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(AnyIdentifier(item)) }

    /// Whether all ancestors of an item are expanded.
    open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(AnyIdentifier(item)) }

    /// Whether the snapshot contains an item.
    open func containsItem(_ item: Any) -> Bool { snapshot.contains(AnyIdentifier(item)) }

    /// The number of ancestors of an item: 0 for a root item.
    open func level(ofItem item: Any) -> Int { snapshot.level(of: AnyIdentifier(item)) }

    /// The index of an item in ``items``; `NSNotFound` if the snapshot does not contain the item.
    open func index(ofItem item: Any) -> Int { snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound }

    /// The parent of an item; nil for a root item.
    open func parent(ofChildItem childItem: Any) -> Any? { snapshot.parent(of: AnyIdentifier(childItem))?.value }

    /// Returns a snapshot of an item's descendants.
    open func snapshot(ofParentItem parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        snapshot(ofParentItem: parentItem, includingParentItem: false)
    }

    /// Returns a snapshot of an item's descendants, optionally with the item itself.
    open func snapshot(
        ofParentItem parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            snapshot.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
    }

    /// A text with one line for each item, indented by its level.
    open func visualDescription() -> String { snapshot.visualDescription() }

    // MARK: Inserting

    /// Appends items to the root items.
    open func appendItems(_ items: [Any]) { appendItems(items, intoParentItem: nil) }

    /// Appends items to the children of `parentItem`, or to the root items if `parentItem` is nil.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        snapshot.append(AnyIdentifier.list(items), to: parentItem.map { AnyIdentifier($0) })
    }

    /// Inserts items before another item, with the same parent.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        snapshot.insert(AnyIdentifier.list(items), before: AnyIdentifier(beforeIdentifier))
    }

    /// Inserts items after another item and its descendants, with the same parent.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        snapshot.insert(AnyIdentifier.list(items), after: AnyIdentifier(afterIdentifier))
    }

    /// Inserts the items of a snapshot before an item. The snapshot's root items get the same parent as the item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        self.snapshot.insert(snapshot.snapshot, before: AnyIdentifier(item))
    }

    /// Inserts the items of a snapshot after an item and its descendants. The snapshot's root items get the same parent
    /// as the item.
    ///
    /// - Returns: the item that followed the descendants, or `item` itself if it has none; nil if no item followed.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any? {
        let identifier = AnyIdentifier(item)
        let following: AnyIdentifier?
        do {
            following = try self.snapshot.outline.resultOfInsertion(after: identifier)
        } catch {
            misuse("\(error)")
        }
        self.snapshot.insert(snapshot.snapshot, after: identifier)
        return following?.value
    }

    /// Replaces the descendants of an item with the items of a snapshot.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        self.snapshot.replace(childrenOf: AnyIdentifier(parentItem), using: snapshot.snapshot)
    }

    // MARK: Deleting

    /// Deletes items and their descendants.
    open func deleteItems(_ items: [Any]) { snapshot.delete(AnyIdentifier.list(items)) }

    /// Deletes all items.
    open func deleteAllItems() { snapshot.deleteAll() }

    // MARK: Expanding

    /// Expands items, so that their children are visible.
    open func expandItems(_ items: [Any]) { snapshot.expand(AnyIdentifier.list(items)) }

    /// Collapses items, so that their descendants are hidden.
    open func collapseItems(_ items: [Any]) { snapshot.collapse(AnyIdentifier.list(items)) }
}
