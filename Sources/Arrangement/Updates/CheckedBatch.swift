// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A validated batch of updates, grouped by kind. All its rows and sections exist, and its updates do not conflict.
struct CheckedBatch {
    let deletedRows: AscendingPaths
    let insertedRows: AscendingPaths
    let reloadedRows: AscendingPaths
    /// The new path of each moved row by its old path.
    private(set) var rowTargets: [RowPath: RowPath] = [:]
    /// The old path of each moved row by its new path.
    private(set) var rowSources: [RowPath: RowPath] = [:]
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    /// The new index of each moved section by its old index.
    private(set) var sectionTargets: [Int: Int] = [:]
    /// The old index of each moved section by its new index.
    private(set) var sectionSources: [Int: Int] = [:]

    /// The number of rows in each section before the batch.
    private let before: [Int]
    /// The number of rows in each section after the batch.
    private let after: [Int]

    init(
        _ updates: [ListUpdate], countsBefore: [Int], countsAfter: [Int]
    ) throws(BatchUpdateError) {
        before = countsBefore
        after = countsAfter
        var (deleted, inserted, reloaded): ([RowPath], [RowPath], [RowPath]) = ([], [], [])
        // Most batches contain at most one update of each kind. Then its array is used without a copy.
        func gather(_ paths: [RowPath], in all: inout [RowPath]) {
            if all.isEmpty { all = paths } else { all += paths }
        }
        for update in updates {
            switch update {
            case .deleteRows(let paths): gather(paths, in: &deleted)
            case .insertRows(let paths): gather(paths, in: &inserted)
            case .reloadRows(let paths): gather(paths, in: &reloaded)
            default: break
            }
        }
        deletedRows = AscendingPaths(deleted)
        insertedRows = AscendingPaths(inserted)
        reloadedRows = AscendingPaths(reloaded)
        // UIKit reports missing rows and sections before it reports conflicts, so check first that all of them exist.
        for update in updates { try checkPlaces(update) }
        if deletedRows.paths.count < deleted.count || insertedRows.paths.count < inserted.count {
            try findRepetition(updates)
        }
        for update in updates { try add(update) }
        try checkConflicts()
    }

    // MARK: - Places

    /// Throws an error if an update refers to a row or section that does not exist.
    private func checkPlaces(_ update: ListUpdate) throws(BatchUpdateError) {
        switch update {
        case .deleteRows(let paths), .reloadRows(let paths):
            for path in paths where !Self.exists(path, before) { throw .deletedRow(path, countsBefore: before) }
        case .insertRows(let paths):
            for path in paths where !Self.exists(path, after) { throw .insertedRow(path, countsAfter: after) }
        case .moveRow(let from, let to):
            if !Self.exists(from, before) { throw .movedRow(from: from, countsBefore: before) }
            if !Self.exists(to, after) { throw .movedRow(from: from, to: to, countsAfter: after) }
        case .deleteSections(let sections), .reloadSections(let sections):
            for section in sections where !before.indices.contains(section) {
                throw .deletedSection(section, countBefore: before.count)
            }
        case .insertSections(let sections):
            for section in sections where !after.indices.contains(section) {
                throw .insertedSection(section, countAfter: after.count)
            }
        case .moveSection(let from, let to):
            if !before.indices.contains(from) { throw .movedSection(from: from, countBefore: before.count) }
            if !after.indices.contains(to) { throw .movedSection(from: from, to: to, countAfter: after.count) }
        }
    }

    private static func exists(_ path: RowPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    // MARK: - Repetitions

    /// Throws the error for the first repetition, in the order of the updates: a row that is deleted or inserted twice,
    /// or a move or section update that repeats an earlier one.
    private func findRepetition(_ updates: [ListUpdate]) throws(BatchUpdateError) {
        var others = self
        var (deleted, inserted): (Set<RowPath>, Set<RowPath>) = ([], [])
        for update in updates {
            switch update {
            case .deleteRows(let paths):
                for path in paths where !deleted.insert(path).inserted { throw .twice("delete", Self.name(path)) }
            case .insertRows(let paths):
                for path in paths where !inserted.insert(path).inserted { throw .twice("insert", Self.name(path)) }
            default: try others.add(update)
            }
        }
    }

    /// Adds a row move or a section update; throws an error if it repeats an update that was added before. Other
    /// updates of rows are ignored.
    private mutating func add(_ update: ListUpdate) throws(BatchUpdateError) {
        switch update {
        case .deleteRows, .insertRows, .reloadRows: break
        case .moveRow(let from, let to):
            if rowTargets.updateValue(to, forKey: from) != nil { throw .twice("move from", Self.name(from)) }
            if rowSources.updateValue(from, forKey: to) != nil { throw .twice("move to", Self.name(to)) }
        case .deleteSections(let sections):
            for section in sections where !deletedSections.insert(section).inserted {
                throw .twice("delete", Self.name(section))
            }
        case .insertSections(let sections):
            for section in sections where !insertedSections.insert(section).inserted {
                throw .twice("insert", Self.name(section))
            }
        case .reloadSections(let sections):
            reloadedSections.formUnion(sections)
        case .moveSection(let from, let to):
            if sectionTargets.updateValue(to, forKey: from) != nil { throw .twice("move from", Self.name(from)) }
            if sectionSources.updateValue(from, forKey: to) != nil { throw .twice("move to", Self.name(to)) }
        }
    }

    // MARK: - Conflicts

    /// Throws an error if two kinds of updates refer to the same row or section, such as a deletion and a reload.
    private func checkConflicts() throws(BatchUpdateError) {
        if let path = deletedRows.first(alsoIn: reloadedRows) { throw .deleteAndReload(Self.name(path)) }
        if let path = rowTargets.keys.filter({ deletedRows.contains($0) || reloadedRows.contains($0) }).min() {
            throw .deleteAndMove(Self.name(path))
        }
        if let path = rowSources.keys.filter({ insertedRows.contains($0) }).min() {
            throw .insertAndMove(Self.name(path))
        }
        if let section = deletedSections.intersection(reloadedSections).min() {
            throw .deleteAndReload(Self.name(section))
        }
        if let section = deletedSections.union(reloadedSections).intersection(sectionTargets.keys).min() {
            throw .deleteAndMove(Self.name(section))
        }
        if let section = insertedSections.intersection(sectionSources.keys).min() {
            throw .insertAndMove(Self.name(section))
        }
    }

    private static func name(_ path: RowPath) -> String { "index path \(BatchUpdateError.indexPath(path))" }
    private static func name(_ section: Int) -> String { "section (\(section))" }
}
