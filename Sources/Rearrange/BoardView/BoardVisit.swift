// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Something from outside that is dragged over a board.
@MainActor
final class BoardVisit {
    let hover: BoardHover
    private weak var board: BoardView?
    private let scroller: BoardScroller
    private let pointer: () -> CGPoint

    /// - Parameter pointer: where it is, in the window.
    init(_ item: BoardItem, on board: BoardView, pointer: @escaping () -> CGPoint) {
        self.board = board
        self.pointer = pointer
        hover = BoardHover(item, home: nil, on: board)
        scroller = BoardScroller(board.scrollView) { [weak board] time in
            guard let board else { return }
            board.dwell(at: board.convert(pointer(), from: nil), time: time)
            board.visit?.follow()
        }
    }

    func pointerMoved() {
        scroller.pointerMoved(to: pointer())
        follow()
    }

    /// The item's middle is at the pointer.
    func follow(again: Bool = false) {
        guard let board else { return }
        let point = board.convert(pointer(), from: nil)
        let surface = board.surface(at: point)
        let place = board.container(of: surface).convert(point, from: board)
        let size = board.size(of: hover.item)
        let frame = CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        let grip = BoardGrip(
            kind: .add, home: hover.item, piece: 0, surface: surface, frame: frame, point: place)
        hover.propose(
            board.moved(grip, to: surface == .board ? board.clamped(frame) : frame, on: surface), again: again)
    }

    func end(othersStay: Bool = false) {
        scroller.stop()
        board?.dragEnded()
        hover.end(othersStay: othersStay)
    }
}

/// Takes what is dragged to a board from outside.
final class BoardDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var board: BoardView?

    init(_ board: BoardView) { self.board = board }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let board, board.isEnabled else { return false }
        return board.itemForDrop?(session) != nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let board, board.drag == nil, let item = board.itemForDrop?(session) else {
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

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { leave() }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { leave() }

    private func leave() {
        board?.visit?.end()
        board?.visit = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let board, let visit = board.visit else { return }
        visit.follow(again: true)
        guard visit.hover.isAllowed else { return leave() }
        let item = visit.hover.item
        let pushed = Array(visit.hover.others.values)
        let old = board.store[item.id]
        visit.end(othersStay: true)
        board.visit = nil
        board.commit(
            BoardChange(
                kind: old == nil ? .added : .moved, item: item, pushed: pushed,
                previous: [old].compactMap { $0 } + pushed.compactMap { board.store[$0.id] }))
        board.showItems(duration: board.configuration.snapDuration)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let board, let last = board.landing else { return defaultPreview }
        let target = UIDragPreviewTarget(container: last.container, center: last.center)
        return defaultPreview.retargetedPreview(with: target)
    }
}

extension BoardView {
    /// Where what was dropped last lies.
    fileprivate var landing: (container: UIView, center: CGPoint)? {
        guard let item = store.items.last, let segment = segments(of: item).first else { return nil }
        return (container(of: segment.surface), CGPoint(x: segment.frame.midX, y: segment.frame.midY))
    }

    /// The board takes drops as long as somebody makes items of them.
    func listenForDrops() {
        let known = interactions.first { ($0 as? UIDropInteraction)?.delegate is BoardDropTarget }
        if itemForDrop == nil {
            if let known { removeInteraction(known) }
            dropTarget = nil
        } else if known == nil {
            let target = BoardDropTarget(self)
            dropTarget = target
            addInteraction(UIDropInteraction(delegate: target))
        }
    }
}
