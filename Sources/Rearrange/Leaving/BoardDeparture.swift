// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An item of a board in a drag session of UIKit's, which can take it anywhere.
@MainActor
final class BoardDeparture<Space: BoardSpace>: DragDeparture, RegisteredDrag {
    private(set) weak var board: BoardView<Space>?
    /// What is held: the item as it was lifted, and where.
    let grip: Space.Grip
    /// Has the board show the page that it showed at the lift.
    private let wayBack: @MainActor () -> Void
    /// The interaction of the item's view.
    weak var interaction: UIDragInteraction?
    /// The items that were too close to it at home already.
    let neighbours: Set<AnyHashable>
    /// Whether a component of this module has taken the item, its own board included.
    private(set) var isTaken = false
    /// Whether it is somewhere else than before.
    private(set) var isCommitted = false
    /// Whether it is on its way to rest: the next item may be lifted.
    var isEnding = false
    /// How the session has ended.
    var operation = UIDropOperation.cancel

    init(_ grip: Space.Grip, of board: BoardView<Space>) {
        (self.board, self.grip) = (board, grip)
        wayBack = board.wayBack()
        neighbours = board.overlaps(of: grip.home)
    }

    var hasItems: Bool { !isEnding && board?.departure === self }

    var id: AnyHashable { grip.home.id }

    /// The item as it is now.
    var item: Space.Item? { board?.store[id] }

    func id(of item: UIDragItem) -> AnyHashable? { self.item?.id }

    func giveUp(_ items: [UIDragItem]) -> ChangePart? {
        guard let board, let item, !items.isEmpty else { return nil }
        (isTaken, isCommitted) = (true, true)
        let index = board.store.place(of: id)
        return board.write(Space.Change(kind: .removed, item: item, pushed: [], previous: [item], index: index))
    }

    /// The item's own board has taken it.
    func wasTakenByOwnBoard(isChange: Bool) { (isTaken, isCommitted) = (true, isChange) }

    /// It was dropped nowhere: the board shows its page again, and finds it another place if its own was taken.
    func returnHome(turnsPage: Bool) {
        guard let board else { return }
        if turnsPage { wayBack() }
        board.moveOffTakenPlaces([id: ReturningItem(overlaps: neighbours)], first: id)
    }

    /// The drag ends because the item has gone, or the board takes part in no drags any more.
    func cancel() {
        // UIKit has no other name for it.
        interaction?.isEnabled = false
        interaction?.isEnabled = true
    }

    /// A destination that is none of this module's, or another app, has moved the item and has all its data.
    func wasMovedElsewhere() {
        guard !isTaken, let board, let item else { return }
        isTaken = true
        let index = board.store.place(of: id)
        board.commit(Space.Change(kind: .removed, item: item, pushed: [], previous: [item], index: index))
        board.showItems(duration: board.configuration.dropDuration)
    }
}
