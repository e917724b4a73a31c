// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that has come to where it is by undo or redo.
@MainActor
struct ChangedRow {
    let tableView: UITableView
    let path: IndexPath

    /// Brings the first of the rows into sight, unless one of them is.
    static func reveal(_ rows: [ChangedRow]) {
        if !rows.contains(where: { $0.isInSight }) { rows.first?.reveal() }
    }

    /// What the table may lie in that scrolls, from the innermost outwards.
    private var scrollViews: [UIScrollView] {
        sequence(first: tableView.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    }

    /// Whether all of it shows, in its table and in all that lies round that.
    private var isInSight: Bool {
        let rect = tableView.rectForRow(at: path)
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        guard tableView.window != nil, rect.minY >= room.minY - 0.5, rect.maxY <= room.maxY + 0.5 else { return false }
        return scrollViews.allSatisfy { scrollView in
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
            return room.contains(tableView.convert(rect, to: scrollView))
        }
    }

    /// Scrolls the table, and all that lies round it, as little as it takes.
    private func reveal() {
        guard tableView.window != nil else { return }
        let animated = !UIAccessibility.isReduceMotionEnabled
        var rect = tableView.rectForRow(at: path)
        tableView.scrollToRow(at: path, at: .none, animated: animated)
        // Where it will be in its table once that has scrolled.
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        rect.origin.y = max(min(rect.minY, room.maxY - rect.height), room.minY)
        for scrollView in scrollViews {
            scrollView.scrollRectToVisible(tableView.convert(rect, to: scrollView), animated: animated)
        }
    }
}
