// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Row paths in ascending order, without duplicates.
///
/// An app may pass ten thousand rows in ascending order: such an array is stored as it is, without sorting or hashing.
package struct AscendingPaths: Sendable, Hashable {
    package let paths: [RowPath]

    /// Sorts the paths and removes duplicates.
    ///
    /// - Complexity: O(k) if the paths ascend already, otherwise O(k log k).
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

    /// Whether the paths are in ascending order without duplicates.
    private static func ascend(_ paths: [RowPath]) -> Bool {
        var last: RowPath?
        for path in paths {
            if let last, path <= last { return false }
            last = path
        }
        return true
    }

    /// Whether a path is one of these paths.
    ///
    /// - Complexity: O(log k)
    package func contains(_ path: RowPath) -> Bool {
        let index = count(above: path)
        return index < paths.count && paths[index] == path
    }

    /// The number of these paths before a row, in its own section and in earlier sections.
    ///
    /// - Complexity: O(log k)
    package func count(above path: RowPath) -> Int { firstIndex { $0 >= path } }

    /// The number of these paths before a row in its own section.
    ///
    /// - Complexity: O(log k)
    package func count(inSectionAbove path: RowPath) -> Int {
        count(above: path) - count(above: RowPath(section: path.section, row: 0))
    }

    /// The first path that is also in `other`; nil if there is none.
    ///
    /// - Complexity: O(k log m) for m paths in `other`; O(1) if `other` is empty.
    func first(alsoIn other: AscendingPaths) -> RowPath? {
        other.paths.isEmpty ? nil : paths.first { other.contains($0) }
    }

    /// The union of these paths and `others`.
    ///
    /// - Complexity: O(1) if there are no others, otherwise O(k log k).
    package func union(_ others: [RowPath]) -> AscendingPaths {
        others.isEmpty ? self : AscendingPaths(paths + others)
    }

    /// The paths of each section, without sections that have none.
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

    /// The paths in the sections for which `isKept` is true.
    ///
    /// - Complexity: O(1) for each section if all are kept, otherwise O(k).
    func keeping(_ isKept: (_ section: Int) -> Bool) -> AscendingPaths {
        let sections = sections
        let kept = sections.filter { isKept($0.section) }
        return kept.count == sections.count ? self : AscendingPaths(kept.flatMap { $0.paths })
    }

    /// The paths as ranges of adjacent rows, each with its section, in ascending order.
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

    /// The index of the first path for which `isReached` is true; the number of paths if there is none. `isReached`
    /// must also be true for all later paths.
    private func firstIndex(where isReached: (RowPath) -> Bool) -> Int {
        paths.indices.partitionPoint { isReached(paths[$0]) }
    }
}
