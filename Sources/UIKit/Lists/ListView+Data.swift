// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ListView {
    // MARK: Loading

    var dataIsLoaded: Bool { if case .unloaded = data { false } else { true } }

    var isLayingOutRows: Bool { if case .layingOut = data { true } else { false } }

    /// Whether the data has changed since the layout pass began. If so, the pass requests no more rows.
    var isOutOfDate: Bool { if case .layingOut(let changes) = data { !changes.isEmpty } else { false } }

    /// Marks the loaded data as out of date, so that the list reloads it when it next needs the data.
    ///
    /// A running layout pass continues with the old data and requests no more rows.
    func dataDidBecomeStale() {
        if case .layingOut(var changes) = data {
            changes.isReloaded = true
            data = .layingOut(changes)
            return
        }
        let late = data.lateBatches
        data = .unloaded
        setNeedsLayout()
        late.forEach { $0.batch.complete() }
    }

    /// Loads the data if it is not loaded, or applies the batches of updates that have not been applied yet.
    func loadDataIfNeeded() {
        switch data {
        case .unloaded: reloadEverything()
        case .behind(let batches): applyLateBatches(batches)
        case .loaded, .layingOut: break
        }
    }

    /// Runs a layout pass over the rows. Data changes during the pass are applied after it.
    func layingOutRows<Result>(_ pass: () -> Result) -> Result {
        data = .layingOut(LateChanges(isReloaded: !dataIsLoaded, batches: data.lateBatches))
        let result = pass()
        guard case .layingOut(let changes) = data else { return result }
        if changes.isEmpty {
            data = .loaded
        } else {
            data = .behind(changes.batches)
            if changes.isReloaded { dataDidBecomeStale() }
            setNeedsLayout()
        }
        return result
    }

    /// Removes all views of rows and sections, and loads the numbers of sections and rows from the data source.
    func reloadEverything() {
        let placeRows = removeRowsForReload()
        // The new data already contains the batches that are not applied yet, and the batch of updates that has begun
        // but not ended. These batches are discarded, and only their completion handlers are called.
        let missed = data.lateBatches.map(\.batch) + (batch.map { [$0] } ?? [])
        batch = nil
        data = .loaded
        list.reload(counts: askForCounts())
        placeRows()
        focusFollowsReload()
        setNeedsLayout()
        missed.forEach { $0.complete() }
    }

    /// Loads all data again, or marks the data as out of date if rows are being laid out.
    func reloadOrMarkAsStale() {
        if isLayingOutRows { dataDidBecomeStale() } else { reloadEverything() }
    }

    // MARK: Rows

    /// The row at an index path; nil if the data has no such row.
    func existingRow(_ indexPath: IndexPath) -> RowPath? {
        guard indexPath.count == 2 else { return nil }
        loadDataIfNeeded()
        let path = RowPath(indexPath)
        return list.rows.contains(path) ? path : nil
    }

    /// The row after a row, or the row before it if `isBackwards` is true; nil if there is no such row.
    func row(after path: RowPath, isBackwards: Bool = false) -> RowPath? {
        list.rows.row(after: path, isBackwards: isBackwards)
    }
}
