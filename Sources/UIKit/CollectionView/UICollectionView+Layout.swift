// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView {
    /// The maximum number of passes of one layout. UIKit gives up after as many passes, if cells do not settle on a
    /// size.
    private static let maximumPasses = 100

    // MARK: The layout pass

    /// Lays out the items, applies batches of updates that were made during the layout, and prefetches items.
    func layOutCollection() {
        loadDataIfNeeded()
        guard !isLayingOutRows else { return }
        layingOutRows { layOutItems() }
        if case .behind(let batches) = data { applyLateBatches(batches) }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        placeSectionIndex()
        prefetch()
    }

    /// Gives all views on screen the attributes of the layout, and recycles the views off screen.
    private func layOutItems() {
        let change = invalidateForNewBounds()
        let shown = showSettledElements(applies: change == nil)
        if let change { show(shown, after: change) }
        guard !isOutOfDate else { return }
        removeViews(besides: shown)
        placeholders?.layOut()
        showOutline()
    }

    /// Shows all items and views on screen, and measures them until the layout does not change any more.
    ///
    /// - Parameter applies: whether the views get their attributes.
    /// - Returns: the attributes of everything that is on screen.
    func showSettledElements(applies: Bool = true) -> [UICollectionViewLayoutAttributes] {
        for _ in 0..<UICollectionView.maximumPasses {
            let shown = showElements(applies: applies)
            if shown.isFinal || isOutOfDate { return shown.attributes }
        }
        misuse(
            "\(self) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing "
                + "views whose preferred attributes are not returning a consistent size, or a layout that "
                + "invalidates itself in prepare(). Return the same size for the same content.")
    }

    /// Invalidates the layout if it depends on the bounds or the traits, and these have changed. The topmost item keeps
    /// its position if the size, an inset or a trait has changed.
    ///
    /// - Returns: the change that the caller has to animate; nil if no views are animated.
    private func invalidateForNewBounds() -> AnimatedBoundsChange? {
        guard let old = laidOutBounds else {
            laidOutBounds = LaidOutBounds(self)
            return nil
        }
        let new = LaidOutBounds(self)
        guard old != new else { return nil }
        let layout = collectionViewLayout
        let hasOtherTextSize =
            old.traits.preferredContentSizeCategory != new.traits.preferredContentSizeCategory
        let dependsOnTraits = old.traits != new.traits && layout.invalidateTraits(hasOtherTextSize: hasOtherTextSize)
        let isResized = old.bounds.size != new.bounds.size || old.inset != new.inset || dependsOnTraits
        let isInvalidated = layout.shouldInvalidateLayout(forBoundsChange: bounds) || isResized
        // If only an inset has changed, the app or the safe area may have scrolled since.
        let rect = old.bounds.size == new.bounds.size ? new.bounds : old.bounds
        let anchor = isInvalidated && isResized ? topmostAnchor(in: rect, inset: old.inset) : nil
        let isAnimated = old.bounds.size != new.bounds.size && UIView.inheritedAnimationDuration > 0
        if isInvalidated { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds)) }
        if isResized || hasOtherTextSize {
            measureAgain()
            dropPositions?.roomDidChange()
        }
        laidOutBounds = new
        guard isInvalidated else { return nil }
        let before = isAnimated ? shownElements.map { (element: $0, inLayout: layoutElement($0)) } : []
        prepareLayout()
        let change = isAnimated ? AnimatedBoundsChange(from: old.bounds, of: before, in: layout) : nil
        if let anchor { restore(anchor) }
        return change
    }

    /// Prepares the layout if it is invalid, and applies its content size.
    func prepareLayout() {
        guard dataIsLoaded, let adjustment = askingLayout({ collectionViewLayout.prepareIfNeeded() }) else { return }
        var size = askingLayout { collectionViewLayout.collectionViewContentSize }
        guard size.width.isFinite, size.height.isFinite else {
            misuse("The layout \(collectionViewLayout) has the content size \(size). Return a finite size.")
        }
        size.width += adjustment.size.width
        size.height += adjustment.size.height
        if size != contentSize {
            // Mirrored content begins at its right edge, from which the offset keeps its distance.
            let growth = isMirrored ? size.width - contentSize.width : 0
            contentSize = size
            if growth != 0 { contentOffset = resting(CGPoint(x: contentOffset.x + growth, y: contentOffset.y)) }
        }
        if let offset = (collectionViewLayout as? UICollectionViewTransitionLayout)?.offset, offset != contentOffset {
            contentOffset = offset
        }
        if adjustment.offset != .zero {
            contentOffset = CGPoint(
                x: contentOffset.x + adjustment.offset.x, y: contentOffset.y + adjustment.offset.y)
        }
    }

    /// The attributes of the items and views in a rectangle of the content. Attributes without an item are left out.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let rect = mirrored(rect)
        let all = askingLayout { collectionViewLayout.layoutAttributesForElements(in: rect) } ?? []
        let valid = all.compactMap(withDataPath).filter { attributes in
            guard attributes.hasFiniteFrame else {
                misuse(
                    "The layout \(collectionViewLayout) returned attributes with the frame \(attributes.frame) for "
                        + "\(attributes.indexPath). Return finite frames.")
            }
            let isValid =
                attributes.representedElementCategory != .cell
                || attributes.indexPath.count == 2 && list.rows.contains(RowPath(attributes.indexPath))
            if !isValid, !hasWarnedOfInvalidAttributes {
                hasWarnedOfInvalidAttributes = true
                warn(
                    "Layout attributes \(attributes) were received from the layout \(collectionViewLayout) but are not "
                        + "valid for the data source counts. Attributes will be ignored.")
            }
            return isValid
        }
        let shown = isMirrored ? valid.map { mirrored($0) ?? $0 } : valid
        return movement.map { replacingMovedItem($0, in: shown) } ?? shown
    }

    /// The attributes on screen, in which a moved item is at its position and not at its place in the layout.
    private func replacingMovedItem(
        _ movement: ItemMovement, in attributes: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard list.rows.contains(movement.item) else { return attributes }
        let element = LayoutElement(item: IndexPath(movement.item))
        let others = attributes.filter { LayoutElement($0) != element }
        // Its place may be off screen.
        guard movement.isLifted || others.count < attributes.count else { return attributes }
        return others + [self.attributes(ofMoved: movement)]
    }

    // MARK: Direction

    /// Whether the positions of the layout are mirrored, because it is made for the other direction of text.
    var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    /// A rectangle of the content in the coordinates of the layout, or the other way round.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The attributes at their place on screen: mirrored if the layout is made for the other direction of text.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard isMirrored, let attributes = attributes?.copied() else { return attributes }
        attributes.center.x = contentSize.width - attributes.center.x
        return attributes
    }

    /// The attributes of an element on screen; nil if the layout does not have it.
    func shownAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        if element.isItem, let movement, element.indexPath == IndexPath(movement.item) {
            return attributes(ofMoved: movement)
        }
        let found = askingLayout { collectionViewLayout.attributes(of: layoutElement(element)) }
        return mirrored(found.flatMap(withDataPath))
    }

    /// Shows all items and views on screen, and measures the cells whose size is an estimate.
    ///
    /// - Parameter applies: whether the views get their attributes.
    /// - Returns: the attributes of everything that is on screen, and whether the layout is still valid.
    private func showElements(applies: Bool) -> (attributes: [UICollectionViewLayoutAttributes], isFinal: Bool) {
        prepareLayout()
        let attributes = attributes(in: bounds)
        collectionViewLayout.willShow(attributes)
        var preferred: PreferredAttributes = [:]
        let showsAll = showMissingViews(attributes, measuring: &preferred)
        guard !isOutOfDate, !measure(attributes, preferred), !collectionViewLayout.isInvalid else {
            return (attributes, false)
        }
        if !showsAll {
            // The layout has not used the measured sizes, so that all items stay on screen.
            showMissingViews(attributes)
            guard !isOutOfDate, !measure(attributes), !collectionViewLayout.isInvalid else {
                return (attributes, false)
            }
        }
        layOutRows()
        if applies { for attributes in attributes { view(of: attributes).map { show(attributes, in: $0) } } }
        return (attributes, true)
    }

    /// The view on screen with the given attributes; nil if there is none.
    func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        view(of: LayoutElement(attributes))
    }

    /// The view on screen of an element; nil if there is none.
    func view(of element: LayoutElement) -> UICollectionReusableView? {
        element.isItem ? visible.cells[RowPath(element.indexPath)] : supplementary.views[element]
    }

    /// Creates the cells and views that are on screen and do not exist yet. Hidden ones are not created.
    private func showMissingViews(_ attributes: [UICollectionViewLayoutAttributes]) {
        for attributes in attributes where !isOutOfDate { showIfMissing(attributes) }
    }

    /// Creates the missing cells and views, and measures new cells of estimated size. Items are left out that the
    /// measured ones push off the screen. The next pass creates those of them that are on screen nevertheless.
    ///
    /// - Parameter preferred: the attributes that fit the content of the measured cells.
    /// - Returns: whether no items were left out.
    private func showMissingViews(
        _ attributes: [UICollectionViewLayoutAttributes], measuring preferred: inout PreferredAttributes
    ) -> Bool {
        let layout = collectionViewLayout
        let isUpward = revealed.map { $0.position.contains(.bottom) } ?? false
        guard layout.lineAxis == .vertical else {
            showMissingViews(attributes)
            return true
        }
        // The growth of the measured items, and the end of the last of them.
        var (growth, end, showsAll): (CGFloat, CGFloat?, Bool) = (0, nil, true)
        for attributes in isUpward ? attributes.reversed() : attributes where !isOutOfDate {
            let (element, frame) = (LayoutElement(attributes), attributes.frame)
            guard element.isItem, visible.cells[RowPath(element.indexPath)] == nil,
                !layout.estimatedAxes(of: attributes).isEmpty
            else {
                showIfMissing(attributes)
                continue
            }
            let isPushedOff = isUpward ? frame.maxY - growth <= bounds.minY : frame.minY + growth >= bounds.maxY
            if growth > 0, isPushedOff {
                showsAll = false
                continue
            }
            showIfMissing(attributes)
            guard let cell = visible.cells[RowPath(element.indexPath)] else { continue }
            let fitting = cell.preferredLayoutAttributesFitting(withLayoutPath(attributes).copied())
            preferred[ObjectIdentifier(cell)] = fitting
            // Of items side by side, only one counts.
            if let end, isUpward ? frame.maxY > end : frame.minY < end { continue }
            growth += fitting.size.height - frame.height
            end = isUpward ? frame.minY : frame.maxY
        }
        return showsAll
    }

    private func showIfMissing(_ attributes: UICollectionViewLayoutAttributes) {
        guard !attributes.isHidden else { return }
        let element = LayoutElement(attributes)
        if !element.isItem {
            showSupplementary(element, attributes)
        } else if visible.cells[RowPath(attributes.indexPath)] == nil {
            showCell(RowPath(attributes.indexPath), attributes)
        }
    }

    /// Requests the cell of an item, and shows it.
    func showCell(_ path: RowPath, _ attributes: UICollectionViewLayoutAttributes) {
        let before = request
        request = DequeueRequest(attributes: attributes)
        let cell = makeCell(path)
        request = before
        guard !isOutOfDate else { return returnUnshownToPool(cell, path) }
        visible.cellsToMeasure.insert(ObjectIdentifier(cell))
        UIView.performWithoutAnimation {
            insert(cell, attributes)
            cell.show(attributes)
        }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: IndexPath(path))
    }

    // MARK: Self-sizing

    /// The attributes that fit the content of cells that were measured when they were created.
    private typealias PreferredAttributes = [ObjectIdentifier: UICollectionViewLayoutAttributes]

    /// Asks new and changed cells for the attributes that fit their content.
    ///
    /// - Parameter known: the attributes of the cells that are measured already.
    /// - Returns: whether the layout has become invalid. The item at the top of the screen then keeps its position, or
    ///   the item to which the collection view is being scrolled.
    private func measure(
        _ attributes: [UICollectionViewLayoutAttributes], _ known: PreferredAttributes = [:]
    ) -> Bool {
        guard !visible.cellsToMeasure.isEmpty else { return false }
        let layout = collectionViewLayout
        let anchor = topmostAnchor(in: bounds)
        var isChanged = false
        for original in attributes {
            guard let view = view(of: original), visible.cellsToMeasure.remove(ObjectIdentifier(view)) != nil,
                original.representedElementCategory != .decorationView
            else { continue }
            let original = withLayoutPath(original)
            let preferred =
                known[ObjectIdentifier(view)] ?? view.preferredLayoutAttributesFitting(original.copied())
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            isChanged = true
        }
        // A cell that was made off screen, because its item has the focus, is measured when it is on screen.
        if !visible.cellsToMeasure.isEmpty {
            visible.cellsToMeasure.formIntersection(visible.cells.values.map { ObjectIdentifier($0) })
        }
        guard isChanged else { return false }
        prepareLayout()
        if let revealed, let path = revealed.row.path {
            contentOffset = offset(showing: path, revealed.position)
        } else if let anchor {
            restore(anchor)
        }
        return true
    }

    /// Measures all views on screen at the next layout, because the room or the measures of the layout have changed.
    func measureAgain() { visible.cellsToMeasure.formUnion(allViews.map { ObjectIdentifier($0) }) }

    /// Measures a cell at the next layout because its content has changed.
    func contentDidChange(in cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutRows, let path = cell.path,
            visible.cells[path] === cell, let attributes = cell.appliedAttributes,
            !collectionViewLayout.estimatedAxes(of: attributes).isEmpty
        else { return }
        visible.cellsToMeasure.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    // MARK: Recycling

    /// Recycles the views that are neither on screen nor in use.
    private func removeViews(besides shown: [UICollectionViewLayoutAttributes]) {
        let elements = Set(shown.map { LayoutElement($0) })
        let gone = visible.cells.filter { path, cell in
            !elements.contains(LayoutElement(item: IndexPath(path))) && cell.animationNumbers.isEmpty
                && !isInUse(cell, path)
        }
        for (path, cell) in gone.sorted(by: { $0.key < $1.key }) where visible.cells[path] === cell {
            // The touch is cancelled now, because the cell may show another item or none when the touch ends.
            if touchedRow?.path == path { cancelRowTouch() }
            if visible.cells[path] === cell { recycle(cell, path: path) }
        }
        for (element, view) in supplementary.views where !elements.contains(element) && view.animationNumbers.isEmpty {
            recycle(view, element)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var hasFiniteFrame: Bool {
        center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// The bounds, insets and traits for which a collection view has asked its layout last.
struct LaidOutBounds: Equatable {
    let bounds: CGRect
    let inset: UIEdgeInsets
    let traits: UITraitCollection

    @MainActor
    init(_ view: UICollectionView) {
        (bounds, inset, traits) = (view.bounds, view.adjustedContentInset, view.traitCollection)
    }
}
