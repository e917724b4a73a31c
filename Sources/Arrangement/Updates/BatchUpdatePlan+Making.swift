// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdatePlan {
    /// Checks a batch of updates against the row counts before and after the batch, and makes a plan of the batch.
    ///
    /// Errors are found in this order: invalid index paths, repeated index paths, section counts, row counts. Row
    /// updates in deleted, inserted or reloaded sections are left out, because they have no effect. Moves into and out
    /// of such sections are kept.
    ///
    /// - Complexity: O(k log k) for k updates, and O(1) for each section.
    package static func make(
        updates: [ListUpdate], countsBefore: [Int], countsAfter: [Int]
    ) -> Result<BatchUpdatePlan, BatchUpdateError> {
        Result { () throws(BatchUpdateError) in
            let batch = try CheckedBatch(updates, countsBefore: countsBefore, countsAfter: countsAfter)
            var plan = BatchUpdatePlan(countsBefore: countsBefore, countsAfter: countsAfter)
            plan.planSections(batch)
            try plan.checkSectionCount(batch)
            plan.planRows(batch)
            try plan.checkRowCounts(batch)
            return plan
        }
    }

    /// Sets the properties of the plan that describe sections.
    private mutating func planSections(_ batch: CheckedBatch) {
        deletedSections = batch.deletedSections.sorted()
        insertedSections = batch.insertedSections.sorted()
        movedSections = batch.sectionTargets.sorted { $0.key < $1.key }.map { (from: $0.key, to: $0.value) }
        sectionTargets = batch.sectionTargets
        sectionSources = batch.sectionSources
        sectionMapping = IndexMapping(
            deleted: deletedSections + sectionTargets.keys, inserted: insertedSections + sectionSources.keys)
        reloadedSectionSet = batch.reloadedSections
        reloadedSections = batch.reloadedSections.sorted().compactMap { old in
            itemSection(forOld: old).map { (old: old, new: $0) }
        }
    }

    /// Sets the properties of the plan that describe rows; `planSections` must have been called before.
    private mutating func planRows(_ batch: CheckedBatch) {
        var deletions: [Int: [Int]] = [:]
        var insertions: [Int: [Int]] = [:]
        deletedRows = batch.deletedRows.keeping { newSection(forOld: $0) != nil }
        for (section, paths) in deletedRows.sections { deletions[section] = paths.map { $0.row } }
        insertedRows = batch.insertedRows.keeping { oldSection(forNew: $0) != nil }
        for (section, paths) in insertedRows.sections {
            if let old = oldSection(forNew: section) { insertions[old] = paths.map { $0.row } }
        }
        rowTargets = batch.rowTargets
        rowSources = batch.rowSources
        moved = rowTargets.sorted { $0.key < $1.key }.map { (from: $0.key, to: $0.value) }
        for (from, to) in moved {
            if newSection(forOld: from.section) != nil { deletions[from.section, default: []].append(from.row) }
            if let section = oldSection(forNew: to.section) { insertions[section, default: []].append(to.row) }
        }
        for section in Set(deletions.keys).union(insertions.keys) {
            rowMappings[section] = IndexMapping(deleted: deletions[section] ?? [], inserted: insertions[section] ?? [])
        }
        let reloads = batch.reloadedRows.paths.filter { newSection(forOld: $0.section) != nil }
        reloaded = reloads.compactMap { old in itemPath(forOld: old).map { (old: old, new: $0) } }
        reloadedRows = AscendingPaths(reloads)
    }

    /// Throws an error if the updates do not lead to the number of sections after the batch.
    private func checkSectionCount(_ batch: CheckedBatch) throws(BatchUpdateError) {
        let inserted = insertedSections.count
        let deleted = deletedSections.count
        guard countsBefore.count + inserted - deleted != countsAfter.count else { return }
        let reloads = reloadedSectionSet.count
        throw .sectionCount(
            before: countsBefore.count, after: countsAfter.count, inserted: inserted + reloads,
            deleted: deleted + reloads)
    }

    /// Throws an error if the updates do not lead to the number of rows of a section after the batch.
    private func checkRowCounts(_ batch: CheckedBatch) throws(BatchUpdateError) {
        var changes: [Int: BatchUpdateError.RowChanges] = [:]
        for (section, paths) in deletedRows.sections {
            changes[section, default: .init()].deleted += paths.count
        }
        for (from, _) in moved { changes[from.section, default: .init()].movedOut += 1 }
        for (old, _) in reloaded {
            changes[old.section, default: .init()].deleted += 1
            changes[old.section, default: .init()].inserted += 1
        }
        for (section, paths) in insertedRows.sections {
            if let old = oldSection(forNew: section) { changes[old, default: .init()].inserted += paths.count }
        }
        for (_, to) in moved {
            if let section = oldSection(forNew: to.section) { changes[section, default: .init()].movedIn += 1 }
        }
        for (section, before) in countsBefore.enumerated() {
            guard let new = newSection(forOld: section) else { continue }
            let change = changes[section] ?? .init()
            if before + change.sum != countsAfter[new] {
                throw .rowCount(section, before: before, after: countsAfter[new], change)
            }
        }
    }
}
