// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    var touchedRow: TouchedRow? {
        get { gestures.touchedRow }
        set { gestures.touchedRow = newValue }
    }

    func didHighlight(_ path: RowPath) { delegate?.tableView(self, didHighlightRowAt: IndexPath(path)) }

    func didUnhighlight(_ path: RowPath) { delegate?.tableView(self, didUnhighlightRowAt: IndexPath(path)) }

    func openRowTakesTouch(_ touch: UITouch) -> Bool {
        guard let swipe else { return false }
        // A touch outside the swiped row only closes the row. A touch on the row may begin the next swipe.
        if touch.beganIn(swipe.cell) { swipe.touch = touch } else { closeSwipe(animated: true) }
        return true
    }

    func openRowTouchesEnded(_ touches: Set<UITouch>) {
        if let touch = swipe?.touch, touches.contains(touch) { closeSwipe(animated: true) }
    }

    func closeOpenRow() -> Bool {
        guard swipe != nil else { return false }
        closeSwipe(animated: true)
        return true
    }

    func isOpen(_ cell: UITableViewCell) -> Bool { swipe?.cell === cell }

    /// A swiped row takes no taps until it has closed.
    func mayTap(_ cell: UITableViewCell) -> Bool { !cell.showingDeleteConfirmation }

    func row(at point: CGPoint) -> RowPath? { indexPathForRow(at: point).map { RowPath($0) } }

    func viewHit(at point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }

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
