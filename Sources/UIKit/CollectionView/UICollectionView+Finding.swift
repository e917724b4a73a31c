// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: Counts

    /// The number of sections.
    public var numberOfSections: Int {
        loadDataIfNeeded()
        return list.counts.count
    }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection section: Int) -> Int {
        loadDataIfNeeded()
        guard list.counts.indices.contains(section) else {
            misuse(
                "request for number of items in section \(section) when there are only \(list.counts.count) sections in "
                    + "the collection view. Ask for 0 up to numberOfSections, without it.")
        }
        return layoutRequests > 0 ? layoutCount(inSection: section) : list.counts[section]
    }

    // MARK: Finding cells and views

    /// The cells on screen, in no order.
    public var visibleCells: [UICollectionViewCell] {
        finishLayout()
        return visible.cells.filter { isOnScreen($0.key) }.map(\.value)
    }

    /// The index paths of the items on screen, in no order.
    public var indexPathsForVisibleItems: [IndexPath] {
        finishLayout()
        return visible.cells.keys.filter(isOnScreen).map { IndexPath($0) }
    }

    private func isOnScreen(_ path: RowPath) -> Bool { frameOfRow(path).overlaps(bounds) }

    /// Returns the cell of an item; nil if the item has none, because it is not on screen, or does not exist.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        finishLayout()
        return existingRow(indexPath).flatMap { visible.cells[$0] }
    }

    /// Returns the index path of the item that a cell shows; nil if it shows none.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.list === self ? cell.path.map { IndexPath($0) } : nil
    }

    /// Returns the index path of the item at a point of the content; nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        return rows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)).insetBy(dx: -0.5, dy: -0.5))
            .first { frameOfRow($0).contains(point) }.map { IndexPath($0) }
    }

    /// Returns the supplementary view of a kind at an index path; nil if it is not on screen.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        finishLayout()
        return supplementary.views[LayoutElement(elementKind, indexPath)]
    }

    /// Returns the supplementary views of a kind that are on screen, in no order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        finishLayout()
        return supplementary.views.filter { $0.key.kind == elementKind && !$0.key.isDecoration }.map(\.value)
    }

    /// Returns the index paths of the supplementary views of a kind that are on screen, in no order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        finishLayout()
        return supplementary.views.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.indexPath)
    }

    /// Returns the attributes of an item; nil if there is no such item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        existingRow(indexPath).flatMap { attributes(of: $0) }
    }

    /// Returns the attributes of a supplementary view; nil if the layout has no such view.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        loadDataIfNeeded()
        return shownAttributes(of: LayoutElement(kind, indexPath))
    }

    /// Lays the collection view out now if its layout is pending.
    private func finishLayout() {
        if layer.needsLayout(), !isLayingOutRows { layOutCollection() }
    }

    // MARK: Selection by the app

    /// The index paths of the selected items in the order of selection; nil if no item is selected.
    public var indexPathsForSelectedItems: [IndexPath]? {
        list.selection.isEmpty ? nil : list.selection.paths().map { IndexPath($0) }
    }

    /// Selects an item without calling the delegate; nil deselects all items.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return deselectAll(animated: animated) }
        guard allowsSelection, let path = existingRow(indexPath) else { return }
        select(path, animated: animated)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without calling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let path = existingRow(indexPath) else { return }
        deselect(path, animated: animated)
    }

    // MARK: Scrolling to items

    /// Scrolls until an item is at `scrollPosition`, as far as the content allows.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadDataIfNeeded()
        guard scrollPosition.isValid else {
            misuse(
                "scrollToItem(at:at:animated:) was given several vertical or several horizontal positions. Pass at most "
                    + "one of top, centeredVertically and bottom, and one of left, centeredHorizontally and right.")
        }
        guard let path = existingRow(indexPath) else {
            let section = indexPath.first ?? 0
            let count = list.counts.indices.contains(section) ? list.counts[section] : 0
            misuse(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.last ?? 0)) when there "
                    + "are only \(count) items in section \(section). Collection view: \(self).")
        }
        scrollRow(of: path, scrollPosition, animated: animated)
        let row = list.reference(to: path)
        func target() -> CGPoint { row.path.map { offset(showing: $0, scrollPosition) } ?? contentOffset }
        if target() != contentOffset { setContentOffset(target(), animated: animated) }
        guard !animated else { return }
        // Cells that are measured at the target may move the item.
        if scrollPosition != [] { revealed = (row, scrollPosition) }
        defer { revealed = nil }
        for _ in 0..<4 where layer.needsLayout() && !isLayingOutRows {
            layoutIfNeeded()
            if target() != contentOffset { contentOffset = target() }
        }
    }

    /// The content offset at which an item is at a position on screen.
    func offset(showing path: RowPath, _ position: ScrollPosition) -> CGPoint {
        let (frame, inset) = (frameOfRow(path), restingInset)
        let visible = visibleContent
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
        return resting(offset)
    }

    func offsetRevealing(_ path: RowPath) -> CGPoint {
        let (frame, visible) = (frameToReveal(path), visibleContent)
        var offset = contentOffset
        for axis in ScrollAxis.both {
            let (wanted, shown) = (frame.extent(axis), visible.extent(axis))
            if wanted.end > shown.end { offset[axis] += wanted.end - shown.end }
            let start = shown.start + offset[axis] - contentOffset[axis]
            if wanted.start < start { offset[axis] = contentOffset[axis] + wanted.start - shown.start }
        }
        return resting(offset)
    }

    /// The frame of an item, enlarged by the headers and footers that cover its edge of the screen. An item of a
    /// section's first line is revealed together with the header, one of the last line with the footer, if both fit on
    /// screen.
    private func frameToReveal(_ path: RowPath) -> CGRect {
        // Headers are before the items in the coordinates of the layout, which are mirrored on screen.
        let (layout, frame) = (collectionViewLayout, mirrored(frameOfRow(path)))
        let axis = layout.lineAxis
        let room = visibleContent.size[axis]
        let (item, pinned) = (frame.extent(axis), layout.pinnedLengths(inSection: path.section))
        func isInLine(_ row: Int) -> Bool {
            let other = mirrored(frameOfRow(RowPath(section: path.section, row: row))).extent(axis)
            return other.start <= (item.start + item.end) / 2 && (item.start + item.end) / 2 <= other.end
        }
        func extent(of kind: String) -> (start: CGFloat, end: CGFloat)? {
            let element = LayoutElement(kind, IndexPath(item: 0, section: path.section))
            return shownAttributes(of: element).map { mirrored($0.frame).extent(axis) }
        }
        var (start, end) = (item.start - pinned.header, item.end + pinned.footer)
        if isInLine(0) {
            if pinned.header == 0, let header = extent(of: UICollectionView.elementKindSectionHeader) {
                start = min(start, header.start)
            }
            if isFirstSectionWithItems(path.section) { start = min(start, 0) }
        }
        if isInLine(list.rows.count(inSection: path.section) - 1) {
            if pinned.footer == 0, let footer = extent(of: UICollectionView.elementKindSectionFooter) {
                end = max(end, footer.end)
            }
            if isLastSectionWithItems(path.section) { end = max(end, contentSize[axis]) }
        }
        if end - item.start > room { end = item.end }
        if item.end - start > room { start = item.start }
        if end - start > room { end = item.end }
        return mirrored(
            axis == .vertical
                ? CGRect(x: frame.minX, y: start, width: frame.width, height: end - start)
                : CGRect(x: start, y: frame.minY, width: end - start, height: frame.height))
    }

    private func isFirstSectionWithItems(_ section: Int) -> Bool {
        list.rows.path(ofRowNumber: 0).section == section
    }

    private func isLastSectionWithItems(_ section: Int) -> Bool {
        list.rows.path(ofRowNumber: list.rows.count - 1).section == section
    }

    func reveal(_ path: RowPath, animated: Bool) {
        scrollRow(of: path, [], animated: animated && !Motion.isReduced)
        let target = offsetRevealing(path)
        if target != contentOffset { setContentOffset(target, animated: animated && !Motion.isReduced) }
    }

    // MARK: Scroll anchor

    /// The topmost item in a rectangle that has a cell, and its distance from the rectangle's origin; nil at the top of
    /// the content, so that new items become visible. An item that only bars cover is not chosen if there are others.
    ///
    /// - Parameter inset: the insets that the rectangle had; nil for the present ones.
    func topmostAnchor(in rect: CGRect, inset: UIEdgeInsets? = nil) -> ItemAnchor? {
        let inset = inset ?? restingInset
        let isAtSide =
            isMirrored ? rect.maxX >= contentSize.width + inset.right : rect.minX <= -inset.left
        guard rect.minY > -inset.top || !isAtSide else { return nil }
        let frames = visible.cells.filter { !isLifted($0.key) }.compactMap { path, cell in
            cell.appliedAttributes.map { (path: path, frame: $0.frame) }
        }.filter { $0.frame.overlaps(rect) }
        let visibleRect = rect.inset(by: inset)
        let uncovered = frames.filter { $0.frame.overlaps(visibleRect) }
        let candidates = uncovered.isEmpty ? frames : uncovered
        // An item that is measured now may change its size, so that an item below it is better.
        let measured = candidates.filter { path, _ in
            visible.cells[path].map { !visible.cellsToMeasure.contains(ObjectIdentifier($0)) } ?? false
        }
        guard let first = (measured.isEmpty ? candidates : measured).min(by: { $0.path < $1.path }) else { return nil }
        return ItemAnchor(
            path: first.path,
            distance: CGVector(dx: first.frame.minX - rect.minX, dy: first.frame.minY - rect.minY),
            size: first.frame.size, edge: CGVector(dx: inset.left, dy: inset.top))
    }

    /// Scrolls until the item of the anchor is at its stored position on screen.
    func restore(_ anchor: ItemAnchor) {
        guard list.rows.contains(anchor.path) else { return }
        let frame = frameOfRow(anchor.path)
        var offset = CGPoint(x: frame.minX - anchor.distance.dx, y: frame.minY - anchor.distance.dy)
        // Only the scroll direction is anchored.
        if contentSize.width <= bounds.width { offset.x = contentOffset.x }
        if contentSize.height <= bounds.height { offset.y = contentOffset.y }
        offset = resting(offset)
        if offset != contentOffset { contentOffset = offset }
    }
}

