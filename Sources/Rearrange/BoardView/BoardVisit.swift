// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Something from outside that is dragged over a board.
@MainActor
final class BoardVisit {
    let hover: BoardHover
    private weak var board: BoardView?
    private let scroller: PlacingScroller
    private let pointer: () -> CGPoint

    /// - Parameter pointer: where it is, in the window.
    init(_ item: BoardItem, on board: BoardView, pointer: @escaping () -> CGPoint) {
        self.board = board
        self.pointer = pointer
        hover = BoardHover(item, home: nil, on: board)
        scroller = PlacingScroller(zone: board.configuration.scrollZone) { [weak board] time in
            guard let board else { return }
            board.dwell(at: board.convert(pointer(), from: nil), time: time)
            board.visit?.follow()
        }
    }

    func pointerMoved() {
        if let board { scroller.pointerMoved(to: pointer(), over: board.scrollView(at: pointer())) }
        follow()
    }

    /// The item's middle is at the pointer.
    func follow(again: Bool = false) {
        guard let board else { return }
        let point = board.convert(pointer(), from: nil)
        let surface = board.surface(at: point)
        let place = board.container(of: surface).convert(point, from: board)
        let size = board.places.size(of: hover.item)
        let frame = CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        let grip = BoardGrip(
            kind: .add, home: hover.item, piece: 0, surface: surface, frame: frame, point: place)
        hover.propose(
            board.places.moved(grip, to: surface == .board ? board.places.clamped(frame) : frame, on: surface),
            again: again)
    }

    func end(othersStay: Bool = false) {
        scroller.stop()
        board?.dragEnded()
        hover.end(othersStay: othersStay)
        guard !othersStay, let board, let change = board.changeToFreePlaces(of: hover.returning) else { return }
        board.commit(change, isUndoable: false)
        board.showItems(duration: board.configuration.returnDuration)
    }
}
