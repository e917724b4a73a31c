// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drag that keys lead, from place to place.
extension DraggedArrangedView {
    private var restingFrame: CGRect { frame(around: places.restingCenter) }

    private func frame(around center: CGPoint) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func followKeys() {
        lifted.fly(to: currentStack.convert(places.restingCenter, to: nil))
        arrange()
    }

    /// Leads it some places on, or back.
    func step(_ steps: Int) {
        guard let slot = places.reorder.slot(after: steps) else { return }
        go(toSlot: slot)
    }

    func goToEnd(isFirst: Bool) { go(toSlot: isFirst ? places.reorder.lowest : places.reorder.highest) }

    private func go(toSlot slot: Int) {
        guard slot != places.reorder.slot else { return }
        places.moved(toSlot: slot)
        makeRoom(swapPace)
        showPlace()
    }

    /// Leads it into another stack, or back home.
    func go(to other: DragDropStackView) {
        let center = currentStack.convert(places.restingCenter, to: nil)
        carry(to: other === stack ? nil : other)
        guard isDragged else { return }
        if let visited {
            _ = visited.visitorMoved(to: visited.stack.convert(center, from: nil))
        } else {
            home.moved(toSlot: home.reorder.home ?? 0)
        }
        makeRoom(swapPace)
        showPlace()
    }

    /// The focus goes to where keys have led the view; they are still for what is in the air.
    func takeFocusAlong() {
        guard isLedByKeys else { return }
        UIFocusSystem.give(to: currentStack)
        if isDragged { lifted.view.becomeFirstResponder() }
    }

    /// The focus goes to a stack and the view in it, where keys have led that.
    func giveFocus(to stack: DragDropStackView) {
        guard isLedByKeys else { return }
        UIFocusSystem.give(to: stack)
        if view.canBecomeFocused, view.isDescendant(of: stack) { UIFocusSystem.give(to: view) }
    }

    private func showPlace() {
        currentStack.bringIntoSight(restingFrame, margin: currentStack.sightMargin)
        follow()
        currentStack.updateFocusRing()
        controller.tell(.moved)
    }

    /// Has whatever scrolls go back to where the view came from, unless all of that shows.
    func showHome() {
        if view.superview === stack { stack.bringIntoSight(frame(around: view.center), margin: stack.sightMargin) }
    }
}
