// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Information about a focus update that moves the focus to or from a row of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that had the focus; nil if that was not a row of this table.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the row that gets the focus; nil if that is not a row of this table.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
