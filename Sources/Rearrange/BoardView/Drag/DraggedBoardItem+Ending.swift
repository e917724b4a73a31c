// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The end of a board drag: by a drop, by a return, or at once.
extension DraggedBoardItem {
    /// Cancels the drag because the item was removed. The dragged view disappears, because it has no place to return
    /// to.
    func itemRemoved() {
        dragState.itemRemoved()
        board?.cancel()
    }

    /// Drops the item: commits the change that the drop makes, if any, and animates the item to its place.
    func drop() {
        guard let board else { return }
        if !dropProposal.isAllowed {
            restorePageAndOffsets(isCancelled: false)
            guard isCurrent else { return }
        }
        // From now on the item does not follow the pointer, even if the app changes items when it is told of the drop.
        dragState.beganLanding(asPiece: grab.piece)
        isAllowedDrop = dropProposal.isAllowed
        board.dragEnded()
        guard isAllowedDrop else {
            dropProposal.end(othersStay: false)
            return land(duration: board.configuration.returnDuration, .putBack)
        }
        controller.report(.dropped)
        guard isCurrent else { return }
        let isItemRemoved = !grab.isNew && board.store[id] == nil
        let isChange = !isItemRemoved && dropProposal.item.place != board.store[id]?.place
        if isChange {
            let change = dropProposal.change(grab.changeKind)
            dropProposal.wasCommitted()
            neighbours = []
            dropProposal.end(othersStay: true)
            board.commitDrop(change)
        } else {
            dropProposal.end(othersStay: false)
        }
        let (snap, home) = (board.configuration.dropDuration, board.configuration.returnDuration)
        land(duration: isChange ? snap : home)
    }

    /// Cancels the drag, and animates the item back to its place.
    func animateReturn() {
        if !dragState.isItemRemoved { restorePageAndOffsets(isCancelled: true) }
        guard isCurrent else { return }
        let event: DragEvent? = dragState.isItemRemoved ? nil : .putBack
        dragState.beganLanding(asPiece: grab.piece)
        board?.dragEnded()
        dropProposal.end(othersStay: false)
        guard let board, board.window != nil else {
            moveOffTakenPlaces()
            if let event { controller.report(event) }
            return finishAtOnce()
        }
        land(duration: board.configuration.returnDuration, event)
    }

    /// Animates the item to its current place on the board.
    ///
    /// - Parameters:
    ///   - duration: the duration of the animation, in seconds.
    ///   - event: the drag event that assistive technology announces; nil for none, or if it was announced already.
    private func land(duration: TimeInterval, _ event: DragEvent? = nil) {
        guard isCurrent else { return }
        let isMoved = moveOffTakenPlaces().contains(id)
        guard isCurrent else { return }
        if let event = event ?? (isMoved ? .movedAtOnce : nil) { controller.report(event) }
        guard isCurrent else { return }
        startDropAnimation(duration: duration, isMoved: isMoved)
    }

    /// Animates the item from its position on screen to another place, because another item has taken its target during
    /// the drop animation.
    func landAgain() {
        guard isCurrent, let board else { return }
        controller.report(.movedAtOnce)
        startDropAnimation(duration: board.configuration.returnDuration, isMoved: true)
    }

