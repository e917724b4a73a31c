// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The touches while a row is swiped open.
extension ListView {
    /// Whether a row is swiped open, and not closing. Such a row has no context menu.
    func isOpen(_ cell: Cell) -> Bool { swipe?.cell === cell }

    /// Closes the row that is swiped open.
    ///
    /// - Returns: whether a row was open.
    func closeOpenRow() -> Bool {
        guard swipe != nil else { return false }
        closeSwipe(animated: true)
        return true
    }

    /// Handles a touch that begins while a row is swiped open. A touch outside the row closes it. A touch on the row
    /// may begin the next swipe.
    ///
    /// - Returns: whether a row was open.
    func openRowTakesTouch(_ touch: UITouch) -> Bool {
        guard let swipe else { return false }
        if touch.beganIn(swipe.cell) { swipe.touch = touch } else { closeSwipe(animated: true) }
        return true
    }

    /// Closes the row that is swiped open if one of the touches that end began in it.
    func openRowTouchesEnded(_ touches: Set<UITouch>) {
        if let touch = swipe?.touch, touches.contains(touch) { closeSwipe(animated: true) }
    }

    /// The view that gets a touch. While a row is swiped open, only its action buttons get touches. All other touches
    /// go to the list, which then closes the row.
    ///
    /// - Parameter found: the result of the usual hit test.
    func viewForTouch(found: UIView?) -> UIView? {
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
