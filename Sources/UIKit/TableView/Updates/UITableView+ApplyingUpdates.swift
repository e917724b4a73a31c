// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A batch of updates on its way onto the screen.
struct UpdateTransition {
    let batch: UpdateBatch
    let plan: BatchUpdatePlan
    let oldGeometry: SectionedGeometry
    let oldOffset: CGPoint
    /// The cells of rows that go, by the rows' old paths.
    var leaving: [(path: RowPath, cell: UITableViewCell)] = []
    /// The cells that were there before and stay.
    var staying: [UITableViewCell] = []
}

extension UITableView {
    /// Checks a batch against the data, then brings table and screen to the new state.
    func apply(_ batch: UpdateBatch) {
        if isLayingOutRows {
            dataDidBecomeStale()
            completionsAfterLayout += batch.completions
            return
        }
        if batch.beganUnloaded {
            reloadEverything()
            batch.completions.forEach { $0(true) }
            return
        }
        let after = askForCounts()
        switch BatchUpdatePlan.make(updates: batch.updates, countsBefore: counts, countsAfter: after) {
        case .failure(let mistake): misuse("\(mistake.message) Table view: \(self) \(mistake.advice)")
        case .success(let plan): perform(batch, plan)
        }
    }

    private func perform(_ batch: UpdateBatch, _ plan: BatchUpdatePlan) {
        var transition = UpdateTransition(
            batch: batch, plan: plan, oldGeometry: geometry, oldOffset: contentOffset)
        let anchor = anchorForUpdate(plan)
        counts = plan.countsAfter
        // The delegate is asked about new rows by their new paths: the counts must hold already.
        geometry = geometry.updated(
            by: plan, height: { initialHeight(ofRow: $0) }, rows: { initialRows(count: $0, inSection: $1) })
        followRows(&transition)
        for path in batch.reconfiguredRows.sorted() {
            if let new = plan.newPath(forOld: path), let cell = cells[new] { reconfigure(cell, new) }
        }

        layingOutRows {
            UIView.performWithoutAnimation {
                contentSizeMayHaveChanged()
                if let anchor { restore(anchor) }
                setNeedsLayout()
            }
        }
        animate(transition)
    }

    /// Hands every cell, and all else that is about a row, over to the row's new path.
    private func followRows(_ transition: inout UpdateTransition) {
        let plan = transition.plan
        let old = cells
        cells = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            // A row in somebody's hand keeps its cell even if it is shown anew.
            if let new = isLifted(path) ? plan.itemPath(forOld: path) : plan.newPath(forOld: path) {
                cells[new] = cell
                cell.path = new
                transition.staying.append(cell)
            } else {
                cell.path = nil
                transition.leaving.append((path, cell))
            }
        }
        selection.follow { plan.newPath(forOld: $0) }
        scrollTarget = scrollTarget.flatMap { target in
            plan.itemPath(forOld: target.path).map { ($0, target.position) }
        }
        if let path = touchedRow?.path { touchedRow?.path = plan.newPath(forOld: path) }
        for entry in transition.leaving where swipe?.cell === entry.cell { swipedRowHasGone() }
        reorderFollows(plan)
    }

    // MARK: What stays in place

    /// The row that keeps its place on screen, or what takes its place; nil at the top, where new rows are to be seen.
    private func anchorForUpdate(_ plan: BatchUpdatePlan) -> RowAnchor? {
        guard contentOffset.y > -adjustedContentInset.top, let first = anchorInView(), first.top < bounds.height else {
            return nil
        }
        // The header is on screen: so is the beginning.
        if frameOfRow(first.path).minY >= bounds.minY + adjustedContentInset.top,
            row(after: first.path, isBackwards: true) == nil
        {
            return nil
        }
        let moved = Set(plan.moved.map(\.from))
        var next: RowPath? = first.path
        for _ in 0...max(cells.count, 1) {
            guard let path = next else { return nil }
            if !moved.contains(path), let new = plan.itemPath(forOld: path) {
                return RowAnchor(path: new, top: first.top)
            }
            next = row(after: path)
        }
        return nil
    }

    // MARK: Reconfiguring

    /// Lets the data source fill the cell that a row has.
    func reconfigure(_ cell: UITableViewCell, _ path: RowPath) {
        guard let dataSource else { return }
        statistics.cellsBound += 1
        cellToReconfigure = cell
        let answer = dataSource.tableView(self, cellForRowAt: IndexPath(path))
        cellToReconfigure = nil
        guard answer === cell else {
            misuse(
                "The data source \(type(of: dataSource)) returned another cell for row \(path.row) in section "
                    + "\(path.section), which is being reconfigured. Dequeue it with the same identifier as before.")
        }
        if measureRow(path, in: cell) != 0 { contentSizeMayHaveChanged() }
    }
}