    /// Starts the drop animation, after which the item is at rest.
    ///
    /// - Parameters:
    ///   - duration: the duration of the animation, in seconds.
    ///   - isMoved: whether the item was moved off a place that other items have taken. Its new place may be on another
    ///     page.
    private func startDropAnimation(duration: TimeInterval, isMoved: Bool) {
        dragState.beganLanding(asPiece: grab.piece)
        guard let board else { return finishAtOnce() }
        if isMoved, let item = board.store[id] { board.turn(to: item, animated: false) }
        board.layOutWindowAtOnce()
        guard isCurrent else { return }
        dropAnimationCount += 1
        let own = dropAnimationCount
        board.placesChanged()
        updateLandingPiece()
        let segment = board.store[id].flatMap(piece)?.segment
        board.placeTops()
        if let segment { moveView(to: segment.surface, of: board) }
        // Scrolls to the item if keys moved it, because the user continues from there. Also scrolls if the item's place
        // was taken, and the other place to which it moves is not visible.
        if let segment, isKeyboardDrag || isMoved && !board.isInSight(segment) {
            view.stayInPlace { board.container(of: segment.surface).scrollToVisible(segment.frame) }
        }
        if let item = board.store[id] { view.show(item) }
        if segment != nil { moveFocusToItem() }
        board.showItems(duration: duration)
        self.dropAnimation?.stop()
        self.dropAnimation = DropAnimation(
            DragMotion.duration(duration),
            animations: {
                self.view.removeDraggedLook()
                if let segment {
                    self.view.frame = segment.frame
                } else {
                    self.view.vanish()
                }
                self.view.layoutIfNeeded()
            },
            completion: {
                // The animation retains this drag, so that the drag ends even if the board was deallocated in the
                // meantime.
                guard own == self.dropAnimationCount, self.isCurrent else { return }
                if self.moveOffTakenPlaces().contains(self.id) { self.landAgain() } else { self.finish() }
            })
    }

    /// Updates which piece of the item the dragged view shows after the drop, because the item may have fewer pieces
    /// now. The board shows no other view for that piece.
    func updateLandingPiece() {
        guard isLanding, let target = board?.store[id].flatMap(piece) else { return }
        grab.piece = target.piece
        dragState.beganLanding(asPiece: target.piece)
    }

    /// Moves the dragged view to a container of `surface`, unless it is in one already, without changing its position
    /// on screen.
    private func moveView(to surface: BoardSurface, of board: BoardView<Space>) {
        let contentView = board.container(of: surface)
        guard !contentView.has(view) else { return }
        let place = view.superview?.convert(view.shownFrame, to: contentView) ?? view.frame
        UIView.performWithoutAnimation {
            raise(over: surface)
            view.frame = place
        }
    }

    /// Focuses the item after a drag, resize or addition by a pointer, as a click does. Does nothing if the app has
    /// presented other content in the meantime, or if the user is typing elsewhere.
    private func moveFocusToItem() {
        guard focusesOnDrop, controller.canContinue(), let board, board.hasNoOtherFirstResponder else { return }
        board.giveFocusWithoutScrolling(to: view)
    }

    /// Ends the drag or the drop animation at once, and leaves the view where it is on screen.
    func finishAtOnce() {
        // If the lift was cancelled before it began, nothing on the board has changed, and there is nothing to finish.
        guard isCurrent else { return }
        board?.dragEnded()
        dropProposal.end(othersStay: true)
        while !moveOffTakenPlaces().isEmpty {}
        guard isCurrent else { return }
        let place = view.shownFrame
        dropAnimation?.stop()
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation { view.frame = place }
        finish()
    }

    private func finish() {
        guard dragState.settled() else { return }
        dropAnimation = nil
        view.settle()
        controller.settle(self)
    }

    func didEnd(committed: Bool) {
        guard let board else { return view.removeFromSuperview() }
        if let item = board.store[id], let (piece, segment) = piece(of: item) {
            // The app may have moved the item to another surface during the drop animation. The dragged view is kept,
            // because it may have the focus.
            moveView(to: segment.surface, of: board)
            let other = board.views.updateValue(view, forKey: BoardViewKey(id: id, piece: piece))
            if other !== view { other?.removeFromSuperview() }
        } else {
            view.removeFromSuperview()
        }
        board.placesChanged()
        board.pushedItems = [:]
        board.showItems(duration: board.configuration.returnDuration)
        board.placeTops()
        // A calendar does not change the height of its all-day strip during a drag, so the board is laid out now.
        board.setNeedsLayout()
        let item = board.store[id] ?? grab.originalItem
        board.delegate?.boardView(board, didEndDragging: item, committed: committed && isAllowedDrop)
        guard opensMenu, item.place == grab.originalItem.place else { return }
        // Opens the menu asynchronously, so that the press has ended by then.
        let key = BoardViewKey(id: id, piece: grab.piece)
        DispatchQueue.main.async { [weak board] in board?.views[key]?.openMenu() }
    }
}
