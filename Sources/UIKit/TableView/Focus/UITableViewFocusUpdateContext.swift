// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A move of the focus to a row, or from one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row of this table that had the focus.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row of this table that gets it.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
