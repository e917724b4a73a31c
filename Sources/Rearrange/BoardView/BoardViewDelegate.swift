// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Has a say in what is lifted, and hears of each drag's begin and end.
@MainActor
public protocol BoardViewDelegate: AnyObject {
    /// Whether an item can be lifted; true unless written.
    func boardView(_ boardView: BoardView, canLift item: BoardItem) -> Bool
    /// Called once when an item has been lifted, before it moves.
    func boardView(_ boardView: BoardView, willBeginDragging item: BoardItem)
    /// Called once for each begin, when the item is at rest again.
    func boardView(_ boardView: BoardView, didEndDragging item: BoardItem, committed: Bool)
}

extension BoardViewDelegate {
    public func boardView(_ boardView: BoardView, canLift item: BoardItem) -> Bool { true }
    public func boardView(_ boardView: BoardView, willBeginDragging item: BoardItem) {}
    public func boardView(_ boardView: BoardView, didEndDragging item: BoardItem, committed: Bool) {}
}
