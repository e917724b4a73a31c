// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The appearance of a table cell during drag and drop.
struct CellDragAppearance: Equatable {
    /// The visibility of a cell.
    enum Presence {
        case whole
        /// The cell is dimmed, because its row is being dragged.
        case leftBehind
        /// The cell is invisible, because its row is being moved in the table or a preview is about to land on it.
        case absent
    }

    var presence = Presence.whole
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

    func takeDragAppearance(_ new: CellDragAppearance) {
        let old = dragAppearance
        guard new != old else { return }
        dragAppearance = new
        setNeedsUpdateConfiguration()
        if new.presence != old.presence { show(new.presence, after: old.presence) }
        if new.dropState != old.dropState { setHighlighted(new.dropState == .targeted, animated: true) }
        if new.dragState != old.dragState { dragStateDidChange(new.dragState) }
    }

    private func show(_ presence: CellDragAppearance.Presence, after old: CellDragAppearance.Presence) {
        if old == .whole { alphaBeforeDrag = alpha }
        // The cell of a newly inserted row is still fading in: it gets the opacity 1 after the drag.
        if entrance == .fading {
            alphaBeforeDrag = 1
            layer.removeAnimation(forKey: "opacity")
            entrance = nil
        }
        switch presence {
        case .whole: alpha = alphaBeforeDrag
        case .leftBehind: alpha = alphaBeforeDrag * CGFloat(Thresholds.DragSession.leftBehindAlpha)
        case .absent: alpha = 0
        }
    }

    /// Resets the drag appearance, because the cell is reused for another row.
    func forgetDrag() {
        UIView.performWithoutAnimation { takeDragAppearance(CellDragAppearance()) }
    }
}

extension UITableView {
    /// Updates the visible cells to show which rows are dragged and which row is the drop target.
    func updateDragAppearance() {
        let landedOn = dragging.drop?.rowsLandedOn() ?? []
        for (path, cell) in visible.cells where list.geometry.contains(path) {
            updateDragAppearance(of: cell, path, landedOn)
        }
    }

    func updateDragAppearance(of cell: UITableViewCell, _ path: RowPath) {
        updateDragAppearance(of: cell, path, dragging.drop?.rowsLandedOn() ?? [])
    }

    private func updateDragAppearance(of cell: UITableViewCell, _ path: RowPath, _ landedOn: Set<RowPath>) {
        var new = CellDragAppearance()
        if let rowDrag = dragging.drag, rowDrag.carries(path) {
            new.dragState = rowDrag.state
            if rowDrag.state == .dragging { new.presence = .leftBehind }
        }
        if let rowDrop = dragging.drop {
            if rowDrop.hides(path, landedOn: landedOn) { new.presence = .absent }
            if rowDrop.isActive { new.dropState = rowDrop.target == path ? .targeted : .notTargeted }
        }
        let old = cell.dragAppearance.dragState
        cell.takeDragAppearance(new)
        // A dragged row is drawn as not selected.
        if new.dragState != old {
            cell.setSelected(list.selection.contains(path) && new.dragState == .none, animated: false)
            updateSeparators(near: cell)
            if focusedRow == path {
                cell.focusDidChange(isRingShown: new.dragState == .none && focusSystem?.isRingShown == true)
            }
        }
    }
}
