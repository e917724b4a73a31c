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

    /// The row to which a movement moves the focus; nil if there is no other row.
    func target(of movement: RowKey.Movement, from row: RowPath) -> RowPath? {
        let rowCount = list.rows.count
        let found: RowPath?
        switch movement {
        case .next: found = self.row(after: row).flatMap { focusableRow(from: $0, isBackwards: false) }
        case .previous:
            found = self.row(after: row, isBackwards: true).flatMap { focusableRow(from: $0, isBackwards: true) }
        case .first: found = focusableRow(from: list.rows.path(ofRowNumber: 0), isBackwards: false)
        case .last: found = focusableRow(from: list.rows.path(ofRowNumber: rowCount - 1), isBackwards: true)
        case .nextPage, .previousPage: found = rowAPage(from: row, isBackwards: movement == .previousPage)
        }
        return found == row ? nil : found
    }

    /// The focusable row that is one page away from `row`, or the next row if the next row alone is higher than a page.
    /// Nil if `row` is the last row in the direction.
    private func rowAPage(from row: RowPath, isBackwards: Bool) -> RowPath? {
        let range = geometry.rowRange(row)
        let header = style == .plain ? restingFrameOfHeaderFooter(.header(row.section)).height : 0
        let room = Double(visibleContent.height - header)
        let middle = range.offset + range.height / 2
        guard let next = self.row(after: row, isBackwards: isBackwards) else { return nil }
        var far = geometry.nearestPath(to: isBackwards ? middle - room : middle + room) ?? next
        // The search used the middle of `row`, so `far` may be more than a page away. In that case, the neighbour of
        // `far` that is nearer to `row` is used.
        let reach = abs(geometry.rowRange(far).offset - range.offset)
        if reach + range.height > room + 0.5, let nearer = self.row(after: far, isBackwards: !isBackwards) {
            far = nearer
        }
        if isBackwards ? far > next : far < next { far = next }
        return focusableRow(from: far, isBackwards: isBackwards)
            ?? focusableRow(from: far, isBackwards: !isBackwards)
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
