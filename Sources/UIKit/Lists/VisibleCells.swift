// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The cells that a list shows, and those that are ready to be reused.
struct VisibleCells<Cell: ListCell> {
    /// The cells on screen, and cells that are off screen but kept, for example because their row has the focus.
    var cells: [RowPath: Cell] = [:]
    /// The cells of deleted rows, until their removal animation ends.
    var outgoingCells: [OutgoingCell<Cell>] = []
    /// The cells whose content may have changed its size. Their rows are measured at the next layout.
    var cellsToMeasure: Set<ObjectIdentifier> = []
    /// The cell that the data source is being asked to reconfigure; nil outside such a request.
    var cellToReconfigure: Cell?
    /// The cell of the deleted row that had the focus, until the focus has moved to another row or view.
    var cellThatLostFocus: Cell?
    /// The unused cells.
    var pool = ReusePool<Cell>()
    /// The number of the latest update animation. Cells that are marked with an animation's number stay in the list
    /// until that animation ends.
    var lastAnimationNumber = 0
}

/// The cell of a deleted row, while its removal animation runs.
struct OutgoingCell<Cell: ListCell> {
    /// The index path of the row before its deletion, which is passed to the delegate when the cell is recycled.
    let path: RowPath
    let cell: Cell
    /// The number of the animation that removes the cell.
    let animationNumber: Int
}
