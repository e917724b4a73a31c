// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A list whose rows can be dragged, and on which items can be dropped.
///
/// ``ListDrag`` and ``ListDrop`` have what all lists share. The calls of the app's delegates and the drop positions are
/// requirements.
@MainActor
protocol DraggableList: ListView {
    var dragging: ListDragging { get set }
    var dragInteractionEnabled: Bool { get }

    // MARK: Drag delegate

    var hasDragDelegate: Bool { get }
    /// The drag items for a row that the user presses; empty for none.
    func dragItems(forBeginning session: any UIDragSession, at row: RowPath) -> [UIDragItem]
    /// The drag items for a row that the user adds to a running drag by a tap; empty for none.
    func dragItems(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem]
    /// The part of a row's cell that a drag preview shows; nil for the standard part.
    func dragPreviewParameters(of row: RowPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    /// Whether a drop may move the items of a drag, instead of copying them.
    func allowsMove(in session: any UIDragSession) -> Bool
    /// Whether the items of a drag can be dropped only in this app.
    func isRestrictedToApp(_ session: any UIDragSession) -> Bool

    // MARK: Drop delegate

    var hasDropDelegate: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// The delegate's proposal for a drop at a path; nil if the delegate makes no proposals.
    func dropProposal(_ session: any UIDropSession, at path: RowPath?) -> UIDropProposal?
    /// A proposal of the list's own class that shows no drop position.
    func makeDropProposal(_ operation: UIDropOperation) -> UIDropProposal
    /// The part of a row's cell that a dropped preview turns into; nil for the standard part.
    func dropPreviewParameters(of row: RowPath) -> UIDragPreviewParameters?
    /// Lets the delegate perform a drop.
    func performDrop(_ hover: ListDrop.Hover, of drop: ListDrop)

    // MARK: Rows

    /// The row that a touch at a point of the content can lift; nil for none.
    func rowToLift(at point: CGPoint) -> RowPath?
    /// Called after the drag state of a row's cell has changed.
    func dragStateDidChange(of cell: Cell)
    /// Makes the object that finds the drop positions of this list.
    func makeDropPositions(of drop: ListDrop) -> any DropPositions
    /// The placeholders of dropped items that are not loaded yet; nil if there have been none.
    var dropPlaceholders: (any DropPlaceholders)? { get }

    /// Displaces the rows for the gap and the placeholders, with an animation.
    func displaceRows()

    // MARK: Placeholders

    /// The placeholders that are on screen, and their frames.
    func placeholdersOnScreen() -> [(number: Int, frame: CGRect)]
    /// The frame of a placeholder in the content; nil if it does not exist.
    func frameOfPlaceholder(_ number: Int) -> CGRect?
    /// Dequeues a cell for a placeholder, and adds it to the list.
    func makePlaceholderCell(_ reuseIdentifier: String, _ frame: CGRect) -> Cell
    /// Places the cell of a placeholder.
    func show(_ cell: Cell, asPlaceholder number: Int, in frame: CGRect)
    /// Called at each change of the placeholders, before the rows are updated.
    func placesOfPlaceholdersDidChange()
    /// Updates the rows after the placeholders have changed.
    func placeholdersDidChange()
    /// Makes a change above the screen without moving the rows on screen.
    func keepingTopmostRow(_ change: () -> Bool) -> Bool
    /// Animates the removal of a placeholder's cell.
    func animatePlaceholder(_ changes: @escaping () -> Void, completion: @escaping () -> Void)
    /// Inserts the row that replaces a placeholder, without an animation of its own.
    ///
    /// - Parameter updates: inserts the row into the data.
    func insertRow(at indexPath: IndexPath, _ updates: () -> Void)

    // MARK: Moving a row through the data source

    /// Whether the drop of a single row of this list moves the row through the data source, without the drop delegate.
    func movesThroughDataSource(_ row: RowPath) -> Bool
    /// Tells the data source that the user has moved a row.
    func tellDataSource(ofMoveFrom old: RowPath, to new: RowPath)
    /// Updates the list after the data source has moved a row.
    func rowWasMoved(_ old: RowPath, _ new: RowPath)

    /// The names of the accessibility actions that drop items before and after a row.
    var wordsForDrops: (before: Phrase, after: Phrase) { get }
    /// Adds the row and column of a row to a text about it, if the rows are in a grid.
    func spoken(_ text: String, at row: RowPath) -> String

    // MARK: Spring loading

    /// Whether the delegate allows that a drag which hovers over a row selects it.
    func allowsSpringLoading(_ row: RowPath, _ context: any UISpringLoadedInteractionContext) -> Bool
}

extension DraggableList {
    /// Whether rows of the list are lifted or being dragged.
    var isDraggingRows: Bool { dragging.drag?.payload != nil }

    /// Whether a drag session that the list accepts is over the list.
    var hasDropSession: Bool { dragging.drop?.isActive ?? false }

    /// Whether a drop gap is open, drop animations run, or there are placeholders.
    var hasUncommittedDrop: Bool {
        dropPlaceholders?.isEmpty == false || dragging.drop.map { $0.positions.hasGap || !$0.landings.isEmpty } ?? false
    }

    /// Adds or removes the drag source after the app has set another delegate.
    func updateDragSource() {
        guard hasDragDelegate != (dragging.drag != nil) else { return }
        if let drag = dragging.drag {
            removeInteraction(drag.interaction)
            dragging.drag = nil
            return updateDragAppearance()
        }
        let drag = ListDrag(of: self)
        drag.interaction.isEnabled = dragInteractionEnabled
        dragging.drag = drag
        addInteraction(drag.interaction)
    }

    /// Adds or removes the drop destination after the app has set another delegate.
    func updateDropDestination() {
        guard hasDropDelegate != (dragging.drop != nil) else { return }
        if let drop = dragging.drop {
            removeInteraction(drop.interaction)
            drop.positions.removeGap()
            dragging.drop = nil
            displaceRows()
            return updateDragAppearance()
        }
        let drop = ListDrop(of: self)
        dragging.drop = drop
        addInteraction(drop.interaction)
    }

    /// The cell of a row; nil if the row is off screen.
    func cell(of row: RowPath) -> (any ListCell)? { visible.cells[row] }

    /// Returns a preview for the animation of a dragged item to a row; nil if the row does not exist.
    ///
    /// - Parameters:
    ///   - row: the row. If its cell is on screen, the preview shows the cell.
    ///   - standard: the preview that is animated to the row's frame if the row has no cell on screen.
    ///   - parameters: the part of the cell that the preview shows; nil for the standard part.
    func dragPreview(
        goingTo row: RowPath, _ standard: UITargetedDragPreview, _ parameters: () -> UIDragPreviewParameters?
    ) -> UITargetedDragPreview? {
        layoutIfNeeded()
        guard list.rows.contains(row) else { return nil }
        if let cell = cell(of: row), cell.window != nil {
            return UITargetedDragPreview(view: cell, parameters: parameters() ?? cell.dragPreviewParameters)
        }
        let frame = frameOfCell(row)
        return standard.retargetedPreview(
            with: UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
}

/// The objects that implement the drag and drop of a list.
struct ListDragging {
    /// The drag source; nil without a drag delegate.
    var drag: ListDrag?
    /// The drop destination; nil without a drop delegate.
    var drop: ListDrop?
}
