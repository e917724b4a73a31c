// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The effect of a batch of updates on all rows and sections: deletions, insertions, and the new positions of the rows
/// and sections that stay.
///
/// Deletions come first, by old positions; then insertions, by new positions. A move is a deletion and an insertion,
/// and so is a reload. A reloaded row is inserted again at the position that it would have had without the reload. The
/// plan stores the updates only, so the cost of a lookup depends on the number of updates, not on the number of rows.
package struct BatchUpdatePlan: Sendable {
    /// The old paths of deleted rows, without rows that are deleted with their section.
    package internal(set) var deletedRows = AscendingPaths([])

    /// The new paths of inserted rows, without rows that are inserted with their section.
    package internal(set) var insertedRows = AscendingPaths([])

    package var deleted: [RowPath] { deletedRows.paths }
    package var inserted: [RowPath] { insertedRows.paths }

    /// The moved rows, in ascending order of their old paths.
    package internal(set) var moved: [(from: RowPath, to: RowPath)] = []

    /// The reloaded rows, in ascending order of their old paths, without the rows of reloaded sections.
    package internal(set) var reloaded: [(old: RowPath, new: RowPath)] = []

    package internal(set) var deletedSections: [Int] = []
    package internal(set) var insertedSections: [Int] = []
    package internal(set) var movedSections: [(from: Int, to: Int)] = []
    package internal(set) var reloadedSections: [(old: Int, new: Int)] = []

    /// The number of rows in each section before the batch.
    package let countsBefore: [Int]
    /// The number of rows in each section after the batch.
    package let countsAfter: [Int]

    /// The mapping of the indices of the sections that are not moved.
    var sectionMapping = IndexMapping()
    /// The mappings of old to new row numbers, by the section's old index. They exist only for remaining sections whose
    /// rows change.
    var rowMappings: [Int: IndexMapping] = [:]
    /// The new path of each moved row by its old path.
    var rowTargets: [RowPath: RowPath] = [:]
    /// The old path of each moved row by its new path.
    var rowSources: [RowPath: RowPath] = [:]
    /// The new index of each moved section by its old index.
    var sectionTargets: [Int: Int] = [:]
    /// The old index of each moved section by its new index.
    var sectionSources: [Int: Int] = [:]
    /// The old paths of the rows that are reloaded individually.
    var reloadedRows = AscendingPaths([])
    var reloadedSectionSet: Set<Int> = []

    init(countsBefore: [Int], countsAfter: [Int]) {
        self.countsBefore = countsBefore
        self.countsAfter = countsAfter
    }

    // MARK: - Rows

    /// The new path of an old row; nil if it was deleted or reloaded, individually or with its section.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newPath(forOld path: RowPath) -> RowPath? {
        if let target = rowTargets[path] { return target }
        guard !reloadedRows.contains(path), let section = newSection(forOld: path.section) else { return nil }
        return newRow(forOld: path).map { RowPath(section: section, row: $0) }
    }

    /// The old path of a new row; nil if it was inserted or reloaded, individually or with its section.
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

    /// The new path of an old row's item; nil if the item was deleted. Unlike `newPath(forOld:)`, it also returns a
    /// path for a reloaded row, because drags and the focus stay with the item.
    ///
    /// In a reloaded section, the identity of items is unknown. The item is assumed to keep its row number; nil if the
    /// section now has fewer rows.
    ///
    /// - Complexity: O(log k) for k updates.
    package func itemPath(forOld path: RowPath) -> RowPath? {
        if let target = rowTargets[path] { return target }
        guard let section = itemSection(forOld: path.section) else { return nil }
        if reloadedSectionSet.contains(path.section) {
            return path.row < countsAfter[section] ? RowPath(section: section, row: path.row) : nil
        }
        return newRow(forOld: path).map { RowPath(section: section, row: $0) }
    }

    /// The new path of the row below a gap that was directly above the old row at `path`; nil if the section was
    /// deleted. A `path` after the section's last row means the gap at the section's end.
    ///
    /// If the row below the gap is deleted, the gap is above the next row that stays, or at the section's end. In a
    /// reloaded section, the gap keeps its row number, or is at the end if the section now has fewer rows.
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

    /// The old path of a new row that was reloaded individually; nil for all other rows.
    ///
    /// - Complexity: O(log k) for k updates.
    package func reloadedRow(forNew path: RowPath) -> RowPath? {
        guard let section = oldSection(forNew: path.section) else { return nil }
        let row = rowMappings[section].map { $0.old(forNew: path.row) } ?? path.row
        guard let old = row.map({ RowPath(section: section, row: $0) }) else { return nil }
        return reloadedRows.contains(old) ? old : nil
    }

    // MARK: - Sections

    /// The new index of an old section; nil if it was deleted or reloaded.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newSection(forOld section: Int) -> Int? {
        reloadedSectionSet.contains(section) ? nil : itemSection(forOld: section)
    }

    /// The new place of an old header, row or footer; nil if it was deleted or reloaded.
    ///
    /// - Complexity: O(log k) for k updates.
    package func newPart(forOld part: ListPart) -> ListPart? {
        switch part {
        case .header(let section): newSection(forOld: section).map { .header($0) }
        case .row(let path): newPath(forOld: path).map { .row($0) }
        case .footer(let section): newSection(forOld: section).map { .footer($0) }
        }
    }

    /// The old index of a new section; nil if it was inserted or reloaded.
    ///
    /// - Complexity: O(log k) for k updates.
    package func oldSection(forNew section: Int) -> Int? {
        itemSection(forNew: section).flatMap { reloadedSectionSet.contains($0) ? nil : $0 }
    }

    /// The old index of a new section that was reloaded; nil for all other sections.
    ///
    /// - Complexity: O(log k) for k updates.
    package func reloadedSection(forNew section: Int) -> Int? {
        itemSection(forNew: section).flatMap { reloadedSectionSet.contains($0) ? $0 : nil }
    }

    /// The old index of a new section, also of a reloaded one; nil if the section was inserted.
    private func itemSection(forNew section: Int) -> Int? {
        sectionSources[section] ?? sectionMapping.old(forNew: section)
    }

    /// The new index of an old section, also of a reloaded one; nil if the section was deleted.
    ///
    /// - Complexity: O(log k) for k updates.
    package func itemSection(forOld section: Int) -> Int? {
        sectionTargets[section] ?? sectionMapping.new(forOld: section)
    }

    /// The new number, within its section, of the row at an old path; nil if the row was deleted.
    private func newRow(forOld path: RowPath) -> Int? {
        guard let mapping = rowMappings[path.section] else { return path.row }
        return mapping.new(forOld: path.row)
    }
}
