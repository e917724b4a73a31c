// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Moves of several rows at once: each row's path before the moves, and its path after all moves.
///
/// To apply the moves, remove the sources from the last to the first, then insert at the targets from the first to the
/// last.
package struct RowMoves: Sendable, Hashable {
    /// The paths of the moving rows before the moves, in the order of `targets`.
    package let sources: [RowPath]
    /// The paths of the moving rows after the moves, in ascending order. Each element belongs to the row at the same
    /// index of `sources`.
    package let targets: [RowPath]

    /// - Parameters:
    ///   - sources: the rows' paths before the moves, without duplicates.
    ///   - targets: the same number of paths after the moves, without duplicates.
    package init(_ sources: [RowPath], to targets: [RowPath]) {
        precondition(sources.count == targets.count, "\(sources.count) rows cannot go to \(targets.count) places.")
        let order = targets.indices.sorted { targets[$0] < targets[$1] }
        self.sources = order.map { sources[$0] }
        self.targets = order.map { targets[$0] }
    }

    /// Creates moves that place the rows directly below one another in ascending order, the first one at `place`.
    package init(_ sources: [RowPath], toBlockAt place: RowPath) {
        self.init(
            sources.sorted(),
            to: sources.indices.map { RowPath(section: place.section, row: place.row + $0) })
    }

    /// The moves that undo these moves.
    package var inverse: RowMoves { RowMoves(targets, to: sources) }

    /// Converts paths before the moves to paths after them.
    ///
    /// - Complexity: O((k + n) log k) for n paths and k rows that move
    package func paths(after paths: [RowPath]) -> [RowPath] {
        let moved = Dictionary(zip(sources, targets), uniquingKeysWith: { first, _ in first })
        let left = AscendingPaths(sources)
        return paths.map { path in
            if let target = moved[path] { return target }
            let row = path.row - left.count(inSectionAbove: path)
            let first = targets.indices.partitionPoint { targets[$0].section >= path.section }
            let end = (first..<targets.count).partitionPoint {
                targets[$0].section > path.section || targets[$0].row - ($0 - first) > row
            }
            return RowPath(section: path.section, row: row + end - first)
        }
    }

    /// Whether a row moves to `path`.
    ///
    /// - Complexity: O(log k) for k rows
    package func isTarget(_ path: RowPath) -> Bool {
        let index = targets.indices.partitionPoint { targets[$0] >= path }
        return index < targets.count && targets[index] == path
    }

    /// Whether no row changes its path.
    package var isEmpty: Bool { sources == targets }

    /// The number of rows in each section after the moves.
    ///
    /// - Parameter counts: the number of rows in each section before the moves.
    package func counts(after counts: [Int]) -> [Int] {
        var counts = counts
        for path in sources { counts[path.section] -= 1 }
        for path in targets { counts[path.section] += 1 }
        return counts
    }

    /// Whether all sources and targets exist in a list with the given number of rows in each section.
    ///
    /// - Complexity: O(k log k) for k rows
    package func fits(_ counts: [Int]) -> Bool {
        guard Set(sources).count == sources.count, Set(targets).count == targets.count,
            sources.allSatisfy({ counts.indices.contains($0.section) && 0..<counts[$0.section] ~= $0.row }),
            targets.allSatisfy({ counts.indices.contains($0.section) && $0.row >= 0 })
        else { return false }
        let after = self.counts(after: counts)
        return targets.allSatisfy { $0.row < after[$0.section] }
    }

    /// The same moves in a list with `counts` rows in each section, with each target clamped to its section's end. Nil
    /// if a source row or a target section does not exist.
    package func fitted(to counts: [Int]) -> RowMoves? {
        guard Set(sources).count == sources.count,
            sources.allSatisfy({ counts.indices.contains($0.section) && 0..<counts[$0.section] ~= $0.row }),
            targets.allSatisfy({ counts.indices.contains($0.section) })
        else { return nil }
        var room = counts
        for path in sources { room[path.section] -= 1 }
        // The rows are inserted one after the other, so the limit for each row counts the rows inserted before it.
        return RowMoves(
            sources,
            to: targets.map { path in
                let row = min(max(path.row, 0), room[path.section])
                room[path.section] += 1
                return RowPath(section: path.section, row: row)
            })
    }

    /// For each section that the moves change: the range of rows that are moved or shifted. `before` contains their row
    /// numbers before the moves, and `after` their row numbers after the moves. The rows above and below the range stay
    /// the same.
    ///
    /// - Parameter counts: the number of rows in each section before the moves.
    private func changedRows(of counts: [Int]) -> [(section: Int, before: Range<Int>, after: Range<Int>)] {
        let countsAfter = self.counts(after: counts)
        var unchanged: [Int: (above: Int, below: Int)] = [:]
        for (paths, counts) in [(sources, counts), (targets, countsAfter)] {
            for path in paths {
                let old = unchanged[path.section] ?? (.max, .max)
                let below = counts[path.section] - 1 - path.row
                unchanged[path.section] = (min(old.above, path.row), min(old.below, below))
            }
        }
        return unchanged.sorted { $0.key < $1.key }.map { section, rows in
            (
                section, rows.above..<(counts[section] - rows.below),
                rows.above..<(countsAfter[section] - rows.below)
            )
        }
    }

    /// The moves as one removal and several insertions; nil if a source or a target does not exist.
    ///
    /// With at most `maxRuns` runs of adjacent targets, only the moving rows are removed, and each run is inserted
    /// separately. With more runs, all rows from a section's first changed row to its last one are removed and inserted
    /// together. This is faster, because each insertion takes time in proportion to the length of the list.
    ///
    /// - Parameters:
    ///   - sections: all sections of the list.
    ///   - items: returns a section's items; called once for each section that rows leave or enter.
    /// - Returns: the removed items; and the groups of inserted items in ascending order. `next` is the item below the
    ///   group, nil at the section's end.
    /// - Complexity: O(s + n + k log k) for s sections, k moving rows, and n rows in the sections that change
    package func replacements<Section, Item>(
        in sections: [Section], maxRuns: Int = 16, items: (Section) -> [Item]
    ) -> (removed: [Item], inserted: [(section: Int, items: [Item], next: Item?)])? {
        let changing = Set(sources.map(\.section)).union(targets.map(\.section))
        let lists = sections.indices.map { changing.contains($0) ? items(sections[$0]) : [] }
        let counts = lists.map(\.count)
        guard fits(counts) else { return nil }
        var after = lists
        after.move(self)
        func insertion(_ section: Int, _ rows: Range<Int>) -> (section: Int, items: [Item], next: Item?) {
            (section, Array(after[section][rows]), after[section][rows.upperBound...].first)
        }
        let runs = AscendingPaths(targets).runs
        if runs.count <= maxRuns {
            return (sources.map { lists[$0.section][$0.row] }, runs.map { insertion($0.section, $0.rows) })
        }
        let changed = changedRows(of: counts)
        return (
            changed.flatMap { lists[$0.section][$0.before] }, changed.map { insertion($0.section, $0.after) }
        )
    }
}

extension Array {
    /// Moves items within and between the sections of a list. Each element of the array contains a section's items.
    ///
    /// - Complexity: O(n + k log k) for k moves and n items in the affected sections
    package mutating func move<Item>(_ moves: RowMoves) where Element == [Item] {
        var placed: [Int: [(row: Int, element: Item)]] = [:]
        for (source, target) in zip(moves.sources, moves.targets) {
            placed[target.section, default: []].append((target.row, self[source.section][source.row]))
        }
        for (section, paths) in AscendingPaths(moves.sources).sections { self[section].remove(at: paths.map(\.row)) }
        for (section, placed) in placed { self[section] = self[section].merging(placed) }
    }
}
