// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A square sparse matrix. Its rows and its columns are both linked lists of the non-zero cells.
///
/// A cell is found through its row or through its column, so an operation costs only what it touches. The row and the
/// column with the same index belong to the same variable of a ``ConstraintSolver``.
struct SparseMatrix: Sendable {
    struct Cell: Sendable {
        var row: Int32
        var column: Int32
        var value: Double
        var nextInRow: Int32 = none
        var previousInRow: Int32 = none
        var nextInColumn: Int32 = none
        var previousInColumn: Int32 = none
    }

    /// The index that means "no cell".
    static let none: Int32 = -1

    /// A sum is taken for 0 if it is smaller than this fraction of its larger summand, because then only rounding
    /// errors are left of it. Double has a relative precision of 1e-16, and a coefficient is the result of few sums.
    static let cancellation = 1e-9

    private(set) var cells: [Cell] = []
    /// The first unused cell; the unused ones are linked by `nextInRow`.
    private var firstUnused = SparseMatrix.none
    /// The first cell of each row.
    private(set) var firstInRow: [Int32] = []
    /// The first cell of each column.
    private(set) var firstInColumn: [Int32] = []
    /// While a row is changed: its cell in each column. `none` in all columns otherwise.
    private var cellInColumn: [Int32] = []

    /// The number of non-zero cells.
    private(set) var count = 0

    /// Adds an empty row and an empty column with the next index.
    mutating func grow() {
        firstInRow.append(SparseMatrix.none)
        firstInColumn.append(SparseMatrix.none)
        cellInColumn.append(SparseMatrix.none)
    }

    // MARK: - Cells

    /// Inserts a cell that is zero so far.
    mutating func insert(_ value: Double, row: Int32, column: Int32) {
        let next = (row: firstInRow[Int(row)], column: firstInColumn[Int(column)])
        let cell = Cell(row: row, column: column, value: value, nextInRow: next.row, nextInColumn: next.column)
        let index: Int32
        if firstUnused != SparseMatrix.none {
            index = firstUnused
            firstUnused = cells[Int(index)].nextInRow
            cells[Int(index)] = cell
        } else {
            index = Int32(cells.count)
            cells.append(cell)
        }
        if next.row != SparseMatrix.none { cells[Int(next.row)].previousInRow = index }
        if next.column != SparseMatrix.none { cells[Int(next.column)].previousInColumn = index }
        firstInRow[Int(row)] = index
        firstInColumn[Int(column)] = index
        count += 1
    }

    /// Sets the cell to zero.
    mutating func remove(_ index: Int32) {
        let cell = cells[Int(index)]
        unlinkFromColumn(cell)
        if cell.previousInRow == SparseMatrix.none {
            firstInRow[Int(cell.row)] = cell.nextInRow
        } else {
            cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
        }
        if cell.nextInRow != SparseMatrix.none { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
        recycle(index)
    }

    private mutating func unlinkFromColumn(_ cell: Cell) {
        if cell.previousInColumn == SparseMatrix.none {
            firstInColumn[Int(cell.column)] = cell.nextInColumn
        } else {
            cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
        }
        if cell.nextInColumn != SparseMatrix.none {
            cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
        }
    }

    private mutating func recycle(_ index: Int32) {
        cells[Int(index)].nextInRow = firstUnused
        firstUnused = index
        count -= 1
    }

    /// Sets all cells of the row to zero.
    mutating func clearRow(_ row: Int32) {
        var index = firstInRow[Int(row)]
        while index != SparseMatrix.none {
            let next = cells[Int(index)].nextInRow
            unlinkFromColumn(cells[Int(index)])
            recycle(index)
            index = next
        }
        firstInRow[Int(row)] = SparseMatrix.none
    }

    /// Sets all cells of the column to zero.
    mutating func clearColumn(_ column: Int32) {
        while firstInColumn[Int(column)] != SparseMatrix.none { remove(firstInColumn[Int(column)]) }
    }

    /// The cell in the row and the column; `none` if it is zero.
    ///
    /// - Complexity: O(number of cells in the row or in the column, whichever is smaller).
    func cell(row: Int32, column: Int32) -> Int32 {
        var (inRow, inColumn) = (firstInRow[Int(row)], firstInColumn[Int(column)])
        while inRow != SparseMatrix.none, inColumn != SparseMatrix.none {
            if cells[Int(inRow)].column == column { return inRow }
            if cells[Int(inColumn)].row == row { return inColumn }
            inRow = cells[Int(inRow)].nextInRow
            inColumn = cells[Int(inColumn)].nextInColumn
        }
        return SparseMatrix.none
    }

    // MARK: - Rows

    /// Adds `factor` times the row `source` to the row `target`.
    mutating func addRow(_ source: Int32, times factor: Double, to target: Int32) {
        var index = firstInRow[Int(target)]
        while index != SparseMatrix.none {
            cellInColumn[Int(cells[Int(index)].column)] = index
            index = cells[Int(index)].nextInRow
        }
        index = firstInRow[Int(source)]
        while index != SparseMatrix.none {
            let (column, addend) = (cells[Int(index)].column, factor * cells[Int(index)].value)
            let known = cellInColumn[Int(column)]
            if known == SparseMatrix.none {
                insert(addend, row: target, column: column)
            } else {
                let old = cells[Int(known)].value
                let sum = old + addend
                if abs(sum) > SparseMatrix.cancellation * max(abs(old), abs(addend)) {
                    cells[Int(known)].value = sum
                } else {
                    remove(known)
                    cellInColumn[Int(column)] = SparseMatrix.none
                }
            }
            index = cells[Int(index)].nextInRow
        }
        index = firstInRow[Int(target)]
        while index != SparseMatrix.none {
            cellInColumn[Int(cells[Int(index)].column)] = SparseMatrix.none
            index = cells[Int(index)].nextInRow
        }
    }

    /// Solves the row's equation, `row = … + value · column`, for the column's variable. Afterwards the equation is the
    /// row of `column`, whose own row must have been empty, and refers to `row` in a column.
    ///
    /// - Returns: The coefficient of `row` in the solved equation, by which the other cells were multiplied, negated.
    @discardableResult
    mutating func exchange(row: Int32, column: Int32) -> Double {
        let entering = cell(row: row, column: column)
        let factor = 1 / cells[Int(entering)].value
        remove(entering)
        var index = firstInRow[Int(row)]
        firstInRow[Int(column)] = index
        firstInRow[Int(row)] = SparseMatrix.none
        while index != SparseMatrix.none {
            cells[Int(index)].row = column
            cells[Int(index)].value *= -factor
            index = cells[Int(index)].nextInRow
        }
        insert(factor, row: column, column: row)
        return factor
    }
}
