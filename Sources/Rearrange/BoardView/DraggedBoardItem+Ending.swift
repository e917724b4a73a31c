// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// How a drag ends: in a new place, at home, or at once.
extension DraggedBoardItem {
    /// The item is no more: the drag ends, and nothing goes home.
    func itemWent() {
        course.itemWent()
        board?.cancel()
    }

    /// Writes the change, if there is one, and lets the item down.
    func drop() {
        guard let board else { return }
        if !hover.isAllowed {
            goBack(isCancelled: false)
            guard isCurrent else { return }
        }
        // It follows nothing any more, though the app may change the items when it hears of this.
        course.cameDown(asPiece: grip.piece)
        isPut = hover.isAllowed
        board.dragEnded()
        guard isPut else {
            hover.end(othersStay: false)
            return land(duration: board.configuration.returnDuration, .putBack)
        }
        controller.tell(.dropped)
        guard isCurrent else { return }
        let isGone = !grip.isNew && board.store[id] == nil
        let isChange = !isGone && hover.item.place != board.store[id]?.place
        if isChange {
            let change = hover.change(grip.changeKind)
            hover.wasCommitted()
            neighbours = []
            hover.end(othersStay: true)
            board.commitDrop(change)
        } else {
            hover.end(othersStay: false)
        }
        let (snap, home) = (board.configuration.dropDuration, board.configuration.returnDuration)
        land(duration: isChange ? snap : home)
    }

    /// Puts everything back and lets the item down where it was.
    func returnHome() {
        if !course.isGone { goBack(isCancelled: true) }
        guard isCurrent else { return }
        let event: DragEvent? = course.isGone ? nil : .putBack
        course.cameDown(asPiece: grip.piece)
        board?.dragEnded()
        hover.end(othersStay: false)
        guard let board, board.window != nil else {
            moveOffTakenPlaces()
            if let event { controller.tell(event) }
            return finishAtOnce()
        }
        land(duration: board.configuration.returnDuration, event)
    }

    /// Lets the item down where it is on the board now.
    ///
    /// - Parameter event: what is said of it; nil for nothing, or where it is said already.
    private func land(duration: TimeInterval, _ event: DragEvent? = nil) {
        guard isCurrent else { return }
        let isMoved = moveOffTakenPlaces().contains(id)
        guard isCurrent else { return }
        if let event = event ?? (isMoved ? .movedAtOnce : nil) { controller.tell(event) }
        guard isCurrent else { return }
        goDown(duration: duration, isMoved: isMoved)
    }

    /// Its place was taken on its way: it goes to another, from where it is on screen.
    func landAgain() {
        guard isCurrent, let board else { return }
        controller.tell(.movedAtOnce)
        goDown(duration: board.configuration.returnDuration, isMoved: true)
    }

    /// - Parameter isMoved: whether the item has found another place than it was to have, which may be on another page.
    private func goDown(duration: TimeInterval, isMoved: Bool) {
        course.cameDown(asPiece: grip.piece)
        guard let board else { return finishAtOnce() }
        if isMoved, let item = board.store[id] { board.turn(to: item, animated: false) }
        board.layOutWindowAtOnce()
        guard isCurrent else { return }
        landings += 1
        let own = landings
        board.placesChanged()
        updateLandingPiece()
        let segment = board.store[id].flatMap(piece)?.segment
        board.placeTops()
        if let segment { changeSheet(to: segment.surface, of: board) }
        // Keys go on from there; and nobody looks for an item in another place than it had.
        if let segment, isLedByKeys || isMoved && !board.isInSight(segment) {
            view.stayInPlace { board.container(of: segment.surface).bringIntoSight(segment.frame) }
        }
        if let item = board.store[id] { view.show(item) }
        if segment != nil { takeFocus() }
        board.showItems(duration: duration)
        self.landing?.stop()
        self.landing = Landing(
            DragMotion.duration(duration),
            animations: {
                self.view.putDown()
                if let segment {
                    self.view.frame = segment.frame
                } else {
                    self.view.vanish()
                }
                self.view.layoutIfNeeded()
            },
            completion: {
                // The landing keeps the drag: it ends even where the board has gone meanwhile.
                guard own == self.landings, self.isCurrent else { return }
                if self.moveOffTakenPlaces().contains(self.id) { self.landAgain() } else { self.finish() }
            })
    }

    /// Updates the piece of the item that the view lands as: the item may have fewer pieces on the board now. The board
    /// shows no other view for that piece.
    func updateLandingPiece() {
        guard isLanding, let landing = board?.store[id].flatMap(piece) else { return }
        grip.piece = landing.piece
        course.cameDown(asPiece: landing.piece)
    }

    /// Makes the view a subview of a surface's sheet, unless it is one, and leaves it where it is on screen.
    private func changeSheet(to surface: BoardSurface, of board: BoardView<Space>) {
        let sheet = board.container(of: surface)
        guard !sheet.has(view) else { return }
        let place = view.superview?.convert(view.shownFrame, to: sheet) ?? view.frame
        UIView.performWithoutAnimation {
            raise(over: surface)
            view.frame = place
        }
    }

    /// Keys go on at what a pointer has carried, pulled or made, as at what is clicked; not where the app has shown something
    /// else meanwhile, or somebody types.
    private func takeFocus() {
        guard takesFocusAlong, controller.mayGoOn(), let board, board.keysMayBeOurs else { return }
        board.giveFocusWithoutScrolling(to: view)
    }

    /// Ends whatever is under way without waiting for it: the item is left where it is on screen.
    func finishAtOnce() {
        // A lift that the app has cancelled before its begin has changed nothing on the board.
        guard isCurrent else { return }
        board?.dragEnded()
        hover.end(othersStay: true)
        while !moveOffTakenPlaces().isEmpty {}
        guard isCurrent else { return }
        let place = view.shownFrame
        landing?.stop()
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation { view.frame = place }
        finish()
    }

    private func finish() {
        guard course.settled() else { return }
        landing = nil
        view.settle()
        controller.settle(self)
    }

    func didEnd(committed: Bool) {
        guard let board else { return view.removeFromSuperview() }
        if let item = board.store[id], let (piece, segment) = piece(of: item) {
            // The app may have put the item on another surface during the landing: the view that has the focus stays.
            changeSheet(to: segment.surface, of: board)
            let other = board.views.updateValue(view, forKey: BoardViewKey(id: id, piece: piece))
            if other !== view { other?.removeFromSuperview() }
        } else {
            view.removeFromSuperview()
        }
        board.placesChanged()
        board.displaced = [:]
        board.showItems(duration: board.configuration.returnDuration)
        board.placeTops()
        // The calendar keeps the height of its all-day strip during a drag.
        board.setNeedsLayout()
        let item = board.store[id] ?? grip.home
        board.delegate?.boardView(board, didEndDragging: item, committed: committed && isPut)
        guard opensMenu, item.place == grip.home.place else { return }
        // The press is over by then, also if nothing has moved.
        let key = BoardViewKey(id: id, piece: grip.piece)
        DispatchQueue.main.async { [weak board] in board?.views[key]?.openMenu() }
    }
}
