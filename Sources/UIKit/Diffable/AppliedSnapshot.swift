// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import ObjectiveCRuntime

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
        sectionSnapshots[section] ?? SectionSnapshot(itemsOf: section, in: snapshot)
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
    /// `IdentifierOutline.moved(_:toVisibleIndex:)` describes the level that the moved item gets.
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
            guard let moved = source.outline.moved(item, toVisibleIndex: path.row) else { return nil }
            result.apply(SectionSnapshot(moved), to: oldSection)
            return result
        }
        source.delete([item])
        var destination = sectionSnapshot(of: newSection).outline
        do { try destination.insert(branch.outline, atVisibleIndex: path.row) } catch { misuse("\(error)") }
        if sectionSnapshots[oldSection] != nil {
            result.apply(source, to: oldSection)
        }
        result.apply(SectionSnapshot(destination), to: newSection)
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
}
