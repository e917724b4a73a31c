// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Has the rows of the only section come, go and move as the things have that they show.
    ///
    /// - Parameters:
    ///   - difference: from the things shown to the new ones, moves told as such.
    ///   - write: gives the new ones to the data source.
    func show<Thing>(_ difference: CollectionDifference<Thing>, write: @escaping () -> Void) {
        guard !difference.isEmpty else { return }
        performBatchUpdates {
            write()
            for change in difference {
                switch change {
                case .remove(let row, _, nil): self.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case .insert(let row, _, nil): self.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case .insert(let row, _, let old?):
                    self.moveRow(at: IndexPath(row: old, section: 0), to: IndexPath(row: row, section: 0))
                case .remove: break
                }
            }
        }
    }

    /// Brings what undo or redo has changed into sight: the rows that have come or moved.
    func reveal<Thing>(_ difference: CollectionDifference<Thing>) {
        let paths = difference.insertions.compactMap { change -> IndexPath? in
            guard case .insert(let row, _, _) = change else { return nil }
            return IndexPath(row: row, section: 0)
        }
        reveal(paths)
    }

    /// Gives the focus to the first row that undo or redo has brought back.
    func focusReturned<Thing>(_ difference: CollectionDifference<Thing>) {
        focusReturned(
            difference.insertions.compactMap { change in
                guard case .insert(let row, _, nil) = change else { return nil }
                return IndexPath(row: row, section: 0)
            })
    }

    /// Gives the focus to the first of the rows that undo or redo has brought back, unless it is outside the table.
    func focusReturned(_ paths: [IndexPath]) {
        guard let first = paths.min(),
            focusedPath != nil || UIFocusSystem.focusSystem(for: self)?.focusedItem == nil
        else { return }
        focusRow(at: first)
    }

    /// Scrolls to the first of some rows, unless one of them is in sight. Nothing scrolls below what is dragged.
    func reveal(_ paths: [IndexPath]) {
        let room = bounds.inset(by: adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
        guard !hasActiveDrag, !hasActiveDrop, let first = paths.min(),
            !paths.contains(where: { room.contains(rectForRow(at: $0)) })
        else { return }
        scrollToRow(at: first, at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
    }
}
