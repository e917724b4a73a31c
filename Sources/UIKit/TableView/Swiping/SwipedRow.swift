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
    let performsFirst: Bool
}

/// A row that is open, or on its way: its content is pushed aside and its actions show.
@MainActor
final class SwipedRow {
    enum Cause {
        /// A swipe, of which the delegate hears.
        case swipe
        /// The red minus was tapped.
        case minus
    }

    let cell: UITableViewCell
    let cause: Cause
    let row: RowActions
    let view: SwipeActionsView
    var machine: RowSwipe
    /// A touch on the row's own content, which closes it when it ends where it began.
    weak var touch: UITouch?

    var side: SwipeSide { row.side }

    init(_ cell: UITableViewCell, _ cause: Cause, _ row: RowActions, _ view: SwipeActionsView) {
        (self.cell, self.cause, self.row, self.view) = (cell, cause, row, view)
        machine = RowSwipe(
            openWidth: view.layout(in: cell.bounds.size).openWidth, rowWidth: Double(cell.bounds.width),
            performsFirst: row.performsFirst)
    }
}
