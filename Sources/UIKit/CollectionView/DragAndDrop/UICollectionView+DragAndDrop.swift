// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// The delay with which items give way to items that are dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// At once, but if the pointer is fast, after a short pause.
        case fast = 1
        /// When the pointer rests.
        case slow = 2
    }

    /// Whether items of the collection view are lifted or being dragged.
    public var hasActiveDrag: Bool { isDraggingRows }

    /// Whether a drag session that the collection view accepts is over the collection view.
    public var hasActiveDrop: Bool { hasDropSession }

    /// Whether the items on screen differ from those of the data source. True while the user moves an item, while a
    /// drop gap is open, while drop animations run, and while there are placeholders.
    public var hasUncommittedUpdates: Bool { movement != nil || hasUncommittedDrop }

    /// Whether an item is selected, as by a tap, when a drag hovers over the item for a second. The default is false.
    ///
    /// A collapsed item of an outline, whose cell has an outline disclosure accessory, is always expanded instead. It
    /// is collapsed again when the drag leaves it and its descendants without a drop.
    public var isSpringLoaded: Bool {
        get { springLoadsRows }
        set { springLoadsRows = newValue }
    }

    /// The drop positions of the collection view; nil without a drop delegate.
    var dropPositions: ItemDropPositions? { dragging.drop?.positions as? ItemDropPositions }
}

extension UICollectionView: DraggableList {
    // MARK: Drag delegate

    var hasDragDelegate: Bool { dragDelegate != nil }

    func dragItems(forBeginning session: any UIDragSession, at row: RowPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: IndexPath(row)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: IndexPath(row), point: point) ?? []
    }

    func dragPreviewParameters(of row: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: IndexPath(row))
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func allowsMove(in session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    var hasDropDelegate: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropProposal(_ session: any UIDropSession, at path: RowPath?) -> UIDropProposal? {
        dropDelegate?.proposal(self, session, at: path.map { IndexPath($0) })
    }

    func makeDropProposal(_ operation: UIDropOperation) -> UIDropProposal {
        UICollectionViewDropProposal(operation: operation)
    }

    func dropPreviewParameters(of row: RowPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: IndexPath(row))
    }

    func performDrop(_ hover: ListDrop.Hover, of drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(of: self, drop, hover))
    }

    // MARK: Rows

    func rowToLift(at point: CGPoint) -> RowPath? {
        guard movement == nil, let path = visibleRow(at: point), let cell = visible.cells[path], !isOpen(cell) else {
            return nil
        }
        return path
    }

    func dragStateDidChange(of cell: UICollectionViewCell) {}

    func makeDropPositions(of drop: ListDrop) -> any DropPositions { ItemDropPositions(of: self, drop) }

    func displaceRows() {
        guard dataIsLoaded, !isLayingOutRows else {
            collectionViewLayout.invalidateLayout(with: contextForPlaces())
            return setNeedsLayout()
        }
        if let dropPositions { return dropPositions.displaceItems() }
        placesDidChange()
        setNeedsLayout()
    }

    var dropPlaceholders: (any DropPlaceholders)? { placeholders }

    // MARK: Moving an item through the data source

    /// Only a diffable data source moves items that are dropped. For others, the drop delegate performs all drops.
    func movesThroughDataSource(_ row: RowPath) -> Bool {
        outlineDataSource != nil && dataSource?.mayMoveItem(self, at: IndexPath(row)) == true
    }

    func tellDataSource(ofMoveFrom old: RowPath, to new: RowPath) {
        dataSource?.moveItem(self, from: IndexPath(old), to: IndexPath(new))
    }

    func rowWasMoved(_ old: RowPath, _ new: RowPath) {
        itemWasMoved(from: old, to: new) { dropPositions?.orderBecameData() }
        dragging.drag?.rowsDidChange()
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [IndexPath(new)], previousIndexPaths: [IndexPath(old)], movementCancelled: false))
    }

    var wordsForDrops: (before: Phrase, after: Phrase) { (.dropBefore, .dropAfter) }

    func spoken(_ text: String, at item: RowPath) -> String {
        spoken(spoken(text, atLayout: layoutPath(of: item)), levelOf: item, droppedAt: item)
    }

    // MARK: Drop positions

    /// The slot at a point for layouts that choose none themselves: the place of the item at the point, or the end of a
    /// section if the point is behind its last item.
    ///
    /// - Parameters:
    ///   - point: the point in the coordinates of the layout.
    ///   - present: the slot whose gap is open; nil without a gap.
    func defaultSlot(at point: CGPoint, keeping present: RowPath?) -> RowPath? {
        let dragged = itemsOfGap?.lifted ?? AscendingPaths([])
        let shownPoint = mirrored(point)
        if let item = frontmostItem(at: shownPoint, besides: dragged),
            let frame = visible.cells[item]?.appliedAttributes.map({ shownFrame($0) })
        {
            return slot(atItem: item, frame, shownPoint, keeping: present)
        }
        if let section = emptySection(at: shownPoint) { return RowPath(section: section, row: 0) }
        // A cell that is kept off screen, because it has the focus, is not near the point.
        let others = visible.cells.filter { !dragged.contains($0.key) }
            .compactMap { path, cell in cell.appliedAttributes.map { (path: path, frame: shownFrame($0)) } }
            .filter { $0.frame.overlaps(bounds) }.map { (path: $0.path, frame: mirrored($0.frame)) }
        // The nearest item along the scroll direction, and of these across it.
        func distance(_ frame: CGRect, _ axis: ScrollAxis) -> CGFloat {
            max(frame.origin[axis] - point[axis], 0, point[axis] - frame.origin[axis] - frame.size[axis])
        }
        let (along, across) = (lineAxis, lineAxis.other)
        let nearest = others.min {
            (distance($0.frame, along), distance($0.frame, across)) < (
                distance($1.frame, along), distance($1.frame, across)
            )
        }
        guard let nearest else { return present ?? RowPath(section: 0, row: 0) }
        let (frame, place) = (nearest.frame, placeAmongOthers(nearest.path))
        let isBehind =
            point[along] > frame.origin[along] + frame.size[along]
            || point[along] >= frame.origin[along] && point[across] > frame.center[across]
        let end = countOfOthers(inSection: place.section)
        if place.row == end - 1, isBehind { return RowPath(section: place.section, row: end) }
        return present ?? RowPath(section: place.section, row: isBehind ? place.row + 1 : place.row)
    }

    /// The number of items of a section that are not dragged.
    func countOfOthers(inSection section: Int) -> Int {
        let dragged = itemsOfGap?.lifted.count(inSectionAbove: RowPath(section: section, row: .max)) ?? 0
        return list.counts[section] - dragged
    }

    /// The path of an item among those that are not dragged.
    private func placeAmongOthers(_ item: RowPath) -> RowPath {
        guard let dragged = itemsOfGap?.lifted else { return item }
        return RowPath(section: item.section, row: item.row - dragged.count(inSectionAbove: item))
    }

    /// The slot at an item, which then gives way: it moves to the other side of the gap. Rows of a list are divided in
    /// the middle for items from outside. With a gap, the slot only changes if the gap comes nearer to the point, so
    /// that it never alternates.
    private func slot(atItem item: RowPath, _ frame: CGRect, _ point: CGPoint, keeping present: RowPath?) -> RowPath {
        let place = placeAmongOthers(item)
        guard let present else {
            let isList = visible.cells[item]?.appliedAttributes?.listRole != nil
            let isBelow = isList && point[lineAxis] > frame.center[lineAxis]
            return RowPath(section: place.section, row: isBelow ? place.row + 1 : place.row)
        }
        guard present.section == place.section else { return place }
        let slot = RowPath(section: place.section, row: place.row >= present.row ? place.row + 1 : place.row)
        guard let gap = self.frame(atShown: present) else { return slot }
        func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - point.x, frame.midY - point.y) }
        return distance(frame) < distance(gap) ? slot : present
    }

    /// The section without items whose header or footer is at a point.
    private func emptySection(at point: CGPoint) -> Int? {
        supplementary.views.first { element, view in
            guard !element.isDecoration, let section = element.indexPath.first,
                list.counts.indices.contains(section), countOfOthers(inSection: section) == 0
            else { return false }
            return view.appliedAttributes.map { shownFrame($0).contains(point) } == true
        }?.key.indexPath.first
    }

    /// The frame of attributes in the coordinates of the layout, where they are on screen.
    func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        mirrored(shownFrame(mirrored(attributes) ?? attributes))
    }

    /// The item whose place in the data is a path of the layout, without placeholders.
    func itemPath(ofLayout path: RowPath) -> RowPath { shownPlaceholders?.element(atLayout: path).item ?? path }

    /// The frame of the gap for dragged items at a slot, as it would be shown there.
    func frameOfGap(at slot: RowPath, in positions: ItemDropPositions) -> CGRect? {
        positions.showing(slot) { frame(atShown: slot) } ?? nil
    }

    // MARK: Spring loading

    /// An item that is expanded while a drag hovers over it is not selected too.
    func allowsSpringLoading(_ row: RowPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        if expandsWhenHovered(row),
            outlineSpringLoading.hasExpanded(row) || outlineDataSource?.outlinePlace(of: row)?.isExpanded == false
        {
            return false
        }
        return delegate?.collectionView(self, shouldSpringLoadItemAt: IndexPath(row), with: context) ?? true
    }
}

