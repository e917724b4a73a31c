// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
    /// The part of the content that is visible inside the insets, along the scroll direction.
    private var visibleRange: ClosedRange<Double>? {
        guard let view = collectionView else { return nil }
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        let (from, to) =
            scrollAxis == .vertical
            ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
            : (bounds.minX + inset.left, bounds.maxX - inset.right)
        return Double(from)...Double(max(from, to))
    }

    /// The attributes of everything in a rectangle.
    func attributes(in rect: CGRect, _ places: CompositionalPlaces) -> [UICollectionViewLayoutAttributes] {
        places.geometry.parts(in: rect, visible: visibleRange).map { attributes(of: $0, places) }
    }

    private func attributes(
        of part: CompositionalPart, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes {
        switch part.element {
        case .item(let path):
            return attributes(.cell, nil, IndexPath(path), part.frame, part.zIndex, section: path.section, places)
        case .attachment(let kind, _, let path):
            return attributes(
                .supplementaryView, kind, IndexPath(path), part.frame, part.zIndex, section: path.section, places)
        case .boundaryItem(let section, let index):
            let kind = places.geometry.section(section).section.section.boundaryItems[index].kind
            return attributes(
                .supplementaryView, kind, IndexPath(item: 0, section: section), part.frame, part.zIndex, section: nil,
                places)
        case .background(let section, let index):
            let kind = places.geometry.section(section).section.section.backgrounds[index].kind
            return attributes(
                .decorationView, kind, IndexPath(item: 0, section: section), part.frame, part.zIndex, section: nil,
                places)
        case .layoutBoundaryItem(let index):
            return attributes(
                .supplementaryView, places.geometry.boundaryItems[index].kind,
                IndexPath(item: Int.max, section: 0), part.frame, part.zIndex, section: nil, places)
        }
    }

    /// Attributes at a frame. `section` is the section whose groups have the view; nil for a view that does not scroll
    /// with them.
    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath, _ frame: CGRect,
        _ zIndex: Int, section: Int?, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(category, kind, indexPath)
        attributes.frame = frame
        attributes.zIndex = zIndex
        if category != .decorationView {
            attributes.listRole = places.listRole(LayoutElement(attributes), frame: frame)
        }
        if let section, places.scrollsAcross(section) {
            // The views of a section that scrolls across are in a scroll view, in which they keep their places.
            let offset = places.geometry.section(section).section.orthogonalOffset
            attributes.scrollingSection = section
            if scrollAxis == .vertical { attributes.center.x += offset } else { attributes.center.y += offset }
        }
        return attributes
    }

    // MARK: Single elements

    func attributes(
        ofItem indexPath: IndexPath, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, places.contains(RowPath(indexPath)),
            let cell = places.geometry.cell(of: RowPath(indexPath))
        else { return nil }
        return attributes(.cell, nil, indexPath, cell.frame, cell.zIndex, section: indexPath.section, places)
    }

    func supplementaryAttributes(
        _ kind: String, _ indexPath: IndexPath, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        if let boundary = places.boundary(LayoutElement(kind, indexPath), visible: visibleRange) {
            return attributes(
                .supplementaryView, kind, indexPath, boundary.frame, boundary.zIndex, section: nil, places)
        }
        guard places.contains(RowPath(indexPath)), let cell = places.geometry.cell(of: RowPath(indexPath)) else {
            return nil
        }
        // Views are attached inside the group of their item, which intersects the item's frame.
        return places.geometry.parts(in: cell.frame.insetBy(dx: -1, dy: -1)).lazy.filter { part in
            guard case .attachment(kind, _, RowPath(indexPath)) = part.element else { return false }
            return true
        }.first.map { self.attributes(of: $0, places) }
    }

    func decorationAttributes(
        _ kind: String, _ indexPath: IndexPath, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, indexPath.section >= 0,
            indexPath.section < places.geometry.sectionCount
        else { return nil }
        let (section, offset) = places.geometry.section(indexPath.section)
        guard let index = section.section.backgrounds.firstIndex(where: { $0.kind == kind }),
            index < section.backgroundFrames.count
        else { return nil }
        let frame = section.backgroundFrames[index]
        let moved =
            scrollAxis == .vertical ? frame.offsetBy(dx: 0, dy: offset) : frame.offsetBy(dx: offset, dy: 0)
        return attributes(
            .decorationView, kind, indexPath, moved, section.section.backgrounds[index].zIndex, section: nil, places)
    }

    // MARK: Handlers

    /// Lets the handlers of sections change the attributes of their visible items, the last section first.
    func callHandlers(_ all: [UICollectionViewLayoutAttributes], _ places: CompositionalPlaces) {
        let sections = Dictionary(grouping: all.filter { $0.representedElementCategory != .decorationView }) {
            $0.indexPath.section
        }
        for (section, items) in sections.sorted(by: { $0.key > $1.key }) {
            guard places.definitions.indices.contains(section),
                let handler = places.definitions[section]?.visibleItemsInvalidationHandler
            else { continue }
            let offset = places.geometry.section(section).section.orthogonalOffset
            let cells = items.filter { $0.representedElementCategory == .cell }
            let views = items.filter { $0.representedElementCategory != .cell }
            handler(
                cells + views, scrollAxis == .vertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
                places.environment)
        }
    }

    // MARK: Sections that scroll across

    func scrollsAcross(_ section: Int) -> Bool { currentPlaces?.scrollsAcross(section) ?? false }

    /// The row of a section that scrolls across the scroll direction; nil if it does not.
    func scrollingRow(_ section: Int) -> ScrollingRow? {
        guard let places = currentPlaces, places.scrollsAcross(section), let definition = places.definitions[section]
        else { return nil }
        let (element, offset) = places.geometry.section(section)
        let origin = element.groupsOrigin
        let length = element.groups.length()
        let breadth = element.groups.breadth
        let isVertical = scrollAxis == .vertical
        // The beginning of the groups without scrolling, and their room on the other side.
        let start = (isVertical ? origin.x : origin.y) + element.orthogonalOffset
        let side = isVertical ? places.geometry.container.width : places.geometry.container.height
        let stops = element.orthogonalStops
        return ScrollingRow(
            isHorizontal: isVertical, start: start, length: length, side: side,
            position: (isVertical ? origin.y : origin.x) + offset, breadth: breadth,
            offset: element.orthogonalOffset, stops: stops, properties: definition.orthogonalScrollingProperties,
            behavior: definition.orthogonalScrollingBehavior)
    }

    /// The items of a section that scrolls across in a rectangle of the content, where they are on screen. They may be
    /// outside the content, because the row is longer than the content is wide.
    ///
    /// - Complexity: O(k log n) for k groups in the rectangle
    func items(ofScrollingRow section: Int, in rect: CGRect) -> [RowPath] {
        guard let places = currentPlaces, places.scrollsAcross(section) else { return [] }
        let (element, offset) = places.geometry.section(section)
        return element.parts(in: rect, section: section, offset: offset, places.geometry.grid).compactMap { part in
            if case .item(let path) = part.element, part.frame.overlaps(rect) { path } else { nil }
        }
    }

    /// Scrolls a section. The views keep their attributes, because they are in the section's scroll view.
    func scroll(_ section: Int, to offset: Double) {
        places?.geometry.update(section) { $0.orthogonalOffset = offset }
    }
}

/// The row of a section that scrolls across the scroll direction of its layout.
struct ScrollingRow {
    let isHorizontal: Bool
    /// The beginning of the first group on the row's axis, if the row is not scrolled.
    let start: CGFloat
    /// The length of all groups.
    let length: CGFloat
    /// The length of the row that is on screen.
    let side: CGFloat
    /// The position of the row on the layout's scroll axis, and its extent there.
    let position: CGFloat
    let breadth: CGFloat
    /// The distance by which the row is scrolled, from the beginning of its first group.
    let offset: CGFloat
    let stops: OrthogonalStops
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}
