// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The controls of a row in editing mode: the edit control before the content, and the reorder control after it.
@MainActor
final class CellControls {
    private unowned let cell: UITableViewCell
    private(set) var edit: EditControl?
    private(set) var reorderControl: ReorderControl?
    /// The new state of the cell while its controls move; nil after the cell's `didTransition(to:)` was called.
    private var target: UITableViewCell.StateMask?
    /// The number of animations that have begun. The number identifies the latest animation, so that the completion of
    /// an earlier animation is ignored.
    private var movements = 0

    init(for cell: UITableViewCell) {
        self.cell = cell
    }

    // MARK: Controls

    /// The kind of edit control that the row should have; nil if the row should have no edit control.
    private var wantedEdit: EditControl.Kind? {
        guard cell.isEditing else { return nil }
        if cell.table?.selectsSeveralWhileEditing == true { return .select }
        return switch cell.editingStyle {
        case .none: nil
        case .delete: .delete
        case .insert: .insert
        }
    }

    private var wantsReorderControl: Bool { cell.isEditing && cell.showsReorderControl }

    /// Updates the controls after a change of the cell's editing properties.
    func settingsDidChange() {
        guard cell.isEditing else { return }
        prepare()
        removeUnwanted()
        cell.setNeedsLayout()
    }

    /// Updates the selection checkmark.
    func selectionDidChange() {
        edit?.isOn = cell.isSelected
    }

    /// Creates the missing controls at the positions outside the row from which they move in.
    func prepare() {
        let height = cell.bounds.height
        let metrics = TableMetrics.current
        if let kind = wantedEdit {
            if edit?.kind != kind { edit?.removeFromSuperview() }
            if edit == nil || edit?.kind != kind {
                let control = EditControl(kind)
                control.isOn = cell.isSelected
                control.cell = cell
                control.onTap = { [weak cell] in
                    guard let cell else { return }
                    cell.table?.editControlTapped(kind, in: cell)
                }
                control.frame = cell.mirrored(
                    CGRect(x: -editWidth, y: 0, width: editWidth, height: height))
                control.alpha = 0
                cell.insertSubview(control, aboveSubview: cell.contentView)
                control.layoutSubviews()
                edit = control
            }
        }
        if wantsReorderControl, reorderControl == nil {
            let control = ReorderControl(frame: .zero)
            control.frame = cell.mirrored(
                CGRect(x: cell.bounds.width, y: 0, width: metrics.reorderWidth, height: height))
            control.alpha = 0
            cell.insertSubview(control, aboveSubview: cell.contentView)
            control.layoutSubviews()
            reorderControl = control
        }
    }

    /// Removes the controls that the row should not have.
    func removeUnwanted() {
        if wantedEdit == nil {
            edit?.removeFromSuperview()
            edit = nil
        }
        if !wantsReorderControl {
            reorderControl?.removeFromSuperview()
            reorderControl = nil
        }
    }

    // MARK: Animation

    /// Registers the start of an animation that moves the controls to their positions for `state`.
    ///
    /// - Returns: the number of the animation, which is later passed to `movementDidEnd(_:)`.
    fileprivate func beginMovement(to state: UITableViewCell.StateMask) -> Int {
        target = state
        movements += 1
        return movements
    }

    /// Called when the animation with the number `movement` has ended. Removes the controls that have moved out, unless
    /// a later animation has begun.
    fileprivate func movementDidEnd(_ movement: Int) {
        guard movement == movements else { return }
        removeUnwanted()
        endTransition()
    }

    /// Calls the cell's `didTransition(to:)` if the call is pending, because another transition begins or the cell is
    /// recycled.
    func endTransition() {
        guard let state = target else { return }
        target = nil
        cell.didTransition(to: state)
    }

    // MARK: Layout

    private var editWidth: CGFloat {
        let metrics = TableMetrics.current
        return metrics.editControlCentre + metrics.editControlDiameter / 2 + 9
    }

    /// The widths in points that editing takes from the row. `leading` is the indentation before the content, which
    /// does not require an edit control. `trailing` is the width of the reorder control.
    var spans: (leading: CGFloat, trailing: CGFloat) {
        let metrics = TableMetrics.current
        let isIndented = wantedEdit != nil || (cell.isEditing && cell.isEditable && cell.shouldIndentWhileEditing)
        return (isIndented ? metrics.editIndent : 0, wantsReorderControl ? metrics.reorderWidth : 0)
    }

    /// Places the controls in `room`, the area of the row. Controls that the row no longer needs move out of the row.
    ///
    /// - Returns: the widths in points that editing takes from the row before and after the content.
    func layOut(in room: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
        let metrics = TableMetrics.current
        let (hasEdit, hasReorderControl) = (wantedEdit != nil, wantsReorderControl)
        if let edit {
            edit.frame = cell.mirrored(
                CGRect(x: hasEdit ? room.minX : -editWidth, y: 0, width: editWidth, height: room.height))
            edit.alpha = hasEdit ? 1 : 0
        }
        if let reorderControl {
            let x = hasReorderControl ? room.maxX - metrics.reorderWidth : cell.bounds.width
            reorderControl.frame = cell.mirrored(CGRect(x: x, y: 0, width: metrics.reorderWidth, height: room.height))
            reorderControl.alpha = hasReorderControl ? 1 : 0
        }
        return spans
    }
}

extension UITableViewCell {
    /// Moves the controls in or out after a change of the cell's state.
    func stateDidChange(from old: StateMask, animated: Bool) {
        let new = state
        controls.endTransition()
        willTransition(to: new)
        controls.prepare()
        setNeedsLayout()
        guard animated, window != nil, !Motion.isReduced else {
            controls.removeUnwanted()
            updateConfigurationIfNeeded()
            layOutContent()
            didTransition(to: new)
            return
        }
        let movement = controls.beginMovement(to: new)
        UIView.animateRow {
            self.updateConfigurationIfNeeded()
            self.layOutContent()
        } completion: { [weak self] _ in
            self?.controls.movementDidEnd(movement)
        }
    }
}
