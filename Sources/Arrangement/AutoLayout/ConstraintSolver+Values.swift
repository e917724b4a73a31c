// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The value of a variable.
    ///
    /// - Complexity: O(1) if nothing can have changed since values were computed last. Otherwise O(cells of the
    ///   definitions that may have changed).
    package mutating func value(of variable: Variable) -> Double {
        updateValues()
        return variables[Int(variable.index)].value
    }

    /// Calls `body` with each variable whose value has changed since the last call of this method.
    ///
    /// - Complexity: O(cells of the definitions that may have changed).
    package mutating func takeChanges(_ body: (Variable, Double) -> Void) {
        updateValues()
        for variable in changed where variables[Int(variable)].kind == .external {
            variables[Int(variable)].isChanged = false
            let (value, reported) = (variables[Int(variable)].value, variables[Int(variable)].reported)
            variables[Int(variable)].reported = value
            if value != reported { body(Variable(index: variable), value) }
        }
        changed.removeAll(keepingCapacity: true)
    }

    /// Marks a variable of the caller, and all variables that depend on it, as possibly changed: their values must be
    /// computed again.
    mutating func markStale(_ variable: Int32) {
        expansion.pending.append((variable, SparseMatrix.none))
        while let (variable, _) = expansion.pending.popLast() {
            guard !variables[Int(variable)].isStale else { continue }
            variables[Int(variable)].isStale = true
            stale.append(variable)
            if !variables[Int(variable)].isChanged {
                variables[Int(variable)].isChanged = true
                changed.append(variable)
            }
            pushDependents(of: variable)
        }
    }

    /// Marks all variables of the caller that depend on `part`, a part of a constraint, as possibly changed.
    mutating func markDependentsStale(of part: Int32) {
        var index = matrix.firstInColumn(part)
        while index != SparseMatrix.none {
            let row = matrix.cells[Int(index)].row
            if variables[Int(row)].kind == .external { markStale(row) }
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    /// Appends the variables whose rows contain `variable` to the pending ones, except for those already marked.
    private mutating func pushDependents(of variable: Int32) {
        var index = matrix.firstInColumn(variable)
        while index != SparseMatrix.none {
            let row = matrix.cells[Int(index)].row
            if !variables[Int(row)].isStale { expansion.pending.append((row, SparseMatrix.none)) }
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    /// Computes all values that may have changed.
    private mutating func updateValues() {
        guard !stale.isEmpty else { return }
        var index = 0
        while index < stale.count {
            update(stale[index])
            index += 1
            // `chooseFreeVariables` appends the variables that become free to `stale`.
            if index == stale.count { chooseFreeVariables() }
        }
        stale.removeAll(keepingCapacity: true)
    }

    /// Makes sure that each free variable comes after all variables that depend on it, in the order of `isEarlier`. As
    /// a result, the free variables do not depend on the order in which the constraints were added.
    private mutating func chooseFreeVariables() {
        var index = 0
        while index < free.count {
            let variable = free[index]
            index += 1
            let isFree = variables[Int(variable)].kind == .external && !variables[Int(variable)].hasRow
            if isFree, matrix.firstInColumn(variable) != SparseMatrix.none {
                guard let other = freeLatestDependent(of: variable, ifLater: true) else { continue }
                free[index - 1] = other
                variables[Int(other)].isFree = true
                // The rows have changed, so other variables may now depend on the free ones. Check all of them again.
                index = 0
            } else {
                free.swapAt(index - 1, free.count - 1)
                free.removeLast()
                index -= 1
            }
            variables[Int(variable)].isFree = false
        }
    }

    /// Computes the value of a variable if it may have changed. The values of the variables that it depends on are also
    /// computed if they may have changed.
    private mutating func update(_ variable: Int32) {
        guard variables[Int(variable)].isStale, variables[Int(variable)].kind == .external else { return }
        beginUpdate(of: variable)
        while let (variable, cell) = expansion.pending.last {
            guard cell != SparseMatrix.none else {
                expansion.pending.removeLast()
                continue
            }
            let (column, factor) = (matrix.cells[Int(cell)].column, matrix.cells[Int(cell)].value)
            let record = variables[Int(column)]
            if record.isStale {
                // The cell is visited again as soon as the value of its column's variable is known.
                beginUpdate(of: column)
                continue
            }
            expansion.pending[expansion.pending.count - 1].cell = matrix.cells[Int(cell)].nextInRow
            switch record.kind {
            case .external:
                if record.hasRow {
                    variables[Int(variable)].value += factor * record.value
                } else if !record.isFree {
                    variables[Int(column)].isFree = true
                    free.append(column)
                }
            case .restricted, .dummy:
                if record.hasRow { variables[Int(variable)].value += factor * record.constant }
            case .unused: break
            }
        }
    }

    /// Sets the value of a variable to the constant of its row. The caller then adds the values of the variables in the
    /// row.
    private mutating func beginUpdate(of variable: Int32) {
        variables[Int(variable)].isStale = false
        variables[Int(variable)].value = variables[Int(variable)].constant
        expansion.pending.append((variable, matrix.firstInRow(variable)))
    }
}
