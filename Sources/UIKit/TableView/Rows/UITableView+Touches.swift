// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The row that is being touched.
struct TouchedRow {
    weak var touch: UITouch?
    /// The path of the row, which batch updates of the table keep up to date.
    var path: RowPath
    var isHighlighted: Bool
}

extension UITableView {
    func rowTouchesBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        if let swipe {
            // A touch outside the swiped row only closes the row. A touch on the row may begin the next swipe.
            if touch.beganIn(swipe.cell) { swipe.touch = touch } else { closeSwipe(animated: true) }
            return
        }
        guard gestures.touchedRow == nil, let touched = row(touched: touch) else { return }
        // The delegate may insert or delete rows. A row reference stays valid; the path does not.
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

    /// Selects the rows between the anchor of the selection and a row that was clicked with Shift, as Shift with an
    /// arrow key does.
    ///
    /// - Returns: false if only one row can be selected or no row was focused before. Shift then has no effect.
    private func extendSelection(byClickOn row: RowReference) -> Bool {
        guard allowsSeveralSelectedRows, let last = list.focus.path, list.geometry.contains(last), let path = row.path
        else { return false }
        // The delegate is told that the focus moves, and may insert or delete rows. Row references stay valid; paths do
        // not.
        let (lead, anchor) = (list.reference(to: last), list.reference(to: list.focus.anchor ?? last))
        focusFollowsTouch(on: path, isPointer: true)
        list.focus.anchor = anchor.path
        if let lead = lead.path, let path = row.path { extendSelection(from: lead, to: path) }
        return true
    }

    /// Performs the effect of a tap on a row.
    ///
    /// - Returns: false if the row cannot be tapped.
    func activateRow(_ path: RowPath) -> Bool {
        // If a row is swiped open, the tap only closes that row.
        if swipe != nil {
            closeSwipe(animated: true)
            return true
        }
        // The delegate may insert or delete rows. A row reference stays valid; the path does not.
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
        cancelRowTouch()
    }

    /// Unhighlights the touched row without selecting it, and forgets the touch.
    func cancelRowTouch() {
        endHighlight()
        gestures.touchedRow = nil
    }

    private func endHighlight() {
        guard let touched = gestures.touchedRow, touched.isHighlighted else { return }
        gestures.touchedRow?.isHighlighted = false
        visible.cells[touched.path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: IndexPath(touched.path))
    }

    /// The row in whose cell a touch began; nil outside rows, in a swiped row, and for a mouse button other than the
    /// primary one.
    private func row(touched touch: UITouch) -> RowPath? {
        if touch.type == .indirectPointer, !touch.buttonMask.contains(.primary) { return nil }
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self {
                // A swiped row takes no taps until it has closed.
                return cell.showingDeleteConfirmation ? nil : cell.path
            }
            view = current.superview
        }
        return nil
    }

    /// The row that is visible at a point of the content; nil if a floating header or a view of the app covers the row.
    func visibleRow(at point: CGPoint) -> RowPath? {
        guard let indexPath = indexPathForRow(at: point) else { return nil }
        let hit = super.hitTest(point, with: nil)
        // A row that takes no touches is not found by the hit test, but it is visible.
        guard let hit, hit !== self else { return RowPath(indexPath) }
        let seen = sequence(first: hit, next: { $0.superview }).lazy.compactMap { $0 as? UITableViewCell }
            .first { $0.table === self }
        return seen?.path
    }

    // MARK: Hit testing

    /// The view that gets a touch at a point of the content. While a row is swiped open, only its action buttons get
    /// touches. All other touches go to the table, which then closes the row.
    ///
    /// - Parameter found: the result of the usual hit test.
    func viewForTouch(at point: CGPoint, found: UIView?) -> UIView? {
        guard let swipe, let found else { return found }
        return found.isDescendant(of: swipe.view) ? found : self
    }
}

extension UITouch {
    /// Whether the touch began inside a view's frame.
    fileprivate func beganIn(_ view: UIView) -> Bool {
        // The bounds of a swiped row are offset, so its frame is used.
        view.frame.contains(view.superview?.convert(beginning, from: nil) ?? beginning)
    }
}
