// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// A scroll view that shows rows, such as a table. The focus, drag and drop, scrolling and menus use lists through this
/// protocol.
///
/// The focus is stored as the path of a row, so that a row without a cell can keep the focus.
@MainActor
protocol ListView: UIScrollView {
    /// Whether the list has rows in the data that it has loaded so far.
    var hasRows: Bool { get }

    // MARK: Focus

    /// Whether any row can get the focus.
    var hasFocusableRow: Bool { get }
    /// Whether a row can get the focus. Rows without height cannot.
    func mayFocus(_ row: RowPath) -> Bool
    /// The nearest row that can get the focus: `row` itself if it can, and nil if no row can.
    func focusableRow(near row: RowPath) -> RowPath?
    /// The area in which rows are visible, in the list's coordinates.
    var focusArea: CGRect { get }
    /// The row that gets the focus when the focus moves to the list.
    var preferredFocusedRow: RowPath? { get }
    /// The focused row, or the one that was focused when the list lost the focus.
    var lastFocusedRow: RowPath? { get }
    /// Called when a view inside a row has got the focus.
    func focusDidMove(toViewIn row: RowPath)
    /// The cell of the focused row; nil if the row has no cell.
    func cellOfFocusedRow(_ row: RowPath) -> UIView?
    /// The frame of a row, in the list's coordinates, at the end of the running scroll animation; nil if the row was
    /// deleted.
    func frameOfFocusedRow(_ row: RowPath) -> CGRect?
    /// The focused row that was deleted, and its cell, until the focus has moved to another item; otherwise nil.
    var lostFocus: (place: FocusStop, item: UIView?)? { get }
    /// Moves the focus from the focused row, which was deleted, to a neighbouring row.
    func moveFocusFromDeletedRow()
    /// Creates the row's cell, and keeps that cell while the row is focused.
    func prepareForFocus(on row: RowPath)
    /// Called when the focus has moved to a row of this list, or has left the list if `row` is nil.
    func focusDidMove(to row: RowPath?)
    /// The context that delegates get for a focus change in this list.
    func focusUpdateContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UIFocusUpdateContext
    /// Whether the list's delegate allows a focus change.
    func allowsFocusUpdate(_ change: FocusChange) -> Bool
    /// Tells the list's delegate of a focus change.
    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator)
    /// Called when the focus ring of the focused row was shown or hidden.
    func focusRingDidChange(_ isShown: Bool)
    /// Scrolls the newly focused row into view.
    func revealFocusedRow(_ row: RowPath, animated: Bool)
    /// Handles typed characters that no responder has handled. Returns whether the list has handled them.
    func typed(_ characters: String) -> Bool

    // MARK: Dragging

    /// Whether the list accepts the drag that is over the list.
    var hasActiveDrop: Bool { get }
    /// Starts a keyboard drag of the focused row.
    ///
    /// - Returns: false if the row has nothing to drag.
    func liftFocusedRow() -> Bool
}

/// A cell of a ``ListView``.
@MainActor
protocol ListCell: UIView {
    /// The list that shows the cell.
    var listView: (any ListView)? { get }
    /// The row that the cell shows.
    var path: RowPath? { get }
}
