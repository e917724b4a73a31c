// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What was dropped on a table, and where, and the means to take it there.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What came, in the order of the session's items.
    var items: [any UITableViewDropItem] { get }
    /// The row that it would be; nil where it was dropped on nothing, or nothing was proposed there.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Takes an item's preview to a row, which has to be in the table already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Takes it to a placeholder, which comes into the table for it and stays until its context is told otherwise.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Takes it into a row: it shrinks to a rectangle of the cell's coordinates, in its proportions.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Takes it anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Of what was dropped on a table, one item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The row of this table that it comes from, as that is called now.
    ///
    /// Nil for what comes from elsewhere, and where the table has been reloaded since.
    var sourceIndexPath: IndexPath? { get }
    /// Points; zero where nothing is seen of it.
    var previewSize: CGSize { get }
}
