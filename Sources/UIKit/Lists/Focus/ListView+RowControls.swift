// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Arrow keys move the focus from a row to the controls in the row, such as buttons and text fields, between these
/// controls, and back to the row.
extension ListView {
    /// The row that contains the focused view; nil if the row itself has the focus.
    var rowAroundFocus: RowPath? { cellAroundFocus?.path }

    private var cellAroundFocus: Cell? {
        guard focusedRow == nil, let view = focusSystem?.current?.view else { return nil }
        return view.chain.lazy.compactMap { $0 as? Cell }.first { $0.listView === self }
    }

    /// Handles an arrow key inside the focused row, or inside the row that contains the focused view.
    ///
    /// - Returns: whether the key was handled
    func handleArrowInRow(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, let direction = FocusDirection(key), FirstResponder.typing == nil,
            !isInteractingWithRow, mayHandleKeys, let focusSystem
        else { return false }
        let isForward = direction == (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right)
        if let row = focusedRow {
            // Between rows side by side, the arrow keys move from row to row. The tab key leads to their controls.
            guard isForward, !arrangement(around: row).hasRowsSideBySide, let cell = visible.cells[row],
                let first = focusSystem.stops(in: cell).first
            else { return false }
            focusSystem.keysWereUsed()
            reveal(row, animated: true)
            return focusSystem.enter(first, direction.heading)
        }
        guard let cell = cellAroundFocus, let path = cell.path, let view = focusSystem.current?.view else {
            return false
        }
        if focusSystem.move(direction, from: view, among: focusSystem.stops(in: cell)) {
            focusSystem.keysWereUsed()
            return true
        }
        // The up and down arrow keys are not handled here, because they move the focus to other rows.
        guard direction == .left || direction == .right else { return false }
        if isForward, arrangement(around: path).hasRowsSideBySide { return false }
        focusSystem.keysWereUsed()
        if isForward || !mayFocus(path) || !focusRow(path, direction.heading) {
            focusSystem.movementFailed(direction.heading)
        }
        return true
    }
}
