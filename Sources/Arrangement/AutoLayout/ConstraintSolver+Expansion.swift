// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// A sum of variables in which definitions are being replaced by their rows. It is reused, so that an expansion
    /// allocates nothing.
    struct Expansion: Sendable {
        /// The coefficient of each variable in the sum.
        var amount: [Double] = []
        /// The number of ways in which each variable was reached: 0, 1, or 2 for more than one.
        var paths: [UInt8] = []
        /// The variable through whose row each variable was reached; `none` if the sum contained it from the start.
        var parent: [Int32] = []
        var isVisited: [Bool] = []
        /// All visited variables.
        var visited: [Int32] = []
        /// The visited variables that were replaced, each after all variables that its replacement needs.
        var replaced: [Int32] = []
        /// The variables that were not replaced and have a coefficient other than 0.
        var leaves: [Int32] = []
        /// The leaf that the expanded equation should define: the earliest free variable of the caller.
        var free: Int32?
        var constant = 0.0
        /// The variables whose rows or columns are being visited, each with its next cell.
        var pending: [(variable: Int32, cell: Int32)] = []

        mutating func grow() {
            amount.append(0)
            paths.append(0)
            parent.append(SparseMatrix.none)
            isVisited.append(false)
        }

        mutating func add(_ addend: Double, to variable: Int32) {
            let old = amount[Int(variable)]
            let sum = old + addend
            amount[Int(variable)] =
                abs(sum) > SparseMatrix.cancellation * max(abs(old), abs(addend)) ? sum : 0
        }

        /// Adds a term to the sum that was reached through the row of `parent`.
        mutating func add(_ addend: Double, to variable: Int32, paths more: UInt8, through parent: Int32) {
            add(addend, to: variable)
            paths[Int(variable)] = min(paths[Int(variable)] + more, 2)
            self.parent[Int(variable)] = parent
        }

        /// Makes the sum empty again.
        mutating func reset() {
            for variable in visited {
                amount[Int(variable)] = 0
                paths[Int(variable)] = 0
                isVisited[Int(variable)] = false
            }
            visited.removeAll(keepingCapacity: true)
            replaced.removeAll(keepingCapacity: true)
            leaves.removeAll(keepingCapacity: true)
            free = nil
            constant = 0
        }
    }

    /// Whether the variable is the caller's and has a definition.
    private func isDefined(_ variable: Int32) -> Bool {
        variables[Int(variable)].hasRow && variables[Int(variable)].kind == .external
    }

    // MARK: - Towards the variables that a sum depends on

    /// Replaces all variables that have a row, so that the sum in `expansion` refers only to variables without one.
    ///
    /// - Complexity: O(cells of the definitions that the terms depend on).
    mutating func expand(_ terms: [Term], constant: Double) {
        for term in terms { visitDefinitions(from: term.variable.index) }
        expansion.constant = constant
        for term in terms {
            expansion.add(term.coefficient, to: term.variable.index, paths: 1, through: SparseMatrix.none)
        }
        for variable in expansion.replaced.reversed() { replace(variable) }
        // Rows of basic variables refer only to variables without a row.
        for variable in expansion.visited where variables[Int(variable)].hasRow && !isDefined(variable) {
            replace(variable)
        }
        for variable in expansion.visited
        where abs(expansion.amount[Int(variable)]) > ConstraintSolver.smallestCoefficient
            && !variables[Int(variable)].hasRow
        {
            expansion.leaves.append(variable)
            guard variables[Int(variable)].kind == .external else { continue }
            if let free = expansion.free, isEarlier(free, than: variable) { continue }
            expansion.free = variable
        }
    }

    /// Visits the variable and all variables that its definition depends on.
    private mutating func visitDefinitions(from variable: Int32) {
        visit(variable)
        while let (variable, cell) = expansion.pending.last {
            guard cell != SparseMatrix.none else {
                expansion.pending.removeLast()
                expansion.replaced.append(variable)
                continue
            }
            expansion.pending[expansion.pending.count - 1].cell = matrix.cells[Int(cell)].nextInRow
            visit(matrix.cells[Int(cell)].column)
        }
    }

    private mutating func visit(_ variable: Int32) {
        guard !expansion.isVisited[Int(variable)] else { return }
        expansion.isVisited[Int(variable)] = true
        expansion.visited.append(variable)
        if isDefined(variable) { expansion.pending.append((variable, matrix.firstInRow[Int(variable)])) }
    }

    /// Replaces a variable of the sum by its row.
    private mutating func replace(_ variable: Int32) {
        let (amount, paths) = (expansion.amount[Int(variable)], expansion.paths[Int(variable)])
        expansion.constant += amount * variables[Int(variable)].constant
        var index = matrix.firstInRow[Int(variable)]
        while index != SparseMatrix.none {
            let (column, value) = (matrix.cells[Int(index)].column, matrix.cells[Int(index)].value)
            if !expansion.isVisited[Int(column)] {
                expansion.isVisited[Int(column)] = true
                expansion.visited.append(column)
            }
            expansion.add(amount * value, to: column, paths: paths, through: variable)
            index = matrix.cells[Int(index)].nextInRow
        }
    }

    /// Defines the free variable that was found by an expansion of a new constraint.
    ///
    /// If the terms reach the variable in one way only, the rows on that way are exchanged, which keeps them short: the
    /// constraint defines one of its own variables, whose old row defines the next one, and so on. Otherwise the
    /// expanded constraint defines the variable.
    ///
    /// - Parameter row: The part of the constraint that stands for the equation until it is solved.
    mutating func define(
        _ free: Int32, by terms: [Term], constant: Double, of constraint: Constraint, row: Int32
    ) {
        let sign: Double = variables[Int(row)].isMinus ? -1 : 1
        let isSinglePath = expansion.paths[Int(free)] == 1
        if isSinglePath {
            variables[Int(row)].constant = sign * constant
            for term in terms {
                matrix.insert(sign * term.coefficient, row: row, column: term.variable.index)
            }
        } else {
            variables[Int(row)].constant = sign * expansion.constant
            for leaf in expansion.leaves {
                matrix.insert(sign * expansion.amount[Int(leaf)], row: row, column: leaf)
            }
        }
        let record = constraints[Int(constraint.index)]
        if record.plus != SparseMatrix.none, record.minus != SparseMatrix.none {
            matrix.insert(1, row: row, column: record.minus)
        }
        var variable = free
        if isSinglePath {
            while expansion.parent[Int(variable)] != SparseMatrix.none {
                let parent = expansion.parent[Int(variable)]
                exchangeRow(parent, with: variable)
                variable = parent
            }
        }
        exchangeRow(row, with: variable)
        expansion.reset()
        // The remaining variables of the way depend on this one.
        markStale(free)
        markStale(variable)
        addCosts(of: constraint)
    }

    // MARK: - Towards the variables that depend on a part

    /// Gives a part of a removed constraint a row, although no basic variable depends on it: the last variable that does
    /// becomes free.
    mutating func freeLatestDependent(of part: Int32) {
        visitDependents(of: part)
        expansion.add(1, to: part, paths: 1, through: SparseMatrix.none)
        for variable in expansion.replaced.reversed() { addToDependents(variable) }
        var latest: Int32?
        for variable in expansion.visited where variable != part && expansion.amount[Int(variable)] != 0 {
            if let known = latest, isEarlier(variable, than: known) { continue }
            latest = variable
        }
        guard let latest else { return expansion.reset() }
        guard expansion.paths[Int(latest)] == 1 else {
            expansion.reset()
            return free(latest, for: part)
        }
        // From the part to the latest variable: each row is solved for the variable before it.
        var path = [latest]
        while let last = path.last, expansion.parent[Int(last)] != part { path.append(expansion.parent[Int(last)]) }
        expansion.reset()
        var variable = part
        for next in path.reversed() {
            exchangeRow(next, with: variable)
            variable = next
        }
        markStale(latest)
    }

    /// Visits all variables that depend on a variable through definitions.
    private mutating func visitDependents(of part: Int32) {
        func visit(_ variable: Int32) {
            guard !expansion.isVisited[Int(variable)] else { return }
            expansion.isVisited[Int(variable)] = true
            expansion.visited.append(variable)
            expansion.pending.append((variable, matrix.firstInColumn[Int(variable)]))
        }
        visit(part)
        while let (variable, cell) = expansion.pending.last {
            guard cell != SparseMatrix.none else {
                expansion.pending.removeLast()
                expansion.replaced.append(variable)
                continue
            }
            expansion.pending[expansion.pending.count - 1].cell = matrix.cells[Int(cell)].nextInColumn
            visit(matrix.cells[Int(cell)].row)
        }
    }

    private mutating func addToDependents(_ variable: Int32) {
        let (amount, paths) = (expansion.amount[Int(variable)], expansion.paths[Int(variable)])
        var index = matrix.firstInColumn[Int(variable)]
        while index != SparseMatrix.none {
            let (row, value) = (matrix.cells[Int(index)].row, matrix.cells[Int(index)].value)
            expansion.add(amount * value, to: row, paths: paths, through: variable)
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    /// Solves the expanded definition of a variable for a part of a removed constraint, and frees the variable.
    private mutating func free(_ variable: Int32, for part: Int32) {
        expand([Term(Variable(index: variable))], constant: 0)
        let factor = 1 / expansion.amount[Int(part)]
        for leaf in expansion.leaves where leaf != part {
            matrix.insert(-factor * expansion.amount[Int(leaf)], row: part, column: leaf)
        }
        matrix.insert(factor, row: part, column: variable)
        variables[Int(part)].constant = -factor * expansion.constant
        variables[Int(part)].hasRow = true
        expansion.reset()
        matrix.clearRow(variable)
        variables[Int(variable)].hasRow = false
        variables[Int(variable)].constant = 0
        markStale(variable)
    }

    // MARK: - Rows

    /// Solves the row of a variable for one of its columns, whose variable gets the row.
    mutating func exchangeRow(_ row: Int32, with column: Int32) {
        let factor = matrix.exchange(row: row, column: column)
        variables[Int(column)].constant = -factor * variables[Int(row)].constant
        variables[Int(row)].constant = 0
        variables[Int(column)].hasRow = true
        variables[Int(row)].hasRow = false
    }
}
