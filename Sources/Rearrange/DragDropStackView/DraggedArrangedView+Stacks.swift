// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A drag between stacks, and out of all stacks.
extension DraggedArrangedView {
    func chooseStack(at point: CGPoint) {
        switch stack.destination(at: point, of: self) {
        case .stay: break
        case .stack(let other):
            guard other !== currentStack || isOutside else { break }
            // The stacks were resized when the view left this one. Until the pointer moves, the view must not return to
            // a stack that it has just left.
            if crossStackDrag.hasJustLeft(other, at: point) { break }
            crossStackDrag.left(isOutside ? nil : currentStack, at: point)
            carry(to: other === stack ? nil : other)
        case .outside: if !isOutside { carryOutside() }
        }
    }

    /// Moves the dragged view to a stack.
    ///
    /// - Parameter other: another stack; nil for the view's own.
    func carry(to other: DragDropStackView?) {
        if isOutside { lifted.showRemoval(false) }
        let left = comeHome()
        if let other, let places = StackDropTarget(other, carrying: view) {
            home.left()
            crossStackDrag.entered(places)
            other.incomingDrag = self
        }
        makeRoom(swapPace, leaving: left)
        takeFocusAlong()
    }

    func carryOutside() {
        let left = comeHome()
        home.left()
        crossStackDrag.wentOutside()
        makeRoom(swapPace, leaving: left)
        lifted.showRemoval(true)
        controller.announce(Phrase.willBeRemoved.text(view.spokenName ?? Phrase.view.text()))
        controller.feel(.move)
    }

    /// Ends the view's visit to another stack, because it returns to its own or moves on.
    ///
    /// - Returns: the stack that the view was over, which still has room for it; nil if the view was over its own stack
    ///   or none.
    func comeHome() -> StackDropTarget? {
        guard let left = crossStackDrag.cameHome() else { return nil }
        left.restore(swapPace)
        left.stack.incomingDrag = nil
        left.stack.updateFocusRing()
        return left
    }

    // MARK: - Making room

    /// Resizes each stack, and the views that contain it, to the size that a drop at the current place would give it.
    func makeRoom(_ pace: StackDisplacement.Pace, leaving left: StackDropTarget? = nil) {
        // Lays out first, so that other pending layout is not animated. The app may end the drag during any layout.
        stack.window?.layoutIfNeeded()
        let isAway = !isOver && (visited != nil || isOutside)
        guard left != nil || home.hasRoom != isAway || isAway && visited?.needsRoom == true else { return }
        let (oldLength, closesUp) = (stack.length(of: stack), isAway && !home.hasRoom)
        let before = closesUp ? SavedContentOffsets(round: stack) : nil
        StackDisplacement.perform(pace) {
            left?.closeRoom()
            if isAway { self.visited?.openRoom() }
            isAway ? self.home.openRoom() : self.home.closeRoom()
            self.stack.window?.layoutIfNeeded()
            if closesUp, self.home.keepRoomLeft(of: oldLength) { self.stack.window?.layoutIfNeeded() }
            if !isAway, let (before, after) = self.crossStackDrag.scrolled {
                before.restore(unlessScrolledSince: after)
            }
        }
        if let before { crossStackDrag.stackClosedUp(scrolledFrom: before, to: SavedContentOffsets(round: stack)) }
        if !isAway { crossStackDrag.stackOpened() }
        _ = home.measureAgain()
        _ = visited?.measureAgain()
    }

    /// Restores the app's arrangement in the stacks, without laying them out.
    func closeRooms() {
        home.closeRoom()
        visited?.closeRoom()
    }
}
