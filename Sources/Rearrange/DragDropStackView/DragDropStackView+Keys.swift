// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Arrows choose a view, space or control-D lifts it, arrows carry it, space drops it.
extension DragDropStackView {
    /// Who hears of keys first in the stack, the stack among them.
    var keyHolder: UIResponder? {
        func first(in view: UIView) -> UIView? {
            view.isFirstResponder ? view : view.subviews.lazy.compactMap(first).first
        }
        if let first = first(in: self) { return first }
        guard let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView, focused.isDescendant(of: self)
        else { return nil }
        return focused
    }

    private var draggableViews: [UIView] { shownViews.filter { mayDrag($0) } }

    /// The view that keys are about: that which has the focus, or the stack's own choice.
    private var keyView: UIView? {
        guard let holder = keyHolder as? UIView, holder !== self else { return chosenView }
        guard !(holder is any UIKeyInput) else { return nil }
        return draggableViews.first { holder.isDescendant(of: $0) }
    }

    private var chosenView: UIView? {
        let views = draggableViews
        return views.first { $0 === chosen } ?? views.first
    }

    /// Places that an arrow leads on; nil for other keys, and across the axis.
    private func steps(of key: UIKey) -> Int? {
        switch (key.keyCode, axis) {
        case (.keyboardUpArrow, .vertical): -1
        case (.keyboardDownArrow, .vertical): 1
        case (.keyboardLeftArrow, .horizontal): isMirrored ? 1 : -1
        case (.keyboardRightArrow, .horizontal): isMirrored ? -1 : 1
        default: nil
        }
    }

    // MARK: With nothing in the air

    /// Whether a key that comes by means something here.
    func answers(_ key: UIKey) -> Bool {
        guard !isCarrying else { return false }
        if key.lifts, let view = keyView {
            liftByKeys(view)
            return true
        }
        return chooses(key)
    }

    /// Arrows go from view to view, where the stack itself has the focus.
    func chooses(_ key: UIKey) -> Bool {
        guard key.isPlain, !isCarrying, keyHolder === self, let steps = steps(of: key) else { return false }
        let views = draggableViews
        guard let view = chosenView, let index = views.firstIndex(of: view), views.indices.contains(index + steps)
        else { return false }
        let next = views[index + steps]
        chosen = next
        bringIntoSight(next.frame)
        updateFocusRing()
        let number = shownViews.firstIndex(of: next).map { ", \($0 + 1) of \(shownViews.count)" } ?? ""
        UIAccessibility.post(notification: .announcement, argument: (next.spokenName ?? "View") + number)
        return true
    }

    /// The ring is round the view that keys are about, or round where it would land, from wherever it came.
    func updateFocusRing() {
        guard let view = visitor?.view ?? drag?.view ?? chosenView else { return }
        let carried = visitor ?? (isCarrying ? drag : nil)
        let frame = carried.map { $0.restingFrame(in: self) ?? bounds } ?? view.frame
        guard frame != ringFrame else { return }
        ringFrame = frame
        focusEffect = UIFocusHaloEffect(
            roundedRect: frame, cornerRadius: view.layer.cornerRadius, curve: view.layer.cornerCurve)
    }

    // MARK: With a view in the air

    /// Whether a key means something to what keys carry; a drag by a finger leaves them to others.
    func leads(_ key: UIKey) -> Bool {
        guard isCarrying, let drag, drag.isLedByKeys else { return false }
        // Other keys are of no use to anybody meanwhile.
        guard key.isPlain, drag.mayGoOn() else { return true }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: release()
        case .keyboardHome: drag.goToEnd(isFirst: true)
        case .keyboardEnd: drag.goToEnd(isFirst: false)
        default:
            if let steps = drag.currentStack.steps(of: key) {
                drag.step(steps)
            } else if let direction = FocusDirection(key), let other = neighbour(of: drag.currentStack, direction, drag)
            {
                drag.go(to: other)
            }
        }
        return true
    }

    /// The next stack of the group that way that takes the view.
    private func neighbour(
        of stack: DragDropStackView, _ direction: FocusDirection, _ drag: StackDrag
    ) -> DragDropStackView? {
        let stacks = (group?.stacks ?? []).filter { other in
            other === stack
                || reaches(other) && !other.isDescendant(of: drag.view) && takes(drag.view, into: other)
        }
        let places = stacks.enumerated().map { index, other in
            FocusMap.Place(item: index, frame: other.convert(other.bounds, to: nil))
        }
        let map = FocusMap(places, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let own = stacks.firstIndex(of: stack)
        return map.item(from: stack.convert(stack.bounds, to: nil), direction, besides: own).map { stacks[$0] }
    }
}
