// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate of a board: it can forbid lifts, and is notified when a drag begins and ends.
@MainActor
public protocol BoardViewDelegate<Space>: AnyObject {
    /// The space of the board.
    associatedtype Space: BoardSpace

    /// Whether the user can lift an item. The default implementation returns true.
    func boardView(_ boardView: BoardView<Space>, canLift item: Space.Item) -> Bool
    /// Called once when an item has been lifted, before it moves.
    func boardView(_ boardView: BoardView<Space>, willBeginDragging item: Space.Item)
    /// Called once for each `willBeginDragging`, when the item is at rest again.
    ///
    /// - Parameter committed: whether the item was moved, resized or added; false if it has returned.
    func boardView(_ boardView: BoardView<Space>, didEndDragging item: Space.Item, committed: Bool)
}

extension BoardViewDelegate {
    public func boardView(_ boardView: BoardView<Space>, canLift item: Space.Item) -> Bool { true }
    public func boardView(_ boardView: BoardView<Space>, willBeginDragging item: Space.Item) {}
    public func boardView(_ boardView: BoardView<Space>, didEndDragging item: Space.Item, committed: Bool) {}
}
