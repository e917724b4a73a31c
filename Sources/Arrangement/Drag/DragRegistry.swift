// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A drag that can be registered in a ``DragRegistry``.
@MainActor
package protocol RegisteredDrag: AnyObject {
    /// Whether the drag has items that the user is dragging: false before the lift and after the drop.
    var hasItems: Bool { get }
}

/// Holds the current drag of a window. A window has at most one drag at a time, regardless of the view from which the
/// items were lifted.
@MainActor
package final class DragRegistry {
    private weak var drag: (any RegisteredDrag)?

    package init() {}

    /// Whether the user is dragging items.
    ///
    /// - Complexity: O(1)
    package var isDragging: Bool { drag?.hasItems == true }

    /// Registers a drag when its items are lifted. The registry holds the drag weakly, and ignores a drag that has no
    /// items any more.
    ///
    /// - Returns: false if another drag is under way.
    @discardableResult
    package func register(_ new: any RegisteredDrag) -> Bool {
        guard !isDragging || drag === new else { return false }
        drag = new
        return true
    }
}
