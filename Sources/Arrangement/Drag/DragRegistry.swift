// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A drag that can be registered in a ``DragRegistry``.
@MainActor
package protocol RegisteredDrag: AnyObject {
    /// Whether the user is dragging its items: false before the lift and after the drop.
    var hasItems: Bool { get }
}

/// The current drag in a window: there is one at a time, from whichever view the items were lifted.
@MainActor
package final class DragRegistry {
    private weak var drag: (any RegisteredDrag)?

    package init() {}

    /// Whether the user is dragging items.
    ///
    /// - Complexity: O(1)
    package var isDragging: Bool { drag?.hasItems == true }

    /// Registers a drag when its items are lifted. The registry holds it weakly, and ignores it once it has no items
    /// any more.
    ///
    /// - Returns: false if another drag is under way.
    @discardableResult
    package func register(_ new: any RegisteredDrag) -> Bool {
        guard !isDragging || drag === new else { return false }
        drag = new
        return true
    }
}