/// The coordinator that a collection view passes to its drop delegate.
@MainActor
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private weak var view: UICollectionView?
    private let drop: ListDrop
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession

    init(of view: UICollectionView, _ drop: ListDrop, _ hover: ListDrop.Hover) {
        (self.view, self.drop) = (view, drop)
        session = hover.session
        destinationIndexPath = hover.position.path.map { IndexPath($0) }
        let proposed = hover.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .copy)
        let intent: UICollectionViewDropProposal.Intent =
            switch hover.position {
            case _ where proposed.intent == .unspecified: .unspecified
            case .nowhere: .unspecified
            case .between: .insertAtDestinationIndexPath
            case .into: .insertIntoDestinationIndexPath
            }
        proposal =
            intent == proposed.intent
            ? proposed : UICollectionViewDropProposal(operation: proposed.operation, intent: intent)
        items = ListDropItem.items(of: hover.session, in: drop)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.land(dragItem, at: indexPath, "drop(_:toItemAt:)")
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, at: indexPath, in: rect, "drop(_:intoItemAt:rect:)")
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, ListDrop.Landing(place: .target(target)))
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        guard let view else { return DropPlaceholderContext(dragItem, 0, in: nil, DragAnimator.over) }
        let placeholders = view.placeholders ?? ListPlaceholders(of: view)
        view.placeholders = placeholders
        drop.removeGap()
        let size = view.collectionViewLayout.sizeOfIncomingItem(dragItem.drag?.previewSize(of: dragItem) ?? .zero)
        let number = placeholders.add(
            Placeholder(
                reuseIdentifier: placeholder.reuseIdentifier, configure: { placeholder.cellUpdateHandler?($0) },
                size: size),
            at: placeholder.insertionIndexPath, ofDrop: drop.dropCount)
        return drop.land(dragItem, onPlaceholder: number) { [weak placeholders] in
            (placeholders?.cell(of: number) as? UICollectionViewCell).flatMap {
                placeholder.previewParametersProvider?($0)
            }
        }
    }
}
