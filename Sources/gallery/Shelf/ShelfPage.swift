// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A page that shows a shelf and is notified of the shelf's changes.
@MainActor
protocol ShelfPage: AnyObject {
    /// Whether the page is visible, so that the user sees its messages.
    var isShown: Bool { get }

    /// Called when the saved items have been loaded.
    func didOpen()
    func thingsDidChange()
    func workDidChange()
    /// Called when the thumbnail of an item has been read.
    func thumbnailDidLoad(of thing: ShelfItem)
    func noticeDidChange()

    /// Called when a drop or paste begins to load.
    func didBegin(_ delivery: ShelfDelivery)
    /// Called when all items of a drop or paste have loaded, failed or been cancelled.
    func didEnd(_ delivery: ShelfDelivery)

    /// Replaces an item's placeholder row by the loaded item.
    ///
    /// - Returns: whether the page has such a placeholder.
    func replacePlaceholder(with thing: ShelfItem, for item: ShelfDelivery.Item) -> Bool
    /// Removes the placeholder row of an item that failed or was cancelled.
    func removePlaceholder(of item: ShelfDelivery.Item)
}
