// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that has come to where it is without a drag: by undo, redo, or an action of assistive technology.
@MainActor
struct ChangedRow: @MainActor Hashable {
    let tableView: UITableView
    let path: IndexPath

    /// Brings the first of the rows into sight, unless one of them is.
    ///
    /// Only rows that their tables show are asked where they are: a batch may have changed thousands.
    static func reveal(_ rows: [ChangedRow]) {
        let changed = Set(rows)
        let isInSight = Set(rows.map(\.tableView)).contains { tableView in
            (tableView.indexPathsForVisibleRows ?? []).map { ChangedRow(tableView: tableView, path: $0) }
                .contains { changed.contains($0) && $0.isInSight }
        }
        if !isInSight { rows.first?.reveal() }
    }

    /// Whether all of it shows between the table's insets, in the table and in all that lies round that.
    private var isInSight: Bool {
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let rect = tableView.rectForRow(at: path)
        return tableView.isWhollyInSight(
            CGRect(x: room.minX, y: rect.minY, width: room.width, height: rect.height))
    }

    /// Scrolls the table, and all that lies round it, as little as it takes.
    private func reveal() {
        guard tableView.window != nil, let superview = tableView.superview else { return }
        let animated = !DragMotion.isReduced
        var rect = tableView.rectForRow(at: path)
        tableView.scrollToRow(at: path, at: .none, animated: animated)
        // Where it will be in its table once that has scrolled.
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        rect.origin.y = max(min(rect.minY, room.maxY - rect.height), room.minY)
        superview.bringIntoSight(superview.convert(rect, from: tableView), animated: animated)
    }
}
