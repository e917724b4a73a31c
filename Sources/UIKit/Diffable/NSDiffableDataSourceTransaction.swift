// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The difference between two snapshots, such as those before and after the user has reordered items.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between all items before and after the change. A moved item appears as a removal and an insertion
    /// that are associated with each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The changes of the sections whose items, or whose hierarchy, has changed, in the new order of the sections.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The section snapshots of the sections that have one.
    package typealias SectionSnapshots = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    >]

    /// Computes the differences between two snapshots.
    ///
    /// - Parameters:
    ///   - oldHierarchies: the section snapshots before the change. In a section without one, all items are root items.
    ///   - newHierarchies: the section snapshots after the change.
    /// - Complexity: O(n + m log m) for n items, of which m are moved relative to the others.
    package init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        oldHierarchies: SectionSnapshots = [:], newHierarchies: SectionSnapshots = [:]
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = .leastMoves(from: initial.itemIdentifiers, to: final.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            NSDiffableDataSourceSectionTransaction(
                section: section, from: oldHierarchies[section] ?? .init(itemsOf: section, in: initial),
                to: newHierarchies[section] ?? .init(itemsOf: section, in: final))
        }
    }
}

/// The difference between the items of one section in two snapshots, such as before and after a reordering.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The section that has changed.
    public let sectionIdentifier: SectionIdentifierType
    /// The items of the section before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items of the section after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between all of the section's items, hidden ones too, before and after the change. It is empty if
    /// only the levels of items have changed.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// Computes the difference between two snapshots of a section; nil if they are equal.
    init?(
        section: SectionIdentifierType, from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        if initial.outline == final.outline { return nil }
        sectionIdentifier = section
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = .leastMoves(from: initial.items, to: final.items)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Creates a snapshot of a section's items without a hierarchy; an empty one if the section does not exist.
    init<Section: Hashable & Sendable>(
        itemsOf section: Section, in snapshot: NSDiffableDataSourceSnapshot<Section, ItemIdentifierType>
    ) {
        self.init()
        if snapshot.indexOfSection(section) != nil { append(snapshot.itemIdentifiers(inSection: section)) }
    }
}

extension CollectionDifference where ChangeElement: Hashable {
    /// Returns the difference between two lists. A moved element counts as removed and inserted again; as few elements
    /// as possible are moved. No element may occur twice in a list.
    static func leastMoves(from old: [ChangeElement], to new: [ChangeElement]) -> Self {
        let difference = SectionedDifference(from: old, to: new)
        var changes = difference.deletedRows.map {
            Change.remove(offset: $0.row, element: old[$0.row], associatedWith: nil)
        }
        changes += difference.insertedRows.map {
            Change.insert(offset: $0.row, element: new[$0.row], associatedWith: nil)
        }
        for move in difference.movedRows {
            let (from, to) = (move.from.row, move.to.row)
            changes.append(.remove(offset: from, element: old[from], associatedWith: to))
            changes.append(.insert(offset: to, element: new[to], associatedWith: from))
        }
        guard let result = Self(changes) else { preconditionFailure("A difference names each place once: \(changes)") }
        return result
    }
}
