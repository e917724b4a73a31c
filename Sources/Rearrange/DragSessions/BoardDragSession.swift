// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drag of a board's item in a UIKit drag session, which can take the item to other views and apps.
@MainActor
final class BoardDragSession<Space: BoardSpace>: TransferSource, RegisteredDrag {
    private(set) weak var board: BoardView<Space>?
    /// The item as it was lifted, and the point at which it is held.
    let grab: Space.Grab
    /// Shows the calendar page again that was visible at the lift.
    private let restorePage: @MainActor () -> Void
    /// The drag interaction of the item's view.
    weak var interaction: UIDragInteraction?
    /// The items that overlapped the dragged item's old place, or were too close to it, before the drag. They do not
    /// count as having taken that place.
    let neighbours: Set<AnyHashable>
    /// Whether a board or list of this library, possibly the item's own board, has accepted the drop.
    private(set) var isAccepted = false
    /// Whether the item has been moved by the drop.
    private(set) var isCommitted = false
    /// Whether the session is ending. The next item may be lifted while this session is still ending.
    var isEnding = false
    /// The operation with which the session has ended.
    var operation = UIDropOperation.cancel

    init(_ grab: Space.Grab, of board: BoardView<Space>) {
        (self.board, self.grab) = (board, grab)
        restorePage = board.makePageRestorer()
        neighbours = board.overlaps(of: grab.originalItem)
    }

    var hasItems: Bool { !isEnding && board?.dragSession === self }

    var id: AnyHashable { grab.originalItem.id }

    /// The current value of the item; nil if it is no longer on the board.
    var item: Space.Item? { board?.store[id] }

    func id(of item: UIDragItem) -> AnyHashable? { self.item?.id }

    func removeItems(_ items: [UIDragItem]) -> ChangePart? {
        guard let board, let item, !items.isEmpty else { return nil }
        (isAccepted, isCommitted) = (true, true)
        let index = board.store.index(of: id)
        return board.write(Space.Change(kind: .removed, item: item, pushed: [], previous: [item], index: index))
    }

    /// Records that the item was dropped on its own board.
    ///
    /// - Parameter isChange: whether the drop has changed the item's place.
    func wasDroppedOnOwnBoard(isChange: Bool) { (isAccepted, isCommitted) = (true, isChange) }

    /// Moves the item back after a failed drop, or to the nearest free place if its own place is occupied now.
    ///
    /// - Parameter turnsPage: whether to show the calendar page again that was visible at the lift.
    func returnItem(turnsPage: Bool) {
        guard let board else { return }
        if turnsPage { restorePage() }
        board.moveOffTakenPlaces([id: ReturningItem(overlaps: neighbours)], first: id)
    }

    /// Cancels the drag, because the item was removed or the board no longer takes part in drags.
    func cancel() {
        // Disabling the interaction is the only way to cancel a UIKit drag.
        interaction?.isEnabled = false
        interaction?.isEnabled = true
    }

    /// Removes the item from the board, after another app or a view outside this library has received its data as a
    /// move.
    func wasMovedElsewhere() {
        guard !isAccepted, let board, let item else { return }
        isAccepted = true
        let index = board.store.index(of: id)
        board.commit(Space.Change(kind: .removed, item: item, pushed: [], previous: [item], index: index))
        board.showItems(duration: board.configuration.dropDuration)
    }
}
