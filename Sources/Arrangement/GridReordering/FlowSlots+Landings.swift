// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension FlowSlots: SlotGeometry {
    package var sectionCount: Int { others.sectionCount }

    package func itemCount(inSection section: Int) -> Int { others.section(section).section.lines.itemCount }

    /// - Complexity: O(log n), and O(k) for lines of k items
    package func landing(at place: RowPath) -> Landing {
        let search = LandingSearch(self, section: place.section)
        guard place.row > 0 else { return search.landing(atRow: 0, in: nil) }
        return search.landing(atRow: place.row, in: search.lines.line(ofItem: place.row - 1))
    }

    /// The place in the line at the point whose landing frame is nearest to the point, if all lines had the minimum
    /// space between their items.
    ///
    /// - Complexity: O(log n), and O(k) for a line of k items
    package func guess(near point: GridPoint, inSection section: Int) -> RowPath {
        let search = LandingSearch(self, section: section)
        guard let line = search.line(near: point.offset) else { return RowPath(section: section, row: 0) }
        let sought = point.position - search.start.position - sizes[0].breadth / 2
        var row = line.items.lowerBound
        var position = 0.0
        for size in line.sizes {
            // The item lands before or after this one, whichever is nearer.
            let advance = size.breadth + search.lines.metrics.itemSpacing
            if sought < position + advance / 2 { break }
            position += advance
            row += 1
        }
        return RowPath(section: section, row: row)
    }

    /// - Complexity: O(log n) for each line near the point, and O(k) for each landing in lines of k items
    package func landings(
        near point: GridPoint, within distance: Double, inSection section: Int
    ) -> [Landing] {
        var search = LandingSearch(self, section: section)
        return search.landings(near: point, within: distance)
    }
}
