// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// What one section shows at one time: items, with others below them that are seen where the item is expanded.
///
/// A value. What is to be on screen of it is ``visibleItems``. Each item is there once.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private var outline = IdentifierOutline<ItemIdentifierType>()

    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        outline = snapshot.outline
    }

    // MARK: Reading

    /// All items, each followed by those below it.
    ///
    /// - Complexity: O(n)
    public var items: [ItemIdentifierType] { outline.allItems() }

    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { outline.roots }

    /// The items but those below one that is not expanded.
    ///
    /// - Complexity: O(n) for n visible items.
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems() }

    /// An item's place among ``items``; nil where it is not there.
    ///
    /// - Complexity: O(n)
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// Whether what is below an item is seen where the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }

    /// Whether everything that an item is below is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }

    /// How many items one is below: 0 for a root.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let level = outline.level(of: item) else { unknown(item, "level(of:)") }
        return level
    }

    /// The item that another is below; nil for a root.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard contains(child) else { unknown(child, "parent(of:)") }
        return outline.parent(of: child)
    }

    /// What is below an item, and the item itself if wanted.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let part = outline.part(parent, includingItem: includingParent) else {
            unknown(parent, "snapshot(of:includingParent:)")
        }
        var snapshot = Self()
        snapshot.outline = part
        return snapshot
    }

    /// An item a line, further in by its level; a plus stands before one that hides others.
    public func visualDescription() -> String { outline.picture() }

    private func unknown(_ item: ItemIdentifierType, _ method: String) -> Never {
        misuse(
            "Invalid item identifier: \(item) is not in the section snapshot. "
                + "\(method) takes an item that it contains.")
    }

    // MARK: Coming

    /// Puts items at the end of those below `parent`, or of the roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        change { outline throws(SnapshotMistake) in try outline.append(items, to: parent) }
    }

    /// Puts items before another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        change { outline throws(SnapshotMistake) in try outline.insert(items, beside: item, after: false) }
    }

    /// Puts items after another one and all that is below it, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        change { outline throws(SnapshotMistake) in try outline.insert(items, beside: item, after: true) }
    }

    /// Puts a snapshot's items before an item; its roots come on the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        change { outline throws(SnapshotMistake) in
            try outline.insert(snapshot.outline, beside: item, after: false)
        }
    }

    /// Puts a snapshot's items after an item and all that is below it; its roots come on the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        change { outline throws(SnapshotMistake) in
            try outline.insert(snapshot.outline, beside: item, after: true)
        }
    }

    /// Puts a snapshot's items in the place of all that is below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        change { outline throws(SnapshotMistake) in
            try outline.replaceChildren(of: parent, with: snapshot.outline)
        }
    }

    private mutating func change(
        _ body: (inout IdentifierOutline<ItemIdentifierType>) throws(SnapshotMistake) -> Void
    ) {
        do { try body(&outline) } catch { misuse("\(error)") }
    }

    // MARK: Going

    /// Takes items away with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        outline.remove(items)
    }

    public mutating func deleteAll() {
        outline.removeAll()
    }

    // MARK: Expanding

    /// Lets what is below items be seen.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        outline.setExpanded(true, items)
    }

    /// Hides what is below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        outline.setExpanded(false, items)
    }
}
