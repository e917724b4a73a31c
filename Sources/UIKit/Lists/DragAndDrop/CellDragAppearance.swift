// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The appearance of a list's cell during drag and drop.
struct CellDragAppearance: Equatable {
    /// The visibility of a cell.
    enum Visibility {
        case visible
        /// The cell is dimmed, because its row is being dragged.
        case dimmed
        /// The cell is invisible, because its row is being moved in the list or a preview is about to land on it.
        case hidden

        /// The factor of the cell's opacity.
        var alpha: CGFloat {
            switch self {
            case .visible: 1
            case .dimmed: CGFloat(Thresholds.DragSession.leftBehindAlpha)
            case .hidden: 0
            }
        }
    }

    var visibility = Visibility.visible
    var dragState = UICellConfigurationState.DragState.none
    var dropState = UICellConfigurationState.DropState.none
}

extension ListCell {
    func applyDragAppearance(_ new: CellDragAppearance) {
        let old = dragAppearance
        guard new != old else { return }
        dragAppearance = new
        dragAppearanceDidChange(from: old)
        if new.dropState != old.dropState { setHighlighted(new.dropState == .targeted, animated: true) }
        if new.dragState != old.dragState { dragStateDidChange() }
    }

    /// Resets the drag appearance, because the cell is reused for another row.
    func resetDragAppearance() {
        UIView.performWithoutAnimation { applyDragAppearance(CellDragAppearance()) }
    }

    /// The standard part of a cell that a drag preview shows: the whole cell, with rounded corners.
    var dragPreviewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = opaqueBackdrop
        parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: dragPreviewCornerRadius)
        return parameters
    }
}

extension DraggableList {
    /// Updates the visible cells to show which rows are dragged and which row is the drop target.
    func updateDragAppearance() {
        let landedOn = dragging.drop?.rowsLandedOn() ?? []
        for (path, cell) in visible.cells where list.rows.contains(path) {
            updateDragAppearance(of: cell, path, landedOn)
        }
    }

    func updateDragAppearance(of cell: Cell, _ path: RowPath) {
        guard dragging.drag != nil || dragging.drop != nil else { return }
        updateDragAppearance(of: cell, path, dragging.drop?.rowsLandedOn() ?? [])
    }

    private func updateDragAppearance(of cell: Cell, _ path: RowPath, _ landedOn: Set<RowPath>) {
        var new = CellDragAppearance()
        if let drag = dragging.drag, drag.isDragging(path) {
            new.dragState = drag.state
            if drag.state == .dragging { new.visibility = .dimmed }
        }
        if let drop = dragging.drop {
            if drop.hides(path, landedOn: landedOn) { new.visibility = .hidden }
            if drop.isActive { new.dropState = drop.target == path ? .targeted : .notTargeted }
        }
        let old = cell.dragAppearance.dragState
        cell.applyDragAppearance(new)
        // A dragged row is drawn as neither selected nor focused.
        if new.dragState != old {
            cell.setSelected(list.selection.contains(path) && new.dragState == .none, animated: false)
            dragStateDidChange(of: cell)
            if focusedRow == path {
                cell.focusDidChange(isRingShown: new.dragState == .none && focusSystem?.isRingShown == true)
            }
        }
    }
}
