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

    /// The changes of the sections whose items have changed, in the new order of the sections.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Computes the differences between two snapshots.
    ///
    /// - Complexity: O(n + m log m) for n items, of which m are moved relative to the others.
    package init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = .leastMoves(from: initial.itemIdentifiers, to: final.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            let transaction = NSDiffableDataSourceSectionTransaction(section: section, from: initial, to: final)
            return transaction.difference.isEmpty ? nil : transaction
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
    /// The difference between the section's items before and after the change.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        section: SectionIdentifierType,
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        sectionIdentifier = section
        let before = initial.indexOfSection(section) == nil ? [] : initial.itemIdentifiers(inSection: section)
        let after = final.itemIdentifiers(inSection: section)
        var snapshots = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        snapshots.0.append(before)
        snapshots.1.append(after)
        (initialSnapshot, finalSnapshot) = snapshots
        difference = .leastMoves(from: before, to: after)
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
