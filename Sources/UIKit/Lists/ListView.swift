// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A scroll view that shows rows, such as a table.
///
/// The extensions of this protocol have what all lists share: loading of the data, batches of updates, cells,
/// selection, touches, prefetching, focus and keys. The positions of the rows, and the calls of the app's delegate and
/// data source, are requirements.
///
/// Other parts of UIKit use lists through this protocol. The focus is stored as the path of a row, so that a row
/// without a cell can keep the focus.
@MainActor
protocol ListView: UIScrollView {
    associatedtype Cell: ListCell
    /// A batch of updates that is being displayed.
    associatedtype Transition

    // MARK: State

    /// The state of the rows: counts, selection, focus.
    var list: ListState { get set }
    /// The cells that are on screen, and the reuse pool with the unused ones.
    var visible: VisibleCells<Cell> { get set }
    /// Whether the numbers of sections and rows are loaded and up to date.
    var data: ListData { get set }
    /// The updates made so far in the current batch; nil outside a batch.
    var batch: UpdateBatch? { get set }
    /// The row that is being touched by a finger or pressed with the mouse.
    var touchedRow: TouchedRow? { get set }
    /// Counters of the list's work so far.
    var statistics: ListStatistics { get set }
    /// The view behind the rows, which does not scroll.
    var backgroundView: UIView? { get set }

    // MARK: Positions

    /// The frame of a row's cell, with its displacement by a dragged row or by the gap for a drop.
    func frameOfCell(_ row: RowPath) -> CGRect
    /// The frame of a row. In a table, it is that without a displacement by a drag.
    func frameOfRow(_ row: RowPath) -> CGRect
    /// Whether a row is visible at all: rows without height are not.
    func hasArea(_ row: RowPath) -> Bool
    /// The next row that has an area, or the previous one if `isBackwards`.
    func rowWithArea(after row: RowPath, isBackwards: Bool) -> RowPath?
    /// The rows that have an area inside a rectangle of the content, in ascending order.
    func rows(in rect: CGRect) -> [RowPath]
    /// The row at a point of the content; nil if there is none.
    func row(at point: CGPoint) -> RowPath?
    /// The row at a point of the content, or else the nearest row; nil without rows. A row of the nearest line is
    /// nearer than all rows of other lines.
    func row(nearestTo point: CGPoint) -> RowPath?
    /// The view that the hit test of views finds at a point of the content, without rules of the list.
    func viewHit(at point: CGPoint) -> UIView?
    /// The axis along which the lines of rows follow each other.
    var lineAxis: ScrollAxis { get }
    /// The arrangement of the rows around a row, in which keys move the focus.
    func arrangement(around row: RowPath) -> RowArrangement
    /// The part of the list that has a row and scrolls on its own, across the axis of the lines; nil if the row scrolls
    /// with the content only.
    func orthogonalPart(of row: RowPath) -> OrthogonalPart?
    /// The rows of such a part in a rectangle of the content, in ascending order. The rectangle may be outside the
    /// content, because the part is scrolled.
    func rows(in rect: CGRect, of part: OrthogonalPart) -> [RowPath]
    /// The distance in points that Page Up and Page Down move the focus from a row: the visible length of the list.
    func pageLength(from row: RowPath) -> CGFloat
    /// The content offset at which a row is visible. Of several such offsets, the result is the one nearest to the
    /// current offset.
    func offsetRevealing(_ row: RowPath) -> CGPoint
    /// Scrolls until a row is completely visible.
    func reveal(_ row: RowPath, animated: Bool)

    // MARK: Data

    /// Loads all data again.
    func reloadData()
    var hasDataSource: Bool { get }
    /// The class of the data source, for error messages.
    var dataSourceType: String { get }
    /// Requests the number of rows in each section from the data source.
    func askForCounts() -> [Int]
    /// Removes everything that depends on the rows, before a reload.
    ///
    /// - Returns: a function that computes the positions of the rows after the counts were loaded.
    func removeRowsForReload() -> () -> Void
    /// Requests a row's cell from the data source; nil without a data source.
    func cellFromDataSource(_ row: RowPath) -> Cell?

    // MARK: Cells

    /// Whether unused cells are kept for other rows.
    var reusesCells: Bool { get }
    /// Makes this list the list of a cell.
    func attach(_ cell: Cell)
    /// Applies the row's state to its cell, such as selection and focus.
    func prepare(_ cell: Cell, for row: RowPath)
    /// Tells the delegate that the cell of a row was removed from the screen.
    func didEndDisplaying(_ cell: Cell, _ row: RowPath)
    /// Shows the cell of a row outside the screen, because the row gets the focus.
    func showRowOffScreen(_ row: RowPath)
    /// Whether a row is dragged or reordered, so that its cell stays with it.
    func isLifted(_ row: RowPath) -> Bool

