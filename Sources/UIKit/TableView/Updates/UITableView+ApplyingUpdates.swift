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
    /// The same of headers and footers.
    var leavingEdges: [(part: ListPart, view: UIView)] = []
    var stayingEdges: [UIView] = []
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
        lazy var usual = UsualEdgeHeights(self)
        // The delegate is asked about new rows by their new paths: the counts must hold already.
        geometry = geometry.updated(
            by: plan, rows: { initialRows($0, inSection: $1) }, section: { initialSection(count: $0, $1, usual) })
        focusFollows(plan)
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
        focusSucceeds()
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
        followEdges(&transition)
        prefetching.window.follow { plan.newPath(forOld: $0) }
        selection.follow { plan.newPath(forOld: $0) }
        sweep?.follow { plan.newPath(forOld: $0) }
        scrollTarget = scrollTarget.flatMap { target in
            plan.itemPath(forOld: target.path).map { ($0, target.position) }
        }
        if let path = touchedRow?.path { touchedRow?.path = plan.newPath(forOld: path) }
        for entry in transition.leaving where swipe?.cell === entry.cell { swipedRowHasGone() }
        reorderFollows(plan)
    }

    private func followEdges(_ transition: inout UpdateTransition) {
        let old = edges
        edges = [:]
        for (part, edge) in old.sorted(by: { $0.key < $1.key }) {
            if let new = transition.plan.newPart(forOld: part) {
                edges[new] = edge
                if let view = edge.view as? UITableViewHeaderFooterView { view.joins(self, new.edge!, new.section) }
                if let view = edge.view { transition.stayingEdges.append(view) }
            } else if let view = edge.view {
                transition.leavingEdges.append((part, view))
            }
        }
    }

    // MARK: What stays in place

    /// The part that keeps its place on screen, or what takes its place; nil at the top, where new rows are to be seen.
    private func anchorForUpdate(_ plan: BatchUpdatePlan) -> PartAnchor? {
        guard contentOffset.y > -adjustedContentInset.top, let first = anchorInView(), first.top < bounds.height else {
            return nil
        }
        // The header is on screen: so is the beginning.
        if extent(of: first.part).top >= bounds.minY + adjustedContentInset.top,
            geometry.part(after: first.part, isBackwards: true) == nil
        {
            return nil
        }
        let moved = Set(plan.moved.map(\.from))
        var next: ListPart? = first.part
        for _ in 0...max(cells.count + edges.count, 1) {
            guard let part = next else { return nil }
            if let row = part.row {
                if !moved.contains(row), let new = plan.itemPath(forOld: row) {
                    return PartAnchor(part: .row(new), top: first.top)
                }
            } else if let new = plan.newPart(forOld: part) {
                return PartAnchor(part: new, top: first.top)
            }
            next = geometry.part(after: part)
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
