// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Paths of rows in ascending order, none twice.
///
/// An app names ten thousand rows one after the other: they are kept as they come, and nothing is hashed.
package struct AscendingPaths: Sendable, Hashable {
    package let paths: [RowPath]

    /// - Complexity: O(k) where the paths ascend already, else O(k log k).
    package init(_ paths: [RowPath]) {
        if Self.ascend(paths) {
            self.paths = paths
            return
        }
        var ascending: [RowPath] = []
        ascending.reserveCapacity(paths.count)
        for path in paths.sorted() where path != ascending.last { ascending.append(path) }
        self.paths = ascending
    }

    private static func ascend(_ paths: [RowPath]) -> Bool {
        var last: RowPath?
        for path in paths {
            if let last, path <= last { return false }
            last = path
        }
        return true
    }

    /// - Complexity: O(log k)
    package func contains(_ path: RowPath) -> Bool {
        let index = count(above: path)
        return index < paths.count && paths[index] == path
    }

    /// The number of these paths above a row, in its section or in an earlier one.
    ///
    /// - Complexity: O(log k)
    func count(above path: RowPath) -> Int { firstIndex { $0 >= path } }

    /// The number of these paths above a row in its own section.
    ///
    /// - Complexity: O(log k)
    func count(inSectionAbove path: RowPath) -> Int {
        count(above: path) - count(above: RowPath(section: path.section, row: 0))
    }

    /// The first that stands in the other paths too.
    ///
    /// - Complexity: O(k log m) for m other paths; O(1) where there are none.
    func first(alsoIn other: AscendingPaths) -> RowPath? {
        other.paths.isEmpty ? nil : paths.first { other.contains($0) }
    }

    /// The same with others among them.
    ///
    /// - Complexity: O(1) where there are no others, else O(k log k).
    package func union(_ others: [RowPath]) -> AscendingPaths {
        others.isEmpty ? self : AscendingPaths(paths + others)
    }

    /// The rows of each section that has any.
    ///
    /// - Complexity: O(k)
    var sections: [(section: Int, paths: ArraySlice<RowPath>)] {
        var sections: [(section: Int, paths: ArraySlice<RowPath>)] = []
        var start = 0
        while start < paths.count {
            let section = paths[start].section
            let end = firstIndex { $0.section > section }
            sections.append((section, paths[start..<end]))
            start = end
        }
        return sections
    }

    /// The rows of some sections.
    ///
    /// - Complexity: O(1) for each section where all are kept, else O(k).
    func keeping(_ isKept: (_ section: Int) -> Bool) -> AscendingPaths {
        let sections = sections
        let kept = sections.filter { isKept($0.section) }
        return kept.count == sections.count ? self : AscendingPaths(kept.flatMap { $0.paths })
    }

    /// The stretches of rows that lie next to each other.
    ///
    /// - Complexity: O(k)
    package var runs: [(section: Int, rows: Range<Int>)] {
        guard var start = paths.first else { return [] }
        var runs: [(section: Int, rows: Range<Int>)] = []
        var last = start
        for path in paths.dropFirst() {
            if path.section != last.section || path.row != last.row + 1 {
                runs.append((start.section, start.row..<last.row + 1))
                start = path
            }
            last = path
        }
        runs.append((start.section, start.row..<last.row + 1))
        return runs
    }

    /// The first index at which `isReached`, which stays true once it is.
    private func firstIndex(where isReached: (RowPath) -> Bool) -> Int {
        paths.indices.partitionPoint { isReached(paths[$0]) }
    }
}
