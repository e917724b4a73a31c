// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The range of a variable's values among all solutions that are as good as the current one. It is a single value
    /// if the constraints determine the variable.
    ///
    /// - Complexity: O(the solver's size), because it works on copies of the solver.
    package func range(of variable: Variable) -> ClosedRange<Double> {
        let (low, high) = (-extreme(of: variable, sign: -1), extreme(of: variable, sign: 1))
        return min(low, high)...max(low, high)
    }

    /// The largest value of `sign` times the variable among all solutions that are as good as the current one. Infinite
    /// if there is no largest value.
    private func extreme(of variable: Variable, sign: Double) -> Double {
        var solver = self
        solver.expand([Term(variable)], constant: 0)
        let leaves = solver.expansion.leaves.map { ($0, solver.expansion.summands[Int($0)].amount) }
        solver.expansion.reset()
        if leaves.contains(where: { solver.variables[Int($0.0)].kind == .external }) { return .infinity }
        solver.fixOptimum()
        for (leaf, amount) in leaves where solver.variables[Int(leaf)].kind == .restricted {
            // Each unit of `sign` times the variable costs -1, so that minimizing the cost maximizes the value.
            solver.costs.add(-sign * amount, at: 1, to: leaf)
            solver.enqueueCandidate(leaf)
        }
        return solver.optimize() ? sign * solver.value(of: variable) : .infinity
    }

    /// Removes all costs, but allows only solutions that are optimal now. Variables without a row that have a cost at a
    /// constraint's priority are 0 in all optimal solutions. They become dummies, so that they stay 0.
    private mutating func fixOptimum() {
        for index in variables.indices {
            let variable = Int32(index)
            let isFixed = !costs.isZero(variable, above: ConstraintSolver.violationTies)
            if variables[index].kind == .restricted, !variables[index].hasRow, isFixed {
                variables[index].kind = .dummy
            }
            costs.clear(variable)
        }
    }

    /// The constraints that determine the sum of the terms in the current solution. If the constant of any of them
    /// changed, the sum would change.
    package mutating func constraints(determining terms: [Term]) -> [Constraint] {
        expand(terms, constant: 0)
        defer { expansion.reset() }
        let parts = expansion.leaves.filter { variables[Int($0)].kind != .external }
        return Set(parts.map { Int32(variables[Int($0)].order) }).sorted().map(Constraint.init)
    }

    /// The sum of a constraint's terms and its constant, which the constraint compares with 0.
    package mutating func sum(of constraint: Constraint) -> Double {
        let record = constraints[Int(constraint.index)]
        return record.terms.reduce(record.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }
}
