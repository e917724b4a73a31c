// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A square sparse matrix. Its rows and its columns are both linked lists of the non-zero cells.
///
/// A cell is found through its row or through its column, so an operation takes time only for the cells that it visits.
/// The row and the column with the same index belong to the same variable of a ``ConstraintSolver``.
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

    /// The row and the column with one index, which belong to the same variable.
    struct RowAndColumn: Sendable {
        /// The first cell of the row.
        var firstInRow = none
        /// The first cell of the column.
        var firstInColumn = none
        /// The number of cells in the row.
        var count: Int32 = 0
        /// During `addRow`: the cell of the changed row in this column; `none` otherwise.
        var cellInColumn = none
    }

    /// The index that means "no cell".
    static let none: Int32 = -1

    /// If a sum is smaller than this fraction of its larger summand, it counts as 0, because it consists of rounding
    /// errors only. Double has a relative precision of 1e-16, and a coefficient is the result of few sums.
    static let cancellation = 1e-9

    private(set) var cells: [Cell] = []
    private(set) var lines: [RowAndColumn] = []
    /// The first unused cell; the unused ones are linked by `nextInRow`.
    private var firstUnused = SparseMatrix.none
    private var unusedCount = 0

    /// Adds an empty row and an empty column with the next index.
    mutating func grow() {
        lines.append(RowAndColumn())
    }

    func firstInRow(_ row: Int32) -> Int32 { lines[Int(row)].firstInRow }

    func firstInColumn(_ column: Int32) -> Int32 { lines[Int(column)].firstInColumn }

    /// The cell in the row and the column; `none` if it is zero.
    ///
    /// - Complexity: O(number of cells in the row or in the column, whichever is smaller).
    func cell(row: Int32, column: Int32) -> Int32 {
        var (inRow, inColumn) = (firstInRow(row), firstInColumn(column))
        while inRow != SparseMatrix.none, inColumn != SparseMatrix.none {
            if cells[Int(inRow)].column == column { return inRow }
            if cells[Int(inColumn)].row == row { return inColumn }
            inRow = cells[Int(inRow)].nextInRow
            inColumn = cells[Int(inColumn)].nextInColumn
        }
        return SparseMatrix.none
    }

    // MARK: - Changes

    /// Inserts a cell that is zero so far.
    mutating func insert(_ value: Double, row: Int32, column: Int32) {
        edit(inserting: 1) { $0.insert(value, row: row, column: column) }
    }

    /// Sets the cell to zero.
    mutating func remove(_ index: Int32) {
        edit { $0.remove(index) }
    }

    /// Sets all cells of the row to zero.
    mutating func clearRow(_ row: Int32) {
        guard firstInRow(row) != SparseMatrix.none else { return }
        edit {
            while $0.lines[Int(row)].firstInRow != SparseMatrix.none { $0.remove($0.lines[Int(row)].firstInRow) }
        }
    }

    /// Sets all cells of the column to zero.
    mutating func clearColumn(_ column: Int32) {
        guard firstInColumn(column) != SparseMatrix.none else { return }
        edit {
            while $0.lines[Int(column)].firstInColumn != SparseMatrix.none {
                $0.remove($0.lines[Int(column)].firstInColumn)
            }
        }
    }

    /// Adds `factor` times the row `source` to the row `target`.
    mutating func addRow(_ source: Int32, times factor: Double, to target: Int32) {
        edit(inserting: Int(lines[Int(source)].count)) { $0.addRow(source, times: factor, to: target) }
    }

    /// Solves the row's equation, `row = … + value · column`, for the column's variable. The solved equation becomes
    /// the row of `column`, which must have been empty. The solved equation has a cell in the column of `row`.
    ///
    /// - Precondition: The row has a cell in the column.
    /// - Returns: The coefficient of `row` in the solved equation. The other cells were multiplied by its negative.
    mutating func exchange(row: Int32, column: Int32) -> Double {
        let entering = cell(row: row, column: column)
        precondition(entering != SparseMatrix.none, "The row does not contain the column.")
        return edit(inserting: 1) { $0.exchange(row: row, column: column, cell: entering) }
    }

    /// Makes room for `count` new cells, and gives `body` direct access to the matrix's cells, old and new. Without
    /// direct access, the checks at each access to an array would take most of the time in loops.
    private mutating func edit<Result>(inserting count: Int = 0, _ body: (inout Editor) -> Result) -> Result {
        reserve(count)
        return cells.withUnsafeMutableBufferPointer { cells in
            lines.withUnsafeMutableBufferPointer { lines in
                var editor = Editor(cells: cells, lines: lines, firstUnused: firstUnused, unusedCount: unusedCount)
                defer { (firstUnused, unusedCount) = (editor.firstUnused, editor.unusedCount) }
                return body(&editor)
            }
        }
    }

    /// Makes sure that there are `count` unused cells. If there are fewer, the number of cells is at least doubled.
    private mutating func reserve(_ count: Int) {
        guard unusedCount < count else { return }
        for _ in 0..<max(count, cells.count, 16) {
            cells.append(Cell(row: 0, column: 0, value: 0, nextInRow: firstUnused))
            firstUnused = Int32(cells.count - 1)
            unusedCount += 1
        }
    }

    /// Direct access to the cells of a matrix. The matrix must have enough unused cells for those that are inserted.
    private struct Editor {
        let cells: UnsafeMutableBufferPointer<Cell>
        let lines: UnsafeMutableBufferPointer<RowAndColumn>
        var firstUnused: Int32
        var unusedCount: Int

        mutating func insert(_ value: Double, row: Int32, column: Int32) {
            let (inRow, inColumn) = (lines[Int(row)].firstInRow, lines[Int(column)].firstInColumn)
            let index = firstUnused
            firstUnused = cells[Int(index)].nextInRow
            unusedCount -= 1
            cells[Int(index)] = Cell(row: row, column: column, value: value, nextInRow: inRow, nextInColumn: inColumn)
            if inRow != SparseMatrix.none { cells[Int(inRow)].previousInRow = index }
            if inColumn != SparseMatrix.none { cells[Int(inColumn)].previousInColumn = index }
            lines[Int(row)].firstInRow = index
            lines[Int(row)].count += 1
            lines[Int(column)].firstInColumn = index
        }

        mutating func remove(_ index: Int32) {
            let cell = cells[Int(index)]
            if cell.previousInColumn == SparseMatrix.none {
                lines[Int(cell.column)].firstInColumn = cell.nextInColumn
            } else {
                cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
            }
            if cell.nextInColumn != SparseMatrix.none {
                cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
            }
            if cell.previousInRow == SparseMatrix.none {
                lines[Int(cell.row)].firstInRow = cell.nextInRow
            } else {
                cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
            }
            if cell.nextInRow != SparseMatrix.none { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
            lines[Int(cell.row)].count -= 1
            cells[Int(index)].nextInRow = firstUnused
            firstUnused = index
            unusedCount += 1
        }

        mutating func addRow(_ source: Int32, times factor: Double, to target: Int32) {
            var index = lines[Int(target)].firstInRow
            while index != SparseMatrix.none {
                lines[Int(cells[Int(index)].column)].cellInColumn = index
                index = cells[Int(index)].nextInRow
            }
            index = lines[Int(source)].firstInRow
            while index != SparseMatrix.none {
                let (column, addend) = (cells[Int(index)].column, factor * cells[Int(index)].value)
                let known = lines[Int(column)].cellInColumn
                if known == SparseMatrix.none {
                    insert(addend, row: target, column: column)
                } else {
                    let old = cells[Int(known)].value
                    let sum = old + addend
                    if abs(sum) > SparseMatrix.cancellation * max(abs(old), abs(addend)) {
                        cells[Int(known)].value = sum
                    } else {
                        remove(known)
                        lines[Int(column)].cellInColumn = SparseMatrix.none
                    }
                }
                index = cells[Int(index)].nextInRow
            }
            index = lines[Int(target)].firstInRow
            while index != SparseMatrix.none {
                lines[Int(cells[Int(index)].column)].cellInColumn = SparseMatrix.none
                index = cells[Int(index)].nextInRow
            }
        }

        mutating func exchange(row: Int32, column: Int32, cell: Int32) -> Double {
            let factor = 1 / cells[Int(cell)].value
            remove(cell)
            var index = lines[Int(row)].firstInRow
            lines[Int(column)].firstInRow = index
            lines[Int(column)].count = lines[Int(row)].count
            lines[Int(row)].firstInRow = SparseMatrix.none
            lines[Int(row)].count = 0
            while index != SparseMatrix.none {
                cells[Int(index)].row = column
                cells[Int(index)].value *= -factor
                index = cells[Int(index)].nextInRow
            }
            insert(factor, row: column, column: row)
            return factor
        }
    }
}
