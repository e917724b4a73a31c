// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Keyboard drags: keys choose the drop target.
extension DraggedArrangedView {
    private var restingFrame: CGRect { frame(around: places.restingCenter) }

    private func frame(around center: CGPoint) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func step(for key: UIKey) -> Bool {
        guard key.isPlain else { return false }
        switch key.keyCode {
        case .keyboardHome: return go(toSlot: places.reorder.lowest)
        case .keyboardEnd: return go(toSlot: places.reorder.highest)
        case .keyboardDeleteOrBackspace where stack.mayRemove, .keyboardDeleteForward where stack.mayRemove:
            carryOutside()
            if isDragged { controller.drop() }
            return false
        default:
            if let steps = currentStack.steps(of: key) {
                return places.reorder.slot(after: steps).map(go(toSlot:)) ?? false
            }
            guard let direction = FocusDirection(key), let other = stack.neighbour(of: currentStack, direction, self)
            else { return false }
            return go(to: other)
        }
    }

    private func go(toSlot slot: Int) -> Bool {
        guard slot != places.reorder.slot else { return false }
        places.moved(toSlot: slot)
        return true
    }

    /// Moves the view to another stack, or back to its own.
    private func go(to other: DragDropStackView) -> Bool {
        let center = currentStack.convert(places.restingCenter, to: nil)
        carry(to: other === stack ? nil : other)
        guard isDragged else { return false }
        if let visited {
            _ = visited.incomingItemMoved(to: visited.stack.convert(center, from: nil))
        } else {
            home.moved(toSlot: home.reorder.home ?? 0)
        }
        return true
    }

    func showPlaceOfKeys(isNew: Bool) {
        if isNew {
            currentStack.bringIntoSight(restingFrame, margin: currentStack.sightMargin)
            let isThere = update(isThorough: false)
            guard isDragged else { return }
            guard isThere else { return controller.cancel() }
        }
        lifted.fly(to: currentStack.convert(places.restingCenter, to: nil))
        if isNew { currentStack.updateFocusRing() }
    }

    /// Moves the focus to the stack that the view is over, if keys control the drag.
    func takeFocusAlong() {
        if isLedByKeys { UIFocusSystem.give(to: currentStack) }
    }

    /// Moves the focus to a stack and to the dragged view in it, if keys control the drag.
    func giveFocus(to stack: DragDropStackView) {
        guard isLedByKeys else { return }
        UIFocusSystem.give(to: stack)
        if view.canBecomeFocused, view.isDescendant(of: stack) { UIFocusSystem.give(to: view) }
    }

    /// Scrolls back to the view's own place, unless all of it is visible.
    func showHome() {
        if view.superview === stack { stack.bringIntoSight(frame(around: view.center), margin: stack.sightMargin) }
    }
}
