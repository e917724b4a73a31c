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

        let sections = reloadedSections.filter { new.sectionNumber(of: $0) != nil }.compactMap(old.sectionNumber(of:))
        let movedSections = Set(difference.movedSections.map(\.from)).intersection(sections)
        difference.replaceMoves(ofSections: movedSections)
        self.reloadedSections = sections.filter { !movedSections.contains($0) }.sorted()

        let rows = Set(reloadedItems.filter(new.contains).compactMap(old.path(of:)))
        // Mostly nothing is marked, and many rows may have moved.
        let moved = rows.isEmpty ? [] : Set(difference.movedRows.map(\.from))
        difference.replaceMoves(ofRows: rows.intersection(moved))
        reloadedRows = rows.subtracting(moved).sorted()
        let refilled = Set(reconfiguredItems.filter(new.contains).compactMap(old.path(of:)))
        reconfiguredRows = refilled.subtracting(rows).sorted()
    }

    /// Whether the list stays as it is.
    package var isEmpty: Bool {
        difference.isEmpty && reloadedSections.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
    }
}
