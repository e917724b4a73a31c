// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The updates of rows and sections between the outermost `beginUpdates` and its `endUpdates`.
struct UpdateBatch {
    /// The number of `beginUpdates` calls in the batch without a matching `endUpdates` so far.
    var depth = 1
    var updates: [ListUpdate] = []
    /// The rows to reconfigure, by their old index paths.
    var reconfiguredRows: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
    /// Whether the list had not loaded its data when the batch began, so that there are no old counts to compare.
    var beganUnloaded = false

    // The animations: by old index path for deletions and reloads, by new index path for insertions.
    var deletedRows = RowAnimations()
    var insertedRows = RowAnimations()
    var reloadedRows = RowAnimations()
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]

    mutating func add(_ update: ListUpdate, _ animation: UITableView.RowAnimation) {
        updates.append(update)
        switch update {
        case .insertRows(let paths): insertedRows.set(animation, for: paths)
        case .deleteRows(let paths): deletedRows.set(animation, for: paths)
        case .reloadRows(let paths): reloadedRows.set(animation, for: paths)
        case .insertSections(let sections): for section in sections { insertedSections[section] = animation }
        case .deleteSections(let sections): for section in sections { deletedSections[section] = animation }
        case .reloadSections(let sections): for section in sections { reloadedSections[section] = animation }
        case .moveRow, .moveSection: break
        }
    }

    /// Calls the completion handlers of the batch, with `finished` as their argument.
    func complete(finished: Bool = true) { completions.forEach { $0(finished) } }

    /// The animation that removes a row. `path` is its index path before the batch.
    func removalAnimation(ofRow path: RowPath) -> UITableView.RowAnimation {
        deletedRows[path] ?? reloadedRows[path] ?? removalAnimation(ofSection: path.section)
    }

    /// The animation that removes a section. `section` is its index before the batch.
    func removalAnimation(ofSection section: Int) -> UITableView.RowAnimation {
        deletedSections[section] ?? reloadedSections[section] ?? .automatic
    }

    /// The animation that inserts a row. `path` is its index path after the batch. For a reloaded row, `plan` is used
    /// to find the index path before the batch.
    func insertionAnimation(ofRow path: RowPath, _ plan: BatchUpdatePlan) -> UITableView.RowAnimation {
        if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
        if let old = plan.reloadedRow(forNew: path) { return reloadedRows[old] ?? .automatic }
        return insertionAnimation(ofSection: path.section, plan)
    }

    /// The animation that inserts a section. `section` is its index after the batch. For a reloaded section, `plan` is
    /// used to find the index before the batch.
    func insertionAnimation(ofSection section: Int, _ plan: BatchUpdatePlan) -> UITableView.RowAnimation {
        if let animation = insertedSections[section] { return animation }
        return plan.reloadedSection(forNew: section).flatMap { reloadedSections[$0] } ?? .automatic
    }
}

/// The animations of inserted, deleted or reloaded rows, with one entry for each call of the app that passed rows.
struct RowAnimations {
    private var calls: [(rows: AscendingPaths, animation: UITableView.RowAnimation)] = []

    mutating func set(_ animation: UITableView.RowAnimation, for paths: [RowPath]) {
        calls.append((AscendingPaths(paths), animation))
    }

    /// The animation of the last call that passed the row; nil if no call did.
    ///
    /// - Complexity: O(c log k) for c calls with k rows each
    subscript(path: RowPath) -> UITableView.RowAnimation? {
        calls.last { $0.rows.contains(path) }?.animation
    }
}
