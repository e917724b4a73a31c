// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The arrangement of the items, supplementary views and decoration views of a collection view.
///
/// Subclass it for an arrangement of your own. After each invalidation, the collection view calls ``prepare()``, then
/// ``collectionViewContentSize``, then ``layoutAttributesForElements(in:)`` for what is visible.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView? { didSet { collectionViewDidChange() } }

    /// Whether the layout has to be prepared before it is asked for positions.
    private(set) var isInvalid = true
    /// The adjustments that invalidation contexts have requested since the layout was last prepared.
    private var adjustment = (offset: CGPoint.zero, size: CGSize.zero)
    /// The unused decoration views, by kind and class, and the registered classes and nibs.
    var decorationPool = ReusePool<UICollectionReusableView>()

    public override init() { super.init() }

    /// Creates a layout from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: Positions

    /// The class of the attributes that the collection view creates for the layout.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the invalidation contexts that the collection view creates for the layout.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Computes what later calls need. Called after each invalidation; does nothing in this class.
    open func prepare() {}

    /// The size of the content in points; zero in this class.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all items and views that intersect a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, such as a header.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset at which scrolling ends after the user lifts the finger.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: the offset at which scrolling would end.
    ///   - velocity: the velocity of the content.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update or a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Direction

    /// The direction for which the layout computes positions; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether all positions are mirrored if the collection view has another direction than
    /// ``developmentLayoutDirection``; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Marks the whole layout as out of date. The collection view lays out its content at the next layout pass.
    open func invalidateLayout() {
        markInvalid()
        collectionView?.measureAgain()
    }

    /// Marks the parts of the layout as out of date that a context names.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        adjustment.offset.x += context.contentOffsetAdjustment.x
        adjustment.offset.y += context.contentOffsetAdjustment.y
        adjustment.size.width += context.contentSizeAdjustment.width
        adjustment.size.height += context.contentSizeAdjustment.height
        markInvalid()
    }

    /// Returns whether the layout changes if the collection view gets new bounds; false in this class. It is called for
    /// each change of the size or of the content offset.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context with which the layout is invalidated if `shouldInvalidateLayout(forBoundsChange:)` is true.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether the layout changes if a cell wants another size or position; false in this class.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context with which the layout is invalidated if a cell wants another size or position.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = type(of: self).invalidationContextClass
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            misuse(
                "invalidationContextClass of \(Swift.type(of: self)) is \(type). It must be a subclass of "
                    + "UICollectionViewLayoutInvalidationContext.")
        }
        return type.makeOfDelegateClass()
    }

    /// Creates attributes of the class that the layout wants.
    func makeAttributes() -> UICollectionViewLayoutAttributes {
        let type: AnyClass = type(of: self).layoutAttributesClass
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            misuse(
                "layoutAttributesClass of \(Swift.type(of: self)) is \(type). It must be a subclass of "
                    + "UICollectionViewLayoutAttributes.")
        }
        return type.makeOfDelegateClass()
    }

    private func markInvalid() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Prepares the layout if it is invalid.
    ///
    /// - Returns: the adjustments of the content offset and size that invalidation contexts have requested; nil if the
    ///   layout was valid.
    func prepareIfNeeded() -> (offset: CGPoint, size: CGSize)? {
        guard isInvalid else { return nil }
        isInvalid = false
        defer { adjustment = (.zero, .zero) }
        prepare()
        return adjustment
    }

    // MARK: Interactive movement

    /// Returns the index path to which an item moves that the user moves.
    ///
    /// The default is that of the frontmost cell at the position. If there is none, the item stays where it is shown.
    ///
    /// - Parameters:
    ///   - previousIndexPath: the index path at which the item is shown.
    ///   - position: the centre of the moved item.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.defaultTarget(at: position) ?? previousIndexPath }

    /// Returns the attributes of an item that the user moves: by default its own, at the position, in front of all
    /// others.
    ///
    /// - Parameters:
    ///   - indexPath: the index path at which the item is shown.
    ///   - position: the centre of the moved item.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? makeAttributes()
        attributes.indexPath = indexPath
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns the context with which the layout is invalidated if an item that the user moves has a new target.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: the index paths at which the items are shown from now on.
    ///   - targetPosition: the position of the items.
    ///   - previousIndexPaths: the index paths at which the items were shown.
    ///   - previousPosition: the position of the items before.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the context with which the layout is invalidated if the user has dropped an item, or if its movement was
    /// cancelled.
    ///
    /// - Parameters:
    ///   - indexPaths: the final index paths of the items; the original ones after a cancel.
    ///   - previousIndexPaths: the index paths of the items before the movement.
    ///   - movementCancelled: whether the items return to their original places.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Updates

    /// Called after ``prepare()`` during a batch of updates, with the changes of the batch.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation of a batch of updates, after all views have their final attributes.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes with which the animation of an item on screen begins; nil for its old attributes, or for
    /// an inserted item its final attributes without opacity. The index path is that after the update.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes with which the animation of an item ends that was on screen; nil for its new attributes,
    /// or for a deleted item its old attributes without opacity. The index path is that before the update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// As ``initialLayoutAttributesForAppearingItem(at:)`` for a supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)`` for a supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// As ``initialLayoutAttributesForAppearingItem(at:)`` for a decoration view.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)`` for a decoration view.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the supplementary views that a batch of updates removes, by their index paths before the update.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that a batch of updates removes, by their index paths before the update.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that a batch of updates adds, by their index paths after the update.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that a batch of updates adds, by their index paths after the update.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Transitions

    /// Called before the collection view changes from this layout to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view changes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after the views have got the attributes of the new layout, on both layouts.
    open func finalizeLayoutTransition() {}

    /// Called before the size of the collection view changes in an animation, with the old bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called in the animation of a change of the collection view's size, after the views have their new attributes.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Decoration views

    /// Registers the class of decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(
            UICollectionView.source(of: viewClass, "register(_:forDecorationViewOfKind:)"), elementKind)
        invalidateLayout()
    }

    /// Registers the nib of decoration views of a kind; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(nib.map { .nib($0) }, elementKind)
        invalidateLayout()
    }

    // MARK: Internals

    /// Called before the collection view shows the attributes of everything that is on screen.
    func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

    /// Called when another collection view, or none, uses the layout.
    func collectionViewDidChange() {}

    /// The axis along which lines of items follow each other: the axis along which the content scrolls. Vertical if it
    /// scrolls along both or none, or if it consists of pages side by side that are filled row by row.
    var lineAxis: ScrollAxis { scrollsHorizontally && !hasRowsInPages ? .horizontal : .vertical }

    private var scrollsHorizontally: Bool {
        guard let view = collectionView else { return false }
        let (content, room) = (view.contentSize, view.visibleContent.size)
        return content.width > room.width && content.height <= room.height
    }

    /// Whether the first two items are side by side, although there is room for another item below them.
    private var hasRowsInPages: Bool {
        guard let view = collectionView, let count = view.layoutCounts.first, count > 1,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame,
            let second = layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        else { return false }
        let areSideBySide = first.minY < second.maxY && second.minY < first.maxY
        return areSideBySide && view.contentSize.height >= 2 * first.height
    }

    /// The number of an item's line in its section, and its number in the line, from 0; nil if lines have one item, or
    /// if the lines are not known.
    func linePlace(of path: RowPath) -> (line: Int, item: Int)? { linePlaceInRegularGrid(of: path) }

    /// The lengths in points of the header and footer of a section that stay on screen, and may cover items.
    func pinnedLengths(inSection section: Int) -> (header: CGFloat, footer: CGFloat) { (0, 0) }

    /// Called when the collection view has got another delegate.
    func delegateDidChange() {}

    /// Called before the layout is invalidated for an update of the data.
    func apply(_ plan: BatchUpdatePlan) {}

    /// Called when the data has got the order that is shown while an item is moved.
    func movementWillEnd() {}

    // MARK: Drag and drop

    /// The slot at which dragged items would be dropped: their first path among the items that stay; nil if there is
    /// none. The default is the item at the pointer.
    ///
    /// - Parameters:
    ///   - items: the dragged items.
    ///   - pointer: the pointer in the content.
    ///   - center: the centre of the dragged image in the content.
    ///   - present: the present slot; nil if there is none yet.
    func slot(for items: DraggedItems, pointer: CGPoint, center: CGPoint, keeping present: RowPath?) -> RowPath? {
        collectionView?.defaultSlot(at: pointer, keeping: present)
    }

    /// Whether the layout chooses slots itself. Otherwise they are chosen by the frames of the items.
    var choosesSlots: Bool { false }

    /// The slot after a step by the keyboard, in a layout that chooses slots; nil if there is none that way.
    func slot(after step: SlotStep, from slot: RowPath, for items: DraggedItems) -> RowPath? { nil }

    /// The item that was at a point before the drag, and the position of the point in it from 0 to 1 on each axis; nil
    /// if there was none. The default is the item that has the place at the point, because the frames of most layouts
    /// depend on places only.
    func item(at point: CGPoint, before items: DraggedItems) -> (path: RowPath, depth: GridPoint)? {
        guard let view = collectionView else { return nil }
        return layoutAttributesForElements(in: CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1))?.last {
            $0.representedElementCategory == .cell && $0.indexPath.count == 2 && view.frame(of: $0).contains(point)
        }.map { attributes in
            let frame = view.frame(of: attributes)
            let depth = GridPoint(
                position: Double((point.x - frame.minX) / frame.width),
                offset: Double((point.y - frame.minY) / frame.height))
            return (view.itemPath(ofLayout: RowPath(attributes.indexPath)), depth)
        }
    }

    /// The size in points of the gap for an item from outside the collection view, whose preview has the given size.
    func sizeOfIncomingItem(_ previewSize: CGSize) -> CGSize { previewSize }

    /// The attributes of an item before the last change of the data, for an item that moves onto the screen; nil if the
    /// layout does not know them.
    func attributesBeforeUpdate(_ path: RowPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Invalidates a layout whose definition depends on the traits of the collection view.
    ///
    /// - Parameter hasOtherTextSize: whether measured sizes are out of date.
    /// - Returns: whether the layout is such a layout.
    func invalidateTraits(hasOtherTextSize: Bool) -> Bool { false }

    /// The axes on which the size of a view is an estimate, so that the view is asked for the size that fits its
    /// content.
    func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes { [] }
}
