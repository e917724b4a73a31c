// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    // MARK: Batches

    /// Animates together all updates of rows and sections that are made inside `updates`.
    ///
    /// Deletions, reloads and the origins of moves use the index paths before the batch. Insertions and the
    /// destinations of moves use the index paths after the batch. Change the data inside `updates` too.
    ///
    /// - Parameter completion: called after the animations, with true if they ran to their end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion: completion)
    }

    /// Collects updates until the matching ``endUpdates()``.
    ///
    /// Updates made during row layout, for example in `willDisplay`, are displayed after the layout and without
    /// animation. The same holds for updates in `scrollViewDidScroll`, if newly measured rows cause that call. In both
    /// cases, rows that are not deleted stay selected and displayed.
    public func beginUpdates() { beginBatch() }

    /// Ends a batch begun with ``beginUpdates()``. The outermost call applies and animates the batch's updates.
    public func endUpdates() { endBatch() }

    // MARK: Rows

    /// Inserts rows that the data source has added, at their new index paths.
    public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.insertRows(checked(indexPaths, "insertRows(at:with:)")), with: animation)
    }

    /// Deletes rows that the data source has removed, at their old index paths.
    public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.deleteRows(checked(indexPaths, "deleteRows(at:with:)")), with: animation)
    }

    /// Reloads rows: the data source provides new cells for them.
    public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.reloadRows(checked(indexPaths, "reloadRows(at:with:)")), with: animation)
    }

    /// Moves a row from its old index path to its new index path.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (from, to) = (checked(indexPath, "moveRow(at:to:)"), checked(newIndexPath, "moveRow(at:to:)"))
        update(.moveRow(from: from, to: to))
    }

    /// Asks the data source to configure the existing cells of rows again.
    ///
    /// In a batch, pass the index paths that the rows have before the batch. The cells are then configured when the
    /// batch ends.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        reconfigure(at: indexPaths, "reconfigureRows(at:)")
    }

    func reconfigureCells(of paths: [RowPath]) {
        let anchor = anchorInView()
        var hasGrown = false
        reconfigure(paths) { path, cell in
            if measureRow(path, in: cell) != 0 { hasGrown = true }
        }
        guard hasGrown else { return }
        contentSizeMayHaveChanged()
        // The visible rows keep their positions even if a row above the screen has grown. A row off screen can grow if
        // it has the focus, because the focused row always has a cell.
        if let anchor { restore(anchor) }
    }

    // MARK: Sections

    /// Inserts sections that the data source has added, at their new indexes.
    public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.insertSections(Array(sections)), with: animation)
    }

    /// Deletes sections that the data source has removed, at their old indexes.
    public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.deleteSections(Array(sections)), with: animation)
    }

    /// Reloads sections: their rows, headers and footers are displayed with new views.
    public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.reloadSections(Array(sections)), with: animation)
    }

    /// Moves a section from its old index to its new index.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update(.moveSection(from: section, to: newSection))
    }
}
