// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An item for content that is not loaded yet. The collection view shows it, but the data source does not count it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Configures the placeholder's cell each time the placeholder becomes visible.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the position among the items and the earlier placeholders of the same drop.
    ///   - reuseIdentifier: the identifier with which the placeholder's cell is dequeued.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A placeholder to which the preview of a dropped item is animated.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the part of the cell that the preview turns into; nil for the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or deletes a placeholder once its content is loaded or has failed to load.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item for which the placeholder stands.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item.
    ///
    /// - Parameter dataSourceUpdates: inserts the item into the data, and must not change the collection view. Its
    ///   argument is the item's index path, which takes account of items inserted or removed since the drop.
    /// - Returns: false if the placeholder is no longer in the collection view. The closure is not called in this case.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder from the collection view.
    ///
    /// - Returns: false if the placeholder was no longer in the collection view.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's ``UICollectionViewPlaceholder/cellUpdateHandler`` again, if its cell is on screen.
    func setNeedsCellUpdate()
}
