// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The items dropped on a table and their destination, with methods to animate the items' previews.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order of the session's items.
    var items: [any UITableViewDropItem] { get }
    /// The index path for the first inserted row, or the index path of the row into which the items are dropped. Nil if
    /// the drop was not over rows.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the drop delegate.
    var proposal: UITableViewDropProposal { get }
    /// The drop session that has ended with this drop.
    var session: any UIDropSession { get }

    /// Animates an item's preview to a row. The row must already be in the table.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Inserts a placeholder and animates an item's preview to it. The placeholder stays until the app replaces or
    /// deletes it through the returned context.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates an item's preview into a row. The preview is scaled to fit `rect`, in the cell's coordinates, and keeps
    /// its proportions.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item's preview to a target in any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dropped drag item.
    var dragItem: UIDragItem { get }
    /// The current index path of the row in this table that the item comes from.
    ///
    /// Nil for an item from another view or app, and if the table has been reloaded since the drag began.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's drag preview in points; zero if the item has no visible preview.
    var previewSize: CGSize { get }
}
