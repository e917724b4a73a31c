// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Information about a focus update that moves the focus to or from a row of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that had the focus; nil if no row of this table had it.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the row that gets the focus; nil if no row of this table gets it.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
