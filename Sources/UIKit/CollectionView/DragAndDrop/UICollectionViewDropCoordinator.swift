// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The items dropped on a collection view and their destination, with methods to animate the items' previews.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order of the session's items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path for the first inserted item, or the index path of the item into which the drop goes. Nil if there
    /// is no such place; the intent of the proposal is then unspecified.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the drop delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session that has ended with this drop.
    var session: any UIDropSession { get }

    /// Animates a dropped item's preview to a cell. The cell's item must already be in the collection view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Inserts a placeholder and animates a dropped item's preview to it. The placeholder stays until the app replaces
    /// or deletes it through the returned context.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates a dropped item's preview into a cell. The preview is scaled to fit `rect`, in the cell's coordinates,
    /// and keeps its proportions.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates a dropped item's preview to a target in any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dropped drag item.
    var dragItem: UIDragItem { get }
    /// The current index path of the item in this collection view that the item comes from.
    ///
    /// Nil for an item from another view or app, and if the collection view has been reloaded since the drag began.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's drag preview in points; zero if the item has no visible preview.
    var previewSize: CGSize { get }
}
