// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// What a change made by the user did to the data, before the data source has it.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What leads from all items before to all items after; items that moved are removed and inserted.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The sections in which something changed, in the order they have now.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// - Complexity: O(n)
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

/// What a change made by the user did to one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
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
    /// The difference of two lists in which no element stands twice, with the fewest removals there are.
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
