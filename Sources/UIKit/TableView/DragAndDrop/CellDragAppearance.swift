// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What a drag makes of a cell in its table.
struct CellDragAppearance: Equatable {
    /// How much of a cell shows.
    enum Presence {
        case whole
        /// Its row is being dragged elsewhere.
        case leftBehind
        /// Its row is on its way to another place of the table.
        case absent
    }

    var presence = Presence.whole
    var dragState = UITableViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none
}

extension UITableViewCell {
    /// Where a cell is in a drag.
    public enum DragState: Int, Sendable {
        case none = 0
        /// It rises.
        case lifting = 1
        /// It is on its way.
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
        // A row that is coming is there all the same.
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

    /// The cell stands for another row: what it shows of a drag is over.
    func forgetDrag() {
        UIView.performWithoutAnimation { takeDragAppearance(CellDragAppearance()) }
    }
}

extension UITableView {
    /// Has all cells show what is being dragged, and where it would go.
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
        // What is dragged looks as if nobody had selected it.
        if new.dragState != old {
            cell.setSelected(list.selection.contains(path) && new.dragState == .none, animated: false)
            updateSeparators(near: cell)
            if focusedRow == path {
                cell.focusDidChange(isRingShown: new.dragState == .none && focusSystem?.isRingShown == true)
            }
        }
    }
}
