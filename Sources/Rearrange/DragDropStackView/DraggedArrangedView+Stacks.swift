// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A drag from stack to stack, and out of them.
extension DraggedArrangedView {
    func chooseStack(at point: CGPoint) {
        switch stack.destination(at: point, of: self) {
        case .stay: break
        case .stack(let other):
            guard other !== currentStack || isOutside else { break }
            // Stacks have grown and closed up since: below a pointer that rests that leads nothing back.
            if journey.hasJustLeft(other, at: point) { break }
            journey.left(isOutside ? nil : currentStack, at: point)
            carry(to: other === stack ? nil : other)
        case .outside: if !isOutside { carryOutside() }
        }
    }

    /// - Parameter other: another stack; nil for the view's own.
    func carry(to other: DragDropStackView?) {
        if isOutside { lifted.showRemoval(false) }
        let left = comeHome()
        if let other, let places = StackPlaces(other, carrying: view) {
            home.left()
            journey.entered(places)
            other.visitor = self
        }
        makeRoom(swapPace, leaving: left)
        takeFocusAlong()
    }

    func carryOutside() {
        let left = comeHome()
        home.left()
        journey.wentOutside()
        makeRoom(swapPace, leaving: left)
        lifted.showRemoval(true)
        controller.announce(Phrase.willBeRemoved.text(view.spokenName ?? Phrase.view.text()))
        controller.feel(.move)
    }

    /// It is in its own stack again, or on its way elsewhere.
    ///
    /// - Returns: the stack that it was in, which has room for the view still; nil where that was none but its own.
    func comeHome() -> StackPlaces? {
        guard let left = journey.cameHome() else { return nil }
        left.restore(swapPace)
        left.stack.visitor = nil
        left.stack.updateFocusRing()
        return left
    }

    // MARK: - Room

    /// Has each stack be as large as it will be with the view let go of where it is now, and what they are in with them.
    func makeRoom(_ pace: StackShifter.Pace, leaving left: StackPlaces? = nil) {
        // What else is due does not move with them. The app may end the drag at any layout.
        stack.window?.layoutIfNeeded()
        let isAway = !isOver && (visited != nil || isOutside)
        guard left != nil || home.hasRoom != isAway || isAway && visited?.needsRoom == true else { return }
        let (oldLength, closesUp) = (stack.length(of: stack), isAway && !home.hasRoom)
        let before = closesUp ? ScrolledPlaces(round: stack) : nil
        StackShifter.perform(pace) {
            left?.closeRoom()
            if isAway { self.visited?.openRoom() }
            isAway ? self.home.openRoom() : self.home.closeRoom()
            self.stack.window?.layoutIfNeeded()
            if closesUp, self.home.keepRoomLeft(of: oldLength) { self.stack.window?.layoutIfNeeded() }
            if !isAway, let (before, after) = self.journey.scrolled { before.restore(unlessScrolledSince: after) }
        }
        if let before { journey.stackClosedUp(scrolledFrom: before, to: ScrolledPlaces(round: stack)) }
        if !isAway { journey.stackOpened() }
        _ = home.measureAgain()
        _ = visited?.measureAgain()
    }

    /// The stacks lay out what the app has arranged: their layout is due.
    func closeRooms() {
        home.closeRoom()
        visited?.closeRoom()
    }
}
