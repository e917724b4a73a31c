// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

extension SectionedGeometry {
    /// The geometry of the list after a batch of updates. Rows that are neither inserted nor reloaded keep their
    /// heights.
    ///
    /// - Parameters:
    ///   - plan: the batch of updates.
    ///   - rows: returns the heights of a range of inserted or reloaded rows, by their new index paths.
    ///   - section: returns the heights of an inserted or reloaded section with `count` rows, by its new index.
    /// - Complexity: O(k log n) for k ranges of updated rows, and O(1) for each row in them
    func updated(
        by plan: BatchUpdatePlan, rows: (_ rows: Range<Int>, _ section: Int) -> RowGeometry,
        section: (_ count: Int, _ section: Int) -> NewSection
    ) -> SectionedGeometry {
        var result = self
        let movedHeights = plan.moved.map { (to: $0.to, height: rowRange($0.from).height) }

        // Removals use old index paths and run from the end to the beginning, so that the remaining paths stay valid.
        let leaving = plan.moved.map(\.from).filter { plan.newSection(forOld: $0.section) != nil }
        let gone = plan.deletedRows.union(plan.reloaded.map(\.old) + leaving)
        for (section, rows) in gone.runs.reversed() { result.removeRows(rows, inSection: section) }
        var movedSections: [(to: Int, section: NewSection)] = []
        for (from, to) in plan.movedSections { movedSections.append((to, result.section(from))) }
        let goneSections =
            plan.deletedSections + plan.reloadedSections.map(\.old) + plan.movedSections.map(\.from)
        for section in goneSections.sorted(by: >) { result.removeSections(section..<section + 1) }

        // Insertions use new index paths and run from the beginning to the end.
        let newSections = plan.insertedSections + plan.reloadedSections.map(\.new)
        let comingSections =
            newSections.map { (to: $0, section: section(plan.countsAfter[$0], $0)) } + movedSections
        for (place, section) in comingSections.sorted(by: { $0.to < $1.to }) { result.insert(section, at: place) }
        let moved = movedHeights.filter { plan.oldSection(forNew: $0.to.section) != nil }
        var coming = moved.map { (path: $0.to, rows: RowGeometry(count: 1, height: $0.height)) }
        for (section, places) in plan.insertedRows.union(plan.reloaded.map(\.new)).runs {
            coming.append((RowPath(section: section, row: places.lowerBound), rows(places, section)))
        }
        for (path, rows) in coming.sorted(by: { $0.path < $1.path }) { result.insertRows(rows, at: path) }
        // The row count of a new section includes the rows moved into it, so only their heights are set.
        for (path, height) in movedHeights where plan.oldSection(forNew: path.section) == nil {
            result.setRowHeight(height, ofRow: path)
        }
        return result
    }
}
