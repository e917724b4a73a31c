// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// How a drag ends: in a new place, at home, or at once.
extension BoardDrag {
    /// The item is no more: the drag ends, and nothing goes home.
    func itemWent() {
        course.itemWent()
        board?.cancel()
    }

    /// Writes the change, if there is one, and lets the item down.
    ///
    /// - Returns: whether it was put where it was let go of.
    func drop(completion: @escaping (Bool) -> Void) {
        guard let board else { return }
        follow(again: true)
        if !hover.isAllowed {
            landed = { completion(false) }
            goBack(isCancelled: false)
            // The app may have ended it when it heard of the page.
            guard course.state != .over else { return }
        }
        let isChange = hover.isAllowed && (grip.kind == .add || hover.item.place != board.store[id]?.place)
        // It follows nothing any more, though the app may change the items when it hears of this.
        course.cameDown(asPiece: grip.piece)
        let isAllowed = hover.isAllowed
        landed = { completion(isAllowed) }
        guard isAllowed else {
            stop(.putBack)
            hover.end(othersStay: false)
            findHome()
            return land(duration: board.configuration.returnDuration) { completion(false) }
        }
        stop(.dropped)
        if isChange {
            let change = hover.change(grip.changeKind)
            hover.end(othersStay: true)
            board.commit(change)
        } else {
            hover.end(othersStay: false)
        }
        let (snap, home) = (board.configuration.snapDuration, board.configuration.returnDuration)
        land(duration: isChange ? snap : home) { completion(true) }
    }

    /// Where somebody has taken the item's home meanwhile, it gets the nearest free place.
    private func findHome() {
        guard let board, grip.kind != .add, board.collision == .reject, let item = board.store[id],
            let home = board.places.extent(of: item)
        else { return }
        let conflicts = board.plan.conflicts(of: id, in: home)
        guard !conflicts.allSatisfy(neighbours.contains), let free = board.plan.nearestFree(of: id, to: home) else {
            return
        }
        let moved = board.places.item(item, at: free)
        guard moved.place != item.place else { return }
        board.commit(BoardChange(kind: .moved, item: moved, pushed: [], previous: [item]))
    }

    /// Puts everything back and lets the item down where it was.
    func cancel(completion: @escaping () -> Void) {
        landed = completion
        if !course.isGone { goBack(isCancelled: true) }
        guard course.state != .over else { return }
        stop(course.isGone ? nil : .putBack)
        hover.end(othersStay: false)
        guard let board, board.window != nil else { return finishAtOnce() }
        land(duration: board.configuration.returnDuration, completion: completion)
    }

    private func land(duration: TimeInterval, completion: @escaping () -> Void) {
        // The app may have ended it when it heard of the change.
        guard course.state != .over else { return }
        landed = completion
        course.cameDown(asPiece: grip.piece)
        guard let board else { return finishAtOnce() }
        board.placesChanged()
        let landing = board.store[id].flatMap(piece)
        if let landing { course.cameDown(asPiece: landing.piece) }
        let segment = landing?.segment
        board.placeTops()
        if let segment, case let sheet = board.container(of: segment.surface), !sheet.has(view) {
            let place = view.superview?.convert(view.shownFrame, to: sheet) ?? view.frame
            UIView.performWithoutAnimation {
                raise(over: segment.surface)
                view.frame = place
            }
        }
        // Keys go on from there.
        if isLedByKeys, let segment {
            view.stayInPlace { board.container(of: segment.surface).bringIntoSight(segment.frame) }
        }
        if let item = board.store[id] { view.show(item) }
        if segment != nil { takeFocus() }
        board.showItems(duration: duration)
        UIView.animate(
            withDuration: Motion.duration(duration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.view.putDown()
                if let segment {
                    self.view.frame = segment.frame
                } else {
                    self.view.vanish()
                }
                self.view.layoutIfNeeded()
            },
            completion: { _ in
                // The landing keeps the drag: it ends even where the board has gone meanwhile.
                self.finish()
            })
    }

    /// Keys go on at what a pointer has carried, pulled or made, as at what is clicked; not where the app has shown something
    /// else meanwhile, or somebody types.
    private func takeFocus() {
        guard takesFocusAlong, mayGoOn, let board, board.keysMayBeOurs else { return }
        board.giveFocusWithoutScrolling(to: view)
    }

    /// Ends whatever is under way without waiting for it: the item is left where it is on screen.
    func finishAtOnce() {
        guard course.state != .over else { return }
        stop(nil)
        hover.end(othersStay: true)
        let place = view.shownFrame
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation { view.frame = place }
        finish()
    }

    private func finish() {
        guard course.settled() else { return }
        view.settle()
        if let board, board.drag === self || board.drag == nil {
            if let item = board.store[id], let (piece, segment) = piece(of: item),
                board.container(of: segment.surface).has(view)
            {
                board.views[BoardViewKey(id: id, piece: piece)] = view
            } else {
                view.removeFromSuperview()
            }
            board.drag = nil
            board.placesChanged()
            board.displaced = [:]
            board.showItems(duration: board.configuration.returnDuration)
            board.placeTops()
        } else {
            view.removeFromSuperview()
        }
        landed?()
        landed = nil
    }

    func stop(_ event: PlacingWords.Event?) {
        announcer.silence()
        if let event { announce(event) }
        scroller?.stop()
        scroller = nil
        board?.dragEnded()
        listener.stop()
    }
}
