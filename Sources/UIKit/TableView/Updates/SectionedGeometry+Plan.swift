// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

extension SectionedGeometry {
    /// The list after a batch of updates: rows that stay keep their heights.
    ///
    /// - Parameters:
    ///   - height: what a row is high that is new or shown anew, by its new path.
    ///   - section: the same for a whole section, by its new number.
    /// - Complexity: O(k log n) for k updates.
    func updated(
        by plan: BatchUpdatePlan, height: (RowPath) -> Double, section: (_ count: Int, _ section: Int) -> NewSection
    ) -> SectionedGeometry {
        var result = self
        let movedHeights = plan.moved.map { (to: $0.to, height: rowRange($0.from).height) }

        // What goes, by old places and from the end, so that the places before it still hold.
        let gone =
            plan.deleted + plan.reloaded.map(\.old)
            + plan.moved.map(\.from).filter { plan.newSection(forOld: $0.section) != nil }
        for path in gone.sorted(by: >) { result.removeRows(path.row..<path.row + 1, inSection: path.section) }
        var movedSections: [(to: Int, section: NewSection)] = []
        for (from, to) in plan.movedSections { movedSections.append((to, result.section(from))) }
        let goneSections =
            plan.deletedSections + plan.reloadedSections.map(\.old) + plan.movedSections.map(\.from)
        for section in goneSections.sorted(by: >) { result.removeSections(section..<section + 1) }

        // What comes, by new places and from the beginning.
        let newSections = plan.insertedSections + plan.reloadedSections.map(\.new)
        let comingSections =
            newSections.map { (to: $0, section: section(plan.countsAfter[$0], $0)) } + movedSections
        for (place, section) in comingSections.sorted(by: { $0.to < $1.to }) { result.insert(section, at: place) }
        let moved = movedHeights.filter { plan.oldSection(forNew: $0.to.section) != nil }
        var coming: [(path: RowPath, height: Double)] = moved.map { ($0.to, $0.height) }
        for path in plan.inserted + plan.reloaded.map(\.new) { coming.append((path, height(path))) }
        for (path, height) in coming.sorted(by: { $0.path < $1.path }) {
            result.insertRows(count: 1, height: height, at: path)
        }
        // Rows that moved into a section that is new are among its rows already.
        for (path, height) in movedHeights where plan.oldSection(forNew: path.section) == nil {
            result.setRowHeight(height, ofRow: path)
        }
        return result
    }
}
