// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drag that keys lead, from place to place.
extension StackDrag {
    /// Where the view would land in its own stack, in that; nil where it is elsewhere.
    var restingFrame: CGRect? {
        guard visited == nil, !isOutside else { return nil }
        let (center, size) = (home.restingCenter, view.bounds.size)
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
        showPlace()
    }

    /// Leads it into another stack, or back home.
    func go(to other: DragDropStackView) {
        let center = stack.convert(currentStack.convert(places.restingCenter, to: nil), from: nil)
        carry(to: other === stack ? nil : other)
        if let visited {
            _ = visited.visitorMoved(to: visited.stack.convert(stack.convert(center, to: nil), from: nil))
        } else {
            home.moved(toSlot: home.reorder.home ?? 0)
        }
        showPlace()
    }

    private func showPlace() {
        let center = places.restingCenter
        let size = view.bounds.size
        let rect = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        for case let scrollView as UIScrollView in sequence(first: currentStack as UIView, next: \.superview) {
            scrollView.scrollRectToVisible(scrollView.convert(rect, from: currentStack), animated: false)
        }
        follow()
        stack.updateFocusRing()
        announce(.moved)
    }
}
