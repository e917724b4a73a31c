// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Keyboard drags: keys choose the drop target.
extension DraggedArrangedView {
    private var restingFrame: CGRect { frame(around: dropTarget.restingCenter) }

    private func frame(around center: CGPoint) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func step(for key: UIKey) -> Bool {
        guard key.isPlain else { return false }
        switch key.keyCode {
        case .keyboardHome: return moveTarget(toSlot: dropTarget.reorder.lowest)
        case .keyboardEnd: return moveTarget(toSlot: dropTarget.reorder.highest)
        case .keyboardDeleteOrBackspace where stack.mayRemove, .keyboardDeleteForward where stack.mayRemove:
            moveDragOutside()
            if isDragged { controller.drop() }
            return false
        default:
            if let steps = currentStack.steps(of: key) {
                return dropTarget.reorder.slot(after: steps).map(moveTarget(toSlot:)) ?? false
            }
            guard let direction = FocusDirection(key), let other = stack.neighbour(of: currentStack, direction, self)
            else { return false }
            return moveTarget(to: other)
        }
    }

    private func moveTarget(toSlot slot: Int) -> Bool {
        guard slot != dropTarget.reorder.slot else { return false }
        dropTarget.moved(toSlot: slot)
        return true
    }

    /// Moves the dragged view to another stack, or back to its own, as an arrow key across the stacks' axis requests.
    ///
    /// - Returns: false if the app has ended the drag in a callback during the move.
    private func moveTarget(to other: DragDropStackView) -> Bool {
        let center = currentStack.convert(dropTarget.restingCenter, to: nil)
        moveDrag(to: other === stack ? nil : other)
        guard isDragged else { return false }
        if let otherTarget {
            _ = otherTarget.incomingItemMoved(to: otherTarget.stack.convert(center, from: nil))
        } else {
            ownTarget.moved(toSlot: ownTarget.reorder.originalSlot ?? 0)
        }
        return true
    }

    func showPlaceOfKeys(isNew: Bool) {
        if isNew {
            currentStack.scrollToVisible(restingFrame, margin: currentStack.sightMargin)
            let isThere = update(isThorough: false)
            guard isDragged else { return }
            guard isThere else { return controller.cancel() }
        }
        preview.fly(to: currentStack.convert(dropTarget.restingCenter, to: nil))
        if isNew { currentStack.updateFocusRing() }
    }

    /// Moves the focus to the stack that the view is over, if keys control the drag.
    func moveFocusToCurrentStack() {
        if isKeyboardDrag { UIFocusSystem.moveFocus(to: currentStack) }
    }

    /// Moves the focus to a stack and to the dragged view in it, if keys control the drag.
    func moveFocus(to stack: DragDropStackView) {
        guard isKeyboardDrag else { return }
        UIFocusSystem.moveFocus(to: stack)
        if view.canBecomeFocused, view.isDescendant(of: stack) { UIFocusSystem.moveFocus(to: view) }
    }

    /// Scrolls back to the place from which the view was lifted, unless all of that place is visible.
    func showHome() {
        if view.superview === stack { stack.scrollToVisible(frame(around: view.center), margin: stack.sightMargin) }
    }
}
