// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A drag that a ``DragRegistry`` knows of.
@MainActor
package protocol RegisteredDrag: AnyObject {
    /// Whether the user drags its items: false before the lift, and from the drop on.
    var hasItems: Bool { get }
}

/// The drag in a window: there is one at a time, whichever view the items were lifted from.
@MainActor
package final class DragRegistry {
    private weak var drag: (any RegisteredDrag)?

    package init() {}

    /// Whether the user drags items.
    ///
    /// - Complexity: O(1)
    package var isDragging: Bool { drag?.hasItems == true }

    /// Registers a drag when its items are lifted. The registry does not keep the drag alive, and forgets it when it has
    /// no items any more.
    ///
    /// - Returns: false if another drag is under way.
    @discardableResult
    package func register(_ new: any RegisteredDrag) -> Bool {
        guard !isDragging || drag === new else { return false }
        drag = new
        return true
    }
}
