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

    /// Performs the destructive swipe action of a row. Returns false and does nothing if several rows are selected,
    /// because deleting several rows is left to the app.
    func deleteByKey(_ row: RowPath) -> Bool {
        guard list.selection.count <= 1 else { return false }
        // The delegate is told that the swipe actions close, and may insert or delete rows. A row reference stays
        // valid; the path does not.
        let held = list.reference(to: row)
        closeSwipe(animated: true)
        guard let row = held.path, let cell = visible.cells[row],
            let action = actions(of: row, on: .trailing)?.actions.first(where: { $0.style == .destructive })
        else { return false }
        action.perform(from: cell)
        return true
    }
}
