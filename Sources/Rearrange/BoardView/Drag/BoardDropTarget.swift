// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The drop interaction delegate of a board, for external UIKit drags and for UIKit drags of its own items.
final class BoardDropTarget<Space: BoardSpace>: NSObject, UIDropInteractionDelegate {
    private weak var board: BoardView<Space>?
    /// The drop session for which the app was last asked for an item. The answer is in `item`.
    private weak var asked: AnyObject?
    private var item: Space.Item?
    /// The id of the item that was dropped last.
    private var dropped: AnyHashable?
    /// The last dropped item and the items that it pushed, by id. If other items have taken their places when the drop
    /// animation has ended, these items move to free places.
    private var returning: [AnyHashable: ReturningItem<Space.Place>] = [:]

    init(_ board: BoardView<Space>) { self.board = board }

    private func item(of session: any UIDropSession) -> Space.Item? {
        guard let board, board.isEnabled else { return nil }
        if let own = own(session) { return own.item }
        if asked !== session {
            let made = board.itemForDrop?(session)
            // An item from another board keeps its size, even zero. Otherwise, a zero size or duration is replaced.
            let isSized = session.transferSource is BoardDragSession<Space>
            (asked, item) = (session, isSized ? made : made.map(board.geometry.sized))
        }
        return item
    }

    /// The drag of one of this board's own items; nil for other drags.
    private func own(_ session: any UIDropSession) -> BoardDragSession<Space>? {
        guard let dragSession = session.localDragSession?.localContext as? BoardDragSession<Space>,
            dragSession.board === board
        else {
            return nil
        }
        return dragSession
    }

    /// The source of a drag, and the drag items that a drop moves to the board; nil if the drop moves none. A drag item
    /// is moved if its source gives it the id of `item`, which the app has made for the drop. Otherwise it is copied.
    private func moving(_ session: any UIDropSession, as item: Space.Item) -> (any TransferSource, [UIDragItem])? {
        guard let source = session.transferSource else { return nil }
        let items = session.items.filter { source.id(of: $0) == item.id }
        return items.isEmpty ? nil : (source, items)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        item(of: session) != nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let board, board.drag == nil, let item = item(of: session) else {
            board?.endDropSession()
            return UIDropProposal(operation: .cancel)
        }
        let dropSession =
            board.dropSession
            ?? BoardDropSession<Space>(item, own: own(session)?.grab, on: board) { [weak board] in
                board.map { $0.convert(session.location(in: $0), to: nil) } ?? .zero
            }
        board.dropSession = dropSession
        dropSession.pointerMoved()
        guard dropSession.dropProposal.isAllowed else { return UIDropProposal(operation: .forbidden) }
        if own(session) != nil { return UIDropProposal(operation: .move) }
        guard session.localDragSession != nil, session.allowsMoveOperation else {
            return UIDropProposal(operation: .copy)
        }
        return UIDropProposal(
            operation: session.transferSource == nil || moving(session, as: item) != nil ? .move : .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        board?.endDropSession()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        board?.endDropSession()
        (asked, item) = (nil, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let board, let dropSession = board.dropSession else { return }
        dropSession.updateProposal(again: true)
        guard dropSession.dropProposal.isAllowed else { return board.endDropSession() }
        if let own = own(session) { return perform(own, dropSession, on: board) }
        let change = dropSession.dropProposal.change(
            board.store[dropSession.dropProposal.item.id] == nil ? .added : .moved)
        dropped = change.item.id
        dropSession.dropProposal.wasCommitted()
        dropSession.end(othersStay: true)
        board.dropSession = nil
        returning = dropSession.dropProposal.returning
        returning[change.item.id] = ReturningItem(overlaps: [])
        let moving = moving(session, as: change.item)
        board.acceptDrop(change, from: moving?.0, moving?.1 ?? [])
        board.showItems(duration: board.configuration.dropDuration)
        board.moveOffTakenPlaces(returning, first: dropped)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        // During the drop animation the app may have put other items at the places of the dropped and pushed items.
        board?.moveOffTakenPlaces(returning, first: dropped)
        returning = [:]
    }

    /// Performs the drop of an item on the board from which it was lifted.
    private func perform(
        _ own: BoardDragSession<Space>, _ dropSession: BoardDropSession<Space>, on board: BoardView<Space>
    ) {
        let isChange = dropSession.dropProposal.item.place != own.item?.place
        dropped = dropSession.dropProposal.item.id
        own.wasDroppedOnOwnBoard(isChange: isChange)
        let change = dropSession.dropProposal.change(.moved)
        if isChange { dropSession.dropProposal.wasCommitted() }
        dropSession.end(othersStay: isChange)
        board.dropSession = nil
        returning = dropSession.dropProposal.returning
        returning[own.id] = ReturningItem(overlaps: isChange ? [] : own.neighbours)
        if isChange { board.commitDrop(change) }
        board.showItems(duration: board.configuration.dropDuration)
        board.moveOffTakenPlaces(returning, first: dropped)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let board, let item = dropped.flatMap({ board.store[$0] }), let segment = board.segments(of: item).first
        else { return defaultPreview }
        let center = CGPoint(x: segment.frame.midX, y: segment.frame.midY)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: board.container(of: segment.surface), center: center))
    }
}

extension BoardView {
    /// Adds a drop interaction if the app has set ``itemForDrop`` or ``dragItem``, and removes it otherwise.
    func listenForDrops() {
        let known = interactions.first { ($0 as? UIDropInteraction)?.delegate is BoardDropTarget<Space> }
        if itemForDrop == nil, dragItem == nil {
            endDropSession()
            if let known { removeInteraction(known) }
            dropTarget = nil
        } else if known == nil {
            let target = BoardDropTarget(self)
            dropTarget = target
            addInteraction(UIDropInteraction(delegate: target))
        }
    }

    /// Ends the hover of a UIKit drag over the board: removes the ghosts and the place tag, and returns pushed items.
    func endDropSession() {
        dropSession?.end()
        dropSession = nil
    }
}
