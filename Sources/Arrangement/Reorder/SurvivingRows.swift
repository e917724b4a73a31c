// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where rows are in a list that has changed, of which only some rows' new places are known: those on the screen.
///
/// Between two known rows, or a known row and its section's end, that are as far from each other as before, nothing has
/// changed. About all others it knows nothing.
package struct SurvivingRows: Sendable {
    private let before: [Int]
    private let after: [Int]
    /// By old path, ascending; the new paths ascend too.
    private let known: [(old: RowPath, new: RowPath)]

    /// - Parameters:
    ///   - before: the number of rows in each section.
    ///   - known: rows that are still there. One that has passed another knows nothing about the rows between.
    package init(before: [Int], after: [Int], known: [(old: RowPath, new: RowPath)]) {
        (self.before, self.after) = (before, after)
        let sorted = known.filter {
            after.indices.contains($0.new.section) && 0..<after[$0.new.section] ~= $0.new.row
        }.sorted { $0.old < $1.old }
        let isInOrder = zip(sorted, sorted.dropFirst()).allSatisfy { $0.new < $1.new }
        self.known = isInOrder ? sorted : []
        exact = Dictionary(sorted.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    }

    /// Known rows, whatever their order.
    private let exact: [RowPath: RowPath]

    /// Where a row is now; nil where it has gone, or where nobody knows.
    ///
    /// - Complexity: O(k) for k known rows
    package func newPath(forOld path: RowPath) -> RowPath? {
        if let new = exact[path] { return new }
        let near = known.filter { $0.old.section == path.section }
        guard before.indices.contains(path.section), 0..<before[path.section] ~= path.row else { return nil }
        guard let section = near.first?.new.section ?? sameSection(path.section),
            near.allSatisfy({ $0.new.section == section })
        else { return nil }
        let lower = near.first { $0.old > path }
        let above = near.last { $0.old < path }.map { (old: $0.old.row, new: $0.new.row) } ?? (old: -1, new: -1)
        let below = (old: lower?.old.row ?? before[path.section], new: lower?.new.row ?? after[section])
        guard below.old - above.old == below.new - above.new else { return nil }
        return RowPath(section: section, row: path.row + above.new - above.old)
    }

    /// A section of which no row is known is taken for the same where the list has as many sections, and as many rows in
    /// this one.
    private func sameSection(_ section: Int) -> Int? {
        before.count == after.count && before[section] == after[section] ? section : nil
    }
}
