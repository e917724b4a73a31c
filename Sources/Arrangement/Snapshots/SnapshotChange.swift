// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The changes that a list makes to show another snapshot: the difference, and the rows to reload or reconfigure.
package struct SnapshotChange: Sendable, Hashable {
    package private(set) var difference: SectionedDifference
    /// The old numbers of the sections to reload, ascending.
    package private(set) var reloadedSections: [Int] = []
    /// The old paths of the rows to reload, ascending.
    package private(set) var reloadedRows: [RowPath] = []
    /// The old paths of the rows to reconfigure, ascending; without the rows to reload.
    package private(set) var reconfiguredRows: [RowPath] = []

    /// Compares the current snapshot with the new one.
    ///
    /// An item that is new in the list is neither reloaded nor reconfigured. An item that is marked for reload and has
    /// moved is deleted and inserted instead.
    package init<Section, Item>(
        from old: SectionedIdentifiers<Section, Item>, to new: SectionedIdentifiers<Section, Item>,
        reloadedSections: [Section] = [], reloadedItems: [Item] = [], reconfiguredItems: [Item] = []
    ) {
        difference = SectionedDifference(
            oldSections: old.sectionIDs, oldItems: old.itemsBySection, newSections: new.sectionIDs,
            newItems: new.itemsBySection)

        let kept = reloadedSections.filter { new.sectionNumber(of: $0) != nil }
        let from = Set(kept.compactMap { old.sectionNumber(of: $0) })
        // `from` contains the old numbers of the sections to reload. Their new numbers are needed too, because a row
        // moved into such a section is replaced below.
        let to = Set(kept.compactMap { new.sectionNumber(of: $0) })
        let movedSections = Set(difference.movedSections.map(\.from)).intersection(from)
        difference.replaceMoves(ofSections: movedSections)
        self.reloadedSections = from.subtracting(movedSections).sorted()

        let rows = Set(reloadedItems.filter(new.contains).compactMap(old.path(of:)))
        // There may be many moves. Skip them if nothing is marked for reload, as usual.
        let moves = rows.isEmpty && to.isEmpty ? [] : difference.movedRows
        // Rows that are reloaded, or that move out of or into a reloaded section, are deleted and inserted instead of
        // moved.
        let replaced = Set(
            moves.filter {
                rows.contains($0.from) || from.contains($0.from.section) || to.contains($0.to.section)
            }.map(\.from))
        difference.replaceMoves(ofRows: replaced)
        reloadedRows = rows.subtracting(replaced).sorted()
        let refilled = Set(reconfiguredItems.filter(new.contains).compactMap(old.path(of:)))
        reconfiguredRows = refilled.subtracting(rows).subtracting(replaced).sorted()
    }

    /// The change as a batch of updates, without the reconfigured rows.
    package var updates: [ListUpdate] {
        var updates = difference.updates
        if !reloadedSections.isEmpty { updates.append(.reloadSections(reloadedSections)) }
        if !reloadedRows.isEmpty { updates.append(.reloadRows(reloadedRows)) }
        return updates
    }

    /// Whether nothing changes.
    package var isEmpty: Bool {
        difference.isEmpty && reloadedSections.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
    }
}
