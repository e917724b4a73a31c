// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A UIKit drag over a board: of an external item, or of one of the board's own items.
@MainActor
final class BoardDropSession<Space: BoardSpace> {
    let dropProposal: BoardDropProposal<Space>
    private weak var board: BoardView<Space>?
    private let scroller: ExternalDragAutoscroller
    private let pointer: () -> CGPoint
    /// The held piece of the item, and the point at which the pointer holds the piece, if one of the board's own items
    /// is dragged. Nil for an external item.
    private var own: Space.Grab?

    /// Creates the drop session of an item that a UIKit drag has moved over a board.
    ///
    /// - Parameters:
    ///   - item: the dragged item.
    ///   - own: the piece and point at which one of the board's own items is held; nil for an external item.
    ///   - board: the board over which the item is.
    ///   - pointer: returns the pointer's position in window coordinates.
    init(_ item: Space.Item, own: Space.Grab? = nil, on board: BoardView<Space>, pointer: @escaping () -> CGPoint) {
        self.board = board
        self.pointer = pointer
        self.own = own
        dropProposal = BoardDropProposal(item, originalItem: own?.originalItem, on: board)
        scroller = ExternalDragAutoscroller(zone: board.configuration.autoscrollZone) { [weak board] time in
            guard let board else { return }
            board.turnPageIfHeldAtSide(at: board.convert(pointer(), from: nil), time: time)
            board.dropSession?.updateProposal()
        }
    }

    func pointerMoved() {
        if let board { scroller.pointerMoved(to: pointer(), over: board.scrollView(at: pointer())) }
        updateProposal()
    }

    /// Updates the drop proposal for the pointer's position. An external item is centred at the pointer.
    ///
    /// - Parameter again: whether to decide again even if the place is the same, because other items may have changed.
    func updateProposal(again: Bool = false) {
        guard let board else { return }
        let point = board.convert(pointer(), from: nil)
        let surface = board.surface(at: point)
        let place = board.container(of: surface).convert(point, from: board)
        if own != nil { return updateOwnProposal(place, on: surface, again: again) }
        let size = board.geometry.size(of: dropProposal.item, in: board.context)
        let frame = CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        let grab = BoardGrab(
            kind: .add, originalItem: dropProposal.item, piece: 0, surface: surface, frame: frame, point: place)
        let clamped = surface == .board ? board.context.clamped(frame) : frame
        show(board.geometry.moved(grab, to: clamped, on: surface, in: board.context), again: again)
    }

    /// Updates the drop proposal for one of the board's own items, held at the point at which it was lifted.
    ///
    /// - Parameters:
    ///   - place: the pointer's position in the coordinates of `surface`.
    ///   - surface: the surface of the board that is under the pointer.
    ///   - again: whether to decide again even if the item's place is the same.
    private func updateOwnProposal(_ place: CGPoint, on surface: BoardSurface, again: Bool) {
        guard let board, var grab = own else { return }
        // The app may have changed the item since it was lifted.
        if let item = board.store[grab.originalItem.id] { grab.originalItem = item }
        own = grab
        dropProposal.originalItem = grab.originalItem
        var frame = grab.frame
        frame.origin = CGPoint(
            x: place.x - (grab.point.x - grab.frame.minX), y: place.y - (grab.point.y - grab.frame.minY))
        if surface == .board { frame = board.geometry.kept(frame, of: grab, in: board.context) }
        show(board.geometry.moved(grab, to: frame, on: surface, in: board.context), again: again)
    }

    private func show(_ item: Space.Item, again: Bool) {
        _ = dropProposal.propose(item, again: again)
        dropProposal.show()
    }

    func end(othersStay: Bool = false) {
        scroller.stop()
        board?.dragEnded()
        dropProposal.end(othersStay: othersStay)
        if !othersStay { board?.moveOffTakenPlaces(dropProposal.returning) }
    }
}
