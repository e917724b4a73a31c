// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The place of an item in an outline.
struct OutlinePlace: Equatable {
    /// The number of the item's ancestors.
    var level: Int
    var isExpanded: Bool
    var hasChildren: Bool
}

/// The place that a dragged item gets in an outline.
struct OutlineDropPlace: Equatable {
    /// The number of the item's ancestors.
    var level: Int
    /// Nil for a root.
    var parent: RowPath?
}

/// A data source of a collection view whose sections may be outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// The place of an item in its outline; nil if its section is no outline.
    ///
    /// - Complexity: O(log n)
    func outlinePlace(of path: RowPath) -> OutlinePlace?

    /// The place that a dragged item gets in an outline by a drop.
    ///
    /// - Parameters:
    ///   - path: the dragged item; nil for one from outside.
    ///   - target: the path of the item after the drop.
    /// - Returns: nil if the section is no outline, or if the target is among the item's own descendants.
    /// - Complexity: O(√n) at worst, to find the path of the parent
    func outlineDropPlace(of path: RowPath?, at target: RowPath) -> OutlineDropPlace?

    /// The parent of an item in its outline; nil for a root, and without an outline.
    ///
    /// - Complexity: O(√n) at worst
    func outlineParent(of path: RowPath) -> RowPath?

    /// Expands or collapses an item as the user wants it.
    ///
    /// - Returns: false if there is no such item, or if the app refuses.
    func toggleItem(at path: RowPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlinePlace(of path: RowPath) -> OutlinePlace? { applier.outlinePlace(of: path) }

    func outlineDropPlace(of path: RowPath?, at target: RowPath) -> OutlineDropPlace? {
        applier.outlineDropPlace(of: path, at: target)
    }

    func outlineParent(of path: RowPath) -> RowPath? { applier.outlineParent(of: path) }

    func toggleItem(at path: RowPath) -> Bool { applier.shown.item(at: path).map(toggleExpansion(of:)) ?? false }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
    func outlinePlace(of path: RowPath) -> OutlinePlace? { applier.outlinePlace(of: path) }

    func outlineDropPlace(of path: RowPath?, at target: RowPath) -> OutlineDropPlace? {
        applier.outlineDropPlace(of: path, at: target)
    }

    func outlineParent(of path: RowPath) -> RowPath? { applier.outlineParent(of: path) }

    func toggleItem(at path: RowPath) -> Bool {
        applier.shown.item(at: path).map { toggleExpansion(of: $0.value) } ?? false
    }
}

extension UICollectionView {
    /// Shows in the cells on screen at which places of an outline their items are.
    func showOutline() {
        guard let outlineDataSource else { return }
        for (path, cell) in visible.cells {
            guard let cell = cell as? UICollectionViewListCell else { continue }
            cell.show(outlineDataSource.outlinePlace(of: path))
        }
    }
}
