// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The snapshot that was applied last, and the section snapshots of the sections that have one.
///
/// The visible items of a section snapshot are the items of its section.
struct AppliedSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemID>

    /// The snapshot, without marks for reloading and reconfiguring.
    private(set) var snapshot = Snapshot()
    private(set) var sectionSnapshots: [SectionID: SectionSnapshot] = [:]

    /// The section snapshot of a section. For a section without one, the section's items are root items. For an unknown
    /// section, the result is empty.
    func sectionSnapshot(of section: SectionID) -> SectionSnapshot {
        if let known = sectionSnapshots[section] { return known }
        var result = SectionSnapshot()
        if snapshot.indexOfSection(section) != nil { result.append(snapshot.itemIdentifiers(inSection: section)) }
        return result
    }

    // MARK: Applying

    /// Replaces all sections and items.
    ///
    /// A section keeps its section snapshot if none of the section's items are new or in another order. Items that are
    /// gone are deleted from the section snapshot, with their descendants.
    ///
    /// - Complexity: O(n) for the n items of the sections with a section snapshot.
    mutating func apply(_ snapshot: Snapshot) {
        self.snapshot = snapshot.unmarked()
        adjustSectionSnapshots()
    }

    /// Makes the visible items of a section snapshot the items of a section. The section is appended if it does not
    /// exist. Items that other sections contain are moved.
    ///
    /// - Complexity: O(n) for the n items of the sections with a section snapshot.
    mutating func apply(_ sectionSnapshot: SectionSnapshot, to section: SectionID) {
        let items = sectionSnapshot.visibleItems
        if snapshot.indexOfSection(section) == nil {
            snapshot.appendSections([section])
        } else {
            snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
        }
        snapshot.deleteItems(items)
        snapshot.appendItems(items, toSection: section)
        sectionSnapshots[section] = sectionSnapshot
        adjustSectionSnapshots()
    }

    private mutating func adjustSectionSnapshots() {
        for (section, sectionSnapshot) in sectionSnapshots {
            sectionSnapshots[section] =
                snapshot.indexOfSection(section) == nil
                ? nil : sectionSnapshot.limited(toVisibleItems: snapshot.itemIdentifiers(inSection: section))
        }
    }

    // MARK: Moving

    /// Returns the data after the user has moved an item, with its descendants, to another path. The path is that after
    /// the removal of the item alone, as in a list's move of a row. Nil if the path is among the item's descendants.
    ///
    /// Apple does not document the level that the moved item gets. Here it is that of the item below, or of the item
    /// above if that has a higher level.
    func moving(_ item: ItemID, to path: RowPath) -> AppliedSnapshot? {
        guard let oldSection = snapshot.sectionIdentifier(containingItem: item),
            let newSection = snapshot.identifiers.sectionID(at: path.section)
        else { return nil }
        var result = self
        var source = sectionSnapshot(of: oldSection)
        let branch = source.snapshot(of: item, includingParent: true)
        guard branch.items.count > 1 || sectionSnapshots[newSection] != nil else {
            result.snapshot.moveItem(item, to: path)
            result.adjustSectionSnapshots()
            return result
        }
        guard oldSection != newSection else {
            guard let moved = source.moving(branch, of: item, toVisibleIndex: path.row) else { return nil }
            result.apply(moved, to: oldSection)
            return result
        }
        source.delete([item])
        var destination = sectionSnapshot(of: newSection)
        destination.insert(branch, atVisibleIndex: path.row)
        if sectionSnapshots[oldSection] != nil {
            result.apply(source, to: oldSection)
        }
        result.apply(destination, to: newSection)
        return result
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Moves an item to a path, which is that after the removal of the item.
    mutating func moveItem(_ item: ItemIdentifierType, to path: RowPath) {
        guard let section = identifiers.sectionID(at: path.section) else { return }
        deleteItems([item])
        if let below = identifiers.item(at: path) {
            insertItems([item], beforeItem: below)
        } else {
            appendItems([item], toSection: section)
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns a copy without the visible items that `items` does not contain, and without their descendants. Nil if
    /// the visible items of the copy are not exactly `items`.
    fileprivate func limited(toVisibleItems items: [ItemIdentifierType]) -> Self? {
        let visible = visibleItems
        if visible == items { return self }
        guard items.count < visible.count else { return nil }
        let kept = Set(items)
        // An item follows its parent, so that the parent of a deleted item's descendant is in `deleted` already.
        var (branches, deleted): ([ItemIdentifierType], Set<ItemIdentifierType>) = ([], [])
        for item in visible {
            if let parent = parent(of: item), deleted.contains(parent) {
                deleted.insert(item)
            } else if !kept.contains(item) {
                deleted.insert(item)
                branches.append(item)
            }
        }
        var result = self
        result.delete(branches)
        return result.visibleItems == items ? result : nil
    }

    /// Returns a copy in which an item was moved, with its descendants, to another index among the visible items.
    ///
    /// - Parameters:
    ///   - branch: the item and its descendants.
    ///   - index: the index after the removal of the item alone, and not yet of its descendants.
    /// - Returns: nil if the index is among the item's descendants.
    fileprivate func moving(_ branch: Self, of item: ItemIdentifierType, toVisibleIndex index: Int) -> Self? {
        guard let current = visibleItems.firstIndex(of: item) else { return nil }
        let descendantCount = branch.visibleItems.count - 1
        if index == current || index == current + descendantCount { return self }
        if index > current, index < current + descendantCount { return nil }
        var result = self
        result.delete([item])
        result.insert(branch, atVisibleIndex: index < current ? index : index - descendantCount)
        return result
    }

    /// Inserts the items of a snapshot at an index among the visible items.
    fileprivate mutating func insert(_ snapshot: Self, atVisibleIndex index: Int) {
        let visible = visibleItems
        let above = index > 0 ? visible[index - 1] : nil
        if index < visible.count, level(of: visible[index]) >= above.map({ level(of: $0) }) ?? 0 {
            insert(snapshot, before: visible[index])
        } else if let above {
            insert(snapshot, after: above)
        } else {
            self = snapshot
        }
    }
}
