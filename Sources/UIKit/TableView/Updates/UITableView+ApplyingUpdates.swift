// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A batch of updates that is being displayed.
struct UpdateTransition {
    /// The number of the update animation.
    let animationNumber: Int
    let batch: UpdateBatch
    let plan: BatchUpdatePlan
    let oldGeometry: SectionedGeometry
    let oldOffset: CGPoint
    /// The cells, headers and footers that are displayed before and after the update.
    var staying: [UIView] = []
    /// The scroll anchor: the row, header or footer that keeps its position on screen.
    var anchor: PartAnchor?
    /// The row at which a screen reader continues; nil if the row it was reading was neither deleted nor reloaded.
    var reader: ReaderPlace?
}

extension UITableView {
    func reject(_ mistake: BatchUpdateError) -> Never {
        misuse("\(mistake.message) Table view: \(self) \(mistake.advice)")
    }

    func showAtOnce(_ transition: UpdateTransition) {
        recycleOutgoingCells { $0.animationNumber == transition.animationNumber }
        recycleOutgoingHeadersAndFooters { $0.animationNumber == transition.animationNumber }
    }

    /// Applies a batch of updates to the table's state. The displayed rows keep their positions on screen.
    ///
    /// - Parameters:
    ///   - batch: the updates to apply.
    ///   - plan: what the updates do with each row.
    ///   - reconfigured: the rows that earlier batches want to reconfigure. On return, also the rows of this batch. All
    ///     paths are then those after this batch. The rows are reconfigured only if `isLast` is true.
    ///   - isLast: whether the data source is in the state after this batch. If false, the data source is not asked
    ///     about rows.
    /// - Returns: the transition with which `animate(_:)` can display the update
    func applyToState(
        _ batch: UpdateBatch, _ plan: BatchUpdatePlan, reconfiguring reconfigured: inout Set<RowPath>, isLast: Bool
    ) -> UpdateTransition {
        var transition = UpdateTransition(
            animationNumber: newAnimationNumber(), batch: batch, plan: plan, oldGeometry: geometry,
            oldOffset: contentOffset)
        let anchor = anchorForUpdate(plan)
        let screenReaderRow = screenReaderRow
        transition.anchor = anchor
        updateRowState(after: plan)
        updateHeights(after: plan, asks: isLast)
        transition.staying = updateVisibleParts(after: plan, animationNumber: transition.animationNumber)
        transition.reader = readerPlace(after: plan, from: screenReaderRow)
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

    /// Updates the heights after a batch of updates. Unchanged rows keep their heights; new rows get known or estimated
    /// heights.
    ///
    /// - Parameter asks: whether the delegate may be asked for heights. Pass false if the row counts no longer match
    ///   those of the data source.
    func updateHeights(after plan: BatchUpdatePlan, asks: Bool) {
        heights.apply(plan)
        lazy var usual = DefaultHeaderFooterHeights(self)
        var geometry = geometry
        geometry.apply(
            plan, newRows: { initialRows($0, inSection: $1, asks: asks && !asksForAllHeights) },
            newSection: { initialSection(count: plan.countsAfter[$0], $0, usual, asks: asks) })
        self.geometry = geometry
        if style != .plain, plan.oldSection(forNew: 0) != 0 { measureFirstHeaders(plan, usual, asks: asks) }
    }

    /// Updates the header height of a section that becomes or stops being the first of a grouped table. The first
    /// section's header is higher than the others, even while it is not visible. `usual` holds the default heights, and
    /// `asks` is whether the delegate may be asked for heights.
    private func measureFirstHeaders(_ plan: BatchUpdatePlan, _ usual: DefaultHeaderFooterHeights, asks: Bool) {
        for section in [0, plan.newSection(forOld: 0)].compactMap({ $0 })
        where list.counts.indices.contains(section) && plan.oldSection(forNew: section) != nil {
            let height = initialHeight(.header, section, usual, asks, nil)
            geometry.setHeaderHeight(height, ofSection: section)
        }
    }

    // MARK: Scroll anchor

    /// The row, header or footer that keeps its position on screen during an update. Nil at the top of the content, so
    /// that new rows become visible.
    private func anchorForUpdate(_ plan: BatchUpdatePlan) -> PartAnchor? {
        guard contentOffset.y > -restingInset.top, let first = anchorInView(), first.top < bounds.height else {
            return nil
        }
        // If `first` is the table's first header or row, and its top is visible, the content is at its top. No anchor
        // is needed then.
        if extent(of: first.part).top >= bounds.minY + restingInset.top,
            geometry.part(after: first.part, isBackwards: true) == nil
        {
            return nil
        }
        let moved = Set(plan.moved.map(\.from))
        let gap = dropPositions?.gapToFill
        var next: ListPart? = first.part
        for _ in 0...max(visible.cells.count + parts.headersAndFooters.count, 1) {
            guard let part = next else { return nil }
            // Dropped rows fill the gap that their drag has opened. So the other rows keep the positions to which that
            // gap has displaced them.
            let top = gap.map { anchor(part).top + CGFloat($0.displacement(of: part)) } ?? first.top
            if let row = part.row {
                if !moved.contains(row), let new = plan.itemPath(forOld: row) {
                    return PartAnchor(part: .row(new), top: top)
                }
            } else if let new = plan.newPart(forOld: part) {
                return PartAnchor(part: new, top: top)
            }
            next = geometry.part(after: part)
        }
        return nil
    }
}
