// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A layout that places items in lines, one after the other, and begins a new line if an item does not fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of ``estimatedItemSize`` with which each cell determines its size.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The insets to which the insets of sections are added.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// The places of all items, headers and footers.
    private var places = FlowState.none { didSet { (gap, flowWithPlaceholders) = (nil, nil) } }
    /// The places with a gap for dragged items; nil if they are not computed yet.
    private var gap: FlowGap?
    /// The places with placeholders; nil if they are not computed yet.
    private var flowWithPlaceholders: FlowPlaceholders?
    /// The places before the running update of the data.
    private var placesBeforeUpdate: FlowPlaces?
    /// The number of measured cells, and the sum of their sizes, from which ``automaticSize`` estimates the others.
    private var measured = MeanSize()

    // MARK: Measures

    /// The minimum space in points between two lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { measureDidChange(minimumLineSpacing != oldValue) } }
    /// The minimum space in points between two items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { measureDidChange(minimumInteritemSpacing != oldValue) } }
    /// The size of all items, unless the delegate returns sizes.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { sizeDidChange(itemSize != oldValue) } }
    /// The size of items until their cells are measured; zero if cells do not determine their sizes.
    open var estimatedItemSize = CGSize.zero { didSet { sizeDidChange(estimatedItemSize != oldValue) } }
    /// The direction in which the lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { sizeDidChange(scrollDirection != oldValue) }
    }
    /// The size of headers, of which only the length along the scroll direction is used; 0 for no headers.
    open var headerReferenceSize = CGSize.zero { didSet { measureDidChange(headerReferenceSize != oldValue) } }
    /// The size of footers, of which only the length along the scroll direction is used; 0 for no footers.
    open var footerReferenceSize = CGSize.zero { didSet { measureDidChange(footerReferenceSize != oldValue) } }
    /// The insets of the lines in each section.
    open var sectionInset = UIEdgeInsets.zero { didSet { measureDidChange(sectionInset != oldValue) } }
    /// The insets to which ``sectionInset`` is added.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { measureDidChange(sectionInsetReference != oldValue) }
    }

    /// Whether headers stay at the beginning of the visible part while their section is on screen.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { super.invalidateLayout() } }
    }
    /// Whether footers stay at the end of the visible part while their section is on screen.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { super.invalidateLayout() } }
    }

    private func measureDidChange(_ hasChanged: Bool) { if hasChanged { invalidateLayout() } }

    private func sizeDidChange(_ hasChanged: Bool) {
        guard hasChanged else { return }
        forgetSizes()
        invalidateLayout()
    }

    /// Forgets all places and measured sizes.
    private func forgetSizes() {
        places = .none
        measured = MeanSize()
    }

    // MARK: Invalidation

    override func delegateDidChange() { invalidateLayout() }

    open override func invalidateLayout() {
        places.becomeOutdated()
        super.invalidateLayout()
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { forgetSizes() }
        if flowContext?.invalidateFlowLayoutDelegateMetrics != false || context.invalidateDataSourceCounts {
            places.becomeOutdated()
        } else if let preferred = context.preferredSize, case .current(var flow) = places {
            // The old value is removed first, so that the tree is changed in place.
            places = .none
            let path = RowPath(preferred.element.indexPath)
            if let item = collectionView?.dataPath(ofLayout: path) { flow.setSize(flowSize(preferred.size), of: item) }
            measured.add(flowSize(preferred.size))
            places = .current(flow)
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesRoom(newBounds)
    }

    /// Whether the room of the lines differs in new bounds or with new insets.
    private func changesRoom(_ newBounds: CGRect) -> Bool {
        guard let view = collectionView, let old = view.laidOutBounds else { return true }
        func room(_ bounds: CGRect, _ inset: UIEdgeInsets) -> [CGFloat] {
            isVertical ? [bounds.width, inset.left, inset.right] : [bounds.height, inset.top, inset.bottom]
        }
        return room(old.bounds, old.inset) != room(newBounds, view.adjustedContentInset)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let changesRoom = changesRoom(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = changesRoom
            context.invalidateFlowLayoutAttributes = changesRoom
        }
        return context
    }

    // MARK: Places

    override var lineAxis: ScrollAxis { isVertical ? .vertical : .horizontal }

    override func linePlace(of path: RowPath) -> (line: Int, item: Int)? {
        guard let flow = currentFlow, flow.contains(path) else { return nil }
        let lines = flow.geometry.section(path.section).section.lines
        guard lines.lineCount < lines.itemCount else { return nil }
        let line = lines.line(ofItem: path.row)
        return (line.number, path.row - line.items.lowerBound)
    }

    override func pinnedLengths(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        currentFlow.map { pinnedLengths(section, $0) } ?? (0, 0)
    }

    /// The places of all items in the order that is shown, with placeholders. They are computed now if they are out of
    /// date.
    var currentFlow: FlowPlaces? {
        guard let flow = flowInShownOrder, let view = collectionView, let paths = view.shownPlaceholders else {
            return flowInShownOrder
        }
        let order = view.shownOrder
        if let shown = flowWithPlaceholders, shown.paths == paths, shown.order == order { return shown.places }
        var places = flow
        for (number, path) in paths.layoutPaths {
            guard let size = view.placeholders?.placeholders[number]?.size else { continue }
            places.geometry.update(path.section) { $0.lines.replace(path.row..<path.row, with: [flowSize(size)]) }
        }
        flowWithPlaceholders = FlowPlaceholders(paths: paths, order: order, places: places)
        return places
    }

    /// The places of all items in the order that is shown, without placeholders.
    private var flowInShownOrder: FlowPlaces? {
        guard let flow = flowOfData, let slot = collectionView?.shownOrder?.slot,
            let items = collectionView?.itemsOfGap, var gap = gap(for: items, in: flow), gap.slots.contains(slot)
        else { return flowOfData }
        let places = gap.places(at: slot, in: flow)
        self.gap = gap
        return places
    }

    /// The places with a gap for items; nil if an item is unknown.
    private func gap(for items: DraggedItems, in flow: FlowPlaces) -> FlowGap? {
        if let gap, gap.items == items { return gap }
        return FlowGap(for: items, incoming: items.incomingSizes.map(flowSize), in: flow)
    }

    /// The places of all items in the order of the data, which are computed now if they are out of date.
    private var flowOfData: FlowPlaces? {
        switch places {
        case .current(let flow): return flow
        case .outdated(let old):
            guard let flow = makeFlow(keeping: old) else { return nil }
            places = .current(flow)
            return flow
        }
    }

    open override func prepare() {
        super.prepare()
        if estimatedItemSize == UICollectionViewFlowLayout.automaticSize, let estimate = measured.takeEstimate(),
            var flow = flowOfData
        {
            flow.setEstimate(estimate)
            places = .current(flow)
        }
        _ = currentFlow
    }

    open override var collectionViewContentSize: CGSize {
        guard let flow = currentFlow else { return .zero }
        let length = CGFloat(flow.geometry.length)
        return isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        currentFlow.map { attributes(in: rect, $0) } ?? []
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentFlow.flatMap { attributes(at: indexPath, $0) }
    }

    private func attributes(at indexPath: IndexPath, _ flow: FlowPlaces) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, flow.contains(RowPath(indexPath)) else { return nil }
        return attributes(of: indexPath, flow.frame(of: RowPath(indexPath)))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let flow = currentFlow, indexPath.count == 2, indexPath.item == 0 else { return nil }
        return headerFooter(elementKind, indexPath.section, flow)
    }

    // MARK: Interactive movement

    /// Returns the index path at whose place the item would be nearest to the position.
    ///
    /// > Note: UIKit chooses the item at the position. Here the choice depends only on the position and on the order
    /// > before the movement, so that the items never alternate, and sections without items can be reached.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let items = collectionView?.movement?.items,
            choosesSlots,
            let slot = slot(for: items, .movement(center: gridPoint(position)), keeping: RowPath(previousIndexPath))
        else { return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position) }
        return IndexPath(slot)
    }

    private func gridPoint(_ point: CGPoint) -> GridPoint {
        isVertical
            ? GridPoint(position: Double(point.x), offset: Double(point.y))
            : GridPoint(position: Double(point.y), offset: Double(point.x))
    }

    private func slot(for items: DraggedItems, _ position: DragPosition, keeping present: RowPath?) -> RowPath? {
        guard let flow = flowOfData, let gap = gap(for: items, in: flow) else { return nil }
        self.gap = gap
        return gap.slots.slot(for: position, keeping: present)?.slot
    }

    // MARK: Drag and drop

    /// False while there are placeholders, because the slots do not count them.
    override var choosesSlots: Bool { collectionView?.placeholders?.isEmpty ?? true }

    override func slot(
        for items: DraggedItems, pointer: CGPoint, center: CGPoint, keeping present: RowPath?
    ) -> RowPath? {
        guard choosesSlots else {
            return super.slot(for: items, pointer: pointer, center: center, keeping: present)
        }
        let pointer = gridPoint(pointer)
        let position: DragPosition =
            items.lead == nil ? .incoming(pointer: pointer) : .session(center: gridPoint(center), pointer: pointer)
        return slot(for: items, position, keeping: present)
    }

    override func slot(after step: SlotStep, from slot: RowPath, for items: DraggedItems) -> RowPath? {
        guard let flow = flowOfData, let gap = gap(for: items, in: flow), gap.slots.contains(slot) else { return nil }
        return gap.slots.slot(after: step, from: slot)
    }

    override func item(at point: CGPoint, before items: DraggedItems) -> (path: RowPath, depth: GridPoint)? {
        guard choosesSlots, let flow = flowOfData, let gap = gap(for: items, in: flow) else {
            return super.item(at: point, before: items)
        }
        self.gap = gap
        return gap.slots.item(at: gridPoint(point))
    }

    override func sizeOfIncomingItem(_ previewSize: CGSize) -> CGSize {
        let isChosenByApp = collectionView.map { FlowMeasures(self, $0).givesItemSizes } == true || estimatesSizes
        guard isChosenByApp, previewSize.width > 0, previewSize.height > 0 else { return itemSize }
        return previewSize
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        // All measures stay, because the data has not changed.
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
        // After a drop, the delegate may have other measures.
        let isMoved = !movementCancelled && indexPaths != previousIndexPaths
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = isMoved
        return context
    }

    override func movementWillEnd() {
        guard case .current = places, let shown = flowInShownOrder else { return }
        places = .current(shown)
    }

    // MARK: Updates

    override func apply(_ plan: BatchUpdatePlan) {
        placesBeforeUpdate = collectionView?.shownOrder == nil ? currentPlaces : gap?.shown ?? currentPlaces
        guard estimatesSizes, var flow = currentPlaces, let estimate = flow.estimate else { return }
        flow.geometry.apply(plan, newSize: estimate)
        places = .outdated(flow)
    }

    /// The places, even if they are out of date.
    private var currentPlaces: FlowPlaces? {
        switch places {
        case .current(let flow): flow
        case .outdated(let flow): flow
        }
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        placesBeforeUpdate = nil
    }

    override func attributesBeforeUpdate(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
        placesBeforeUpdate.flatMap { attributes(at: IndexPath(path), $0) }
    }

    // MARK: Self-sizing

    /// Whether cells determine their sizes. Sizes of the delegate have precedence.
    var estimatesSizes: Bool {
        estimatedItemSize != .zero && collectionView.map { FlowMeasures(self, $0).givesItemSizes } != true
    }

    override func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes {
        attributes.representedElementCategory == .cell && estimatesSizes ? [.width, .height] : []
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        !estimatedAxes(of: originalAttributes).isEmpty && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.preferredSize = (LayoutElement(originalAttributes), preferredAttributes.size)
        }
        return context
    }
}

/// The places of a flow layout.
private enum FlowState {
    case current(FlowPlaces)
    /// The delegate has to be asked for the measures again. Measured sizes are kept.
    case outdated(FlowPlaces?)

    static let none = FlowState.outdated(nil)

    mutating func becomeOutdated() { if case .current(let flow) = self { self = .outdated(flow) } }
}

/// The places of a flow layout with placeholders, and what they were computed for.
private struct FlowPlaceholders {
    let paths: ShownPlaceholders
    let order: PreviewOrder?
    let places: FlowPlaces
}

/// The mean size of the measured cells.
private struct MeanSize {
    private var count = 0
    private var sum = FlowSize(breadth: 0, length: 0)
    /// The number of measured cells at which the estimate is next adapted. It doubles, so that few estimates are made.
    private var limit = 1

    mutating func add(_ size: FlowSize) {
        count += 1
        sum.breadth += size.breadth
        sum.length += size.length
    }

    /// The mean size, if as many cells as before have been measured since the last estimate.
    mutating func takeEstimate() -> FlowSize? {
        guard count >= limit else { return nil }
        limit = count * 2
        return FlowSize(breadth: sum.breadth / Double(count), length: sum.length / Double(count))
    }
}
