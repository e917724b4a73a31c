// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdatePlan {
    /// Where an old row's item is now or, where that has gone, the row that is nearest to its place: the one that has
    /// taken it, else the last of its section, else one of the next section that has rows, else of the one before.
    ///
    /// - Returns: nil where there are no rows any more.
    /// - Complexity: O(log k) for k updates, and O(sections) where the section has become empty.
    package func nearestPath(forOld path: RowPath) -> RowPath? {
        if let item = itemPath(forOld: path) { return item }
        let place = gapPath(forOld: path)
        if let place, countsAfter[place.section] > 0 {
            return RowPath(section: place.section, row: min(place.row, countsAfter[place.section] - 1))
        }
        let section = place?.section ?? sectionMapping.gap(forOld: path.section)
        return BatchUpdatePlan.row(nearSection: section, counts: countsAfter)
    }

    /// A row of the first section from `section` on that has rows, or else of the last before it.
    package static func row(nearSection section: Int, counts: [Int]) -> RowPath? {
        let start = min(max(section, 0), counts.count)
        if let next = counts[start...].firstIndex(where: { $0 > 0 }) { return RowPath(section: next, row: 0) }
        guard let before = counts[..<start].lastIndex(where: { $0 > 0 }) else { return nil }
        return RowPath(section: before, row: counts[before] - 1)
    }
}
