// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension ListView {
    // MARK: Collecting updates

    /// Collects updates until the matching ``endBatch()``.
    func beginBatch() {
        if batch != nil {
            batch?.depth += 1
            return
        }
        let wasLoaded = dataIsLoaded
        loadDataIfNeeded()
        batch = UpdateBatch(beganUnloaded: !wasLoaded)
    }

    /// Ends a batch begun with ``beginBatch()``. The outermost call applies and animates the batch's updates.
    func endBatch() {
        guard batch != nil else { return }
        batch?.depth -= 1
        guard let finished = batch, finished.depth == 0 else { return }
        batch = nil
        apply(finished)
    }

    func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        if let completion {
            if batch == nil { completion(true) } else { batch?.completions.append(completion) }
        }
        endBatch()
    }

    func update(_ update: ListUpdate, with animation: UITableView.RowAnimation = .none) {
        beginBatch()
        // The batch is moved out of the property, so that its arrays are changed in place and not copied.
        if var changed = batch.take() {
            changed.add(update, animation)
            batch = changed
        }
        endBatch()
    }

    /// Adds the updates of a snapshot change to the current batch.
    func update(_ change: SnapshotChange, with animation: UITableView.RowAnimation) {
        for update in change.updates { self.update(update, with: animation) }
        batch?.reconfiguredRows.formUnion(change.reconfiguredRows)
    }

    /// The rows at index paths that an app has passed to `method`.
    func checked(_ indexPaths: [IndexPath], _ method: String) -> [RowPath] {
        var paths: [RowPath] = []
        paths.reserveCapacity(indexPaths.count)
        // A loop is faster than `map`, because Swift checks at each call of a main-actor closure that the call runs on
        // the main actor.
        for indexPath in indexPaths {
            paths.append(indexPath.count == 2 ? RowPath(indexPath) : checked(indexPath, method))
        }
        return paths
    }

    /// The row at an index path that an app has passed to `method`.
    func checked(_ indexPath: IndexPath, _ method: String) -> RowPath {
        guard indexPath.count == 2 else {
            misuse(
                "\(method) was given the index path \(indexPath), which has \(indexPath.count) indexes. "
                    + "Make it with IndexPath(row:section:) or IndexPath(item:section:).")
        }
        return RowPath(indexPath)
    }

    // MARK: Applying updates

    /// Checks a batch against the data source's row counts, and then updates the rows and the screen.
    private func apply(_ batch: UpdateBatch) {
        if isLayingOutRows { return postpone(batch) }
        if batch.beganUnloaded {
            reloadEverything()
            return batch.complete()
        }
        let plan = plan(batch, to: askForCounts())
        var reconfigured: Set<RowPath> = []
        let transition = layingOutRows { applyToState(batch, plan, reconfiguring: &reconfigured, isLast: true) }
        animate(transition)
        scheduleMoveOfLostFocus()
        if case .behind(let batches) = data { applyLateBatches(batches) }
    }

    /// Defers a batch until the running row layout is finished.
    private func postpone(_ batch: UpdateBatch) {
        let counts = askForCounts()
        guard case .layingOut(var changes) = data else { return }
        changes.batches.append(LateBatch(batch: batch, counts: counts))
        data = .layingOut(changes)
    }

    /// Applies batches that were made while rows were laid out, without animation. The next layout displays them.
    func applyLateBatches(_ batches: [LateBatch]) {
        data = .loaded
        var reconfigured: Set<RowPath> = []
        layingOutRows {
            for (index, late) in batches.enumerated() {
                let plan = plan(late.batch, to: late.counts)
                let isLast = index == batches.count - 1
                showAtOnce(applyToState(late.batch, plan, reconfiguring: &reconfigured, isLast: isLast))
            }
        }
        scheduleMoveOfLostFocus()
        batches.forEach { $0.batch.complete() }
    }

    private func plan(_ batch: UpdateBatch, to after: [Int]) -> BatchUpdatePlan {
        switch BatchUpdatePlan.make(updates: batch.updates, countsBefore: list.counts, countsAfter: after) {
        case .failure(let mistake): reject(mistake)
        case .success(let plan): plan
        }
    }

    // MARK: Reconfiguring

    /// Reconfigures the cells of rows now, or when the current batch ends. `method` is the name of the method that the
    /// app has called, for an error message.
    func reconfigure(at indexPaths: [IndexPath], _ method: String) {
        let paths = indexPaths.map { indexPath in
            guard let path = existingRow(indexPath) else {
                misuse(
                    "\(method) was given the index path \(indexPath), and there is no such row. "
                        + "Pass rows that the data source has.")
            }
            return path
        }
        if batch != nil {
            batch?.reconfiguredRows.formUnion(paths)
            return
        }
        // The cells are configured in a layout pass. Changes that the data source makes to the list during the pass
        // are applied after it.
        if isLayingOutRows { reconfigureCells(of: paths) } else { layingOutRows { reconfigureCells(of: paths) } }
        setNeedsLayout()
    }

    /// Asks the data source to reconfigure the cells of rows, during row layout, and calls `then` after each cell. If
    /// the data source changes its rows while it configures a cell, the remaining cells are reconfigured after the
    /// layout.
    func reconfigure(_ paths: [RowPath], then: (RowPath, Cell) -> Void = { _, _ in }) {
        for (index, path) in paths.enumerated() {
            guard let cell = visible.cells[path] else { continue }
            if case .layingOut(var changes) = data, !changes.isEmpty {
                var rest = UpdateBatch()
                rest.reconfiguredRows = Set(paths[index...])
                changes.batches.insert(LateBatch(batch: rest, counts: list.counts), at: 0)
                data = .layingOut(changes)
                return
            }
            reconfigure(cell, path)
            then(path, cell)
        }
    }

    /// Asks the data source to reconfigure a row's cell. The caller measures the cell afterwards.
    private func reconfigure(_ cell: Cell, _ path: RowPath) {
        statistics.cellsBound += 1
        // The old value is restored afterwards, because the data source may reconfigure another row during this call.
        let before = visible.cellToReconfigure
        visible.cellToReconfigure = cell
        let answer = cellFromDataSource(path)
        visible.cellToReconfigure = before
        guard let answer, answer !== cell else { return }
        misuse(
            "The data source returned another cell for row \(path.row) in section \(path.section) of \(self), which is "
                + "being reconfigured. Dequeue it with the same identifier as before.")
    }
}
