// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension FlowGeometry {
    /// Changes the sections and items as a batch of updates does. Items that are neither inserted nor reloaded keep
    /// their sizes; new ones get the size `newSize`. New sections have no header, footer, inset or space.
    ///
    /// - Complexity: O(k log n) for k ranges of updated items
    package mutating func apply(_ plan: BatchUpdatePlan, newSize: FlowSize) {
        let moved = plan.moved.map { (to: $0.to, size: size(of: $0.from)) }

        // Removals use old index paths and run from the end to the beginning, so that the remaining paths stay valid.
        let leaving = plan.moved.map(\.from).filter { plan.newSection(forOld: $0.section) != nil }
        let gone = plan.deletedRows.union(plan.reloaded.map(\.old) + leaving)
        for (section, items) in gone.runs.reversed() {
            update(section) { $0.lines.replace(items, withCount: 0, of: newSize) }
        }
        let movedSections = plan.movedSections.map { (to: $0.to, section: section($0.from).section) }
        let goneSections = plan.deletedSections + plan.reloadedSections.map(\.old) + plan.movedSections.map(\.from)
        for section in goneSections.sorted(by: >) { replace(section..<section + 1, with: []) }

        // Insertions use new index paths and run from the beginning to the end. A new section gets its items at once,
        // also those that are moved into it.
        let newSections = plan.insertedSections + plan.reloadedSections.map(\.new)
        let coming =
            newSections.map { index in
                let metrics = FlowMetrics(breadth: 0, itemSpacing: 0, lineSpacing: 0)
                return (
                    to: index,
                    section: FlowSection(lines: FlowLines(metrics, count: plan.countsAfter[index], size: newSize))
                )
            } + movedSections
        for (index, section) in coming.sorted(by: { $0.to < $1.to }) { replace(index..<index, with: [section]) }
        var inserted = moved.filter { plan.oldSection(forNew: $0.to.section) != nil }
            .map { (path: $0.to, count: 1, size: $0.size) }
        for (section, items) in plan.insertedRows.union(plan.reloaded.map(\.new)).runs {
            inserted.append((RowPath(section: section, row: items.lowerBound), items.count, newSize))
        }
        for (path, count, size) in inserted.sorted(by: { $0.path < $1.path }) {
            update(path.section) { $0.lines.replace(path.row..<path.row, withCount: count, of: size) }
        }
        for (path, size) in moved where plan.oldSection(forNew: path.section) == nil {
            update(path.section) { $0.lines.replace(path.row..<path.row + 1, with: [size]) }
        }
    }
}
