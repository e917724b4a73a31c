// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The row that is being touched.
struct TouchedRow {
    weak var touch: UITouch?
    /// The path of the row, which batch updates of the list keep up to date.
    var path: RowPath
    var isHighlighted: Bool
}

extension ListView {
    func rowTouchesBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        guard !openRowTakesTouch(touch), touchedRow == nil, let touched = row(touched: touch) else { return }
        // The delegate may insert or delete rows. A row reference stays valid; the path does not.
        let row = list.reference(to: touched)
        let isHighlighted = mayHighlight(touched)
        guard let path = row.path else { return }
        touchedRow = TouchedRow(touch: touch, path: path, isHighlighted: isHighlighted)
        guard isHighlighted else { return }
        visible.cells[path]?.setHighlighted(true, animated: false)
        didHighlight(path)
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) {
        guard let touched = touchedRow, let touch = touched.touch, touches.contains(touch) else { return }
        if touch.distanceFromBeginning > CGFloat(Thresholds.Tap.allowableMovement) { endHighlight() }
    }

    func rowTouchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        openRowTouchesEnded(touches)
        guard let touched = touchedRow, let touch = touched.touch, touches.contains(touch) else { return }
        let row = touched.isHighlighted ? list.reference(to: touched.path) : nil
        if !selectsWhileHighlighted { cancelRowTouch() }
        if let row { rowTapped(row, touch, event) }
        if touchedRow?.touch === touch { cancelRowTouch() }
    }

    /// Performs the effect of a tap or a click on a row.
    private func rowTapped(_ row: RowReference, _ touch: UITouch, _ event: UIEvent?) {
        let isPointer = touch.type == .indirectPointer
        let modifiers = event?.modifierFlags ?? []
        if isPointer, modifiers.contains(.shift), extendSelection(byClickOn: row) { return }
        if isPointer, addToSelection(byClickOn: row, modifiers) { return }
        if let path = row.path { focusFollowsTouch(on: path, isPointer: isPointer) }
        rowTapped(row)
    }

    /// Selects the rows between the anchor of the selection and a row that was clicked with Shift, as Shift with an
    /// arrow key does.
    ///
    /// - Returns: false if only one row can be selected or no row was focused before. Shift then has no effect.
    private func extendSelection(byClickOn row: RowReference) -> Bool {
        guard allowsSeveralSelectedRows, let last = list.focus.path, list.rows.contains(last), let path = row.path
        else { return false }
        // The delegate is told that the focus moves, and may insert or delete rows. Row references stay valid; paths do
        // not.
        let (lead, anchor) = (list.reference(to: last), list.reference(to: list.focus.anchor ?? last))
        focusFollowsTouch(on: path, isPointer: true)
        list.focus.anchor = anchor.path
        if let lead = lead.path, let path = row.path { extendSelection(from: lead, to: path) }
        return true
    }

    /// Selects or deselects a row that was clicked with Command or Control, without its primary action. If only one row
    /// can be selected, a click with one of these keys or Shift begins multiple selection, as the gesture does.
    ///
    /// - Returns: false if the click is a usual one.
    private func addToSelection(byClickOn row: RowReference, _ modifiers: UIKeyModifierFlags) -> Bool {
        let begins = !allowsSeveralSelectedRows
        let keys: UIKeyModifierFlags = begins ? [.command, .control, .shift] : [.command, .control]
        guard !modifiers.isDisjoint(with: keys) else { return false }
        if begins {
            guard let path = row.path, multipleSelectionMayBegin(on: path), let path = row.path else { return false }
            multipleSelectionDidBegin(path)
        }
        defer { if begins { multipleSelectionDidEnd() } }
        // The delegate of a table decides itself whether it begins editing mode.
        guard allowsSeveralSelectedRows else { return false }
        if begins, modifiers.contains(.shift), extendSelection(byClickOn: row) { return true }
        if let path = row.path {
            focusFollowsTouch(on: path, isPointer: true)
            if let path = row.path { setSelectedByUser(path, selects: !list.selection.contains(path)) }
        }
        return true
    }

    /// Performs the effect of a tap on a row.
    ///
    /// - Returns: false if the row cannot be tapped.
    func activateRow(_ path: RowPath) -> Bool {
        // If a row is swiped open, the tap only closes that row.
        if closeOpenRow() { return true }
        // The delegate may insert or delete rows. A row reference stays valid; the path does not.
        let row = list.reference(to: path)
        guard mayHighlight(path) else { return false }
        if let path = row.path { didHighlight(path) }
        if selectsWhileHighlighted { rowTapped(row) }
        if let path = row.path { didUnhighlight(path) }
        if !selectsWhileHighlighted { rowTapped(row) }
        return true
    }

    func rowTouchesCancelled(_ touches: Set<UITouch>) {
        guard let touched = touchedRow else { return }
        if let touch = touched.touch, !touches.contains(touch) { return }
        cancelRowTouch()
    }

    /// Unhighlights the touched row without selecting it, and forgets the touch.
    func cancelRowTouch() {
        endHighlight()
        touchedRow = nil
    }

    private func endHighlight() {
        guard let touched = touchedRow, touched.isHighlighted else { return }
        touchedRow?.isHighlighted = false
        visible.cells[touched.path]?.setHighlighted(false, animated: false)
        didUnhighlight(touched.path)
    }

    /// The row in whose cell a touch began; nil outside rows, in a swiped row, and for a mouse button other than the
    /// primary one.
    private func row(touched touch: UITouch) -> RowPath? {
        if touch.type == .indirectPointer, !touch.buttonMask.contains(.primary) { return nil }
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? Cell, cell.listView === self { return cell.swipeActions == nil ? cell.path : nil }
            view = current.superview
        }
        return nil
    }

    /// The row that is visible at a point of the content; nil if a floating header or a view of the app covers the row.
    func visibleRow(at point: CGPoint) -> RowPath? {
        guard let path = row(at: point) else { return nil }
        // A row that takes no touches is not found by the hit test, but it is visible.
        guard let hit = viewHit(at: point), hit !== self else { return path }
        let seen = sequence(first: hit, next: { $0.superview }).lazy.compactMap { $0 as? Cell }
            .first { $0.listView === self }
        return seen?.path
    }
}
