// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The row that a touch is down on.
struct TouchedRow {
    weak var touch: UITouch?
    /// The row, which batch updates move.
    var path: RowPath
    var isHighlighted: Bool
}

extension UITableView {
    func rowTouchesBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        if let swipe {
            // A touch elsewhere closes the open row, and does no more. On the row itself it may be the next swipe.
            if touch.beganIn(swipe.cell) { swipe.touch = touch } else { closeSwipe(animated: true) }
            return
        }
        guard gestures.touchedRow == nil, let touched = row(touched: touch) else { return }
        // Whoever is asked may change the table.
        let row = list.reference(to: touched)
        let isHighlighted = mayHighlight(touched)
        guard let path = row.path else { return }
        gestures.touchedRow = TouchedRow(touch: touch, path: path, isHighlighted: isHighlighted)
        guard isHighlighted else { return }
        visible.cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: IndexPath(path))
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) {
        guard let touched = gestures.touchedRow, let touch = touched.touch, touches.contains(touch) else { return }
        if touch.distanceFromBeginning > CGFloat(Thresholds.Tap.allowableMovement) { endHighlight() }
    }

    func rowTouchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let touch = swipe?.touch, touches.contains(touch) { closeSwipe(animated: true) }
        guard let touched = gestures.touchedRow, let touch = touched.touch, touches.contains(touch) else { return }
        let row = touched.isHighlighted ? list.reference(to: touched.path) : nil
        endHighlight()
        gestures.touchedRow = nil
        guard let row else { return }
        let isPointer = touch.type == .indirectPointer
        if isPointer, event?.modifierFlags.contains(.shift) == true, extendSelection(byClickOn: row) { return }
        if let path = row.path { focusFollowsTouch(on: path, isPointer: isPointer) }
        rowTapped(row)
    }

    /// A click with shift selects all rows from the one where selecting began, as shift does with arrows.
    private func extendSelection(byClickOn row: RowReference) -> Bool {
        guard allowsSeveralSelectedRows, let last = list.focus.path, list.geometry.contains(last), let path = row.path
        else { return false }
        // Whoever hears of the focus may change the table.
        let (lead, anchor) = (list.reference(to: last), list.reference(to: list.focus.anchor ?? last))
        focusFollowsTouch(on: path, isPointer: true)
        list.focus.anchor = anchor.path
        if let lead = lead.path, let path = row.path { extendSelection(from: lead, to: path) }
        return true
    }

    /// Does what a tap on a row does.
    ///
    /// - Returns: false where the row cannot be tapped.
    func activateRow(_ path: RowPath) -> Bool {
        // A tap closes what is open, and does no more.
        if swipe != nil {
            closeSwipe(animated: true)
            return true
        }
        // Whoever hears of it may change the table.
        let row = list.reference(to: path)
        guard mayHighlight(path) else { return false }
        if let path = row.path { delegate?.tableView(self, didHighlightRowAt: IndexPath(path)) }
        if let path = row.path { delegate?.tableView(self, didUnhighlightRowAt: IndexPath(path)) }
        rowTapped(row)
        return true
    }

    func rowTouchesCancelled(_ touches: Set<UITouch>) {
        guard let touched = gestures.touchedRow else { return }
        if let touch = touched.touch, !touches.contains(touch) { return }
        forgetTouchedRow()
    }

    /// Takes a highlight back that has come to nothing.
    func forgetTouchedRow() {
        endHighlight()
        gestures.touchedRow = nil
    }

    private func endHighlight() {
        guard let touched = gestures.touchedRow, touched.isHighlighted else { return }
        gestures.touchedRow?.isHighlighted = false
        visible.cells[touched.path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: IndexPath(touched.path))
    }

    /// The row whose cell the touch went down in; only a mouse's primary button means a row.
    private func row(touched touch: UITouch) -> RowPath? {
        if touch.type == .indirectPointer, !touch.buttonMask.contains(.primary) { return nil }
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self {
                // A row that is closing again takes no taps yet.
                return cell.showingDeleteConfirmation ? nil : cell.path
            }
            view = current.superview
        }
        return nil
    }

    /// The row that is seen at a point of the content: none where a header that stays at the edge, or a view of the
    /// app's, covers the rows.
    func rowSeen(at point: CGPoint) -> RowPath? {
        guard let indexPath = indexPathForRow(at: point) else { return nil }
        let hit = super.hitTest(point, with: nil)
        // A row that takes no touches covers itself as little as it covers another.
        guard let hit, hit !== self else { return RowPath(indexPath) }
        let seen = sequence(first: hit, next: { $0.superview }).lazy.compactMap { $0 as? UITableViewCell }
            .first { $0.table === self }
        return seen?.path
    }

    // MARK: Which view a touch is for

    /// While a row is open, only its button is; a touch anywhere else is the table's, which closes the row.
    func viewForTouch(at point: CGPoint, found: UIView?) -> UIView? {
        guard let swipe, let found else { return found }
        return found.isDescendant(of: swipe.view) ? found : self
    }
}

extension UITouch {
    /// Whether it went down where a view is.
    fileprivate func beganIn(_ view: UIView) -> Bool {
        // The bounds of a row that is swiped open lie aside.
        view.frame.contains(view.superview?.convert(beginning, from: nil) ?? beginning)
    }
}