    // MARK: Updates

    /// Ends the program with UIKit's message about an invalid batch of updates.
    func reject(_ mistake: BatchUpdateError) -> Never
    /// Applies a batch of updates to the state, without animation. The displayed rows keep their positions on screen.
    ///
    /// - Parameters:
    ///   - batch: the updates to apply.
    ///   - plan: what the updates do with each row.
    ///   - reconfigured: the rows that earlier batches want to reconfigure. On return, also the rows of this batch. All
    ///     paths are then those after this batch. The rows are reconfigured only if `isLast` is true.
    ///   - isLast: whether the data source is in the state after this batch. If false, the data source is not asked
    ///     about rows.
    /// - Returns: the transition with which `animate(_:)` can display the update.
    func applyToState(
        _ batch: UpdateBatch, _ plan: BatchUpdatePlan, reconfiguring reconfigured: inout Set<RowPath>, isLast: Bool
    ) -> Transition
    /// Animates an update from the displayed state.
    func animate(_ transition: Transition)
    /// Shows an update without animation.
    func showAtOnce(_ transition: Transition)
    /// Asks the data source to reconfigure the cells of rows, and measures these cells.
    func reconfigureCells(of rows: [RowPath])

    // MARK: Selection

    var isEditing: Bool { get set }
    var allowsSelection: Bool { get set }
    var allowsSelectionDuringEditing: Bool { get set }
    var allowsMultipleSelection: Bool { get set }
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    var selectionFollowsFocus: Bool { get set }
    /// Whether a row that is tapped is selected before it is no longer highlighted.
    var selectsWhileHighlighted: Bool { get }
    /// Whether the delegate allows that a touch highlights a row.
    func delegateAllowsHighlight(_ row: RowPath) -> Bool
    /// The row that the delegate chooses to select instead of `row`, usually `row` itself; nil to select none.
    func rowToSelect(_ row: RowPath) -> RowPath?
    /// The row that the delegate chooses to deselect instead of `row`, usually `row` itself; nil to deselect none.
    func rowToDeselect(_ row: RowPath) -> RowPath?
    /// Tells the delegate that the user has selected a row.
    func userDidSelect(_ row: RowPath)
    /// Tells the delegate that the user has deselected a row.
    func userDidDeselect(_ row: RowPath)
    /// Called after the user has deselected a row by a tap, and after the call of `userDidSelect`.
    func selectionDidChange()
    /// Performs the primary action of a row, if the delegate allows it.
    func performPrimaryAction(_ row: RowPath)
    /// Whether the delegate allows that the focused row is selected.
    func delegateAllowsSelectionWithFocus(_ row: RowPath) -> Bool

    // MARK: Multiple selection by gesture

    /// The recognizer of the multiple-selection gesture.
    var selectionRecognizer: MultipleSelectionPanGestureRecognizer { get }
    /// The running multiple-selection gesture; nil at other times.
    var selectionGesture: MultipleSelectionGesture? { get set }
    /// Whether gestures can select several rows, if the delegate agrees.
    var allowsSelectionGesture: Bool { get }
    /// Whether the delegate allows that a gesture on a row begins multiple selection.
    func delegateAllowsSelectionGesture(_ row: RowPath) -> Bool
    /// Begins multiple selection by a gesture on a row, and tells the delegate.
    func multipleSelectionDidBegin(_ row: RowPath)
    /// Tells the delegate that the gesture has ended.
    func multipleSelectionDidEnd()
    /// Whether a point of the window is on a row's selection checkmark, where one finger is enough for the gesture.
    func isCheckmark(at point: CGPoint) -> Bool
    /// Ends the swipe, reordering or gesture that is under way, because another one begins.
    func endRowInteraction(animated: Bool)

    // MARK: Touches and keys

    func didHighlight(_ row: RowPath)
    func didUnhighlight(_ row: RowPath)
    /// Moves a row by one place, for assistive technology at its reorder control.
    func moveRowByStep(_ row: RowPath, isUp: Bool)
    /// Whether a row is being reordered.
    var isReordering: Bool { get }
    /// Whether a row is swiped, reordered or selected by a gesture.
    var isInteractingWithRow: Bool { get }
    /// Performs a tap on the row's delete or insert control, if it has one. Returns whether the list is in editing
    /// mode.
    func pressEditControl(of row: RowPath) -> Bool
    /// Ends editing mode with an animation.
    func endEditingMode()

    // MARK: Swiping

