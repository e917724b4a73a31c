// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that change their places together: where each was, and where it is once all have been taken out and put in.
///
/// Taken out from the last to the first, and put in from the first target to the last, they give the list after it.
package struct RowMoves: Sendable, Hashable {
    /// By their paths before, each with its path after, in ascending order of the latter.
    package let sources: [RowPath]
    package let targets: [RowPath]

    /// - Parameters:
    ///   - sources: each once.
    ///   - targets: as many, each once.
    package init(_ sources: [RowPath], to targets: [RowPath]) {
        precondition(sources.count == targets.count, "\(sources.count) rows cannot go to \(targets.count) places.")
        let order = targets.indices.sorted { targets[$0] < targets[$1] }
        self.sources = order.map { sources[$0] }
        self.targets = order.map { targets[$0] }
    }

    /// Rows that come to lie below each other, in their order.
    package init(_ sources: [RowPath], toBlockAt place: RowPath) {
        self.init(
            sources.sorted(),
            to: sources.indices.map { RowPath(section: place.section, row: place.row + $0) })
    }

    /// What takes it back.
    package var inverse: RowMoves { RowMoves(targets, to: sources) }

    /// The path after the moves of the row that had a path before them.
    ///
    /// - Complexity: O(k) for k rows that move
    package func path(after path: RowPath) -> RowPath {
        if let index = sources.firstIndex(of: path) { return targets[index] }
        var row = path.row - sources.count { $0.section == path.section && $0.row < path.row }
        for target in targets where target.section == path.section && target.row <= row { row += 1 }
        return RowPath(section: path.section, row: row)
    }

    /// Whether all stay where they are.
    package var isEmpty: Bool { sources == targets }

    /// The number of rows in each section after it.
    ///
    /// - Parameter counts: before it.
    package func counts(after counts: [Int]) -> [Int] {
        var counts = counts
        for path in sources { counts[path.section] -= 1 }
        for path in targets { counts[path.section] += 1 }
        return counts
    }

    /// Whether there are such rows and such places in a list.
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

    /// The same rows, each at the place nearest to its own that is in a list; nil where a row or a section is missing.
    package func fitted(to counts: [Int]) -> RowMoves? {
        guard Set(sources).count == sources.count,
            sources.allSatisfy({ counts.indices.contains($0.section) && 0..<counts[$0.section] ~= $0.row }),
            targets.allSatisfy({ counts.indices.contains($0.section) })
        else { return nil }
        var room = counts
        for path in sources { room[path.section] -= 1 }
        // Put in one after the other, each finds those before it there.
        return RowMoves(
            sources,
            to: targets.map { path in
                let row = min(max(path.row, 0), room[path.section])
                room[path.section] += 1
                return RowPath(section: path.section, row: row)
            })
    }

    /// The same done one row after the other: the path of each at the time, and its path once it has been taken out and
    /// put in again.
    ///
    /// - Complexity: O(k² log k) for k rows
    package var steps: [(from: RowPath, to: RowPath)] {
        var waiting = sources
        var steps: [(from: RowPath, to: RowPath)] = []
        for (index, target) in targets.enumerated() {
            let from = waiting[index]
            let others = waiting[(index + 1)...].map { RowMoves.path(of: $0, without: from) }
            // Those that have yet to go are not counted by the target, and lie above its place all the same.
            let inSection = others.filter { $0.section == target.section }.map(\.row).sorted()
            let above = inSection.enumerated().count { number, row in row - number < target.row }
            let to = RowPath(section: target.section, row: target.row + above)
            waiting.replaceSubrange((index + 1)..., with: others.map { RowMoves.path(of: $0, with: to) })
            if from != to { steps.append((from, to)) }
        }
        return steps
    }

    private static func path(of path: RowPath, without gone: RowPath) -> RowPath {
        path.section == gone.section && gone.row < path.row ? RowPath(section: path.section, row: path.row - 1) : path
    }

    private static func path(of path: RowPath, with new: RowPath) -> RowPath {
        path.section == new.section && new.row <= path.row ? RowPath(section: path.section, row: path.row + 1) : path
    }
}

extension Array {
    /// Moves elements of a list's sections.
    package mutating func move<Item>(_ moves: RowMoves) where Element == [Item] {
        let items = moves.sources.map { self[$0.section][$0.row] }
        for path in moves.sources.sorted(by: >) { self[path.section].remove(at: path.row) }
        for (path, item) in zip(moves.targets, items) { self[path.section].insert(item, at: path.row) }
    }
}
