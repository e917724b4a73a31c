// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of an item or a section in a batch of updates, for a layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// The index path before the update; nil for an insertion. For a section, the item is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for a deletion. For a section, the item is `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}
