// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The parts of a layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether all data of the layout is out of date, as after `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are out of date.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items that are out of date; nil if no item was added.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are out of date, by their kind; nil if none was added.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are out of date, by their kind; nil if none was added.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Marks items as out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks supplementary views as out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths =
            (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Marks decoration views as out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths =
            (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// The index paths at which items are shown that the user moves; nil without such items.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The index paths at which these items were shown before; nil without such items.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of these items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// The size that a view prefers.
    var preferredSize: (element: LayoutElement, size: CGSize)?
    /// Whether all places stay, except those of pinned views.
    var keepsLayout = false

    /// The distance that is added to the content offset when the layout is next computed.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size that is added to the content size when the layout is next computed.
    open var contentSizeAdjustment = CGSize.zero
}
