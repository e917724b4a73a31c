// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The smallest absolute value of a cell that can be a pivot. A division by a smaller value would multiply rounding
    /// errors.
    private static let smallestPivot = 1e-7

    /// The number of pivots in one call after which Bland's rule chooses all further ones. The rule is slower, but
    /// never returns to the same basic variables. Therefore both the primal and the dual method end.
    private var pivotsBeforeBland: Int { 100 + variables.count }

    /// The number of pivots in one call after which the simplex method stops without an optimum. It is reached only if
    /// rounding errors make pivots undo each other without end.
    private var maximumPivots: Int { 1000 + 50 * variables.count }

    // MARK: - Queues

    /// Adds a variable to the queue `candidates`, unless it is there already.
    mutating func enqueueCandidate(_ variable: Int32) {
        guard !variables[Int(variable)].isCandidate else { return }
        variables[Int(variable)].isCandidate = true
        candidates.append(variable)
    }

    /// Adds a variable to the queue `infeasible`, unless it is there already.
    mutating func enqueueInfeasible(_ variable: Int32) {
        guard !variables[Int(variable)].isInfeasible else { return }
        variables[Int(variable)].isInfeasible = true
        infeasible.append(variable)
    }

    /// Records that a row's constant has changed, and with it the value of the row's variable.
    mutating func rowChanged(_ row: Int32) {
        let record = variables[Int(row)]
        switch record.kind {
        case .external: markStale(row)
        case .restricted where record.constant < -ConstraintSolver.tolerance,
            .dummy where abs(record.constant) > ConstraintSolver.tolerance:
            enqueueInfeasible(row)
            markDependentsStale(of: row)
        default: markDependentsStale(of: row)
        }
    }

    // MARK: - The primal method: from a solution to the best one

    /// Pivots until no further pivot lowers the costs: the primal simplex method. All constraints hold before and after
    /// each pivot.
    ///
    /// - Returns: Whether the costs have a minimum. Costs of violations have one, because they are never negative.
    @discardableResult
    mutating func optimize() -> Bool {
        var (pivots, hasMinimum) = (0, true)
        while pivots < maximumPivots {
            let bland = pivots > pivotsBeforeBland
            guard let entering = nextCandidate(bland: bland) else { break }
            guard let leaving = firstBlocked(by: entering, increasing: true, bland: bland) else {
                hasMinimum = false
                continue
            }
            pivot(leaving, entering)
            pivots += 1
        }
        return hasMinimum
    }

    /// Removes a variable with a negative cost from the queue `candidates`, and returns it; nil if there is none. It is
    /// the last such variable in the queue or, by Bland's rule, the one with the smallest index.
    private mutating func nextCandidate(bland: Bool) -> Int32? {
        if bland { candidates.sort(by: >) }
        while let candidate = candidates.popLast() {
            variables[Int(candidate)].isCandidate = false
            let record = variables[Int(candidate)]
            if record.kind == .restricted, !record.hasRow, costs.isNegative(candidate) { return candidate }
        }
        return nil
    }

    /// The basic variable that reaches 0 first if the variable `entering`, which has no row, is increased or decreased;
    /// nil if none does. This is the ratio test of the simplex method.
    ///
    /// If several variables reach 0 within the tolerance of the first one, the one with the largest coefficient is
    /// returned. A division by this coefficient makes the smallest rounding errors (the test of Harris).
    private func firstBlocked(by entering: Int32, increasing: Bool, bland: Bool = false) -> Int32? {
        let tolerance = bland ? 0 : ConstraintSolver.tolerance / 10
        var limit = Double.infinity
        for pass in 1...2 {
            var (best, bestSlope) = (Int32?.none, 0.0)
            var index = matrix.firstInColumn(entering)
            while index != SparseMatrix.none {
                let (row, value) = (matrix.cells[Int(index)].row, matrix.cells[Int(index)].value)
                index = matrix.cells[Int(index)].nextInColumn
                let (record, slope) = (variables[Int(row)], increasing ? -value : value)
                // A basic dummy must stay 0, so it blocks every change.
                if record.kind == .dummy, abs(value) > ConstraintSolver.smallestPivot { return row }
                guard record.kind == .restricted, slope > ConstraintSolver.smallestPivot else { continue }
                let constant = max(record.constant, 0)
                if pass == 1 {
                    limit = min(limit, (constant + tolerance) / slope)
                } else if constant / slope <= limit {
                    let isBetter = bland ? row < best ?? row + 1 : slope > bestSlope
                    if isBetter { (best, bestSlope) = (row, slope) }
                }
            }
            if pass == 2 { return best }
        }
        return nil
    }

    // MARK: - The dual method: from the best solution of old constants to that of new ones

    /// Pivots until no basic variable is negative: the dual simplex method. The costs are optimal at the start and stay
    /// so: no pivot makes the cost of a variable without a row negative.
    ///
    /// - Throws: ``Conflict`` if the required constraints contradict each other. In that case all pivots are undone.
    mutating func restoreFeasibility() throws(Conflict) {
        journal = []
        defer { journal = nil }
        var pivots = 0
        while pivots < maximumPivots, let leaving = nextInfeasible(bland: pivots > pivotsBeforeBland) {
            guard let entering = entering(for: leaving, increasing: variables[Int(leaving)].constant < 0) else {
                let conflict = conflict(in: leaving)
                undoPivots()
                throw conflict
            }
            pivot(leaving, entering)
            pivots += 1
        }
        optimize()
    }

    /// Removes a basic variable that must become larger, or a dummy that must become 0, from the queue `infeasible`,
    /// and returns it. Nil if there is none.
    private mutating func nextInfeasible(bland: Bool) -> Int32? {
        if bland { infeasible.sort(by: >) }
        while let row = infeasible.popLast() {
            variables[Int(row)].isInfeasible = false
            let record = variables[Int(row)]
            guard record.hasRow else { continue }
            if record.kind == .restricted, record.constant < -ConstraintSolver.tolerance { return row }
            if record.kind == .dummy, abs(record.constant) > ConstraintSolver.tolerance { return row }
        }
        return nil
    }

    /// The variable without a row whose increase makes the basic variable `leaving` larger or smaller at the lowest
    /// cost; nil if there is none.
    func entering(for leaving: Int32, increasing: Bool) -> Int32? {
        var (best, bestSlope) = (Int32?.none, 0.0)
        var index = matrix.firstInRow(leaving)
        while index != SparseMatrix.none {
            let column = matrix.cells[Int(index)].column
            let slope = increasing ? matrix.cells[Int(index)].value : -matrix.cells[Int(index)].value
            index = matrix.cells[Int(index)].nextInRow
            guard slope > ConstraintSolver.smallestPivot, variables[Int(column)].kind == .restricted else { continue }
            if let known = best {
                let isCheaper = costs.isLess(column, over: slope, than: known, over: bestSlope) ?? (slope > bestSlope)
                if !isCheaper { continue }
            }
            (best, bestSlope) = (column, slope)
        }
        return best
    }

    /// The conflict for a row that no pivot can make feasible: it contains the constraints of all variables in the row.
    private func conflict(in row: Int32) -> Conflict {
        var members: Set = [Int32(variables[Int(row)].order)]
        var index = matrix.firstInRow(row)
        while index != SparseMatrix.none {
            members.insert(Int32(variables[Int(matrix.cells[Int(index)].column)].order))
            index = matrix.cells[Int(index)].nextInRow
        }
        return Conflict(constraints: members.sorted().map(Constraint.init))
    }

    /// Undoes the pivots in `journal`, and empties the queue `infeasible`.
    private mutating func undoPivots() {
        let pivots = journal ?? []
        journal = nil
        for (leaving, entering) in pivots.reversed() { pivot(entering, leaving) }
        for row in infeasible { variables[Int(row)].isInfeasible = false }
        infeasible.removeAll(keepingCapacity: true)
    }

    // MARK: - Exchanges

    /// Makes `entering` basic instead of `leaving`, whose row contains it. Afterwards `leaving` has no row, and is 0.
    ///
    /// - Complexity: O(cells in the row · rows of basic variables that contain `entering`).
    mutating func pivot(_ leaving: Int32, _ entering: Int32) {
        pivotCount += 1
        journal?.append((leaving, entering))
        computeCostOfDummy(entering)
        exchangeRow(leaving, with: entering)
        let constant = variables[Int(entering)].constant
        var index = matrix.firstInColumn(entering)
        while index != SparseMatrix.none {
            let (row, factor) = (matrix.cells[Int(index)].row, matrix.cells[Int(index)].value)
            let cell = index
            index = matrix.cells[Int(index)].nextInColumn
            guard variables[Int(row)].kind != .external else { continue }
            matrix.remove(cell)
            matrix.addRow(entering, times: factor, to: row)
            variables[Int(row)].constant += factor * constant
            rowChanged(row)
        }
        index = matrix.firstInRow(entering)
        while index != SparseMatrix.none {
            let (column, value) = (matrix.cells[Int(index)].column, matrix.cells[Int(index)].value)
            if variables[Int(column)].kind == .restricted {
                costs.add(entering, times: value, to: column)
                enqueueCandidate(column)
            }
            index = matrix.cells[Int(index)].nextInRow
        }
        costs.clear(entering)
        rowChanged(entering)
        markDependentsStale(of: leaving)
    }

    /// Makes `part`, a plus, minus or dummy variable of a removed constraint, basic, so that the part's row can be
    /// removed. The part's value may become negative, because the constraint no longer restricts it.
    mutating func makeBasic(_ part: Int32) {
        computeCostOfDummy(part)
        let isImprovedByIncreasing = costs.isNegative(part)
        let leaving =
            firstBlocked(by: part, increasing: isImprovedByIncreasing)
            ?? firstBlocked(by: part, increasing: !isImprovedByIncreasing)
        if let leaving { pivot(leaving, part) } else { freeLatestDependent(of: part) }
    }

    /// Computes the cost of a variable if it is a dummy. Pivots do not keep the cost of a dummy up to date. It is
    /// needed only if the dummy becomes basic: when its constraint is removed, or when a pivot is undone.
    private mutating func computeCostOfDummy(_ dummy: Int32) {
        guard variables[Int(dummy)].kind == .dummy else { return }
        costs.clear(dummy)
        var index = matrix.firstInColumn(dummy)
        while index != SparseMatrix.none {
            let (row, value) = (matrix.cells[Int(index)].row, matrix.cells[Int(index)].value)
            index = matrix.cells[Int(index)].nextInColumn
            guard variables[Int(row)].kind == .restricted else { continue }
            let cost = ownCost(of: row)
            if let priority = cost.priority { costs.add(value, at: priority, to: dummy) }
            for index in 0..<3 {
                costs.add(value * cost.ties[index], at: cost.tiePriority - Float(index), to: dummy)
            }
        }
    }
}
