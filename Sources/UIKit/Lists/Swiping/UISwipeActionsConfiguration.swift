// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The actions that a swipe shows on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, beginning at the row's edge. If the array is empty, the row cannot be swiped to show this side.
    open var actions: [UIContextualAction] { storedActions }
    /// Whether swiping most of the row's width performs the first action.
    open var performsFirstActionWithFullSwipe = true

    private let storedActions: [UIContextualAction]

    private init(_ actions: [UIContextualAction]) {
        storedActions = actions
        super.init()
    }

    /// Creates a configuration with actions, the first of which is at the row's edge.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }
}
