// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of sections and rows of a list, and the number of each row among the rows of all sections.
package struct RowCounts: Sendable, Equatable {
    /// The number of rows in each section.
    package let counts: [Int]
    /// For each section, the number of rows before it; then the number of all rows.
    private let starts: [Int]

    /// - Complexity: O(s) for s sections
    package init(_ counts: [Int] = []) {
        self.counts = counts
        starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    package var sectionCount: Int { counts.count }

    /// The number of rows in all sections.
    package var count: Int { starts[counts.count] }

    /// The number of rows in a section.
    package func count(inSection section: Int) -> Int { counts[section] }

    /// Whether the row exists.
    package func contains(_ path: RowPath) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    /// A row's number among the rows of all sections, counted from 0.
    package func number(ofRow path: RowPath) -> Int { starts[path.section] + path.row }

    /// The path of a row by its number among the rows of all sections.
    ///
    /// - Complexity: O(log s) for s sections
    package func path(ofRowNumber number: Int) -> RowPath {
        precondition(number >= 0 && number < count, "There is no row number \(number) among \(count).")
        let section = (0..<counts.count).partitionPoint { starts[$0 + 1] > number }
        return RowPath(section: section, row: number - starts[section])
    }

    /// The row after a row, or the row before it if `isBackwards` is true; nil if there is no such row.
    package func row(after path: RowPath, isBackwards: Bool = false) -> RowPath? {
        let next = number(ofRow: path) + (isBackwards ? -1 : 1)
        return next >= 0 && next < count ? self.path(ofRowNumber: next) : nil
    }
}
