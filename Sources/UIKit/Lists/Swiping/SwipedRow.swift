// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The actions that a swipe shows on one side of a row.
@MainActor
struct RowActions {
    let side: SwipeSide
    let actions: [UIContextualAction]
    /// Whether a swipe over most of the row's width performs the first action.
    let performsFirst: Bool
}

/// The reason for which a row is open.
enum SwipeCause {
    /// The row was opened by a swipe. Only in this case is the app told that the row is being edited.
    case swipe
    /// The row was opened by a tap on its delete control.
    case deleteControl
}

/// The state of a row that is swiped open or being swiped. The row's content is shifted and its actions are visible.
@MainActor
final class SwipedRow<Cell: ListCell> {
    let cell: Cell
    let cause: SwipeCause
    let row: RowActions
    let view: SwipeActionsView
    /// The state machine of the swipe.
    var machine: RowSwipe
    /// A touch on the row's content. If the touch ends without moving, the row closes.
    weak var touch: UITouch?

    var side: SwipeSide { row.side }

    init(_ cell: Cell, _ cause: SwipeCause, _ row: RowActions, _ view: SwipeActionsView) {
        (self.cell, self.cause, self.row, self.view) = (cell, cause, row, view)
        machine = RowSwipe(
            openWidth: view.layout(in: cell.bounds.size).openWidth, rowWidth: Double(cell.bounds.width),
            performsFirst: row.performsFirst)
    }
}
