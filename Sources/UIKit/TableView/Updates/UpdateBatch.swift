// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The updates of rows and sections between the outermost `beginUpdates` and its `endUpdates`.
struct UpdateBatch {
    var depth = 1
    var updates: [ListUpdate] = []
    /// Rows whose cells are filled anew, by their old places.
    var reconfiguredRows: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
    /// The data had not been asked for when the batch began: there is nothing to compare it with.
    var beganUnloaded = false

    // How things come and go: what goes and what is shown anew by its old place, what comes by its new one.
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

    /// Tells those who wait for the batch's end that it has come.
    func complete(finished: Bool = true) { completions.forEach { $0(finished) } }

    /// How a row goes that was at `path`.
    func departure(ofRow path: RowPath) -> UITableView.RowAnimation {
        deletedRows[path] ?? reloadedRows[path] ?? departure(ofSection: path.section)
    }

    /// How a section goes that had the number.
    func departure(ofSection section: Int) -> UITableView.RowAnimation {
        deletedSections[section] ?? reloadedSections[section] ?? .automatic
    }

    /// How a row comes that is at `path` now.
    func arrival(ofRow path: RowPath, _ plan: BatchUpdatePlan) -> UITableView.RowAnimation {
        if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
        if let old = plan.reloadedRow(forNew: path) { return reloadedRows[old] ?? .automatic }
        return arrival(ofSection: path.section, plan)
    }

    /// How a section comes that has the number now.
    func arrival(ofSection section: Int, _ plan: BatchUpdatePlan) -> UITableView.RowAnimation {
        if let animation = insertedSections[section] { return animation }
        return plan.reloadedSection(forNew: section).flatMap { reloadedSections[$0] } ?? .automatic
    }
}

/// How rows come or go, by the calls that named them.
struct RowAnimations {
    private var calls: [(rows: AscendingPaths, animation: UITableView.RowAnimation)] = []

    mutating func set(_ animation: UITableView.RowAnimation, for paths: [RowPath]) {
        calls.append((AscendingPaths(paths), animation))
    }

    /// What the last call said that named the row.
    ///
    /// - Complexity: O(c log k) for c calls of k rows.
    subscript(path: RowPath) -> UITableView.RowAnimation? {
        calls.last { $0.rows.contains(path) }?.animation
    }
}
