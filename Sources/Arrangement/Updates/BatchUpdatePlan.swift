// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a batch of updates does to every row and section: who stays and where, who goes, who comes.
///
/// Deletions are made first, by places before the batch; then insertions, by places after it. A move is both. A
/// reload is both too, in the place the row would have had. The plan holds the updates, not the rows: asking about
/// one of ten million rows costs no more than there are updates.
package struct BatchUpdatePlan: Sendable {
    /// Rows that go, by their old paths; not those that go with their section.
    package internal(set) var deletedRows = AscendingPaths([])

    /// Rows that come, by their new paths; not those that come with their section.
    package internal(set) var insertedRows = AscendingPaths([])

    package var deleted: [RowPath] { deletedRows.paths }
    package var inserted: [RowPath] { insertedRows.paths }

    /// Rows that change their place among the others, by old path, ascending.
    package internal(set) var moved: [(from: RowPath, to: RowPath)] = []

    /// Rows shown anew, by old path, ascending; not those of sections shown anew.
    package internal(set) var reloaded: [(old: RowPath, new: RowPath)] = []

    package internal(set) var deletedSections: [Int] = []
    package internal(set) var insertedSections: [Int] = []
    package internal(set) var movedSections: [(from: Int, to: Int)] = []
    package internal(set) var reloadedSections: [(old: Int, new: Int)] = []

    /// The number of rows in each section, before and after.
    package let countsBefore: [Int]
    package let countsAfter: [Int]

    var sectionMapping = IndexMapping()
    /// By old section, for those that stay and in which something changes.
    var rowMappings: [Int: IndexMapping] = [:]
    var rowTargets: [RowPath: RowPath] = [:]
    var rowSources: [RowPath: RowPath] = [:]
    var sectionTargets: [Int: Int] = [:]
    var sectionSources: [Int: Int] = [:]
    var reloadedRows = AscendingPaths([])
    var reloadedSectionSet: Set<Int> = []

    init(countsBefore: [Int], countsAfter: [Int]) {
        self.countsBefore = countsBefore
        self.countsAfter = countsAfter
    }

    // MARK: - Rows

    /// Where an old row is now; nil if it was deleted or shown anew, by itself or with its section.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newPath(forOld path: RowPath) -> RowPath? {
        if let target = rowTargets[path] { return target }
        guard !reloadedRows.contains(path), let section = newSection(forOld: path.section) else { return nil }
        return newRow(forOld: path).map { RowPath(section: section, row: $0) }
    }

    /// Where a row now here was; nil if it was inserted or shown anew, by itself or with its section.
    ///
    /// - Complexity: O(log k) for k updates.
    package func oldPath(forNew path: RowPath) -> RowPath? {
        if let source = rowSources[path] { return source }
        guard let section = oldSection(forNew: path.section) else { return nil }
        let row = rowMappings[section].map { $0.old(forNew: path.row) } ?? path.row
        guard let old = row.map({ RowPath(section: section, row: $0) }), !reloadedRows.contains(old) else {
            return nil
        }
        return old
    }

    /// Where an old row's item is now, through reloads too: what a drag or a selection follows. Nil if it has gone.
    ///
    /// In a section shown anew nobody knows who is who; there a row is followed by its index while there is one.
    /// - Complexity: O(log k) for k updates.
    package func itemPath(forOld path: RowPath) -> RowPath? {
        if let target = rowTargets[path] { return target }
        guard let section = itemSection(forOld: path.section) else { return nil }
        if reloadedSectionSet.contains(path.section) {
            return path.row < countsAfter[section] ? RowPath(section: section, row: path.row) : nil
        }
        return newRow(forOld: path).map { RowPath(section: section, row: $0) }
    }

    /// Where the gap above an old row is now, or, for a row one past the last, the section's end; nil if the section
    /// has gone. The gap stays above the next row that stays, and at the end where none does.
    ///
    /// - Complexity: O(log k) for k updates.
    package func gapPath(forOld path: RowPath) -> RowPath? {
        guard let section = itemSection(forOld: path.section) else { return nil }
        if reloadedSectionSet.contains(path.section) {
            return RowPath(section: section, row: min(path.row, countsAfter[section]))
        }
        let row = rowMappings[path.section].map { $0.gap(forOld: path.row) } ?? path.row
        return RowPath(section: section, row: row)
    }

    /// Where a row now here was that is shown anew by itself; nil for all others.
    ///
    /// - Complexity: O(log k) for k updates.
    package func reloadedRow(forNew path: RowPath) -> RowPath? {
        guard let section = oldSection(forNew: path.section) else { return nil }
        let row = rowMappings[section].map { $0.old(forNew: path.row) } ?? path.row
        guard let old = row.map({ RowPath(section: section, row: $0) }) else { return nil }
        return reloadedRows.contains(old) ? old : nil
    }

    // MARK: - Sections

    /// Where an old section is now; nil if it was deleted or shown anew.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newSection(forOld section: Int) -> Int? {
        reloadedSectionSet.contains(section) ? nil : itemSection(forOld: section)
    }

    /// Where an old header, row or footer is now; nil if it was deleted or is shown anew.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newPart(forOld part: ListPart) -> ListPart? {
        switch part {
        case .header(let section): newSection(forOld: section).map { .header($0) }
        case .row(let path): newPath(forOld: path).map { .row($0) }
        case .footer(let section): newSection(forOld: section).map { .footer($0) }
        }
    }

    /// Where a section now here was; nil if it was inserted or shown anew.
    ///
    /// - Complexity: O(log k) for k updates.
    package func oldSection(forNew section: Int) -> Int? {
        itemSection(forNew: section).flatMap { reloadedSectionSet.contains($0) ? nil : $0 }
    }

    /// Where a section now here was that is shown anew; nil for all others.
    ///
    /// - Complexity: O(log k) for k updates.
    package func reloadedSection(forNew section: Int) -> Int? {
        itemSection(forNew: section).flatMap { reloadedSectionSet.contains($0) ? $0 : nil }
    }

    private func itemSection(forNew section: Int) -> Int? {
        sectionSources[section] ?? sectionMapping.old(forNew: section)
    }

    /// Where an old section is now, through reloads too; nil if it was deleted.
    ///
    /// - Complexity: O(log k) for k updates.
    package func itemSection(forOld section: Int) -> Int? {
        sectionTargets[section] ?? sectionMapping.new(forOld: section)
    }

    /// The row a row becomes in its section, if it stays there.
    private func newRow(forOld path: RowPath) -> Int? {
        guard let mapping = rowMappings[path.section] else { return path.row }
        return mapping.new(forOld: path.row)
    }
}
