// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// A sum of variables, in which each variable that has a row is replaced by that row. One value is reused for all
    /// sums, so that computing a sum allocates no memory.
    struct Expansion: Sendable {
        /// A variable in the sum.
        struct Summand: Sendable {
            /// The coefficient of the variable in the sum.
            var amount = 0.0
            /// The variable whose row brought this one into the sum; `none` if the sum contained it from the start.
            var parent = SparseMatrix.none
            /// The number of ways in which the variable came into the sum: as a term at the start, or through the row
            /// of another variable. A row counts as often as its variable came into the sum. 2 stands for two or more
            /// ways.
            var paths: UInt8 = 0
            /// Whether the variable is in `visited`.
            var isVisited = false
        }

        /// The summand of each variable of the solver.
        var summands: [Summand] = []
        /// All variables that may be in the sum, each once.
        var visited: [Int32] = []
        /// The variables whose coefficients are passed on to other variables: that of the last one first. `expand` puts
        /// each variable after the defined variables in its row. `freeLatestDependent` puts each variable after the
        /// variables whose rows contain it.
        var replaced: [Int32] = []
        /// The variables that were not replaced and have a coefficient other than 0.
        var leaves: [Int32] = []
        /// The variable of the caller in `leaves` for which the expanded equation should be solved; nil if there is
        /// none.
        var free: Int32?
        var constant = 0.0
        /// The variables whose rows or columns are being visited, each with its next cell.
        var pending: [(variable: Int32, cell: Int32)] = []

        /// Makes room for one more variable of the solver.
        mutating func grow() {
            summands.append(Summand())
        }

        /// Adds `addend` to a variable's coefficient, and `paths` to the number of ways in which it came into the sum.
        /// `parent` is the variable whose row contained it; `none` for a term of the sum at the start.
        mutating func add(_ addend: Double, to variable: Int32, paths: UInt8, through parent: Int32) {
            var summand = summands[Int(variable)]
            let sum = summand.amount + addend
            let smallest = SparseMatrix.cancellation * max(abs(summand.amount), abs(addend))
            summand.amount = abs(sum) > smallest ? sum : 0
            summand.paths = min(summand.paths + paths, 2)
            summand.parent = parent
            summands[Int(variable)] = summand
        }

        /// Makes the sum empty again.
        mutating func reset() {
            for variable in visited { summands[Int(variable)] = Summand() }
            visited.removeAll(keepingCapacity: true)
            replaced.removeAll(keepingCapacity: true)
            leaves.removeAll(keepingCapacity: true)
            free = nil
            constant = 0
        }
    }

    /// Whether the variable is the caller's and has a row, which defines it.
    private func isDefined(_ variable: Int32) -> Bool {
        variables[Int(variable)].hasRow && variables[Int(variable)].kind == .external
    }

    // MARK: - Visiting

    /// The direction in which variables are visited.
    private enum Direction {
        /// From a defined variable to the variables in its row.
        case definitions
        /// From a variable to the variables whose rows refer to it.
        case dependents
    }

    /// Visits a variable and all variables that are reached from it in the direction, each once. Appends each variable
    /// to `replaced` after all variables that are reached from it.
    private mutating func visitVariables(from variable: Int32, _ direction: Direction) {
        visit(variable, direction)
        while let (variable, cell) = expansion.pending.last {
            guard cell != SparseMatrix.none else {
                expansion.pending.removeLast()
                expansion.replaced.append(variable)
                continue
            }
            let isForward = direction == .definitions
            let (row, column) = (matrix.cells[Int(cell)].row, matrix.cells[Int(cell)].column)
            expansion.pending[expansion.pending.count - 1].cell =
                isForward ? matrix.cells[Int(cell)].nextInRow : matrix.cells[Int(cell)].nextInColumn
            visit(isForward ? column : row, direction)
        }
    }

    /// Marks a variable as visited, and prepares the visit of the variables that are reached from it in the direction.
    private mutating func visit(_ variable: Int32, _ direction: Direction) {
        guard !expansion.summands[Int(variable)].isVisited else { return }
        expansion.summands[Int(variable)].isVisited = true
        expansion.visited.append(variable)
        switch direction {
        case .definitions where !isDefined(variable): break
        case .definitions: expansion.pending.append((variable, matrix.firstInRow(variable)))
        case .dependents: expansion.pending.append((variable, matrix.firstInColumn(variable)))
        }
    }

    // MARK: - Towards the variables that a sum depends on

    /// Stores a sum in `expansion`, and replaces each variable that has a row by that row. Afterwards the sum refers
    /// only to variables without a row.
    ///
    /// - Complexity: O(cells of the definitions that the terms depend on).
    mutating func expand(_ terms: [Term], constant: Double) {
        for term in terms { visitVariables(from: term.variable.index, .definitions) }
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
        where abs(expansion.summands[Int(variable)].amount) > ConstraintSolver.smallestCoefficient
            && !variables[Int(variable)].hasRow
        {
            expansion.leaves.append(variable)
            guard variables[Int(variable)].kind == .external else { continue }
            if let free = expansion.free, !isShorter(variable, than: free) { continue }
            expansion.free = variable
        }
    }

    /// Whether solving an expanded equation for the leaf `a` gives shorter rows than solving it for the leaf `b`. That
    /// is so if `a` came into the sum in one way, and `b` in several.
    ///
    /// If both came in one way, a leaf that was in the sum from the start is preferred. If neither or both were in it,
    /// or if both came in several ways, the earlier leaf is preferred.
    private func isShorter(_ a: Int32, than b: Int32) -> Bool {
        let (left, right) = (expansion.summands[Int(a)], expansion.summands[Int(b)])
        if left.paths != right.paths { return left.paths < right.paths }
        let isDirect = left.parent == SparseMatrix.none
        if isDirect != (right.parent == SparseMatrix.none) { return isDirect }
        return isEarlier(a, than: b)
    }

    /// Replaces a variable of the sum by its row.
    private mutating func replace(_ variable: Int32) {
        let (amount, paths) = (expansion.summands[Int(variable)].amount, expansion.summands[Int(variable)].paths)
        expansion.constant += amount * variables[Int(variable)].constant
        var index = matrix.firstInRow(variable)
        while index != SparseMatrix.none {
            let (column, value) = (matrix.cells[Int(index)].column, matrix.cells[Int(index)].value)
            if !expansion.summands[Int(column)].isVisited {
                expansion.summands[Int(column)].isVisited = true
                expansion.visited.append(column)
            }
            expansion.add(amount * value, to: column, paths: paths, through: variable)
            index = matrix.cells[Int(index)].nextInRow
        }
    }

    /// The earliest variable in the terms that has no row and is in no row; nil if there is none. An equation with
    /// these terms can be solved for that variable without an expansion.
    func unusedVariable(in terms: [Term]) -> Int32? {
        var found: Int32?
        for term in terms {
            let variable = term.variable.index
            let isUnused = !variables[Int(variable)].hasRow && matrix.firstInColumn(variable) == SparseMatrix.none
            guard isUnused else { continue }
            if let known = found, isEarlier(known, than: variable) { continue }
            found = variable
        }
        return found
    }

    /// Inserts the terms of a constraint as the row of `part`, a variable of the constraint's equation. The row is
    /// temporary: the caller then solves the equation for another variable.
    mutating func insertTerms(of constraint: Constraint, asRowOf part: Int32) {
        let record = constraints[Int(constraint.index)]
        let sign: Double = variables[Int(part)].isMinus ? -1 : 1
        variables[Int(part)].constant = sign * record.constant
        for term in record.terms { matrix.insert(sign * term.coefficient, row: part, column: term.variable.index) }
    }

    /// Inserts the expanded equation of a constraint as the row of `part`, a variable of the constraint's equation.
    mutating func insertExpansion(asRowOf part: Int32) {
        let sign: Double = variables[Int(part)].isMinus ? -1 : 1
        variables[Int(part)].constant = sign * expansion.constant
        for leaf in expansion.leaves {
            matrix.insert(sign * expansion.summands[Int(leaf)].amount, row: part, column: leaf)
        }
    }

    /// Solves a new constraint for a free variable, the one that the expansion of the constraint has found.
    ///
    /// If the variable came into the sum in one way, the rows through which it came are solved again. The constraint is
    /// solved for one of its own variables. The old row of that variable is solved for the next one, and so on, up to
    /// the free variable. This keeps the rows short. Otherwise the expanded constraint is solved for the free variable.
    mutating func define(_ free: Int32, by constraint: Constraint, part: Int32) {
        var variable = free
        if expansion.summands[Int(free)].paths == 1 {
            insertTerms(of: constraint, asRowOf: part)
            while expansion.summands[Int(variable)].parent != SparseMatrix.none {
                let parent = expansion.summands[Int(variable)].parent
                exchangeRow(parent, with: variable)
                markStale(variable)
                variable = parent
            }
        } else {
            insertExpansion(asRowOf: part)
        }
        expansion.reset()
        solve(constraint, part: part, for: variable)
    }

    /// Solves the row of `part`, a variable of a new constraint's equation, for `variable`. Afterwards the constraint
    /// defines `variable`.
    mutating func solve(_ constraint: Constraint, part: Int32, for variable: Int32) {
        let record = constraints[Int(constraint.index)]
        if record.plus != SparseMatrix.none, record.minus != SparseMatrix.none {
            matrix.insert(1, row: part, column: record.minus)
        }
        exchangeRow(part, with: variable)
        markStale(variable)
        addCosts(of: constraint)
    }

    // MARK: - Towards the variables that depend on a part

    /// Gives a row to `part`, a variable on which no basic variable depends. Of the variables that depend on `part`,
    /// the latest loses its row and becomes free.
    ///
    /// - Parameter ifLater: If true, nothing is changed unless that latest variable is later than `part`.
    /// - Returns: The variable that has become free; nil if nothing was changed.
    @discardableResult
    mutating func freeLatestDependent(of part: Int32, ifLater: Bool = false) -> Int32? {
        visitVariables(from: part, .dependents)
        expansion.add(1, to: part, paths: 1, through: SparseMatrix.none)
        for variable in expansion.replaced.reversed() { addToDependents(variable) }
        var latest: Int32?
        for variable in expansion.visited where variable != part && expansion.summands[Int(variable)].amount != 0 {
            if let known = latest, isEarlier(variable, than: known) { continue }
            latest = variable
        }
        guard let latest, !ifLater || isEarlier(part, than: latest) else {
            expansion.reset()
            return nil
        }
        guard expansion.summands[Int(latest)].paths == 1 else {
            let amount = expansion.summands[Int(latest)].amount
            expansion.reset()
            free(latest, for: part, coefficient: amount)
            return latest
        }
        // `path` leads from the variable `latest` back to `part`, but does not include `part`. The second loop goes the
        // other way: it solves the row of each variable for the variable nearer to `part`.
        var path = [latest]
        while let last = path.last, expansion.summands[Int(last)].parent != part {
            path.append(expansion.summands[Int(last)].parent)
        }
        expansion.reset()
        var variable = part
        for next in path.reversed() {
            exchangeRow(next, with: variable)
            if variables[Int(variable)].kind == .external { markStale(variable) }
            variable = next
        }
        markStale(latest)
        return latest
    }

    /// Adds the coefficient of a variable to the variables whose rows contain that variable.
    private mutating func addToDependents(_ variable: Int32) {
        let (amount, paths) = (expansion.summands[Int(variable)].amount, expansion.summands[Int(variable)].paths)
        var index = matrix.firstInColumn(variable)
        while index != SparseMatrix.none {
            let (row, value) = (matrix.cells[Int(index)].row, matrix.cells[Int(index)].value)
            expansion.add(amount * value, to: row, paths: paths, through: variable)
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    /// Expands the row of `variable` and solves it for `part`, a variable without a row. Afterwards `part` has a row,
    /// and `variable` has none and is free.
    ///
    /// - Parameter coefficient: The coefficient of `part` in the expanded row, which is not 0. The coefficient that the
    ///   expansion finds could be 0 because of rounding errors.
    private mutating func free(_ variable: Int32, for part: Int32, coefficient: Double) {
        expand([Term(Variable(index: variable))], constant: 0)
        let factor = 1 / coefficient
        for leaf in expansion.leaves where leaf != part {
            matrix.insert(-factor * expansion.summands[Int(leaf)].amount, row: part, column: leaf)
        }
        matrix.insert(factor, row: part, column: variable)
        variables[Int(part)].constant = -factor * expansion.constant
        variables[Int(part)].hasRow = true
        expansion.reset()
        matrix.clearRow(variable)
        variables[Int(variable)].hasRow = false
        variables[Int(variable)].constant = 0
        if variables[Int(part)].kind == .external { markStale(part) }
        markStale(variable)
    }

    // MARK: - Rows

    /// Solves the row of the variable `row` for the variable `column`. Afterwards `column` has a row, and `row` has
    /// none.
    mutating func exchangeRow(_ row: Int32, with column: Int32) {
        let factor = matrix.exchange(row: row, column: column)
        variables[Int(column)].constant = -factor * variables[Int(row)].constant
        variables[Int(row)].constant = 0
        variables[Int(column)].hasRow = true
        variables[Int(row)].hasRow = false
    }
}
