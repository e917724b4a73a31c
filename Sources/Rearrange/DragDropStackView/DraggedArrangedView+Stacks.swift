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
            // When the view leaves a stack, the stacks are resized, which may put that stack below the pointer again.
            // Until the pointer moves, the view must not return to that stack.
            if crossStackDrag.hasJustLeft(other, at: point) { break }
            crossStackDrag.left(isOutside ? nil : currentStack, at: point)
            moveDrag(to: other === stack ? nil : other)
        case .outside: if !isOutside { moveDragOutside() }
        }
    }

    /// Moves the dragged view to a stack.
    ///
    /// - Parameter other: another stack; nil for the view's own.
    func moveDrag(to other: DragDropStackView?) {
        if isOutside { preview.showRemoval(false) }
        let left = leaveOtherStack()
        if let other, let dropTarget = StackDropTarget(other, dragging: view) {
            ownTarget.left()
            crossStackDrag.enterOtherStack(dropTarget)
            other.incomingDrag = self
        }
        resizeStacks(swapPace, leaving: left)
        moveFocusToCurrentStack()
    }

    func moveDragOutside() {
        let left = leaveOtherStack()
        ownTarget.left()
        crossStackDrag.leaveAllStacks()
        resizeStacks(swapPace, leaving: left)
        preview.showRemoval(true)
        controller.announce(Phrase.willBeRemoved.text(view.spokenName ?? Phrase.view.text()))
        controller.reportHaptic(.move)
    }

    /// Removes the dragged view from the other stack that it is over, because the view returns to its own stack or
    /// moves to another place.
    ///
    /// - Returns: the drop target of the stack that the view was over, which still lays out a placeholder for it. Nil
    ///   if the view was over its own stack or none.
    func leaveOtherStack() -> StackDropTarget? {
        guard let left = crossStackDrag.leaveOtherStack() else { return nil }
        left.restore(swapPace)
        left.stack.incomingDrag = nil
        left.stack.updateFocusRing()
        return left
    }

    // MARK: - Making room

    /// Resizes each stack, and the views that contain it, to the size that a drop at the current place would give it.
    ///
    /// - Parameters:
    ///   - pace: the animation of the change.
    ///   - left: another stack that the view has just left, and that loses its placeholder; nil for none.
    func resizeStacks(_ pace: StackDisplacement.Pace, leaving left: StackDropTarget? = nil) {
        // Lays out first, so that other pending layout is not animated. The app may end the drag during any layout.
        stack.window?.layoutIfNeeded()
        let isAway = !isOver && (otherTarget != nil || isOutside)
        guard
            left != nil || ownTarget.hasTemporaryArrangement != isAway
                || isAway && otherTarget?.needsPlaceholderUpdate == true
        else { return }
        let (oldLength, closesUp) = (stack.length(of: stack), isAway && !ownTarget.hasTemporaryArrangement)
        let before = closesUp ? SavedContentOffsets(round: stack) : nil
        StackDisplacement.perform(pace) {
            left?.endTemporaryArrangement()
            if isAway { self.otherTarget?.beginTemporaryArrangement() }
            isAway ? self.ownTarget.beginTemporaryArrangement() : self.ownTarget.endTemporaryArrangement()
            self.stack.window?.layoutIfNeeded()
            if closesUp, self.ownTarget.fillUnusedGap(oldLength: oldLength) { self.stack.window?.layoutIfNeeded() }
            if !isAway, let (before, after) = self.crossStackDrag.scrolled {
                before.restore(unlessScrolledSince: after)
            }
        }
        if let before { crossStackDrag.stackClosedUp(scrolledFrom: before, to: SavedContentOffsets(round: stack)) }
        if !isAway { crossStackDrag.stackOpened() }
        _ = ownTarget.remeasure()
        _ = otherTarget?.remeasure()
    }

    /// Restores the app's arrangement in the view's own stack and the stack that the view is over, without laying them
    /// out.
    func endTemporaryArrangements() {
        ownTarget.endTemporaryArrangement()
        otherTarget?.endTemporaryArrangement()
    }
}
