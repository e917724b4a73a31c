// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A row for what is still on its way: the table shows it, and the data source knows nothing of it.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Fills the cell, whenever it comes into sight.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameters:
    ///   - insertionIndexPath: where it stands among the rows and placeholders there are.
    ///   - reuseIdentifier: what its cell is dequeued by.
    ///   - rowHeight: points; `UITableView.automaticDimension` for as much as other rows take.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder that a dropped preview flies to.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// What of the cell the preview becomes; nil for all of it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a table, until what it stands for has come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }

    /// Puts the row in the placeholder's place.
    ///
    /// - Parameter dataSourceUpdates: writes it into the data, as the row it is given: other rows may have come and
    ///   gone since the drop. The table it leaves alone.
    /// - Returns: false where the placeholder has gone; nothing is called then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away.
    ///
    /// - Returns: false where it had gone.
    @discardableResult
    func deletePlaceholder() -> Bool
}