    /// The recognizer of the swipes.
    var swipeRecognizer: SwipePanGestureRecognizer { get }
    /// The row that is swiped open, or is opening; nil if there is none.
    var swipe: SwipedRow<Cell>? { get set }
    /// The actions that a swipe shows on one side of a row; nil if the row cannot be swiped to that side.
    func actions(of row: RowPath, on side: SwipeSide) -> RowActions?
    /// Tells the delegate that the user begins to swipe a row.
    func swipeWillBegin(_ row: RowPath)
    /// Tells the delegate that a row that the user has swiped has closed; nil if it was deleted.
    func swipeDidEnd(_ row: RowPath?)

    // MARK: Prefetching

    var isPrefetchingEnabled: Bool { get set }
    var hasPrefetchDataSource: Bool { get }
    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(_ paths: [IndexPath])

    // MARK: Focus

    /// Whether the focus returns to the row that was focused last.
    var remembersLastFocusedIndexPath: Bool { get set }
    /// The index path to which the delegate wants to move the focus, if the focus enters the list.
    var indexPathPreferredByDelegate: IndexPath? { get }
    /// Whether the delegate, or the list's own setting, allows that a row gets the focus.
    func delegateAllowsFocus(_ row: RowPath) -> Bool
    /// The context that delegates get for a focus change in this list.
    func focusUpdateContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UIFocusUpdateContext
    /// Whether the list's delegate allows a focus change.
    func allowsFocusUpdate(_ change: FocusChange) -> Bool
    /// Tells the list's delegate of a focus change.
    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator)

    // MARK: Context menus

    /// Whether the delegate provides context menus.
    var delegateGivesMenus: Bool { get }
    /// Whether a menu can belong to all selected rows, or to the empty space between rows.
    var menusMayHaveSeveralRows: Bool { get }
    /// The delegate's menu of rows; nil for none. Without rows, the menu of empty space.
    func menuFromDelegate(of rows: [RowPath], at point: CGPoint) -> UIContextMenuConfiguration?
    /// The scene that the delegate opens for a row in a window of its own; nil for none.
    func newScene(for row: RowPath, at point: CGPoint) -> UIWindowScene.ActivationConfiguration?
    /// The delegate's preview that is lifted for a row of a menu; nil for the row itself.
    func highlightPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The delegate's preview to which the lifted preview of a row returns; nil for the row itself.
    func dismissalPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// Tells the delegate that its menu appears.
    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells the delegate that its menu disappears.
    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells the delegate that the preview of its menu was tapped.
    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Accessibility

    /// The actions that assistive technology offers for a row; nil if there are none.
    func customActions(of row: RowPath) -> [UIAccessibilityCustomAction]?

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
    /// The list that shows the cell; nil for a cell in the reuse pool.
    var listView: (any ListView)? { get }
    /// The row that the cell shows; nil for a cell in the reuse pool.
    var path: RowPath? { get set }
    /// The numbers of the running update animations that this cell takes part in. Until they end, the cell is kept even
    /// if it is off screen.
    var animationNumbers: Set<Int> { get set }
    var reuseIdentifier: String? { get }
    var isSelected: Bool { get }
    /// The first text that the cell shows, which type-ahead compares with the typed characters.
    var rowText: String? { get }
    /// The corner radius in points of the preview that a context menu lifts.
    var menuPreviewCornerRadius: CGFloat { get }
    func setSelected(_ selected: Bool, animated: Bool)
    func setHighlighted(_ highlighted: Bool, animated: Bool)
    /// Shows or hides the focus ring after the cell's row has got or lost the focus.
    func focusDidChange(isRingShown: Bool)
    /// Called when the cell no longer belongs to a row.
    func leaveList()
    /// The buttons beside the content, while the row is swiped open.
    var swipeActions: SwipeActionsView? { get set }
    /// Called before swipe actions disappear, and when they appear, followed by the next call.
    func swipeActionsWillChange(isShown: Bool)
    /// Called after swipe actions have appeared or disappeared.
    func swipeActionsDidChange(isShown: Bool)
    /// The reasons for which the list makes the cell clip its content, besides the app's own setting.
    var clipping: CellClipping { get set }
    /// The app's own setting of `clipsToBounds` while the list makes the cell clip.
    var clipsForApp: Bool { get set }
    /// The look of the cell during drag and drop.
    var dragAppearance: CellDragAppearance { get set }
    /// The corner radius in points of the preview that a drag lifts.
    var dragPreviewCornerRadius: CGFloat { get }
    /// Called after the drag appearance has changed, except its drag state.
    func dragAppearanceDidChange(from old: CellDragAppearance)
    /// Tells the app that the drag state has changed.
    func dragStateDidChange()
    /// Resets the state that the cell had because of its row, such as selection, highlight and drag appearance.
    func resetRowState()
}
