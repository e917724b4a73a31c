// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that was moved without a drag: by undo, redo, or an accessibility action.
@MainActor
struct ChangedRow: @MainActor Hashable {
    let tableView: UITableView
    let path: IndexPath

    /// Scrolls to the first of the rows, unless one of them is visible.
    ///
    /// Only visible rows are measured, because a batch may have changed thousands of rows.
    static func reveal(_ rows: [ChangedRow]) {
        let changed = Set(rows)
        let isInSight = Set(rows.map(\.tableView)).contains { tableView in
            (tableView.indexPathsForVisibleRows ?? []).map { ChangedRow(tableView: tableView, path: $0) }
                .contains { changed.contains($0) && $0.isInSight }
        }
        if !isInSight { rows.first?.reveal() }
    }

    /// Whether the row is wholly visible, inside the table's insets and in all views that contain the table.
    private var isInSight: Bool {
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let rect = tableView.rectForRow(at: path)
        return tableView.isWhollyInSight(
            CGRect(x: room.minX, y: rect.minY, width: room.width, height: rect.height))
    }

    /// Scrolls the table, and the scroll views that contain it, by the smallest distance that shows the row.
    private func reveal() {
        guard tableView.window != nil, let superview = tableView.superview else { return }
        let animated = !DragMotion.isReduced
        var rect = tableView.rectForRow(at: path)
        tableView.scrollToRow(at: path, at: .none, animated: animated)
        // The table may still be scrolling, so the frame that the row will have after the scrolling is computed.
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        rect.origin.y = max(min(rect.minY, room.maxY - rect.height), room.minY)
        superview.scrollToVisible(superview.convert(rect, from: tableView), animated: animated)
    }
}
