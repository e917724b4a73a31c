// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Inserts, deletes and moves rows of the table's only section.
    ///
    /// - Parameters:
    ///   - difference: the difference from the shown elements to the new ones.
    ///   - write: stores the new elements in the data source.
    func apply(_ difference: RowDifference, write: @escaping () -> Void) {
        guard !difference.isEmpty else { return }
        performBatchUpdates {
            write()
            self.deleteRows(at: UITableView.paths(difference.deletions), with: .automatic)
            self.insertRows(at: UITableView.paths(difference.insertions), with: .automatic)
            for move in difference.moves {
                self.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
    }

    private static func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

    /// Scrolls to the first of the rows that undo or redo has inserted or moved, unless one of them is visible.
    func reveal(_ difference: RowDifference) {
        reveal(UITableView.paths(difference.insertions + difference.moves.map(\.to)))
    }

    /// Focuses the first row that undo or redo has inserted.
    func focusReturned(_ difference: RowDifference) { focusReturned(UITableView.paths(difference.insertions)) }

    /// Focuses the first of the rows that undo or redo has inserted, unless the focus is outside the table.
    ///
    /// The selection does not change, even if it follows the focus, because the user has not selected that row. The
    /// table does not scroll: ``reveal(_:)`` does that afterwards.
    func focusReturned(_ paths: [IndexPath]) {
        guard let first = paths.min(),
            focusedPath != nil || UIFocusSystem.focusSystem(for: self)?.focusedItem == nil
        else { return }
        let follows = selectionFollowsFocus
        selectionFollowsFocus = false
        focusRow(at: first)
        selectionFollowsFocus = follows
    }

    /// Scrolls to the first of some rows, unless one of them is visible. Does nothing during a drag, because scrolling
    /// would move the drop target.
    func reveal(_ paths: [IndexPath]) {
        let room = bounds.inset(by: adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
        guard !hasActiveDrag, !hasActiveDrop, let first = paths.min(),
            !paths.contains(where: { room.contains(rectForRow(at: $0)) })
        else { return }
        scrollToRow(at: first, at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
    }
}
