// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A batch of updates on its way onto the screen.
struct UpdateTransition {
    /// The number of the animation.
    let hold: Int
    let batch: UpdateBatch
    let plan: BatchUpdatePlan
    let oldGeometry: SectionedGeometry
    let oldOffset: CGPoint
    /// The cells, headers and footers that were there before and stay.
    var staying: [UIView] = []
    /// What keeps its place on screen.
    var anchor: PartAnchor?
    /// Where who reads the screen is to go on; nil where that is where they are.
    var reader: ReaderPlace?
}

extension UITableView {
    /// Checks a batch against the data, then brings table and screen to the new state.
    func apply(_ batch: UpdateBatch) {
        if isLayingOutRows { return put(off: batch) }
        if batch.beganUnloaded {
            reloadEverything()
            return batch.complete()
        }
        let after = askForCounts()
        var reconfigured: Set<RowPath> = []
        let transition = layingOutRows { follow(batch, to: after, reconfiguring: &reconfigured, isLast: true) }
        animate(transition)
        focusWillSucceed()
        if case .behind(let batches) = data { follow(late: batches) }
    }

    /// Keeps a batch until rows have been laid out.
    private func put(off batch: UpdateBatch) {
        let counts = askForCounts()
        guard case .layingOut(var changes) = data else { return }
        changes.batches.append(LateBatch(batch: batch, counts: counts))
        data = .layingOut(changes)
    }

    /// Brings the table to where batches lead that were made while it laid its rows out, without animation; the next
    /// layout shows it.
    func follow(late batches: [LateBatch]) {
        data = .loaded
        var reconfigured: Set<RowPath> = []
        layingOutRows {
            for (index, late) in batches.enumerated() {
                let isLast = index == batches.count - 1
                let transition = follow(late.batch, to: late.counts, reconfiguring: &reconfigured, isLast: isLast)
                recycleLeavingCells { $0.hold == transition.hold }
                putAwayLeavingEdges { $0.hold == transition.hold }
            }
        }
        focusWillSucceed()
        batches.forEach { $0.batch.complete() }
    }

    /// Brings all that the table knows to where a batch leads; what was on screen keeps its place there.
    ///
    /// - Parameters:
    ///   - reconfigured: the rows to be filled anew, of this batch and of those before it.
    ///   - isLast: whether the data is as after this batch. If not, nobody is asked about any row.
    private func follow(
        _ batch: UpdateBatch, to after: [Int], reconfiguring reconfigured: inout Set<RowPath>, isLast: Bool
    ) -> UpdateTransition {
        let plan = plan(batch, to: after)
        var transition = UpdateTransition(
            hold: newHold(), batch: batch, plan: plan, oldGeometry: list.geometry, oldOffset: contentOffset)
        let anchor = anchorForUpdate(plan)
        let readRow = readRow
        transition.anchor = anchor
        followRows(plan)
        followHeights(plan, asks: isLast)
        transition.staying = followParts(plan, hold: transition.hold)
        transition.reader = readerPlace(after: plan, from: readRow)
        reconfigured = Set(reconfigured.union(batch.reconfiguredRows).compactMap { plan.newPath(forOld: $0) })
        UIView.performWithoutAnimation {
            if isLast {
                reconfigure(reconfigured.sorted())
                heightsMayHaveChanged()
            }
            contentSizeMayHaveChanged()
            if let anchor { restore(anchor) }
            setNeedsLayout()
        }
        return transition
    }

    private func plan(_ batch: UpdateBatch, to after: [Int]) -> BatchUpdatePlan {
        switch BatchUpdatePlan.make(updates: batch.updates, countsBefore: list.counts, countsAfter: after) {
        case .failure(let mistake): misuse("\(mistake.message) Table view: \(self) \(mistake.advice)")
        case .success(let plan): plan
        }
    }

    /// Rows that stay keep their heights; what is new is as high as it is known or taken to be.
    ///
    /// - Parameter asks: whether the delegate may be asked: the counts must hold already, and the data be the same.
    func followHeights(_ plan: BatchUpdatePlan, asks: Bool) {
        lazy var usual = UsualEdgeHeights(self)
        list.geometry = list.geometry.updated(
            by: plan, rows: { initialRows($0, inSection: $1, asks: asks && !asksForAllHeights) },
            section: { initialSection(count: $0, $1, usual, asks: asks) })
        if style != .plain, plan.oldSection(forNew: 0) != 0 { measureFirstHeaders(plan, usual, asks: asks) }
    }

    /// The header of a grouped table's first section is higher than others: which section becomes the first, or is it no
    /// more, takes another height though nobody sees it.
    private func measureFirstHeaders(_ plan: BatchUpdatePlan, _ usual: UsualEdgeHeights, asks: Bool) {
        for section in [0, plan.newSection(forOld: 0)].compactMap({ $0 })
        where list.counts.indices.contains(section) && plan.oldSection(forNew: section) != nil {
            let height = initialHeight(.header, section, usual, asks, nil)
            list.geometry.setHeaderHeight(height, ofSection: section)
        }
    }

    // MARK: What stays in place

    /// The part that keeps its place on screen, or what takes its place; nil at the top, where new rows are to be seen.
    private func anchorForUpdate(_ plan: BatchUpdatePlan) -> PartAnchor? {
        guard contentOffset.y > -restingInset.top, let first = anchorInView(), first.top < bounds.height else {
            return nil
        }
        // The header is on screen: so is the beginning.
        if extent(of: first.part).top >= bounds.minY + restingInset.top,
            list.geometry.part(after: first.part, isBackwards: true) == nil
        {
            return nil
        }
        let moved = Set(plan.moved.map(\.from))
        let gap = dragging.drop?.gapToFill
        var next: ListPart? = first.part
        for _ in 0...max(visible.cells.count + visible.edges.count, 1) {
            guard let part = next else { return nil }
            // What is dropped takes the gap: the others stay where they have made way to.
            let top = gap.map { anchor(part).top + CGFloat($0.displacement(of: part)) } ?? first.top
            if let row = part.row {
                if !moved.contains(row), let new = plan.itemPath(forOld: row) {
                    return PartAnchor(part: .row(new), top: top)
                }
            } else if let new = plan.newPart(forOld: part) {
                return PartAnchor(part: new, top: top)
            }
            next = list.geometry.part(after: part)
        }
        return nil
    }

    // MARK: Reconfiguring

    /// Lets the data source fill the cells of rows, while rows are laid out. If the data source changes its rows meanwhile,
    /// the other cells are filled after that.
    func reconfigure(_ paths: [RowPath], then: (RowPath, UITableViewCell) -> Void = { _, _ in }) {
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

    /// Lets the data source fill the cell that a row has; it is to be measured then.
    private func reconfigure(_ cell: UITableViewCell, _ path: RowPath) {
        guard let dataSource else { return }
        statistics.cellsBound += 1
        // The data source may have another row filled before this one.
        let before = visible.cellToReconfigure
        visible.cellToReconfigure = cell
        let answer = dataSource.tableView(self, cellForRowAt: IndexPath(path))
        visible.cellToReconfigure = before
        guard answer === cell else {
            misuse(
                "The data source \(type(of: dataSource)) returned another cell for row \(path.row) in section "
                    + "\(path.section), which is being reconfigured. Dequeue it with the same identifier as before.")
        }
    }
}
