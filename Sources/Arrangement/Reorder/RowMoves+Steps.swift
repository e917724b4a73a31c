// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowMoves {
    /// The moves one row at a time: each row's path just before its own move (`from`), and the path at which it is
    /// inserted again after its removal (`to`).
    ///
    /// - Complexity: O(k log k) for k rows
    package var steps: [(from: RowPath, to: RowPath)] {
        var waiting: [Int: WaitingRows] = [:]
        for (section, paths) in AscendingPaths(sources).sections {
            waiting[section] = WaitingRows(paths.map(\.row))
        }
        return zip(sources, targets).compactMap { source, target in
            let from = RowPath(section: source.section, row: waiting[source.section]?.remove(source.row) ?? source.row)
            let row = waiting[target.section, default: WaitingRows([])].insert(target.row)
            let to = RowPath(section: target.section, row: row)
            return from == to ? nil : (from, to)
        }
    }
}

/// The rows of a section that are still to be moved, while moved rows are inserted among them from top to bottom.
private struct WaitingRows {
    /// The original row numbers of all moving rows in ascending order, including those already removed.
    private let rows: [Int]
    /// The indices in `rows` of the rows that have not been removed.
    private var left: RemainingNumbers
    /// The number of rows that have been inserted.
    private var insertedCount = 0
    /// For each moving row above the last insertion, the number of inserted rows above it. The moving rows beyond the
    /// end of this array are below all inserted rows.
    private var insertedCountsAbove: [Int] = []

    init(_ rows: [Int]) {
        (self.rows, left) = (rows, RemainingNumbers(count: rows.count))
    }

    /// The number of rows above the moving row with index `number` in `rows`, without those that are still to be moved.
    private func others(above number: Int) -> Int {
        rows[number] - number + (number < insertedCountsAbove.count ? insertedCountsAbove[number] : insertedCount)
    }

    /// Removes a row that is still to be moved.
    ///
    /// - Parameter row: the row's original number.
    /// - Returns: the row's number just before the removal.
    mutating func remove(_ row: Int) -> Int {
        let number = rows.indices.partitionPoint { rows[$0] >= row }
        left.remove(number)
        return others(above: number) + left.count(below: number)
    }

    /// Inserts a row below all rows that have been inserted so far.
    ///
    /// - Parameter row: the row's final number, after all moves.
    /// - Returns: the row's number now, counting the rows above it that are still to be moved.
    mutating func insert(_ row: Int) -> Int {
        while insertedCountsAbove.count < rows.count, others(above: insertedCountsAbove.count) < row {
            insertedCountsAbove.append(insertedCount)
        }
        insertedCount += 1
        return row + left.count(below: insertedCountsAbove.count)
    }
}

/// A set of numbers, stored as a Fenwick tree. It starts with all numbers from 0 to `count - 1`, and numbers can only
/// be removed.
private struct RemainingNumbers {
    private var sums: [Int]

    init(count: Int) {
        sums = (0...count).map { $0 & -$0 }
    }

    /// Removes a number.
    ///
    /// - Complexity: O(log n)
    mutating func remove(_ number: Int) {
        var index = number + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }

    /// The number of remaining numbers below `number`.
    ///
    /// - Complexity: O(log n)
    func count(below number: Int) -> Int {
        var (index, count) = (number, 0)
        while index > 0 {
            count += sums[index]
            index &= index - 1
        }
        return count
    }
}
