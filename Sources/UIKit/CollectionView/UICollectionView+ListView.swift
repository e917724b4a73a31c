// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView: ListView {
    // MARK: Data

    var hasDataSource: Bool { dataSource != nil }

    var dataSourceType: String { dataSource.map { "\(type(of: $0))" } ?? "nil" }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            misuse("\(dataSourceType) has \(sections) sections. numberOfSections(in:) must return 0 or more.")
        }
        return (0..<sections).map { section in
            statistics.countsAsked += 1
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            guard items >= 0 else {
                misuse(
                    "\(dataSourceType) has \(items) items in section \(section). "
                        + "collectionView(_:numberOfItemsInSection:) must return 0 or more.")
            }
            return items
        }
    }

    func removeRowsForReload() -> () -> Void {
        endRowInteraction(animated: false)
        cancelRowTouch()
        recycleAllCells()
        recycleOutgoingCells()
        recycleAllSupplementaryViews()
        recycleOutgoingSupplementaryViews()
        list.removeRows()
        placeholders?.removeAll()
        dragging.drop?.listDidReload()
        dragging.drag?.listDidReload()
        visible.cellsToMeasure = []
        return {
            let context = self.collectionViewLayout.makeInvalidationContext()
            (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
            self.collectionViewLayout.invalidateLayout(with: context)
            self.loadSectionIndex()
            self.dragging.drag?.rowsDidChange()
        }
    }

    func cellFromDataSource(_ path: RowPath) -> UICollectionViewCell? {
        RegistrationIdentifier.runningRequests += 1
        defer { RegistrationIdentifier.runningRequests -= 1 }
        guard let dataSource else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: IndexPath(path))
        guard cell.reuseIdentifier != nil else {
            misuse(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                    + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        if let dequeued = request?.dequeued, dequeued !== cell {
            misuse(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                    + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                    + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                    + "request from the collection view. For retrieving an existing view in the collection view, use "
                    + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
                    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(dequeued); Collection view: \(self)"
            )
        }
        return cell
    }

    // MARK: Positions

    /// The attributes of an item in the layout; nil if the layout has none.
    func attributes(of path: RowPath) -> UICollectionViewLayoutAttributes? {
        shownAttributes(of: LayoutElement(item: IndexPath(path)))
    }

    func frameOfRow(_ path: RowPath) -> CGRect { attributes(of: path).map { shownFrame($0) } ?? .zero }

    func frameOfCell(_ path: RowPath) -> CGRect { frameOfRow(path) }

    func hasArea(_ path: RowPath) -> Bool {
        attributes(of: path).map { !$0.isHidden && $0.size.width > 0 && $0.size.height > 0 } ?? false
    }

    func rowWithArea(after path: RowPath, isBackwards: Bool) -> RowPath? { row(after: path, isBackwards: isBackwards) }

    func rows(in rect: CGRect) -> [RowPath] {
        prepareLayout()
        return attributes(in: rect).filter { $0.representedElementCategory == .cell && shownFrame($0).overlaps(rect) }
            .map { RowPath($0.indexPath) }.sorted()
    }

    func row(at point: CGPoint) -> RowPath? { indexPathForItem(at: point).map { RowPath($0) } }

    /// The item at a point of the content, or else the nearest item of the nearest line.
    ///
    /// - Complexity: O(n) for n items on a screen around the point
    func row(nearestTo point: CGPoint) -> RowPath? {
        if let row = row(at: point) { return row }
        let axis = lineAxis
        let area = visibleContent.union(CGRect(origin: point, size: .zero))
        return rows(in: area).map { (path: $0, distance: frameOfRow($0).distance(to: point)) }.min { one, other in
            (one.distance[axis], one.distance[axis.other]) < (other.distance[axis], other.distance[axis.other])
        }?.path
    }

    func viewHit(at point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }

    // MARK: Cells

    var reusesCells: Bool { true }

    func attach(_ cell: UICollectionViewCell) { cell.list = self }

    func prepare(_ cell: UICollectionViewCell, for path: RowPath) {
        cell.setHighlighted(touchedRow?.path == path && touchedRow?.isHighlighted == true, animated: false)
        cell.setSelected(list.selection.contains(path), animated: false)
        cell.showMenuRing(rowMenu.isMarked(path))
        if focusedRow == path { cell.focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        updateDragAppearance(of: cell, path)
        cell.setNeedsLayout()
    }

    func didEndDisplaying(_ cell: UICollectionViewCell, _ path: RowPath) {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: IndexPath(path))
    }

    func showRowOffScreen(_ path: RowPath) { if let attributes = attributes(of: path) { showCell(path, attributes) } }

    func isLifted(_ path: RowPath) -> Bool { movement.map { $0.isLifted && $0.item == path } ?? false }

    // MARK: Selection

    var selectsWhileHighlighted: Bool { true }

    func delegateAllowsHighlight(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: IndexPath(path)) ?? true
    }

    func rowToSelect(_ path: RowPath) -> RowPath? {
        // A header of an outline is expanded or collapsed instead of being selected.
        if let cell = headerOfOutline(path) {
            cell.accessoryViews.toggle()
            return nil
        }
        return delegate?.collectionView(self, shouldSelectItemAt: IndexPath(path)) ?? true ? path : nil
    }

    /// The cell of an item that is expanded or collapsed by a tap anywhere in its row; nil for another item.
    private func headerOfOutline(_ path: RowPath) -> UICollectionViewListCell? {
        (visible.cells[path] as? UICollectionViewListCell).flatMap { $0.accessoryViews.isHeaderOfOutline ? $0 : nil }
    }

    func rowToDeselect(_ path: RowPath) -> RowPath? {
        // A choice of another item deselects the old one without a question: only in a multiple selection the delegate
        // is asked.
        guard allowsSeveralSelectedRows, let delegate else { return path }
        return delegate.collectionView(self, shouldDeselectItemAt: IndexPath(path)) ? path : nil
    }

    func userDidSelect(_ path: RowPath) {
        let cell = visible.cells[path]
        delegate?.collectionView(self, didSelectItemAt: IndexPath(path))
        if let cell { cell.selectionSegue?.performIfAllowed(cell) }
    }

    func userDidDeselect(_ path: RowPath) { delegate?.collectionView(self, didDeselectItemAt: IndexPath(path)) }

    func selectionDidChange() {}

    func performPrimaryAction(_ path: RowPath) {
        guard headerOfOutline(path) == nil else { return }
        guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: IndexPath(path)) else {
            return
        }
        delegate.collectionView(self, performPrimaryActionForItemAt: IndexPath(path))
    }

    func delegateAllowsSelectionWithFocus(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: IndexPath(path)) ?? true
    }

    /// Whether an item shows that the collection view is in editing mode.
    func isEditing(itemAt path: RowPath) -> Bool {
        isEditing && delegate?.collectionView(self, canEditItemAt: IndexPath(path)) ?? true
    }

    // MARK: Multiple selection by gesture

    /// Whether gestures can select several items: not if the content scrolls along both axes, because every pan could
    /// then be meant to scroll.
    var allowsSelectionGesture: Bool {
        let (content, room) = (contentSize, visibleContent.size)
        return content.width <= room.width || content.height <= room.height
    }

    func delegateAllowsSelectionGesture(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path))
            ?? allowsMultipleSelectionDuringEditing
    }

    func multipleSelectionDidBegin(_ path: RowPath) {
        if allowsMultipleSelectionDuringEditing { isEditing = true } else { allowsMultipleSelection = true }
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
    }

    func multipleSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func isCheckmark(at point: CGPoint) -> Bool { false }

    var isInteractingWithRow: Bool { swipe != nil || selectionGesture != nil || isReordering }

    func endRowInteraction(animated: Bool) {
        closeSwipe(animated: animated)
        cancelMovementAtOnce()
        endSelectionGesture(isCancelled: false)
    }

    // MARK: Touches and keys

    func didHighlight(_ path: RowPath) { delegate?.collectionView(self, didHighlightItemAt: IndexPath(path)) }

    func didUnhighlight(_ path: RowPath) { delegate?.collectionView(self, didUnhighlightItemAt: IndexPath(path)) }

    var isReordering: Bool { movement?.phase == .moving }

    func pressEditControl(of row: RowPath) -> Bool {
        (visible.cells[row] as? UICollectionViewListCell)?.accessoryViews.pressEditControl()
        return isEditing
    }

    func customActions(of row: RowPath) -> [UIAccessibilityCustomAction]? {
        guard list.rows.contains(row) else { return nil }
        let actions = (isEditing ? [] : customActionsOfSwipes(row)) + actionsOfDrags(row)
        return actions.isEmpty ? nil : actions
    }

    func endEditingMode() { isEditing = false }

    // MARK: Swiping

    func actions(of path: RowPath, on side: SwipeSide) -> RowActions? {
        guard let configuration = attributes(of: path)?.listRole?.section.configuration else { return nil }
        let provider =
            side == .leading
            ? configuration.leadingSwipeActionsConfigurationProvider
            : configuration.trailingSwipeActionsConfigurationProvider
        guard let swipe = provider?(IndexPath(path)), !swipe.actions.isEmpty else { return nil }
        return RowActions(side: side, actions: swipe.actions, performsFirst: swipe.performsFirstActionWithFullSwipe)
    }

    func swipeWillBegin(_ path: RowPath) {}

    func swipeDidEnd(_ path: RowPath?) {}

    // MARK: Prefetching

    var hasPrefetchDataSource: Bool { prefetchDataSource != nil }

    func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }

    func cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }
}

extension CGRect {
    /// The distances of a point from the rectangle along both axes; zero inside its extent.
    fileprivate func distance(to point: CGPoint) -> CGPoint {
        CGPoint(
            x: max(minX - point.x, point.x - maxX, 0), y: max(minY - point.y, point.y - maxY, 0))
    }
}
