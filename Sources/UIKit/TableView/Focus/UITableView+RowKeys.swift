// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    var isReordering: Bool { reorder != nil }

    func delegateAllowsSelectionWithFocus(_ path: RowPath) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: IndexPath(path)) ?? true
    }

    func endEditingMode() { setEditing(false, animated: true) }

    var lineAxis: ScrollAxis { .vertical }

    func arrangement(around row: RowPath) -> RowArrangement { RowArrangement() }

    func pageLength(from row: RowPath) -> CGFloat {
        let header = style == .plain ? restingFrameOfHeaderFooter(.header(row.section)).height : 0
        return visibleContent.height - header
    }

    /// Performs a tap on the row's delete or insert control, if it has one.
    ///
    /// - Returns: true in editing mode, even if the row has no such control. The key then has no other effect.
    func pressEditControl(of row: RowPath) -> Bool {
        guard isEditing, let cell = visible.cells[row] else { return false }
        switch cell.editingStyle {
        case .delete: editControlTapped(.delete, in: cell)
        case .insert: editControlTapped(.insert, in: cell)
        case .none: break
        }
        return true
    }
}
