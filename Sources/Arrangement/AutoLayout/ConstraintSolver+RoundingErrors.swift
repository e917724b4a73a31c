// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The smallest absolute value of a coefficient in an expanded equation. A smaller coefficient counts as a rounding
    /// error, because layouts have multipliers from 0.001 to 1000.
    static let smallestCoefficient = 1e-9

    /// The minimum number of pivots between two searches for rounding errors.
    static let pivotsBetweenChecks = 8

    /// The largest rounding error that is accepted in an equation, in points. This is the limit for values of up to 1
    /// point; it grows in proportion to larger values. A sum of a thousand such errors is still smaller than a pixel.
    private static let largestError = 1e-11

    /// Solves all constraints from scratch if rounding errors have become too large. The errors grow with the number of
    /// pivots. After each search, the next one is due after one pivot for every four constraints, but after at least
    /// ``pivotsBetweenChecks`` pivots.
    ///
    /// - Complexity: O(1) for each pivot, on average.
    mutating func removeRoundingErrors() {
        guard pivotCount >= nextCheck else { return }
        nextCheck = pivotCount + max(ConstraintSolver.pivotsBetweenChecks, constraints.count / 4)
        for index in constraints.indices where constraints[index].isUsed {
            guard isSatisfied(Constraint(index: Int32(index))) else { return rebuild() }
        }
    }

    /// Whether the values of the variables satisfy the equation of a constraint.
    private mutating func isSatisfied(_ constraint: Constraint) -> Bool {
        let record = constraints[Int(constraint.index)]
        var (sum, size) = (record.constant, abs(record.constant))
        for term in record.terms {
            let summand = term.coefficient * value(of: term.variable)
            sum += summand
            size += abs(summand)
        }
        for part in [record.plus, record.minus] where part != SparseMatrix.none && variables[Int(part)].hasRow {
            sum += variables[Int(part)].constant * (variables[Int(part)].isMinus ? 1 : -1)
            size += abs(variables[Int(part)].constant)
        }
        return abs(sum) <= ConstraintSolver.largestError * max(size, 1)
    }

    /// Solves all constraints from scratch.
    mutating func rebuild() {
        let old = self
        rebuildCount += 1
        (matrix, costs, expansion) = (SparseMatrix(), LexicographicCosts(), Expansion())
        unusedVariables.removeAll()
        candidates.removeAll()
        infeasible.removeAll()
        for index in variables.indices {
            matrix.grow()
            costs.grow()
            expansion.grow()
            if variables[index].kind == .external {
                variables[index].hasRow = false
                variables[index].constant = 0
            } else {
                variables[index] = VariableRecord(kind: .unused, order: 0)
                unusedVariables.append(Int32(index))
            }
        }
        for index in variables.indices where variables[index].kind == .external { markStale(Int32(index)) }
        for index in constraints.indices where constraints[index].isUsed {
            let constraint = Constraint(index: Int32(index))
            (constraints[index].plus, constraints[index].minus) = (SparseMatrix.none, SparseMatrix.none)
            constraints[index].dummy = SparseMatrix.none
            do throws(Conflict) {
                try insert(constraint)
            } catch {
                // Because of rounding errors, a constraint that only just holds can seem to be a conflict. The old
                // solution is kept then.
                self = old
                return
            }
        }
    }
}
