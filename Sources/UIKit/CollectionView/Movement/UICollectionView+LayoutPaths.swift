// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The translation between the index paths of the data and those of the layout.
///
/// While an item is moved, the layout shows another order than that of the data: its index paths are places in the
/// order that is shown. Everything else, such as cells, selection and focus, uses the index paths of the data.
extension UICollectionView {
    /// The order that the layout shows, if it is not that of the data.
    var shownOrder: PreviewOrder? {
        guard let order = movement?.order, order.isMoved else { return nil }
        return order
    }

    /// The path in the layout of an item.
    func layoutPath(of path: RowPath) -> RowPath { shownOrder?.shownPath(ofLift: path) ?? path }

    /// The item at a path of the layout.
    func dataPath(ofLayout path: RowPath) -> RowPath { shownOrder?.liftPath(ofShown: path) ?? path }

    /// An element as the layout knows it. Supplementary and decoration views belong to places, not to items.
    func layoutElement(_ element: LayoutElement) -> LayoutElement {
        guard let order = shownOrder, element.isItem, element.indexPath.count == 2 else { return element }
        return LayoutElement(item: IndexPath(order.shownPath(ofLift: RowPath(element.indexPath))))
    }

    /// The numbers of items in the sections of the layout.
    var layoutCounts: [Int] {
        guard let order = shownOrder else { return list.counts }
        return list.counts.enumerated().map { order.shownCount(inSection: $0, ofLift: $1) }
    }

    /// Calls a method of the layout. The number of items that the layout asks for is that of the order shown.
    func askingLayout<Result>(_ body: () -> Result) -> Result {
        layoutRequests += 1
        defer { layoutRequests -= 1 }
        return body()
    }

    /// Attributes of the layout with the index path of the item in the data.
    func withDataPath(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard shownOrder != nil, attributes.representedElementCategory == .cell, attributes.indexPath.count == 2 else {
            return attributes
        }
        return attributes.with(dataPath(ofLayout: RowPath(attributes.indexPath)))
    }

    /// Attributes of an item on screen with the index path that the layout knows.
    func withLayoutPath(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard shownOrder != nil, attributes.representedElementCategory == .cell else { return attributes }
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
