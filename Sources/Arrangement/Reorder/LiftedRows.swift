// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The rows temporarily removed from a list during a drag, by their paths before the lift.
struct LiftedRows: Sendable, Hashable {
    private let ascending: AscendingPaths
    /// For each lifted row, the total height in points of the lifted rows above it. The last element is the total
    /// height of all lifted rows.
    private let tops: [Double]

    /// Creates the lifted rows from their paths in a list with the given geometry.
    ///
    /// - Complexity: O(k log n) for k rows.
    init(_ paths: [RowPath], of geometry: SectionedGeometry) {
        ascending = AscendingPaths(paths)
        var tops: [Double] = [0]
        for path in ascending.paths { tops.append(tops[tops.count - 1] + geometry.rowRange(path).height) }
        self.tops = tops
    }

    /// The paths of the lifted rows in ascending order.
    var paths: [RowPath] { ascending.paths }

    var isEmpty: Bool { paths.isEmpty }

    /// The total height of the lifted rows in points.
    var height: Double { tops[paths.count] }

    /// The total height in points of the lifted rows above a row.
    ///
    /// - Complexity: O(log k) for k lifted rows
    func height(above path: RowPath) -> Double { tops[count(above: path)] }

    /// The number of lifted rows above a row.
    ///
    /// - Complexity: O(log k) for k lifted rows
    func count(above path: RowPath) -> Int { ascending.count(above: path) }

    /// The number of lifted rows that are above a row and in the same section.
    ///
    /// - Complexity: O(log k) for k lifted rows
    func count(inSectionAbove path: RowPath) -> Int { ascending.count(inSectionAbove: path) }

    func contains(_ path: RowPath) -> Bool { ascending.contains(path) }

    /// The list's geometry without the lifted rows.
    func removed(from geometry: SectionedGeometry) -> SectionedGeometry {
        var others = geometry
        for (section, rows) in ascending.runs.reversed() { others.removeRows(rows, inSection: section) }
        return others
    }

    /// Converts a position in the list without the lifted rows to a path in the whole list.
    ///
    /// - Complexity: O(k) for k lifted rows in the section.
    func path(ofPlace place: RowPath) -> RowPath {
        var row = place.row
        var next = ascending.count(above: RowPath(section: place.section, row: 0))
        while next < paths.count, paths[next].section == place.section, paths[next].row <= row {
            row += 1
            next += 1
        }
        return RowPath(section: place.section, row: row)
    }
}
