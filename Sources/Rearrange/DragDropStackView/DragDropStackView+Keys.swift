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
    func steps(of key: UIKey) -> Int? {
        switch (key.keyCode, axis) {
        case (.keyboardUpArrow, .vertical): -1
        case (.keyboardDownArrow, .vertical): 1
        case (.keyboardLeftArrow, .horizontal): isMirrored ? 1 : -1
        case (.keyboardRightArrow, .horizontal): isMirrored ? -1 : 1
        default: nil
        }
    }

    /// The view that Home, End or a page key leads to; nil for other keys. A page is what is in sight of the stack.
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

    // MARK: With nothing in the air

    /// Whether a key that comes by means something here.
    func answers(_ key: UIKey) -> Bool {
        guard !isCarrying else { return false }
        if key.lifts, let view = keyView {
            liftByKeys(view)
            return true
        }
        if key.deletes, let view = keyView, removeAtOnce(view) { return true }
        return chooses(key)
    }

    /// Arrows go from view to view, and across the axis to the stack of the group on that side, where the stack itself
    /// has the focus.
    func chooses(_ key: UIKey) -> Bool {
        guard key.isPlain, !isCarrying, keyHolder === self, let view = chosenView else { return false }
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
        guard let direction = FocusDirection(key), isAlone,
            let other = nearest(
                direction,
                of: (group?.stacks ?? []).filter { $0 === self || $0.window === window && $0.canBecomeFocused }),
            let next = other.draggableView(beside: convert(view.center, to: nil))
        else { return false }
        other.takeFocus(on: next)
        guard other.isFocused else { return false }
        other.choose(next)
        return true
    }

    private func choose(_ view: UIView) {
        chosen = view
        bringIntoSight(view.frame, margin: sightMargin)
        updateFocusRing()
        let name = view.spokenName ?? Phrase.view.text()
        let text = shownViews.firstIndex(of: view).map {
            Phrase.chosen.text(name, ($0 + 1).localized, shownViews.count.localized)
        }
        UIAccessibility.post(notification: .announcement, argument: text ?? name)
    }

    /// The view that lies nearest to a place of the window along the axis.
    private func draggableView(beside point: CGPoint) -> UIView? {
        func distance(_ view: UIView) -> CGFloat {
            let center = convert(view.center, to: nil)
            return axis == .vertical ? abs(center.y - point.y) : abs(center.x - point.x)
        }
        return draggableViews.min { distance($0) < distance($1) }
    }

    // MARK: The focus that goes with a view

    /// Whether the stack has the focus, and keys are about a view.
    func hasFocus(on view: UIView) -> Bool { isFocused && chosenView === view }

    /// Gets the focus, with keys about a view.
    func takeFocus(on view: UIView) {
        chosen = view
        UIFocusSystem.give(to: self)
        setNeedsLayout()
    }

    /// A view goes: keys are about the next one then, or the one before.
    func keysLeave(_ view: UIView) {
        let views = draggableViews
        guard chosenView === view, let index = views.firstIndex(of: view) else { return }
        chosen = index + 1 < views.count ? views[index + 1] : index > 0 ? views[index - 1] : nil
    }

    /// The ring is round the view that keys are about; while one is in the air, that has it.
    func updateFocusRing() {
        let (view, isCarried) = (chosenView, visitor != nil || drag != nil)
        guard view != nil || isCarried else { return }
        let frame = view?.frame ?? bounds
        guard frame != ring?.frame || isCarried != ring?.isCarried else { return }
        ring = (frame, isCarried)
        focusEffect = view.flatMap { view in
            isCarried
                ? nil
                : UIFocusHaloEffect(
                    roundedRect: frame, cornerRadius: view.layer.cornerRadius, curve: view.layer.cornerCurve)
        }
    }

    // MARK: With a view in the air

    /// The next stack of the group that way that takes the view.
    func neighbour(
        of stack: DragDropStackView, _ direction: FocusDirection, _ drag: DraggedArrangedView
    ) -> DragDropStackView? {
        stack.nearest(
            direction,
            of: (group?.stacks ?? []).filter {
                $0 === stack || reaches($0) && !$0.isDescendant(of: drag.view) && takes(drag.view, into: $0)
            })
    }

    /// The stack that an arrow leads to from this one, which is among `stacks`.
    private func nearest(_ direction: FocusDirection, of stacks: [DragDropStackView]) -> DragDropStackView? {
        let places = stacks.enumerated().map { index, other in
            FocusMap.Place(item: index, frame: other.convert(other.bounds, to: nil))
        }
        let map = FocusMap(places, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return stacks.firstIndex(of: self).flatMap { map.item(besideOrAfter: $0, direction) }.map { stacks[$0] }
    }
}
