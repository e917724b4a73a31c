// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A layout of pages side by side. Each page has the size of the collection view, and is filled row by row.
final class PagesLayout: UICollectionViewLayout {
    /// The largest number of columns and rows on a page.
    private let limits: (columns: Int, rows: Int)
    /// The smallest size of an item in points. It determines the number of columns and rows.
    var minimumItemSize = CGSize(width: 80, height: 100) {
        didSet { if minimumItemSize != oldValue { invalidateLayout() } }
    }
    private var page = CGSize.zero
    private(set) var columns = 1
    private(set) var rows = 1
    private var itemSize = CGSize.zero
    /// The origin of the first item, in points from the origin of its page.
    private var origin = CGPoint.zero

    init(mostColumns: Int, mostRows: Int) {
        limits = (mostColumns, mostRows)
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("PagesLayout is made in code")
    }

    /// The number of items on a full page.
    var capacity: Int { columns * rows }

    var pageCount: Int { max(1, (itemCount + capacity - 1) / capacity) }

    private var itemCount: Int {
        guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
        return view.numberOfItems(inSection: 0)
    }

    override func prepare() {
        guard let view = collectionView else { return }
        page = view.bounds.size
        let room = CGRect(origin: .zero, size: page).inset(by: view.safeAreaInsets)
        // Items are at most half as large again as they must be, so that they stay together on a large page.
        func fit(_ length: CGFloat, _ minimum: CGFloat, _ limit: Int) -> (count: Int, size: CGFloat) {
            let count = max(1, min(limit, Int(length / minimum)))
            return (count, max(1, min(length / CGFloat(count), minimum * 1.5).rounded(.down)))
        }
        let (width, height) = (
            fit(room.width, minimumItemSize.width, limits.columns),
            fit(room.height, minimumItemSize.height, limits.rows)
        )
        (columns, rows, itemSize) = (width.count, height.count, CGSize(width: width.size, height: height.size))
        origin = CGPoint(
            x: (room.midX - itemSize.width * CGFloat(columns) / 2).rounded(.down),
            y: (room.midY - itemSize.height * CGFloat(rows) / 2).rounded(.down))
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: page.width * CGFloat(pageCount), height: page.height)
    }

    private func frame(ofItem item: Int) -> CGRect {
        let (number, place) = item.quotientAndRemainder(dividingBy: capacity)
        let (row, column) = place.quotientAndRemainder(dividingBy: columns)
        return CGRect(
            x: CGFloat(number) * page.width + origin.x + CGFloat(column) * itemSize.width,
            y: origin.y + CGFloat(row) * itemSize.height, width: itemSize.width, height: itemSize.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard page.width > 0 else { return [] }
        let pages = Int(max(0, rect.minX / page.width))...Int(max(0, rect.minX, rect.maxX) / page.width)
        let items = pages.lowerBound * capacity..<(pages.upperBound + 1) * capacity
        return items.clamped(to: 0..<itemCount).filter { frame(ofItem: $0).intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(ofItem: indexPath.item)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != page }

    /// The first page is at the right if text runs from right to left.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
