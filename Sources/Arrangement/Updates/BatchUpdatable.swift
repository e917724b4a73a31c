// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A value with sections of rows that a batch of updates changes, such as the geometry of a list.
package protocol BatchUpdatable {
    associatedtype BatchSection
    /// Adjacent rows of a section.
    associatedtype BatchRows

    /// A section, to insert it at another index.
    func copyOfSection(_ section: Int) -> BatchSection
    mutating func insert(_ section: BatchSection, at index: Int)
    mutating func removeSection(_ section: Int)

    /// A row, to insert it at another path.
    func copyOfRow(_ path: RowPath) -> BatchRows
    /// Inserts rows. The first of them gets the path `path`.
    mutating func insertRows(_ rows: BatchRows, at path: RowPath)
    mutating func removeRows(_ range: Range<Int>, inSection section: Int)
}

extension BatchUpdatable {
    /// Changes the sections and rows as a batch of updates does. Rows that are neither inserted nor reloaded stay as
    /// they are.
    ///
    /// - Parameters:
    ///   - plan: the batch of updates.
    ///   - newRows: returns a range of inserted or reloaded rows, by their new paths.
    ///   - newSection: returns an inserted or reloaded section by its new index. It has all rows of
    ///     ``BatchUpdatePlan/countsAfter``, also those that are moved into it.
    /// - Complexity: O(k) changes of this value for k sections and ranges of updated rows
    package mutating func apply(
        _ plan: BatchUpdatePlan, newRows: (_ range: Range<Int>, _ section: Int) -> BatchRows,
        newSection: (_ section: Int) -> BatchSection
    ) {
        let moved = plan.moved.map { (path: $0.to, rows: copyOfRow($0.from)) }

        // Removals use old index paths and run from the end to the beginning, so that the remaining paths stay valid.
        let leaving = plan.moved.map(\.from).filter { plan.newSection(forOld: $0.section) != nil }
        let gone = plan.deletedRows.union(plan.reloaded.map(\.old) + leaving)
        for (section, rows) in gone.runs.reversed() { removeRows(rows, inSection: section) }
        let movedSections = plan.movedSections.map { (index: $0.to, section: copyOfSection($0.from)) }
        let goneSections = plan.deletedSections + plan.reloadedSections.map(\.old) + plan.movedSections.map(\.from)
        for section in goneSections.sorted(by: >) { removeSection(section) }

        // Insertions use new index paths and run from the beginning to the end.
        let newSections = (plan.insertedSections + plan.reloadedSections.map(\.new)).map {
            (index: $0, section: newSection($0))
        }
        for (index, section) in (newSections + movedSections).sorted(by: { $0.index < $1.index }) {
            insert(section, at: index)
        }
        var coming = moved.filter { plan.oldSection(forNew: $0.path.section) != nil }
        for (section, range) in plan.insertedRows.union(plan.reloaded.map(\.new)).runs {
            coming.append((RowPath(section: section, row: range.lowerBound), newRows(range, section)))
        }
        for (path, rows) in coming.sorted(by: { $0.path < $1.path }) { insertRows(rows, at: path) }
        for (path, rows) in moved where plan.oldSection(forNew: path.section) == nil {
            removeRows(path.row..<path.row + 1, inSection: path.section)
            insertRows(rows, at: path)
        }
    }
}
