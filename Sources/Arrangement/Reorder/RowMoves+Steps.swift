// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RowMoves {
    /// The same done one row after the other: the path of each at the time, and its path once it has been taken out and
    /// put in again.
    ///
    /// - Complexity: O(k log k) for k rows
    package var steps: [(from: RowPath, to: RowPath)] {
        var waiting: [Int: WaitingRows] = [:]
        for (section, paths) in AscendingPaths(sources).sections {
            waiting[section] = WaitingRows(paths.map(\.row))
        }
        return zip(sources, targets).compactMap { source, target in
            let from = RowPath(section: source.section, row: waiting[source.section]?.take(source.row) ?? source.row)
            let row = waiting[target.section, default: WaitingRows([])].put(target.row)
            let to = RowPath(section: target.section, row: row)
            return from == to ? nil : (from, to)
        }
    }
}

/// The rows of a section that have yet to be taken out, while rows are put in among them from top to bottom.
private struct WaitingRows {
    /// Their rows before the first of them was taken out, also of those that have been since, in ascending order.
    private let rows: [Int]
    /// Those that have not been taken out.
    private var left: RemainingNumbers
    /// How many rows have been put in.
    private var putIn = 0
    /// By number: how many of those are above, for rows that have been passed. All of them are above each of the others.
    private var putInAbove: [Int] = []

    init(_ rows: [Int]) {
        (self.rows, left) = (rows, RemainingNumbers(count: rows.count))
    }

    /// How many rows are above one that do not wait.
    private func others(above number: Int) -> Int {
        rows[number] - number + (number < putInAbove.count ? putInAbove[number] : putIn)
    }

    /// Takes a row out.
    ///
    /// - Returns: the row that it was by then.
    mutating func take(_ row: Int) -> Int {
        let number = rows.indices.partitionPoint { rows[$0] >= row }
        left.remove(number)
        return others(above: number) + left.count(below: number)
    }

    /// Puts a row in, below those that were put in before.
    ///
    /// - Parameter row: that it has once no row waits.
    /// - Returns: the row that it has now: those that wait are not counted by the other.
    mutating func put(_ row: Int) -> Int {
        while putInAbove.count < rows.count, others(above: putInAbove.count) < row { putInAbove.append(putIn) }
        putIn += 1
        return row + left.count(below: putInAbove.count)
    }
}

/// The numbers below some count, which are taken away one after the other: a Fenwick tree of how many are left.
private struct RemainingNumbers {
    private var sums: [Int]

    init(count: Int) {
        sums = (0...count).map { $0 & -$0 }
    }

    /// - Complexity: O(log n)
    mutating func remove(_ number: Int) {
        var index = number + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }

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
