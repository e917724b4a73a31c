// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
    /// The `zIndex` of headers and footers that can stay on screen, so that they cover items.
    private static let pinnedZIndex = 10

    /// The frame in the content for a place in the lines, on the pixel grid.
    private func rect(of place: FlowFrame) -> CGRect {
        let scale = collectionView?.pixelsPerPoint ?? 1
        func snapped(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
        let (position, offset) = (snapped(place.position), snapped(place.offset))
        return isVertical
            ? CGRect(x: position, y: offset, width: place.size.breadth, height: place.size.length)
            : CGRect(x: offset, y: position, width: place.size.length, height: place.size.breadth)
    }

    func attributes(of indexPath: IndexPath, _ place: FlowFrame) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.indexPath = indexPath
        attributes.frame = rect(of: place)
        return attributes
    }

    /// The attributes of everything in a rectangle: for each section its header, its items and its footer.
    func attributes(in rect: CGRect, _ flow: FlowPlaces) -> [UICollectionViewLayoutAttributes] {
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return flow.geometry.sections(from: Double(from), to: Double(to)).flatMap { index, section, offset in
            let header = headerFooter(UICollectionView.elementKindSectionHeader, index, section, offset)
            let footer = headerFooter(UICollectionView.elementKindSectionFooter, index, section, offset)
            let first = offset + section.linesOffset
            var items: [UICollectionViewLayoutAttributes] = []
            var next = section.lines.firstLine(endingAfter: Double(from) - first)
            while let line = next, first + line.offset < Double(to) {
                for (item, frame) in zip(line.items, section.lines.frames(in: line)) {
                    var place = flow.shifted(frame, index)
                    place.offset += first
                    items.append(attributes(of: IndexPath(item: item, section: index), place))
                }
                next = section.lines.line(after: line)
            }
            return ([header].compactMap { $0 } + items + [footer].compactMap { $0 }).filter { $0.frame.overlaps(rect) }
        }
    }

    /// The attributes of the header or footer of a section; nil if it has none.
    func headerFooter(_ kind: String, _ section: Int, _ flow: FlowPlaces) -> UICollectionViewLayoutAttributes? {
        guard section >= 0, section < flow.geometry.sectionCount else { return nil }
        let (element, offset) = flow.geometry.section(section)
        return headerFooter(kind, section, element, offset)
    }

    private func headerFooter(
        _ kind: String, _ index: Int, _ section: FlowSection, _ offset: Double
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.header : section.footer
        guard length > 0 else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        var start = isHeader ? offset : offset + section.footerOffset
        if isPinned, let visible = visibleRange {
            if isHeader {
                start = min(max(start, visible.lowerBound), offset + section.summary.length - length)
            } else {
                start = max(min(start, visible.upperBound - length), offset)
            }
        }
        let attributes = makeAttributes()
        attributes.represent(.supplementaryView, kind, IndexPath(item: 0, section: index))
        if isPinned { attributes.zIndex = Self.pinnedZIndex }
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: room, height: length) : CGRect(x: start, y: 0, width: length, height: room)
        return attributes
    }

    /// The lengths in points of the header and footer of a section that are pinned to the edges of the screen.
    func pinnedLengths(_ section: Int, _ flow: FlowPlaces) -> (header: CGFloat, footer: CGFloat) {
        let (element, _) = flow.geometry.section(section)
        return (
            sectionHeadersPinToVisibleBounds ? CGFloat(element.header) : 0,
            sectionFootersPinToVisibleBounds ? CGFloat(element.footer) : 0
        )
    }

    /// The part of the content that is visible inside the insets, along the scroll direction.
    private var visibleRange: ClosedRange<Double>? {
        guard let view = collectionView else { return nil }
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        let (from, to) =
            isVertical
            ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
            : (bounds.minX + inset.left, bounds.maxX - inset.right)
        return Double(from)...Double(max(from, to))
    }
}
