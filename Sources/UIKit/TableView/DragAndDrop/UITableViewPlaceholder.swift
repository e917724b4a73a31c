// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A row for content that is not loaded yet. The table shows the row, but the data source does not count it.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Configures the placeholder's cell each time the placeholder becomes visible.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the position among the current rows and placeholders.
    ///   - reuseIdentifier: the identifier with which the placeholder's cell is dequeued.
    ///   - rowHeight: the height in points; `UITableView.automaticDimension` for the usual row height.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder to which the preview of a dropped item is animated.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the part of the cell that the preview turns into; nil for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or deletes a placeholder once its content is loaded or has failed to load.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item for which the placeholder stands.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row.
    ///
    /// - Parameter dataSourceUpdates: inserts the item into the data, and must not change the table. Its argument is
    ///   the item's index path, which takes account of rows inserted or removed since the drop.
    /// - Returns: false if the placeholder is no longer in the table. The closure is not called in this case.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder from the table.
    ///
    /// - Returns: false if the placeholder was no longer in the table.
    @discardableResult
    func deletePlaceholder() -> Bool
}
