// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// A reference model of batch updates: a list as arrays of old paths, to which the updates are applied step by step.
///
/// As documented, deletions by old paths come first, then insertions in ascending order of new paths. A new row is nil.
struct ReferenceBatch {
    struct Section {
        /// The old section with the same identity; nil for a new section.
        var old: Int?
        var isReloaded = false
        /// Each row's old path; nil for a new row. Reloaded rows keep their path, and are listed in `reloaded`.
        var rows: [RowPath?]
    }

    private(set) var sections: [Section] = []
    private(set) var reloaded: Set<RowPath> = []

    /// Applies the updates to sections with `counts` rows. Nil if a path does not exist when it is needed, or occurs in
    /// two updates. New and reloaded sections get `freshRows` rows.
    init?(_ updates: [ListUpdate], counts: [Int], freshRows: Int) {
        var deletedRows: Set<RowPath> = []
        var insertedRows: [RowPath: RowPath?] = [:]
        var deletedSections: Set<Int> = []
        var reloadedSections: Set<Int> = []
        var movedSections: Set<Int> = []
        var insertedSections: [Int: Int?] = [:]
        for update in updates {
            switch update {
            case .deleteRows(let paths):
                for path in paths where !deletedRows.insert(path).inserted { return nil }
            case .reloadRows(let paths): reloaded.formUnion(paths)
            case .insertRows(let paths):
                for path in paths where insertedRows.updateValue(nil, forKey: path) != nil { return nil }
            case .moveRow(let from, let to):
                guard deletedRows.insert(from).inserted, insertedRows.updateValue(from, forKey: to) == nil else {
                    return nil
                }
            case .deleteSections(let list):
                for section in list where !deletedSections.insert(section).inserted { return nil }
            case .reloadSections(let list): reloadedSections.formUnion(list)
            case .insertSections(let list):
                for section in list where insertedSections.updateValue(nil, forKey: section) != nil { return nil }
            case .moveSection(let from, let to):
                guard movedSections.insert(from).inserted, insertedSections.updateValue(from, forKey: to) == nil
                else { return nil }
            }
        }
        guard deletedRows.isDisjoint(with: reloaded), deletedSections.isDisjoint(with: reloadedSections),
            movedSections.isDisjoint(with: deletedSections.union(reloadedSections))
        else { return nil }

        // First the rows and sections are deleted, and the sections reloaded.
        var old = counts.indices.map { section in
            let rows = (0..<counts[section]).map { RowPath(section: section, row: $0) }
            return Section(old: section, rows: rows.filter { !deletedRows.contains($0) })
        }
        for section in reloadedSections {
            old[section].isReloaded = true
            old[section].rows = Array(repeating: nil, count: freshRows)
        }
        sections = old.filter { !deletedSections.contains($0.old!) && !movedSections.contains($0.old!) }
        // Then the sections and rows are inserted, in ascending order of their new positions.
        for (place, source) in insertedSections.sorted(by: { $0.key < $1.key }) {
            guard place <= sections.count else { return nil }
            let fresh = Section(old: nil, rows: Array(repeating: nil, count: freshRows))
            sections.insert(source.map { old[$0] } ?? fresh, at: place)
        }
        for (place, source) in insertedRows.sorted(by: { $0.key < $1.key }) {
            guard place.section < sections.count else { return nil }
            let section = sections[place.section]
            if section.old == nil || section.isReloaded {
                // All rows of the section are new except rows that move in, which replace one of the new rows.
                guard place.row < section.rows.count else { return nil }
                sections[place.section].rows[place.row] = source
            } else {
                guard place.row <= section.rows.count else { return nil }
                sections[place.section].rows.insert(source, at: place.row)
            }
        }
    }

    var counts: [Int] { sections.map(\.rows.count) }

    func newPath(forOld path: RowPath) -> RowPath? {
        for (section, content) in sections.enumerated() {
            if let row = content.rows.firstIndex(of: path) { return RowPath(section: section, row: row) }
        }
        return nil
    }
}
