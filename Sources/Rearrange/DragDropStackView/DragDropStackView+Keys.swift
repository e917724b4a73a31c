// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Keyboard control: arrows choose a view, space or control-D lifts it, arrows move it, space drops it.
extension DragDropStackView {
    /// The view in the stack that receives keys: the first responder, or else the focused view. This may be the stack
    /// itself.
    var focusedResponder: UIResponder? {
        func first(in view: UIView) -> UIView? {
            view.isFirstResponder ? view : view.subviews.lazy.compactMap(first).first
        }
        if let first = first(in: self) { return first }
        guard let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView, focused.isDescendant(of: self)
        else { return nil }
        return focused
    }

    private var draggableViews: [UIView] { shownViews.filter { mayDrag($0) } }

    /// The view that keys act on: the arranged view that contains the focused view or, if the stack itself has the
    /// focus, the chosen view. Nil if a text input has the focus.
    private var keyView: UIView? {
        guard let holder = focusedResponder as? UIView, holder !== self else { return chosenView }
        guard !(holder is any UIKeyInput) else { return nil }
        return draggableViews.first { holder.isDescendant(of: $0) }
    }

    private var chosenView: UIView? {
        let views = draggableViews
        return views.first { $0 === chosen } ?? views.first
    }

    /// The number of places by which an arrow key moves the focus or the dragged view along the axis: 1 or -1. Nil for
    /// other keys, and for arrows across the axis.
    func steps(of key: UIKey) -> Int? {
        switch (key.keyCode, axis) {
        case (.keyboardUpArrow, .vertical): -1
        case (.keyboardDownArrow, .vertical): 1
        case (.keyboardLeftArrow, .horizontal): isMirrored ? 1 : -1
        case (.keyboardRightArrow, .horizontal): isMirrored ? -1 : 1
        default: nil
        }
    }

    /// The view that Home, End or a page key chooses; nil for other keys. A page is the visible length of the scroll
    /// view.
    private func destination(of key: UIKey, among views: [UIView]) -> UIView? {
        guard let view = chosenView else { return nil }
        let isDown = key.keyCode == .keyboardPageDown
        switch key.keyCode {
        case .keyboardHome: return views.first
        case .keyboardEnd: return views.last
        case .keyboardPageUp, .keyboardPageDown:
            guard axis == .vertical, let scrollView = EdgeScroller.scrollViews(round: self).first else { return nil }
            let span = scrollView.visibleSpan(along: .vertical)
            let goal = view.center.y + (isDown ? 1 : -1) * CGFloat(span.upperBound - span.lowerBound)
            return isDown ? views.last { $0.center.y <= goal } : views.first { $0.center.y >= goal }
        default: return nil
        }
    }

    // MARK: Keys without a drag

    /// Handles a key while none of the stack's views is dragged, and returns whether the key was used. A key lifts or
    /// removes a view, or chooses another view.
    func handleKey(_ key: UIKey) -> Bool {
        guard !isDraggingView else { return false }
        if key.lifts, let view = keyView {
            liftByKeys(view)
            return true
        }
        if key.deletes, let view = keyView, removeAtOnce(view) { return true }
        return handleChoiceKey(key)
    }

    /// Handles a key that chooses a view while the stack itself has the focus, and returns whether the key was used. An
    /// arrow along the stack's axis chooses the next view. An arrow across the axis chooses a view of the next stack of
    /// the group.
    func handleChoiceKey(_ key: UIKey) -> Bool {
        guard key.isPlain, !isDraggingView, focusedResponder === self, let view = chosenView else { return false }
        let views = draggableViews
        if let view = destination(of: key, among: views) {
            choose(view)
            return true
        }
        if let steps = steps(of: key) {
            guard let index = views.firstIndex(of: view), views.indices.contains(index + steps) else { return false }
            choose(views[index + steps])
            return true
        }
        guard let direction = FocusDirection(key), hasNoDragInWindow,
            let other = nearest(
                direction,
                of: (group?.stacks ?? []).filter { $0 === self || $0.window === window && $0.canBecomeFocused }),
            let next = other.draggableView(beside: convert(view.center, to: nil))
        else { return false }
        other.moveFocusToItem(on: next)
        guard other.isFocused else { return false }
        other.choose(next)
        return true
    }

    private func choose(_ view: UIView) {
        chosen = view
        scrollToVisible(view.frame, margin: sightMargin)
        updateFocusRing()
        let name = view.spokenName ?? Phrase.view.text()
        let text = shownViews.firstIndex(of: view).map {
            Phrase.chosen.text(name, ($0 + 1).localized, shownViews.count.localized)
        }
        UIAccessibility.post(notification: .announcement, argument: text ?? name)
    }

    /// The draggable view that is nearest, along the axis, to a point in window coordinates.
    private func draggableView(beside point: CGPoint) -> UIView? {
        func distance(_ view: UIView) -> CGFloat {
            let center = convert(view.center, to: nil)
            return axis == .vertical ? abs(center.y - point.y) : abs(center.x - point.x)
        }
        return draggableViews.min { distance($0) < distance($1) }
    }

    // MARK: Focus that follows a view

    /// Whether the stack has the focus, and keys act on this view.
    func hasFocus(on view: UIView) -> Bool { isFocused && chosenView === view }

    /// Moves the focus to the stack, and makes `view` the view that keys act on.
    func moveFocusToItem(on view: UIView) {
        chosen = view
        UIFocusSystem.moveFocus(to: self)
        setNeedsLayout()
    }

    /// Makes keys act on the view after `view`, or else on the one before it, because `view` is being removed.
    func chooseNeighbour(of view: UIView) {
        let views = draggableViews
        guard chosenView === view, let index = views.firstIndex(of: view) else { return }
        chosen = index + 1 < views.count ? views[index + 1] : index > 0 ? views[index - 1] : nil
    }

    /// Updates the focus ring around the chosen view. During a drag, the dragged view shows the ring instead.
    func updateFocusRing() {
        let (view, isDragged) = (chosenView, incomingDrag != nil || drag != nil)
        guard view != nil || isDragged else { return }
        let frame = view?.frame ?? bounds
        guard frame != ring?.frame || isDragged != ring?.isDragged else { return }
        ring = (frame, isDragged)
        focusEffect = view.flatMap { view in
            isDragged
                ? nil
                : UIFocusHaloEffect(
                    roundedRect: frame, cornerRadius: view.layer.cornerRadius, curve: view.layer.cornerCurve)
        }
    }

    // MARK: Keys during a drag

    /// The stack that is nearest to `stack` in a direction, among the stacks of the group that accept the dragged view.
    func neighbour(
        of stack: DragDropStackView, _ direction: FocusDirection, _ drag: DraggedArrangedView
    ) -> DragDropStackView? {
        stack.nearest(
            direction,
            of: (group?.stacks ?? []).filter {
                $0 === stack || reaches($0) && !$0.isDescendant(of: drag.view) && mayDrop(drag.view, into: $0)
            })
    }

    /// The stack, among `stacks`, that an arrow key in a direction leads to from this stack; nil if there is none.
    /// `stacks` contains this stack.
    private func nearest(_ direction: FocusDirection, of stacks: [DragDropStackView]) -> DragDropStackView? {
        let places = stacks.enumerated().map { index, other in
            FocusMap.Place(item: index, frame: other.convert(other.bounds, to: nil))
        }
        let map = FocusMap(places, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return stacks.firstIndex(of: self).flatMap { map.item(besideOrAfter: $0, direction) }.map { stacks[$0] }
    }
}
