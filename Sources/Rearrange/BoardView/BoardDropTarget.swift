// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Takes what is dragged to a board from outside.
final class BoardDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var board: BoardView?
    /// The drag that the app was asked about last, and what it makes of it.
    private weak var asked: AnyObject?
    private var item: BoardItem?
    /// What was dropped last.
    private var dropped: AnyHashable?

    init(_ board: BoardView) { self.board = board }

    private func item(of session: any UIDropSession) -> BoardItem? {
        guard let board, board.isEnabled else { return nil }
        if asked !== session { (asked, item) = (session, board.itemForDrop?(session)) }
        return item
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        item(of: session) != nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let board, board.drag == nil, let item = item(of: session) else {
            board?.leave()
            return UIDropProposal(operation: .cancel)
        }
        let visit =
            board.visit
            ?? BoardVisit(item, on: board) { [weak board] in
                board.map { $0.convert(session.location(in: $0), to: nil) } ?? .zero
            }
        board.visit = visit
        visit.pointerMoved()
        guard visit.hover.isAllowed else { return UIDropProposal(operation: .forbidden) }
        return UIDropProposal(
            operation: session.localDragSession == nil || !session.allowsMoveOperation ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { board?.leave() }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        board?.leave()
        (asked, item) = (nil, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let board, let visit = board.visit else { return }
        visit.follow(again: true)
        guard visit.hover.isAllowed else { return board.leave() }
        let change = visit.hover.change(board.store[visit.hover.item.id] == nil ? .added : .moved)
        dropped = change.item.id
        visit.end(othersStay: true)
        board.visit = nil
        board.commit(change)
        board.showItems(duration: board.configuration.snapDuration)
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
    /// The board takes drops as long as somebody makes items of them.
    func listenForDrops() {
        let known = interactions.first { ($0 as? UIDropInteraction)?.delegate is BoardDropTarget }
        if itemForDrop == nil {
            leave()
            if let known { removeInteraction(known) }
            dropTarget = nil
        } else if known == nil {
            let target = BoardDropTarget(self)
            dropTarget = target
            addInteraction(UIDropInteraction(delegate: target))
        }
    }

    /// What was dragged over the board from outside is not any more.
    func leave() {
        visit?.end()
        visit = nil
    }
}
