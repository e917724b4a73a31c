// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Has a say in what is lifted, and hears of each drag's begin and end.
@MainActor
public protocol BoardViewDelegate<Space>: AnyObject {
    /// The space of the board.
    associatedtype Space: BoardSpace

    /// Whether an item can be lifted; true unless written.
    func boardView(_ boardView: BoardView<Space>, canLift item: Space.Item) -> Bool
    /// Called once when an item has been lifted, before it moves.
    func boardView(_ boardView: BoardView<Space>, willBeginDragging item: Space.Item)
    /// Called once for each begin, when the item is at rest again.
    func boardView(_ boardView: BoardView<Space>, didEndDragging item: Space.Item, committed: Bool)
}

extension BoardViewDelegate {
    public func boardView(_ boardView: BoardView<Space>, canLift item: Space.Item) -> Bool { true }
    public func boardView(_ boardView: BoardView<Space>, willBeginDragging item: Space.Item) {}
    public func boardView(_ boardView: BoardView<Space>, didEndDragging item: Space.Item, committed: Bool) {}
}
