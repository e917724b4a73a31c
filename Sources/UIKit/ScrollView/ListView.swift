// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// A view that shows rows, as a table does. The focus, drag and drop, scrolling and menus know lists by this protocol.
///
/// A row has the focus by its path, and keeps it when it has no cell.
@MainActor
protocol ListView: UIScrollView {
    /// Whether the list has rows, as far as its data is loaded.
    var hasRows: Bool { get }

    // MARK: Focus

    var hasFocusableRow: Bool { get }
    /// Whether a row may have the focus. Rows without height may not.
    func mayFocus(_ row: RowPath) -> Bool
    /// The nearest row that may have the focus, the row itself included.
    func focusableRow(near row: RowPath) -> RowPath?
    /// The area in which rows are visible, in the list's coordinates.
    var focusArea: CGRect { get }
    /// The row that gets the focus which comes to the list.
    var preferredFocusedRow: RowPath? { get }
    /// The row that has the focus, or had it when the list lost it.
    var lastFocusedRow: RowPath? { get }
    /// A view inside a row has got the focus.
    func focusDidMove(toViewIn row: RowPath)
    func cellOfFocusedRow(_ row: RowPath) -> UIView?
    /// The frame of a row, in the list's coordinates, after the scroll under way has ended; nil if the row was deleted.
    func frameOfFocusedRow(_ row: RowPath) -> CGRect?
    /// The deleted row that had the focus, and its cell, until the focus has moved on.
    var lostFocus: (place: FocusPlace, item: UIView?)? { get }
    /// Moves the focus from the deleted row to its neighbour.
    func focusSucceeds()
    /// Gives the row a cell that it keeps for as long as it has the focus.
    func prepareForFocus(on row: RowPath)
    /// The focus has moved to a row of this list, or has left the list if `row` is nil.
    func focusDidMove(to row: RowPath?)
    /// The context that delegates get for a focus change in this list.
    func focusUpdateContext(
        from old: FocusPlace?, _ oldItem: UIView?, to new: FocusPlace?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UIFocusUpdateContext
    func allowsFocusUpdate(_ change: FocusChange) -> Bool
    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator)
    /// The row is shown, with the ring or without.
    func focusRingDidChange(_ isShown: Bool)
    /// Scrolls the list until a row is seen that has got the focus.
    func revealFocusedRow(_ row: RowPath, animated: Bool)
    /// Handles typed characters that no responder has handled. Returns whether it did.
    func typed(_ characters: String) -> Bool

    // MARK: Dragging

    /// Whether the list takes the drop of the items that are dragged over it.
    var hasActiveDrop: Bool { get }
    /// Picks up the row that has the focus, as dragging it does.
    ///
    /// - Returns: false if the row has nothing to drag.
    func pickUpFocusedRow() -> Bool
}

/// A cell of a ``ListView``.
@MainActor
protocol ListCell: UIView {
    /// The list that shows the cell.
    var listView: (any ListView)? { get }
    /// The row that the cell shows.
    var path: RowPath? { get }
}
