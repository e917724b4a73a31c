// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A change of the arranged views of stacks, made by a drag, keys, an accessibility action, undo or redo.
@MainActor
enum StackChange {
    /// A move of a view within a stack, or to another stack. The index is the view's new index in the
    /// `arrangedSubviews` of the target stack.
    case move(UIView, from: DragDropStackView, to: DragDropStackView, at: Int)
    case remove(UIView, from: DragDropStackView)
    case insert(UIView, into: DragDropStackView, at: Int)

    /// The cause of a change.
    enum Origin {
        /// A drop, which the app may refuse.
        case drop
        case undo
        /// A refusal of a drop. The change is not registered as an undo step.
        case refusal
    }

    /// Makes the change, and tells the app.
    ///
    /// - Parameter origin: the cause, which determines whether the app may refuse the change, and whether the change
    ///   becomes an undo step.
    /// - Returns: whether anything changed; false if, for example, the app has removed the view.
    @discardableResult
    func perform(_ origin: Origin) -> Bool {
        let done =
            switch self {
            case .move(let view, let source, let target, let index): move(view, source, target, index)
            case .remove(let view, let stack): remove(view, stack)
            case .insert(let view, let stack, let index): insert(view, stack, index)
            }
        guard let done else { return false }
        let registration: UndoRegistration =
            switch origin {
            case .drop: UndoRegistration(ofDrop: done.drop.flatMap(done.stack.question))
            case .undo: .atOnce
            case .refusal: .never
            }
        let inverse = done.inverse
        registration.commit {
            self.waitingRefusals
        } report: {
            // Changes that the app makes in this call are reported after this change.
            done.stack.changeQueue.performChange(done.report)
        } register: { [weak stack = done.stack] in
            stack?.registerUndo(of: inverse)
        } revert: { [weak stack = done.stack] reason in
            stack?.revert(self, by: inverse, reason: reason)
        }
        return true
    }

    /// The result of a change that was made: the change that undoes it, and the closure that reports it to the app.
    private struct Done {
        let stack: DragDropStackView
        let inverse: StackChange
        /// The change as a drop, which the app may refuse; nil for an insertion, which is never a drop.
        var drop: DragDropStackView.Drop?
        let report: () -> Void
    }

    private func move(
        _ view: UIView, _ source: DragDropStackView, _ target: DragDropStackView, _ wanted: Int
    ) -> Done? {
        guard let old = source.arrangedSubviews.firstIndex(of: view) else { return nil }
        let movesFocusAlong = source !== target && source.hasFocus(on: view)
        if source !== target {
            source.removeArrangedSubview(view)
            view.removeFromSuperview()
        }
        let count = target.arrangedSubviews.count - (source === target ? 1 : 0)
        let index = min(max(wanted, 0), count)
        guard source !== target || index != old else { return nil }
        target.insertArrangedSubview(view, at: index)
        if movesFocusAlong { target.moveFocusToItem(on: view) }
        let inverse = StackChange.move(view, from: target, to: source, at: old)
        let move = DragDropStackGroup.Move(
            view: view, source: source, sourceIndex: old, target: target, targetIndex: index)
        return Done(stack: source, inverse: inverse, drop: .moved(move)) {
            guard source !== target else {
                return source.report(.moved(view, fromIndex: old, toIndex: index))
            }
            source.group?.report(move)
        }
    }

    private func remove(_ view: UIView, _ stack: DragDropStackView) -> Done? {
        guard let old = stack.arrangedSubviews.firstIndex(of: view) else { return nil }
        stack.chooseNeighbour(of: view)
        stack.removeArrangedSubview(view)
        view.removeFromSuperview()
        return Done(stack: stack, inverse: .insert(view, into: stack, at: old), drop: .removed(view, fromIndex: old)) {
            stack.report(.removed(view, fromIndex: old))
        }
    }

    private func insert(_ view: UIView, _ stack: DragDropStackView, _ wanted: Int) -> Done? {
        guard !stack.arrangedSubviews.contains(view) else { return nil }
        let index = min(max(wanted, 0), stack.arrangedSubviews.count)
        stack.insertArrangedSubview(view, at: index)
        if stack.isFocused { stack.chosen = view }
        return Done(stack: stack, inverse: .remove(view, from: stack)) {
            stack.report(.inserted(view, atIndex: index))
        }
    }

    /// A closure that recreates this change from weak references, for the undo manager. It returns nil if a stack or
    /// the view was released. Only a view that is to be inserted again is retained, because no stack retains it.
    fileprivate var withoutStacks: () -> StackChange? {
        switch self {
        case .move(let view, let source, let target, let index):
            { [weak view, weak source, weak target] in
                guard let view, let source, let target else { return nil }
                return .move(view, from: source, to: target, at: index)
            }
        case .remove(let view, let stack):
            { [weak view, weak stack] in
                guard let view, let stack else { return nil }
                return .remove(view, from: stack)
            }
        case .insert(let view, let stack, let index):
            { [weak stack] in stack.map { .insert(view, into: $0, at: index) } }
        }
    }

    /// The view that is moved, inserted or removed.
    var view: UIView {
        switch self {
        case .move(let view, _, _, _), .remove(let view, _), .insert(let view, _, _): view
        }
    }

    /// The name, in undo and redo commands, of the step that performs this change. It names the change that is undone:
    /// a removal if this change inserts a view again, else a move.
    var nameOfInverse: String {
        if case .insert = self { Phrase.remove.text() } else { Phrase.undoMove.text() }
    }

    /// The stacks that the change affects.
    var stacks: [DragDropStackView] {
        switch self {
        case .move(_, let source, let target, _): source === target ? [source] : [source, target]
        case .remove(_, let stack), .insert(_, let stack, _): [stack]
        }
    }
}

extension DragDropStackView {
    /// Registers an undo or redo step, which does nothing if a stack was released.
    func registerUndo(of inverse: StackChange) {
        let back = inverse.withoutStacks
        let manager = configuration.drag.undoManager(of: self)
        undoSteps.register(inverse.nameOfInverse, of: self, in: manager) { stack in
            guard let inverse = back() else { return }
            for stack in inverse.stacks { stack.controller.finishAtOnce() }
            if stack.performAtOnce(inverse, .undo) { inverse.announce() }
        }
    }

    /// Makes a change without a drag. All views are animated to their places, the changed view in front of the others,
    /// and the stack scrolls to that view.
    ///
    /// - Parameters:
    ///   - change: the change to make.
    ///   - origin: the cause of the change.
    ///   - completion: called when the animation has ended.
    /// - Returns: whether anything has changed.
    @discardableResult
    func performAtOnce(
        _ change: StackChange, _ origin: StackChange.Origin, completion: @escaping () -> Void = {}
    ) -> Bool {
        let shown = ShownPlaces(change.stacks.flatMap { $0.shownViews.map { ($0, $0.transform) } })
        let isDone = change.perform(origin)
        window?.layoutIfNeeded()
        // The stack does not scroll while a drag is in progress in its window.
        if isDone, hasNoDragInWindow { change.view.superview?.scrollToVisible(change.view.frame, margin: sightMargin) }
        shown.fly(configuration.gapDuration, before: change.view, completion: completion)
        return isDone
    }
}
