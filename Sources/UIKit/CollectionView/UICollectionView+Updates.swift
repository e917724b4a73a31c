// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: Batches

    /// Animates together all updates of items and sections that are made inside `updates`.
    ///
    /// Deletions, reloads and the origins of moves use the index paths before the batch. Insertions and the
    /// destinations of moves use the index paths after the batch. Change the data inside `updates` too.
    ///
    /// - Parameter completion: called after the animations, with true if they ran to their end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion: completion)
    }

    /// Inserts items that the data source has added, at their new index paths.
    public func insertItems(at indexPaths: [IndexPath]) { update(.insertRows(checked(indexPaths, "insertItems(at:)"))) }

    /// Deletes items that the data source has removed, at their old index paths.
    public func deleteItems(at indexPaths: [IndexPath]) { update(.deleteRows(checked(indexPaths, "deleteItems(at:)"))) }

    /// Reloads items: the data source provides new cells for them.
    public func reloadItems(at indexPaths: [IndexPath]) { update(.reloadRows(checked(indexPaths, "reloadItems(at:)"))) }

    /// Asks the data source to configure the existing cells of items again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths, "reconfigureItems(at:)") }

    /// Moves an item from its old index path to its new index path.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.moveRow(from: checked(indexPath, "moveItem(at:to:)"), to: checked(newIndexPath, "moveItem(at:to:)")))
    }

    /// Inserts sections that the data source has added, at their new indexes.
    public func insertSections(_ sections: IndexSet) { update(.insertSections(Array(sections))) }

    /// Deletes sections that the data source has removed, at their old indexes.
    public func deleteSections(_ sections: IndexSet) { update(.deleteSections(Array(sections))) }

    /// Reloads sections: their items and supplementary views are displayed with new views.
    public func reloadSections(_ sections: IndexSet) { update(.reloadSections(Array(sections))) }

    /// Moves a section from its old index to its new index.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update(.moveSection(from: section, to: newSection))
    }

    // MARK: Applying updates

    func reject(_ mistake: BatchUpdateError) -> Never {
        let mistake = mistake.aboutItems
        misuse("\(mistake.message) Collection view: \(self) \(mistake.advice)")
    }

    func applyToState(
        _ batch: UpdateBatch, _ plan: BatchUpdatePlan, reconfiguring reconfigured: inout Set<RowPath>, isLast: Bool
    ) -> ItemTransition {
        let layout = collectionViewLayout
        let order = shownOrder
        var transition = ItemTransition(
            animationNumber: newAnimationNumber(), oldOffset: contentOffset, layout: layout,
            oldPath: { plan.oldPath(forNew: $0) },
            attributesBefore: { layout.attributesBeforeUpdate(order?.shownPath(ofLift: $0) ?? $0) },
            finalize: { layout.finalizeCollectionViewUpdates() }, complete: { batch.complete(finished: $0) })
        let anchor = topmostAnchor(in: bounds)
        let before = shownElements.map { (element: $0, inLayout: layoutElement($0)) }
        updateRowState(after: plan)
        selectionGesture?.selection.mapRows(plan.newPath)
        touchedRow = touchedRow.flatMap { touched in
            plan.newPath(forOld: touched.path).map {
                TouchedRow(touch: touched.touch, path: $0, isHighlighted: touched.isHighlighted)
            }
        }
        transition.staying = updateCells(after: plan, transition.animationNumber)
        endSwipeOfDeletedRow()
        for row in supplementary.rows { row.section = row.section.flatMap(plan.newSection) }
        layout.apply(plan)
        updateMovement(after: plan)
        placeholders?.update(after: plan)
        dragging.drop?.update(after: plan)
        dragging.drag?.rowsDidChange()
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        reconfigured = Set(reconfigured.union(batch.reconfiguredRows).compactMap { plan.newPath(forOld: $0) })
        UIView.performWithoutAnimation {
            prepareLayout()
            layout.prepare(forCollectionViewUpdates: batch.updateItems)
            transition.askForFinalAttributes(of: before)
            transition.staying += updateSupplementaryViews(after: plan, transition.animationNumber)
            if isLast { reconfigureCells(of: reconfigured.sorted()) }
            if var anchor, let path = plan.itemPath(forOld: anchor.path) {
                anchor.path = path
                restore(anchor)
            }
            askForTargetOffset()
            setNeedsLayout()
        }
        return transition
    }

    func reconfigureCells(of paths: [RowPath]) {
        reconfigure(paths) { _, cell in visible.cellsToMeasure.insert(ObjectIdentifier(cell)) }
    }

    /// Gives the supplementary views their index paths after an update. Those of deleted and reloaded sections, and
    /// those that the layout deletes, are kept until the animation ends.
    private func updateSupplementaryViews(
        after plan: BatchUpdatePlan, _ animationNumber: Int
    ) -> [UICollectionReusableView] {
        let old = supplementary.views
        supplementary.views = [:]
        var staying: [UICollectionReusableView] = []
        for (_, group) in Dictionary(grouping: old, by: { $0.key.group }) {
            guard let first = group.first?.key else { continue }
            let deleted = collectionViewLayout.indexPathsToDelete(first)
            let inserted = collectionViewLayout.indexPathsToInsert(first).sorted()
            for (element, view) in group {
                guard !deleted.contains(element.indexPath), let section = element.indexPath.first,
                    let new = plan.newSection(forOld: section), var item = element.indexPath.last
                else {
                    supplementary.outgoing.append((element, view, animationNumber))
                    continue
                }
                item -= deleted.count { $0.first == section && $0 < element.indexPath }
                for path in inserted where path.first == new && path.last.map({ $0 <= item }) == true { item += 1 }
                var moved = element
                moved.indexPath = IndexPath(item: item, section: new)
                supplementary.views[moved] = view
                staying.append(view)
            }
        }
        return staying
    }
}

extension UpdateBatch {
    /// The updates of the batch for a layout. The item of a section is `NSNotFound`.
    @MainActor
    fileprivate var updateItems: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        return updates.flatMap { update -> [UICollectionViewUpdateItem] in
            switch update {
            case .insertRows(let paths): paths.map { .init(.insert, before: nil, after: IndexPath($0)) }
            case .deleteRows(let paths): paths.map { .init(.delete, before: IndexPath($0), after: nil) }
            case .reloadRows(let paths): paths.map { .init(.reload, before: IndexPath($0), after: IndexPath($0)) }
            case .moveRow(let from, let to): [.init(.move, before: IndexPath(from), after: IndexPath(to))]
            case .insertSections(let sections): sections.map { .init(.insert, before: nil, after: section($0)) }
            case .deleteSections(let sections): sections.map { .init(.delete, before: section($0), after: nil) }
            case .reloadSections(let sections): sections.map { .init(.reload, before: section($0), after: section($0)) }
            case .moveSection(let from, let to): [.init(.move, before: section(from), after: section(to))]
            }
        }
    }
}
