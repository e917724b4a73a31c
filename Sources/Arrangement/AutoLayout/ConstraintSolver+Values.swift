// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintSolver {
    /// The value of a variable.
    ///
    /// - Complexity: O(1), or what has changed since the last call and the variable depends on.
    package mutating func value(of variable: Variable) -> Double {
        update(variable.index)
        return variables[Int(variable.index)].value
    }

    /// Calls `body` with each variable whose value has changed since the last call of this method.
    ///
    /// - Complexity: O(cells of the definitions that may have changed).
    package mutating func takeChanges(_ body: (Variable, Double) -> Void) {
        for variable in stale where variables[Int(variable)].kind == .external {
            variables[Int(variable)].isReported = false
            let old = variables[Int(variable)].reported
            update(variable)
            let value = variables[Int(variable)].value
            variables[Int(variable)].reported = value
            if value != old { body(Variable(index: variable), value) }
        }
        stale.removeAll(keepingCapacity: true)
    }

    /// Marks a variable of the caller, and all that depend on it, as changed.
    mutating func markStale(_ variable: Int32) {
        expansion.pending.append((variable, SparseMatrix.none))
        while let (variable, _) = expansion.pending.popLast() {
            guard !variables[Int(variable)].isStale else { continue }
            variables[Int(variable)].isStale = true
            if !variables[Int(variable)].isReported {
                variables[Int(variable)].isReported = true
                stale.append(variable)
            }
            pushDependents(of: variable)
        }
    }

    /// Marks all variables of the caller that depend on a part of a constraint as changed.
    mutating func markDependentsStale(of part: Int32) {
        var index = matrix.firstInColumn[Int(part)]
        while index != SparseMatrix.none {
            let row = matrix.cells[Int(index)].row
            if variables[Int(row)].kind == .external { markStale(row) }
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    private mutating func pushDependents(of variable: Int32) {
        var index = matrix.firstInColumn[Int(variable)]
        while index != SparseMatrix.none {
            let row = matrix.cells[Int(index)].row
            if !variables[Int(row)].isStale { expansion.pending.append((row, SparseMatrix.none)) }
            index = matrix.cells[Int(index)].nextInColumn
        }
    }

    /// Computes the value of a variable, and of all that it depends on, if it may have changed.
    private mutating func update(_ variable: Int32) {
        guard variables[Int(variable)].isStale else { return }
        expansion.pending.append((variable, matrix.firstInRow[Int(variable)]))
        variables[Int(variable)].isStale = false
        variables[Int(variable)].value = variables[Int(variable)].constant
        while let (variable, cell) = expansion.pending.last {
            guard cell != SparseMatrix.none else {
                expansion.pending.removeLast()
                continue
            }
            let (column, factor) = (matrix.cells[Int(cell)].column, matrix.cells[Int(cell)].value)
            let record = variables[Int(column)]
            if record.isStale {
                // The cell is visited again, when the value of its column is known.
                expansion.pending.append((column, matrix.firstInRow[Int(column)]))
                variables[Int(column)].isStale = false
                variables[Int(column)].value = record.constant
                continue
            }
            expansion.pending[expansion.pending.count - 1].cell = matrix.cells[Int(cell)].nextInRow
            switch record.kind {
            case .external: variables[Int(variable)].value += factor * record.value
            case .restricted, .dummy:
                if record.hasRow { variables[Int(variable)].value += factor * record.constant }
            case .unused: break
            }
        }
    }
}
