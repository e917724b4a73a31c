// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The difference between two lists of identified items in sections, with the fewest possible moves.
///
/// As in a batch of updates, deletions and the sources of moves are paths in the old list. Insertions and the
/// destinations of moves are paths in the new list. Rows that are deleted or inserted with their section are not
/// listed. Rows that move out of a deleted section, or into an inserted one, are listed as moves.
package struct SectionedDifference: Sendable, Hashable {
    package struct Move<Place: Hashable & Sendable>: Sendable, Hashable {
        package var from: Place
        package var to: Place
    }

    package private(set) var deletedSections: [Int] = []
    package private(set) var insertedSections: [Int] = []
    package private(set) var movedSections: [Move<Int>] = []
    package private(set) var deletedRows: [RowPath] = []
    package private(set) var insertedRows: [RowPath] = []
    package private(set) var movedRows: [Move<RowPath>] = []

    /// Compares two lists; no section identifier and no item identifier may occur twice in a list.
    ///
    /// An item that is in another section than before counts as moved. The items that do not move form a longest
    /// increasing subsequence within their section, and so do the sections that do not move. The list of moves is
    /// therefore as short as possible.
    ///
    /// - Complexity: O(n), and O(m log m) for m items that are not in order.
    package init<Section: Hashable, Item: Hashable>(
        oldSections: [Section], oldItems: [[Item]], newSections: [Section], newItems: [[Item]]
    ) {
        precondition(oldSections.count == oldItems.count && newSections.count == newItems.count)
        let sections = IdentifierMatch(old: [oldSections], new: [newSections], pairs: [(0, 0)])
        compareSections(sections)
        let pairs = sections.oldOfNew.enumerated().filter { $0.element >= 0 }.map {
            (old: Int($0.element), new: $0.offset)
        }
        compareRows(sections, IdentifierMatch(old: oldItems, new: newItems, pairs: pairs))
    }

    /// Compares two plain lists as the rows of one section.
    package init<Item: Hashable>(from old: [Item], to new: [Item]) {
        self.init(oldSections: [0], oldItems: [old], newSections: [0], newItems: [new])
    }

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
            && insertedRows.isEmpty && movedRows.isEmpty
    }

    /// The difference as a batch of updates.
    package var updates: [ListUpdate] {
        var updates: [ListUpdate] = []
        if !deletedSections.isEmpty { updates.append(.deleteSections(deletedSections)) }
        if !insertedSections.isEmpty { updates.append(.insertSections(insertedSections)) }
        updates += movedSections.map { .moveSection(from: $0.from, to: $0.to) }
        if !deletedRows.isEmpty { updates.append(.deleteRows(deletedRows)) }
        if !insertedRows.isEmpty { updates.append(.insertRows(insertedRows)) }
        updates += movedRows.map { .moveRow(from: $0.from, to: $0.to) }
        return updates
    }

    // MARK: Replacing

    /// Turns the moves of the rows at the given old paths into deletions and insertions, because a moved row cannot
    /// also be reloaded.
    mutating func replaceMoves(ofRows paths: Set<RowPath>) {
        let replaced = movedRows.filter { paths.contains($0.from) }
        guard !replaced.isEmpty else { return }
        movedRows.removeAll { paths.contains($0.from) }
        let (gone, come) = (Set(deletedSections), Set(insertedSections))
        deletedRows = (deletedRows + replaced.map(\.from).filter { !gone.contains($0.section) }).sorted()
        insertedRows = (insertedRows + replaced.map(\.to).filter { !come.contains($0.section) }).sorted()
    }

    /// Turns the moves of the sections at the given old indices into deletions and insertions, because a moved section
    /// cannot also be reloaded.
    mutating func replaceMoves(ofSections numbers: Set<Int>) {
        let replaced = movedSections.filter { numbers.contains($0.from) }
        movedSections.removeAll { numbers.contains($0.from) }
        deletedSections = (deletedSections + replaced.map(\.from)).sorted()
        insertedSections = (insertedSections + replaced.map(\.to)).sorted()
    }

    // MARK: Sections

    private mutating func compareSections<Section>(_ sections: IdentifierMatch<Section>) {
        deletedSections = sections.newOfOld.indices.filter { sections.newOfOld[$0] < 0 }
        insertedSections = sections.oldOfNew.indices.filter { sections.oldOfNew[$0] < 0 }
        let staying = sections.oldOfNew.indices.filter { sections.oldOfNew[$0] >= 0 }
        guard let members = LongestIncreasing.members(of: staying.map { sections.oldOfNew[$0] }) else { return }
        for (position, section) in staying.enumerated() where !members[position] {
            movedSections.append(Move(from: Int(sections.oldOfNew[section]), to: section))
        }
    }

    // MARK: Rows

    private mutating func compareRows<Section, Item>(
        _ sections: IdentifierMatch<Section>, _ items: IdentifierMatch<Item>
    ) {
        findDeletedRows(sections, items)
        let sectionOfOld = SectionFinder(starts: items.oldStarts)
        for section in sections.oldOfNew.indices {
            let (start, end) = (items.newStarts[section], items.newStarts[section + 1])
            let old = Int(sections.oldOfNew[section])
            let stays = old < 0 ? 0..<0 : Int32(items.oldStarts[old])..<Int32(items.oldStarts[old + 1])
            var inOrder: [Int32] = []
            if !stays.isEmpty {
                inOrder.reserveCapacity(min(stays.count, end - start))
                for place in start..<end where stays.contains(items.oldOfNew[place]) {
                    inOrder.append(items.oldOfNew[place])
                }
            }
            let members = LongestIncreasing.members(of: inOrder)
            if members == nil, inOrder.count == end - start { continue }
            var position = 0
            for place in start..<end {
                let source = items.oldOfNew[place]
                let path = RowPath(section: section, row: place - start)
                if source < 0 {
                    if old >= 0 { insertedRows.append(path) }
                    continue
                }
                if stays.contains(source) {
                    position += 1
                    if members?[position - 1] ?? true { continue }
                }
                movedRows.append(Move(from: sectionOfOld.path(ofPlace: Int(source)), to: path))
            }
        }
    }

    private mutating func findDeletedRows<Section, Item>(
        _ sections: IdentifierMatch<Section>, _ items: IdentifierMatch<Item>
    ) {
        for section in sections.newOfOld.indices where sections.newOfOld[section] >= 0 {
            let (start, end) = (items.oldStarts[section], items.oldStarts[section + 1])
            for place in start..<end where items.newOfOld[place] < 0 {
                deletedRows.append(RowPath(section: section, row: place - start))
            }
        }
    }
}

/// Converts a row's index, counted through all sections, to its path.
private struct SectionFinder {
    let starts: [Int]

    /// The path of the row with index `place`, counted through all sections.
    ///
    /// - Complexity: O(log s) for s sections.
    func path(ofPlace place: Int) -> RowPath {
        var (low, high) = (0, starts.count - 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return RowPath(section: low, row: place - starts[low])
    }
}
