// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

extension ConstraintSolver {
    /// A description of an invariant of the solver's table that does not hold; nil if all hold.
    ///
    /// - Complexity: O(cells · priorities).
    func brokenInvariant() -> String? {
        for index in variables.indices {
            let record = variables[index]
            let isEmpty = matrix.firstInRow(Int32(index)) == SparseMatrix.none
            if record.kind == .unused, !isEmpty || matrix.firstInColumn(Int32(index)) != SparseMatrix.none {
                return "The unused variable \(index) has cells."
            }
            if !record.hasRow, !isEmpty { return "The variable \(index) has cells but no row." }
            if record.kind == .restricted, record.hasRow, record.constant < -1e-7 {
                return "The basic variable \(index) is \(record.constant)."
            }
            if record.kind == .dummy, record.hasRow, abs(record.constant) > 1e-7 {
                return "The dummy \(index) is \(record.constant)."
            }
            if record.kind == .restricted || record.kind == .dummy, record.hasRow {
                for column in columns(ofRow: index)
                where variables[column].hasRow || variables[column].kind == .external
                    || (record.kind == .dummy && variables[column].kind != .dummy)
                {
                    return "The row of the basic variable \(index) refers to \(column)."
                }
            }
            if let broken = brokenCost(of: index) { return broken }
        }
        return nil
    }

    private func columns(ofRow row: Int) -> [Int] {
        var (columns, index) = ([Int](), matrix.firstInRow(Int32(row)))
        while index != SparseMatrix.none {
            columns.append(Int(matrix.cells[Int(index)].column))
            index = matrix.cells[Int(index)].nextInRow
        }
        return columns
    }

    /// A description of a cost that is negative, or differs from the sum of the basic variables' costs.
    private func brokenCost(of index: Int) -> String? {
        guard variables[index].kind == .restricted, !variables[index].hasRow else { return nil }
        if costs.isNegative(Int32(index)) { return "The cost of \(index) is negative." }
        var expected: [Float: Double] = [:]
        func add(_ factor: Double, _ part: Int32) {
            let cost = ownCost(of: part)
            if let priority = cost.priority { expected[priority, default: 0] += factor }
            for index in 0..<3 { expected[cost.tiePriority - Float(index), default: 0] += factor * cost.ties[index] }
        }
        add(1, Int32(index))
        var cell = matrix.firstInColumn(Int32(index))
        while cell != SparseMatrix.none {
            let (row, value) = (matrix.cells[Int(cell)].row, matrix.cells[Int(cell)].value)
            if variables[Int(row)].kind == .restricted { add(value, row) }
            cell = matrix.cells[Int(cell)].nextInColumn
        }
        var actual: [Float: Double] = [:]
        var node = costs.first[index]
        while node >= 0 {
            actual[costs.nodes[Int(node)].priority] = costs.nodes[Int(node)].value
            node = costs.nodes[Int(node)].next
        }
        for priority in Set(expected.keys).union(actual.keys) {
            let (expected, actual) = (expected[priority] ?? 0, actual[priority] ?? 0)
            if abs(expected - actual) > 1e-5 * max(abs(expected), 1) {
                return "The cost of \(index) at \(priority) is \(actual) instead of \(expected)."
            }
        }
        return nil
    }
}
