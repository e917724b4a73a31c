// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// A plain model of ``ConstraintSolver``: the simplex method on a dense table, once for each priority.
struct DenseLexicographicSimplex {
    struct Constraint {
        /// The coefficient of each variable.
        var coefficients: [Double]
        var constant: Double
        var above: ConstraintSolver.Penalty
        var below: ConstraintSolver.Penalty

        /// The penalty that the values get, and the amount by which they violate the constraint.
        func violation(_ values: [Double]) -> (penalty: ConstraintSolver.Penalty, amount: Double) {
            let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
            return sum > 0 ? (above, sum) : (below, -sum)
        }

        /// The priorities of the constraint's penalties.
        var priorities: [Float] {
            [above, below].compactMap { if case .priority(let priority) = $0 { priority } else { nil } }
        }
    }

    /// The least sum of the violations at each priority; nil if the required constraints contradict each other.
    static func leastViolations(_ constraints: [Constraint], variableCount: Int) -> [Float: Double]? {
        var table = DenseLexicographicSimplex(constraints, variableCount: variableCount)
        guard table.minimize(table.artificialCost) < 1e-7 else { return nil }
        table.removeArtificialColumns()
        var sums: [Float: Double] = [:]
        for priority in Set(constraints.flatMap(\.priorities)).sorted(by: >) {
            sums[priority] = table.minimize(table.priorities.map { $0 == priority ? 1 : 0 })
        }
        return sums
    }

    /// The equations. Each row has a column for each variable, and then the right side.
    private var rows: [[Double]] = []
    /// The priority of the violation in each column; nil for other columns.
    private var priorities: [Float?] = []
    /// 1 for each column that is only there to begin with; 0 for others.
    private var artificialCost: [Double] = []
    /// The column that each row is solved for.
    private var basis: [Int] = []
    /// Whether the variable of a column may be other than 0.
    private var isAllowed: [Bool] = []

    private init(_ constraints: [Constraint], variableCount: Int) {
        // A variable of either sign is the difference of two that are not negative.
        var columns: [[Double]] = []
        for sign in [1.0, -1] {
            for variable in 0..<variableCount { columns.append(constraints.map { sign * $0.coefficients[variable] }) }
        }
        priorities = columns.map { _ in nil }
        for (index, constraint) in constraints.enumerated() {
            for (sign, penalty) in [(-1.0, constraint.above), (1, constraint.below)] where penalty != .forbidden {
                columns.append(constraints.indices.map { $0 == index ? sign : 0 })
                if case .priority(let priority) = penalty {
                    priorities.append(priority)
                } else {
                    priorities.append(nil)
                }
            }
        }
        artificialCost = columns.map { _ in 0 } + constraints.map { _ in 1 }
        priorities += constraints.map { _ in nil }
        isAllowed = priorities.map { _ in true }
        for (index, constraint) in constraints.enumerated() {
            // The right side must not be negative.
            let sign: Double = constraint.constant > 0 ? -1 : 1
            basis.append(columns.count + index)
            rows.append(
                columns.map { sign * $0[index] } + constraints.indices.map { $0 == index ? 1 : 0 }
                    + [sign * -constraint.constant])
        }
    }

    private func reducedCost(of column: Int, _ cost: [Double]) -> Double {
        cost[column] - rows.indices.reduce(0) { $0 + cost[basis[$1]] * rows[$1][column] }
    }

    /// Minimizes a cost by Bland's rule, and forbids all columns that would raise it again. Returns the least cost.
    private mutating func minimize(_ cost: [Double]) -> Double {
        let end = priorities.count
        while let entering = (0..<end).first(where: { isAllowed[$0] && reducedCost(of: $0, cost) < -1e-9 }) {
            var leaving: Int?
            for row in rows.indices where rows[row][entering] > 1e-9 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let difference = rows[row][end] / rows[row][entering] - rows[best][end] / rows[best][entering]
                if difference < -1e-12 || (abs(difference) <= 1e-12 && basis[row] < basis[best]) { leaving = row }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering)
        }
        for column in 0..<end where reducedCost(of: column, cost) > 1e-9 { isAllowed[column] = false }
        return rows.indices.reduce(0) { $0 + cost[basis[$1]] * rows[$1][end] }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = rows[row][column]
        rows[row] = rows[row].map { $0 / divisor }
        for other in rows.indices where other != row && rows[other][column] != 0 {
            let factor = rows[other][column]
            for index in rows[other].indices { rows[other][index] -= factor * rows[row][index] }
        }
        basis[row] = column
    }

    /// Keeps the artificial variables at 0.
    private mutating func removeArtificialColumns() {
        let columns = artificialCost.indices.filter { artificialCost[$0] == 0 }
        for row in rows.indices where artificialCost[basis[row]] == 1 {
            guard let column = columns.first(where: { abs(rows[row][$0]) > 1e-9 && !basis.contains($0) }) else {
                continue
            }
            pivot(row, column)
        }
        isAllowed = artificialCost.map { $0 == 0 }
    }
}
