// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a list has to do to show another snapshot: the difference, and what is to be shown anew or filled anew.
package struct SnapshotChange: Sendable, Hashable {
    package private(set) var difference: SectionedDifference
    /// By their old numbers, ascending.
    package private(set) var reloadedSections: [Int] = []
    /// By their old paths, ascending.
    package private(set) var reloadedRows: [RowPath] = []
    /// By their old paths, ascending; none that are shown anew.
    package private(set) var reconfiguredRows: [RowPath] = []

    /// Compares what is shown with what is to be shown.
    ///
    /// What is marked and new has nothing to be done again; what is to be shown anew and has moved goes and comes.
    package init<Section, Item>(
        from old: SectionedIdentifiers<Section, Item>, to new: SectionedIdentifiers<Section, Item>,
        reloadedSections: [Section] = [], reloadedItems: [Item] = [], reconfiguredItems: [Item] = []
    ) {
        difference = SectionedDifference(
            oldSections: old.sectionIDs, oldItems: old.itemsBySection, newSections: new.sectionIDs,
            newItems: new.itemsBySection)

        let kept = reloadedSections.filter { new.sectionNumber(of: $0) != nil }
        let from = Set(kept.compactMap { old.sectionNumber(of: $0) })
        // What moves into a section that is new and marked is shown anew as well.
        let to = Set(kept.compactMap { new.sectionNumber(of: $0) })
        let movedSections = Set(difference.movedSections.map(\.from)).intersection(from)
        difference.replaceMoves(ofSections: movedSections)
        self.reloadedSections = from.subtracting(movedSections).sorted()

        let rows = Set(reloadedItems.filter(new.contains).compactMap(old.path(of:)))
        // Mostly nothing is marked, and many rows may have moved.
        let moves = rows.isEmpty && to.isEmpty ? [] : difference.movedRows
        // A section is shown anew with all that was in it and all that is.
        let replaced = Set(
            moves.filter {
                rows.contains($0.from) || from.contains($0.from.section) || to.contains($0.to.section)
            }.map(\.from))
        difference.replaceMoves(ofRows: replaced)
        reloadedRows = rows.subtracting(replaced).sorted()
        let refilled = Set(reconfiguredItems.filter(new.contains).compactMap(old.path(of:)))
        reconfiguredRows = refilled.subtracting(rows).subtracting(replaced).sorted()
    }

    /// The change as a batch of updates; what is filled anew is not among them.
    package var updates: [ListUpdate] {
        var updates = difference.updates
        if !reloadedSections.isEmpty { updates.append(.reloadSections(reloadedSections)) }
        if !reloadedRows.isEmpty { updates.append(.reloadRows(reloadedRows)) }
        return updates
    }

    /// Whether the list stays as it is.
    package var isEmpty: Bool {
        difference.isEmpty && reloadedSections.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
    }
}
