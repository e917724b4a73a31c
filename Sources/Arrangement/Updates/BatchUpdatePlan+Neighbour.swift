// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdatePlan {
    /// The new path of an old row's item. If the item was deleted, the path of the nearest row: the row that is now at
    /// the item's position, or else the last row of its section. If the section is empty, the first row of the next
    /// section with rows, or else the last row of the previous section with rows.
    ///
    /// - Returns: nil if there are no rows.
    /// - Complexity: O(log k) for k updates, and O(sections) if the section has become empty.
    package func nearestPath(forOld path: RowPath) -> RowPath? {
        if let item = itemPath(forOld: path) { return item }
        let place = gapPath(forOld: path)
        if let place, countsAfter[place.section] > 0 {
            return RowPath(section: place.section, row: min(place.row, countsAfter[place.section] - 1))
        }
        let section = place?.section ?? sectionMapping.gap(forOld: path.section)
        return BatchUpdatePlan.row(nearSection: section, counts: countsAfter)
    }

    /// The first row of the first non-empty section from `section` on, or else the last row of the last non-empty
    /// section before it. Nil if there are no rows.
    package static func row(nearSection section: Int, counts: [Int]) -> RowPath? {
        let start = min(max(section, 0), counts.count)
        if let next = counts[start...].firstIndex(where: { $0 > 0 }) { return RowPath(section: next, row: 0) }
        guard let before = counts[..<start].lastIndex(where: { $0 > 0 }) else { return nil }
        return RowPath(section: before, row: counts[before] - 1)
    }
}
