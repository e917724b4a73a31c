// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    // MARK: Batches

    /// Animates all updates made inside `updates` together.
    ///
    /// What is deleted, reloaded or moved is named by its place before the batch, what is inserted by its place after
    /// it. Change the data inside `updates` too.
    ///
    /// - Parameter completion: gets whether the animations ran to their end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion {
            if batch == nil { completion(true) } else { batch?.completions.append(completion) }
        }
        endUpdates()
    }

    /// Collects updates until the matching ``endUpdates()``.
    ///
    /// Made while the table lays its rows out, as from `willDisplay` or from a `scrollViewDidScroll` that comes of rows
    /// being measured, updates show after that, and without animation; what is selected and on screen stays so.
    public func beginUpdates() {
        if batch != nil {
            batch?.depth += 1
            return
        }
        let wasLoaded = dataIsLoaded
        loadDataIfNeeded()
        batch = UpdateBatch(beganUnloaded: !wasLoaded)
    }

    public func endUpdates() {
        guard batch != nil else { return }
        batch?.depth -= 1
        guard let finished = batch, finished.depth == 0 else { return }
        batch = nil
        apply(finished)
    }

    private func update(_ update: ListUpdate, with animation: UITableView.RowAnimation = .none) {
        beginUpdates()
        // Taken out, so that what it holds is added to and not copied.
        if var changed = batch.take() {
            changed.add(update, animation)
            batch = changed
        }
        endUpdates()
    }

    /// Makes the updates that a snapshot leads to. Called in a batch.
    func update(_ change: SnapshotChange, with animation: UITableView.RowAnimation) {
        for update in change.updates { self.update(update, with: animation) }
        batch?.reconfiguredRows.formUnion(change.reconfiguredRows)
    }

    // MARK: Rows

    public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.insertRows(checked(indexPaths, "insertRows(at:with:)")), with: animation)
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.deleteRows(checked(indexPaths, "deleteRows(at:with:)")), with: animation)
    }

    /// Shows rows anew, in new cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(.reloadRows(checked(indexPaths, "reloadRows(at:with:)")), with: animation)
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (from, to) = (checked(indexPath, "moveRow(at:to:)"), checked(newIndexPath, "moveRow(at:to:)"))
        update(.moveRow(from: from, to: to))
    }

    /// Asks the data source to fill the rows' cells anew; the cells stay.
    ///
    /// In a batch rows are named by their places before it, and filled when it ends.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        let paths = indexPaths.map { indexPath in
            guard let path = existingRow(indexPath) else {
                misuse(
                    "reconfigureRows(at:) was given the index path \(indexPath), and there is no such row. "
                        + "Pass rows that the data source has.")
            }
            return path
        }
        if batch != nil {
            batch?.reconfiguredRows.formUnion(paths)
            return
        }
        // What the data source changes in the table while it fills a cell comes after that.
        if isLayingOutRows { fillCells(of: paths) } else { layingOutRows { fillCells(of: paths) } }
        setNeedsLayout()
    }

    private func fillCells(of paths: [RowPath]) {
        let anchor = anchorInView()
        var hasGrown = false
        reconfigure(paths) { path, cell in
            if measureRow(path, in: cell) != 0 { hasGrown = true }
        }
        guard hasGrown else { return }
        contentSizeMayHaveChanged()
        // A row out of sight has a cell too while it has the focus.
        if let anchor { restore(anchor) }
    }

    private func checked(_ indexPaths: [IndexPath], _ method: String) -> [RowPath] {
        var paths: [RowPath] = []
        paths.reserveCapacity(indexPaths.count)
        // No closure: of one on the main actor Swift asks at every call whether it is there.
        for indexPath in indexPaths {
            paths.append(indexPath.count == 2 ? RowPath(indexPath) : checked(indexPath, method))
        }
        return paths
    }

    private func checked(_ indexPath: IndexPath, _ method: String) -> RowPath {
        guard indexPath.count == 2 else {
            misuse(
                "\(method) was given the index path \(indexPath), which has \(indexPath.count) indexes. "
                    + "Make it with IndexPath(row:section:).")
        }
        return RowPath(indexPath)
    }

    // MARK: Sections

    public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.insertSections(Array(sections)), with: animation)
    }

    public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.deleteSections(Array(sections)), with: animation)
    }

    public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(.reloadSections(Array(sections)), with: animation)
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        update(.moveSection(from: section, to: newSection))
    }
}
