// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The translation between the index paths of the data and those of the layout.
///
/// While items are moved or dragged, the layout shows another order than that of the data: its index paths are places
/// in the order that is shown. Everything else, such as cells, selection and focus, uses the index paths of the data.
extension UICollectionView {
    /// The order that the layout shows, if it is not that of the data.
    var shownOrder: PreviewOrder? {
        guard let order = movement?.order ?? dropPositions?.order, order.isMoved else { return nil }
        return order
    }

    /// The items for which a gap is open; nil without a gap.
    var itemsOfGap: DraggedItems? { movement?.items ?? dropPositions?.items }

    /// The placeholders, which the layout counts as items; nil if there are none.
    var shownPlaceholders: ShownPlaceholders? { placeholders?.paths(in: shownOrder) }

    /// Whether the paths of the layout differ from those of the data.
    private var translatesPaths: Bool { shownOrder != nil || placeholders?.isEmpty == false }

    /// The path of an item in the order shown. It counts no placeholders. Slots and targets are such paths.
    func shownPath(of path: RowPath) -> RowPath { shownOrder?.shownPath(ofLift: path) ?? path }

    /// The path in the layout of a path in the order shown. The layout counts placeholders as items.
    func layoutPath(ofShown path: RowPath) -> RowPath { shownPlaceholders?.layoutPath(ofShown: path) ?? path }

    /// The path in the layout of an item.
    func layoutPath(of path: RowPath) -> RowPath { layoutPath(ofShown: shownPath(of: path)) }

    /// The item at a path of the layout; nil at a placeholder, and in a gap for items from outside.
    func dataPath(ofLayout path: RowPath) -> RowPath? {
        var path = path
        if let shownPlaceholders {
            let element = shownPlaceholders.element(atLayout: path)
            guard element.placeholder == nil else { return nil }
            path = element.item
        }
        guard let order = shownOrder else { return path }
        return order.liftPath(ofShown: path)
    }

    /// An element as the layout knows it. Supplementary and decoration views belong to places, not to items.
    func layoutElement(_ element: LayoutElement) -> LayoutElement {
        guard translatesPaths, element.isItem, element.indexPath.count == 2 else { return element }
        return LayoutElement(item: IndexPath(layoutPath(of: RowPath(element.indexPath))))
    }

    /// The number of items in a section of the layout.
    func layoutCount(inSection section: Int) -> Int { layoutCount(inSection: section, of: list.counts[section]) }

    private func layoutCount(inSection section: Int, of count: Int) -> Int {
        guard translatesPaths else { return count }
        return (shownOrder?.shownCount(inSection: section, ofLift: count) ?? count)
            + (placeholders?.gaps.count(inSection: section) ?? 0)
    }

    /// The numbers of items in the sections of the layout.
    var layoutCounts: [Int] { layoutCounts(of: list.counts) }

    /// The numbers of items in the sections of the layout, for numbers of items in the data.
    func layoutCounts(of counts: [Int]) -> [Int] {
        translatesPaths ? counts.enumerated().map { layoutCount(inSection: $0, of: $1) } : counts
    }

    /// Calls a method of the layout. The number of items that the layout asks for is that of the order shown.
    func askingLayout<Result>(_ body: () -> Result) -> Result {
        layoutRequests += 1
        defer { layoutRequests -= 1 }
        return body()
    }

    /// Attributes of the layout with the index path of the item in the data; nil at a placeholder, and in a gap for
    /// items from outside.
    func withDataPath(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard translatesPaths, attributes.representedElementCategory == .cell, attributes.indexPath.count == 2 else {
            return attributes
        }
        return dataPath(ofLayout: RowPath(attributes.indexPath)).map { attributes.with($0) }
    }

    /// Attributes of an item on screen with the index path that the layout knows.
    func withLayoutPath(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard translatesPaths, attributes.representedElementCategory == .cell else { return attributes }
        return attributes.with(layoutPath(of: RowPath(attributes.indexPath)))
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same attributes for another item: a copy, unless it is the same item.
    fileprivate func with(_ path: RowPath) -> UICollectionViewLayoutAttributes {
        guard RowPath(indexPath) != path else { return self }
        let copy = copied()
        copy.indexPath = IndexPath(path)
        return copy
    }
}
