// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that are taken out of a list for a while, by their paths before that.
struct LiftedRows: Sendable, Hashable {
    /// In ascending order.
    let paths: [RowPath]
    /// Points of all rows before each one, and at the end of all.
    private let tops: [Double]

    /// - Complexity: O(k log n) for k rows.
    init(_ paths: [RowPath], of geometry: SectionedGeometry) {
        self.paths = AscendingPaths(paths).paths
        var tops: [Double] = [0]
        for path in self.paths { tops.append(tops[tops.count - 1] + geometry.rowRange(path).height) }
        self.tops = tops
    }

    var isEmpty: Bool { paths.isEmpty }

    /// Points of all of them together.
    var height: Double { tops[paths.count] }

    /// Points of those that lie above a row.
    ///
    /// - Complexity: O(log k)
    func height(above path: RowPath) -> Double { tops[number(before: path)] }

    /// How many of a section's rows above one of its rows are among them.
    ///
    /// - Complexity: O(log k)
    func count(inSectionAbove path: RowPath) -> Int {
        number(before: path) - number(before: RowPath(section: path.section, row: 0))
    }

    func contains(_ path: RowPath) -> Bool {
        let number = number(before: path)
        return number < paths.count && paths[number] == path
    }

    /// The list without them.
    func removed(from geometry: SectionedGeometry) -> SectionedGeometry {
        var others = geometry
        for (section, rows) in AscendingPaths(paths).runs.reversed() { others.removeRows(rows, inSection: section) }
        return others
    }

    /// The path in the whole list of a place in the list without them.
    ///
    /// - Complexity: O(k) for k of them in the section.
    func path(ofPlace place: RowPath) -> RowPath {
        var row = place.row
        var next = number(before: RowPath(section: place.section, row: 0))
        while next < paths.count, paths[next].section == place.section, paths[next].row <= row {
            row += 1
            next += 1
        }
        return RowPath(section: place.section, row: row)
    }

    private func number(before path: RowPath) -> Int { paths.indices.partitionPoint { paths[$0] >= path } }
}
