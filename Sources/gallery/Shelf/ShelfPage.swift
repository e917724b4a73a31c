// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Shows a shelf, and hears what happens to it.
@MainActor
protocol ShelfPage: AnyObject {
    /// Whether anybody sees it, and knows what it says.
    var isShown: Bool { get }

    /// What was saved is there.
    func didOpen()
    func thingsDidChange()
    func workDidChange()
    /// The small picture of a thing has been read.
    func thumbnailDidCome(of thing: ShelfThing)
    func noticeDidChange()

    /// Something is on its way.
    func didBegin(_ delivery: ShelfDelivery)
    /// Nothing more comes of it.
    func didEnd(_ delivery: ShelfDelivery)

    /// Puts a thing into the row that is kept free for it.
    ///
    /// - Returns: whether there is such a row.
    func place(_ thing: ShelfThing, for item: ShelfDelivery.Item) -> Bool
    /// Takes the row away that is kept free for what does not come.
    func giveUp(_ item: ShelfDelivery.Item)
}
