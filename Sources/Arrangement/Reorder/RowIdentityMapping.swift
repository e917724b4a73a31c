// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Infers the new paths of rows after a data change from the new paths of a few known rows, such as the visible ones.
///
/// The rows between two known rows are assumed unchanged if the distance between the two is the same as before. A
/// section's start and end count as known rows here. The new paths of all other rows are unknown.
package struct RowIdentityMapping: Sendable {
    /// The number of rows in each section before the change.
    private let before: [Int]
    /// The number of rows in each section after the change.
    private let after: [Int]
    /// The known rows in ascending order of their old paths. The new paths of the rows between them are inferred from
    /// their new paths. Empty if the known rows changed their order, because nothing can be inferred then.
    private let known: [(old: RowPath, new: RowPath)]

    /// Creates the mapping of a change of the data.
    ///
    /// - Parameters:
    ///   - before: the number of rows in each section before the change.
    ///   - after: the number of rows in each section after the change.
    ///   - known: the old and new paths of rows that still exist. If their order changed, the new paths of other rows
    ///     are not inferred from them.
    package init(before: [Int], after: [Int], known: [(old: RowPath, new: RowPath)]) {
        (self.before, self.after) = (before, after)
        let sorted = known.filter {
            after.indices.contains($0.new.section) && 0..<after[$0.new.section] ~= $0.new.row
        }.sorted { $0.old < $1.old }
        let isInOrder = zip(sorted, sorted.dropFirst()).allSatisfy { $0.new < $1.new }
        self.known = isInOrder ? sorted : []
        exact = Dictionary(sorted.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    }

    /// The new path of each known row, by its old path, whether or not the rows keep their order.
    private let exact: [RowPath: RowPath]

    /// The new path of a row; nil if it is neither known nor can be inferred, as for a deleted row.
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

    /// The new index of a section that contains no known row. The index is assumed to be unchanged if the number of
    /// sections and the number of rows in this section are unchanged. Otherwise it is nil.
    private func sameSection(_ section: Int) -> Int? {
        before.count == after.count && before[section] == after[section] ? section : nil
    }
}
