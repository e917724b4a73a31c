// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A step by which an accessibility action moves a view in its stack: back, on, to the start or to the end.
enum StackStep: CaseIterable {
    case back, on, toStart, toEnd

    /// The slot, which is an index among the visible views, that the step leads to; nil if the step is not possible.
    ///
    /// - Parameters:
    ///   - slot: the slot from which the step is counted: the view's own slot, or the nearest allowed one if its own
    ///     is not allowed.
    ///   - home: the view's own slot, allowed or not. A step to this slot is not possible, because the view would not
    ///     move.
    ///   - allowed: the slots to which the view may move.
    func slot(from slot: Int, home: Int?, in allowed: ClosedRange<Int>) -> Int? {
        let wanted =
            switch self {
            case .back: slot - 1
            case .on: slot + 1
            case .toStart: allowed.lowerBound
            case .toEnd: allowed.upperBound
            }
        return allowed.contains(wanted) && wanted != home ? wanted : nil
    }

    @MainActor
    func name(in stack: DragDropStackView) -> String {
        switch (self, stack.axis) {
        case (.back, .vertical): RowStep.up.name
        case (.on, .vertical): RowStep.down.name
        case (.toStart, .vertical): RowStep.toTop.name
        case (.toEnd, .vertical): RowStep.toBottom.name
        case (.back, _): (stack.isMirrored ? Phrase.moveRight : .moveLeft).text()
        case (.on, _): (stack.isMirrored ? Phrase.moveLeft : .moveRight).text()
        case (.toStart, _): Phrase.moveToStart.text()
        case (.toEnd, _): Phrase.moveToEnd.text()
        }
    }
}

/// The accessibility custom actions that move a stack's views. They are added to the accessibility elements in the
/// views.
@MainActor
final class StackMovingActions {
    private let offered = ComponentAccessibilityActions()

    /// Updates the custom actions of all views for their current places.
    ///
    /// - Complexity: O(n log n) for n views
    func update(_ stack: DragDropStackView) {
        var offers: [(element: UIView, actions: [UIAccessibilityCustomAction])] = []
        let (arranged, indices) = (stack.arrangedSubviews, stack.shownIndices)
        let others = (stack.group?.stacks ?? []).filter { $0 !== stack && $0.accessibilityLabel?.isEmpty == false }
        for (slot, index) in indices.enumerated() where stack.mayDrag(arranged[index]) {
            let view = arranged[index]
            let all = 0...(indices.count - 1)
            let allowed = stack.dragDelegate?.stackView(stack, allowedIndicesOf: view).map {
                StackReorder.slots(allowing: $0, of: indices, originalSlot: slot)
            }
            let steps = StackStep.allCases.filter { step in
                // A view at an end of the stack is offered no step beyond that end. This check uses all places, because
                // the places that the delegate allows may exclude the view's own place.
                guard step.slot(from: slot, home: slot, in: all) != nil else { return false }
                guard let allowed else { return true }
                let nearest = min(max(slot, allowed.lowerBound), allowed.upperBound)
                return step.slot(from: nearest, home: slot, in: allowed) != nil
            }
            let actions = actions(of: view, in: stack, steps, others)
            offers += elements(of: view).map { ($0, actions) }
        }
        offered.offer(offers)
    }

    func clear() { offered.clear() }

    /// The view, if it is an accessibility element, or else the accessibility elements among its descendants.
    private func elements(of view: UIView) -> [UIView] {
        if view.isAccessibilityElement { return [view] }
        return view.subviews.filter { !$0.isHidden && !($0 is DragDropStackView) }.flatMap { elements(of: $0) }
    }

    private func actions(
        of view: UIView, in stack: DragDropStackView, _ steps: [StackStep], _ others: [DragDropStackView]
    ) -> [UIAccessibilityCustomAction] {
        steps.map { step in
            UIAccessibilityCustomAction(name: step.name(in: stack)) { [weak stack, weak view] _ in
                guard let stack, let view else { return false }
                return stack.act(on: view) { stack.change(for: step, of: view) }
            }
        }
            + others.map { other in
                UIAccessibilityCustomAction(name: Phrase.moveToList.text(other.accessibilityLabel ?? "")) {
                    [weak stack, weak other, weak view] _ in
                    guard let stack, let other, let view else { return false }
                    return stack.act(on: view) {
                        guard stack.mayDrag(view), stack.reaches(other), stack.mayDrop(view, into: other) else {
                            return nil
                        }
                        return .move(view, from: stack, to: other, at: other.arrangedSubviews.count)
                    }
                }
            } + (stack.mayRemove ? [removal(of: view, from: stack)] : [])
    }

    private func removal(of view: UIView, from stack: DragDropStackView) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: Phrase.remove.text()) { [weak stack, weak view] _ in
            guard let stack, let view else { return false }
            return stack.removeAtOnce(view)
        }
    }
}

extension DragDropStackView {
    /// The change that a step makes to a view; nil if the step is not possible.
    func change(for step: StackStep, of view: UIView) -> StackChange? {
        guard mayDrag(view), let dropTarget = StackDropTarget(self, dragging: view) else { return nil }
        let model = dropTarget.reorder
        guard let slot = step.slot(from: model.slot, home: model.originalSlot, in: model.lowest...model.highest) else {
            return nil
        }
        dropTarget.moved(toSlot: slot)
        return .move(view, from: self, to: self, at: dropTarget.targetIndex)
    }

    /// Removes a view as a drop outside all stacks does, and announces the removal.
    ///
    /// - Returns: false if the view stays.
    func removeAtOnce(_ view: UIView) -> Bool {
        act(on: view) { self.mayRemove && self.mayDrag(view) ? .remove(view, from: self) : nil }
    }

    /// Changes stacks without a drag, but calls the delegate as for a drag of `view`, and announces the change.
    ///
    /// - Parameter wanted: returns the change, or nil if the view stays; called before and after the delegate's
    ///   `willBeginDragging`.
    /// - Returns: false if nothing has changed.
    fileprivate func act(on view: UIView, _ wanted: @escaping () -> StackChange?) -> Bool {
        let change = { view.superview === self ? wanted() : nil }
        return changeQueue.performAction {
            guard self.hasNoDragInWindow, !self.isDraggingView, let stacks = change()?.stacks else { return false }
            for stack in stacks { stack.controller.finishAtOnce() }
            guard stacks.allSatisfy({ !$0.controller.isActive }), change() != nil else { return false }
            return self.moveAtOnce(view, change)
        }
    }

    private func moveAtOnce(_ view: UIView, _ change: () -> StackChange?) -> Bool {
        controller.moveAtOnce {
            dragDelegate?.stackView(self, willBeginDragging: view)
        } move: {
            change().map { change in
                { animations in
                    animations.began()
                    self.performAtOnce(change, .drop, completion: animations.settled)
                    if self.controller.animations === animations { change.announce() }
                }
            }
        } didEnd: { [weak self] committed in
            guard let self else { return }
            dragDelegate?.stackView(self, didEndDragging: view, committed: committed)
        }
    }
}
