// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The values that a variable has in all solutions that are as good as the present one. It is a single value if the
    /// constraints determine the variable.
    ///
    /// - Complexity: O(the solver's size), because it works on copies of the solver.
    package func range(of variable: Variable) -> ClosedRange<Double> {
        let (low, high) = (-extreme(of: variable, sign: -1), extreme(of: variable, sign: 1))
        return min(low, high)...max(low, high)
    }

    /// The largest value of `sign` times the variable in all solutions that are as good as the present one.
    private func extreme(of variable: Variable, sign: Double) -> Double {
        var solver = self
        solver.expand([Term(variable)], constant: 0)
        let leaves = solver.expansion.leaves.map { ($0, solver.expansion.summands[Int($0)].amount) }
        solver.expansion.reset()
        if leaves.contains(where: { solver.variables[Int($0.0)].kind == .external }) { return .infinity }
        solver.fixOptimum()
        for (leaf, amount) in leaves where solver.variables[Int(leaf)].kind == .restricted {
            // A larger value of the variable is a lower cost.
            solver.costs.add(-sign * amount, at: 1, to: leaf)
            solver.enqueueCandidate(leaf)
        }
        return solver.optimize() ? sign * solver.value(of: variable) : .infinity
    }

    /// Removes all costs. Variables that have a cost at a priority are 0 in all optimal solutions, and become dummies,
    /// so that they stay 0.
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

    /// The constraints that determine the value of a variable in the present solution: a change of the constant of any
    /// of them would change the value.
    package mutating func constraints(determining variable: Variable) -> [Constraint] {
        expand([Term(variable)], constant: 0)
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
