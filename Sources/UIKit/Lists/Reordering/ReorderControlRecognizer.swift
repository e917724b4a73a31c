// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a touch on a row's reorder control. The touch lifts the row immediately, without a long press.
@MainActor
final class ReorderControlRecognizer: UIGestureRecognizer {
    /// Whether a row can be moved by its reorder control; asked with the row's cell.
    var mayMove: (UIView) -> Bool = { _ in true }
    /// The cell whose reorder control is touched.
    private(set) weak var cell: UIView?

    override func canTrack(_ touch: UITouch) -> Bool {
        super.canTrack(touch) && reorderControl(under: touch) != nil
    }

    private func reorderControl(under touch: UITouch) -> ReorderControl? {
        sequence(first: touch.view, next: { $0?.superview }).lazy.compactMap { $0 as? ReorderControl }.first
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let cell = reorderControl(under: touch)?.superview,
            mayMove(cell)
        else {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        self.cell = cell
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .cancelled }
    }

    /// False, because no other gesture may interrupt the move of a row.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
