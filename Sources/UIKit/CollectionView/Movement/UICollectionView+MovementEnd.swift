// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// The end of an interactive movement: the drop, the return, and changes of the data by the app.
extension UICollectionView {
    // MARK: Dropping

    /// Tells the data source of the move, and animates the item to its place.
    func commit(_ movement: ItemMovement) {
        let (from, to) = (movement.item, movement.target)
        announce(.dropped, movement)
        if let outlineDataSource {
            outlineSpringLoading.ended(inside: outlineDataSource.outlineDropPlace(of: from, at: to)?.parent)
        }
        stopFollowingPointer(movement)
        guard from != to else { return settle(movement, from: from, isCancelled: false) }
        movement.phase = .committing
        dataSource?.moveItem(self, from: IndexPath(from), to: IndexPath(to))
        // The data source may have loaded the data again, or made the move itself in a batch of updates.
        guard self.movement === movement else { return }
        if movement.phase == .committing { itemWasMoved(movement) }
        settle(movement, from: from, isCancelled: false)
    }

    /// Updates the state after the data source has moved an item. The cells of all items are kept.
    private func itemWasMoved(_ movement: ItemMovement) {
        let (from, to) = (movement.item, movement.target)
        itemWasMoved(from: from, to: to) { movement.setItem(to) }
    }

    /// Updates the state after the data source has moved an item.
    ///
    /// - Parameter changeOrder: makes the order of the data the order that the layout shows.
    func itemWasMoved(from: RowPath, to: RowPath, _ changeOrder: () -> Void) {
        var after = list.counts
        after[from.section] -= 1
        after[to.section] += 1
        let move = BatchUpdatePlan.make(
            updates: [.moveRow(from: from, to: to)], countsBefore: list.counts, countsAfter: after)
        guard case .success(let plan) = move else {
            preconditionFailure("An item cannot have been moved from \(from) to \(to).")
        }
        collectionViewLayout.movementWillEnd()
        updateRowState(after: plan)
        _ = updateCells(after: plan, newAnimationNumber())
        changeOrder()
        placeholders?.update(after: plan)
        if from.section != to.section { replaceSupplementaryViews(inSections: [from.section, to.section]) }
    }

    /// Asks for the headers and footers of sections again, because their numbers of items have changed.
    private func replaceSupplementaryViews(inSections sections: Set<Int>) {
        let old = supplementary.views.filter { element, _ in
            !element.isDecoration && element.indexPath.first.map { sections.contains($0) } == true
        }
        let ordered = old.sorted { ($0.key.group, $0.key.indexPath) < ($1.key.group, $1.key.indexPath) }
        UIView.performWithoutAnimation {
            layingOutRows {
                for (element, view) in ordered {
                    guard !isOutOfDate, let attributes = view.appliedAttributes?.copied() else { continue }
                    recycle(view, element)
                    showSupplementary(element, attributes)
                }
            }
        }
    }

    /// Animates all items to their places in the layout.
    func settle(_ movement: ItemMovement, from original: RowPath, isCancelled: Bool) {
        let layout = collectionViewLayout
        let (frames, offset) = (attributesNearScreen, contentOffset)
        movement.phase = .settling
        visible.cells[movement.item]?.setNeedsUpdateConfiguration()
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [IndexPath(movement.item)], previousIndexPaths: [IndexPath(original)],
            movementCancelled: isCancelled)
        layout.invalidateLayout(with: context)
        UIView.performWithoutAnimation {
            prepareLayout()
            restOffset()
        }
        measureShownCellsAgain()
        var transition = ItemTransition(
            animationNumber: newAnimationNumber(), oldOffset: offset, layout: layout, oldPath: { $0 },
            attributesBefore: { frames[$0] }, finalize: {},
            complete: { [weak self] _ in if self?.movement === movement { self?.finishSettling() } })
        transition.isMovement = true
        transition.staying = allViews
        animate(transition)
    }

    /// Ends the drop animation of an item, so that its cell is no longer in front of the others.
    func finishSettling() {
        guard movement?.phase == .settling else { return }
        movement = nil
        setNeedsLayout()
    }

    /// Stops the frame updates, the autoscroll, the spring loading and a pending announcement of an item that is no
    /// longer moved.
    func stopFollowingPointer(_ movement: ItemMovement) {
        if outlineDataSource != nil { outlineSpringLoading.ended() }
        movement.announcement?.cancel()
        movement.link?.invalidate()
        movement.link = nil
        movement.autoscroller.stop()
    }

    // MARK: Cancelling

    /// Returns the moved item without animation.
    func cancelMovementAtOnce() {
        guard let movement else { return }
        stopFollowingPointer(movement)
        let isCancelled = movement.phase != .settling
        movement.setTarget(movement.item)
        movement.phase = .settling
        self.movement = nil
        if isCancelled {
            let (layout, path) = (collectionViewLayout, IndexPath(movement.item))
            layout.invalidateLayout(
                with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: [path], previousIndexPaths: [path], movementCancelled: true))
        }
        visible.cells[movement.item]?.setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    /// Cancels the movement if the size of the collection view has changed.
    func cancelMovementAfterResize() {
        guard let movement, movement.phase == .moving else { return }
        let tolerance = CGFloat(Thresholds.DragSession.resizeTolerance)
        let change = CGSize(width: bounds.width - movement.size.width, height: bounds.height - movement.size.height)
        if abs(change.width) > tolerance || abs(change.height) > tolerance { cancelMovementAtOnce() }
    }

    /// Cancels the movement by the Escape key.
    ///
    /// - Returns: whether an item was being moved.
    func cancelMovementByKey() -> Bool {
        guard movement?.phase == .moving else { return false }
        cancelInteractiveMovement()
        return true
    }

    /// Updates the movement after a batch of updates. It ends if the item was deleted.
    func updateMovement(after plan: BatchUpdatePlan) {
        guard let movement, !movement.update(after: plan) else { return }
        stopFollowingPointer(movement)
        movement.phase = .settling
        self.movement = nil
    }

    // MARK: Announcements

    /// Announces to a screen reader that an item was lifted, moved, dropped or returned. If it moves quickly, only its
    /// last position is announced.
    func announce(_ event: DragEvent, _ movement: ItemMovement) {
        movement.announcement?.cancel()
        movement.announcement = nil
        guard event == .moved else { return postAnnouncement(event, movement) }
        movement.announcement = ScheduledWork.after(Thresholds.DragSession.announcementDelay, purpose: .background) {
            [weak self, weak movement] in
            if let self, let movement { postAnnouncement(event, movement) }
        }
    }

    private func postAnnouncement(_ event: DragEvent, _ movement: ItemMovement) {
        let (order, target) = (movement.order, event == .putBack ? movement.item : movement.target)
        func name(_ row: Int) -> String? {
            order.liftPath(ofShown: RowPath(section: target.section, row: row)).flatMap { visible.cells[$0] }?
                .accessibilityLabel
        }
        let counts = layoutCounts
        let announcement = ReorderAnnouncement(
            name: visible.cells[movement.item]?.accessibilityLabel ?? Phrase.item.text(), below: name(target.row + 1),
            above: name(target.row - 1), number: counts[..<target.section].reduce(target.row + 1, +),
            count: counts.reduce(0, +), elementKind: .line)
        let text = announcement.text(event)
        let isPlaceSpoken = event == .moved || event == .putBack
        UIAccessibility.post(
            notification: .announcement,
            argument: isPlaceSpoken
                ? spoken(
                    spoken(text, atLayout: layoutPath(ofShown: target)), levelOf: movement.item, droppedAt: target)
                : text)
    }
}