/// An item and its position on screen, which it keeps when the content around it changes.
struct ItemAnchor {
    var path: RowPath
    /// The distance from the origin of the bounds to the origin of the item, in points.
    var distance: CGVector
    let size: CGSize
    /// The width and height of the bars at the left and the top of the bounds.
    let edge: CGVector

    /// Changes the distance for a new size of the item. If a part of the item was off screen before, the same share of
    /// it is off screen afterwards, so that an item that becomes smaller does not leave the screen.
    mutating func resize(to newSize: CGSize) {
        func scaled(_ distance: CGFloat, _ edge: CGFloat, _ old: CGFloat, _ new: CGFloat) -> CGFloat {
            distance < edge && old > 0 ? edge - (edge - distance) * new / old : distance
        }
        distance.dx = scaled(distance.dx, edge.dx, size.width, newSize.width)
        distance.dy = scaled(distance.dy, edge.dy, size.height, newSize.height)
    }
}

extension UICollectionView.ScrollPosition {
    /// Whether there is at most one position for each axis.
    fileprivate var isValid: Bool {
        func count(_ options: [Self]) -> Int { options.count(where: contains) }
        return count([.top, .centeredVertically, .bottom]) <= 1 && count([.left, .centeredHorizontally, .right]) <= 1
    }
}

extension CGRect {
    /// The coordinates at which the rectangle begins and ends along an axis.
    fileprivate func extent(_ axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
        axis == .vertical ? (minY, maxY) : (minX, maxX)
    }
}
