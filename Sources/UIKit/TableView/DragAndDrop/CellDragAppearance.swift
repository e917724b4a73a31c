// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The appearance of a table cell during drag and drop.
struct CellDragAppearance: Equatable {
    /// The visibility of a cell.
    enum Visibility {
        case visible
        /// The cell is dimmed, because its row is being dragged.
        case dimmed
        /// The cell is invisible, because its row is being moved in the table or a preview is about to land on it.
        case hidden
    }

    var visibility = Visibility.visible
    var dragState = UITableViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none
}

extension UITableViewCell {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell's lift animation runs.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    func applyDragAppearance(_ new: CellDragAppearance) {
        let old = dragAppearance
        guard new != old else { return }
        dragAppearance = new
        setNeedsUpdateConfiguration()
        if new.visibility != old.visibility { show(new.visibility, after: old.visibility) }
        if new.dropState != old.dropState { setHighlighted(new.dropState == .targeted, animated: true) }
        if new.dragState != old.dragState { dragStateDidChange(new.dragState) }
    }

    private func show(_ visibility: CellDragAppearance.Visibility, after old: CellDragAppearance.Visibility) {
        if old == .visible { alphaBeforeDrag = alpha }
        // The cell of a newly inserted row may still be fading in. The opacity to restore after the drag is then 1, not
        // the current opacity.
        if entrance == .fading {
            alphaBeforeDrag = 1
            layer.removeAnimation(forKey: "opacity")
            entrance = nil
        }
        switch visibility {
        case .visible: alpha = alphaBeforeDrag
        case .dimmed: alpha = alphaBeforeDrag * CGFloat(Thresholds.DragSession.leftBehindAlpha)
        case .hidden: alpha = 0
        }
    }

    /// Resets the drag appearance, because the cell is reused for another row.
    func resetDragAppearance() {
        UIView.performWithoutAnimation { applyDragAppearance(CellDragAppearance()) }
    }
}

extension UITableView {
    /// Updates the visible cells to show which rows are dragged and which row is the drop target.
    func updateDragAppearance() {
        let landedOn = dragging.drop?.rowsLandedOn() ?? []
        for (path, cell) in visible.cells where list.rows.contains(path) {
            updateDragAppearance(of: cell, path, landedOn)
        }
    }

    func updateDragAppearance(of cell: UITableViewCell, _ path: RowPath) {
        updateDragAppearance(of: cell, path, dragging.drop?.rowsLandedOn() ?? [])
    }

    private func updateDragAppearance(of cell: UITableViewCell, _ path: RowPath, _ landedOn: Set<RowPath>) {
        var new = CellDragAppearance()
        if let rowDrag = dragging.drag, rowDrag.isDragging(path) {
            new.dragState = rowDrag.state
            if rowDrag.state == .dragging { new.visibility = .dimmed }
        }
        if let rowDrop = dragging.drop {
            if rowDrop.hides(path, landedOn: landedOn) { new.visibility = .hidden }
            if rowDrop.isActive { new.dropState = rowDrop.target == path ? .targeted : .notTargeted }
        }
        let old = cell.dragAppearance.dragState
        cell.applyDragAppearance(new)
        // A dragged row is drawn as neither selected nor focused.
        if new.dragState != old {
            cell.setSelected(list.selection.contains(path) && new.dragState == .none, animated: false)
            updateSeparators(near: cell)
            if focusedRow == path {
                cell.focusDidChange(isRingShown: new.dragState == .none && focusSystem?.isRingShown == true)
            }
        }
    }
}
