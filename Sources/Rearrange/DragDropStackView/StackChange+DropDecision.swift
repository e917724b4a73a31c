// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Drops that change the stacks at once, and that the app accepts or refuses afterwards.
extension DragDropStackView {
    /// The question to the app whether a drop may stay; nil if ``confirmDrop`` is not set.
    func question(about drop: Drop) -> DropQuestion? {
        let view =
            switch drop {
            case .moved(let move): move.view
            case .removed(let view, _): view
            }
        return confirmDrop.map { confirm in
            DropQuestion(pending: pendingDrops, changeQueue: changeQueue, ids: [ObjectIdentifier(view)]) {
                await confirm(drop)
            }
        }
    }

    /// Reverts a refused drop, without cancelling a drag of another view.
    ///
    /// - Parameters:
    ///   - change: the change that the drop has made.
    ///   - inverse: the change that reverts `change`.
    ///   - reason: the app's reason for the refusal, which is announced; nil for none.
    func revert(_ change: StackChange, by inverse: StackChange, reason: String?) {
        guard change.isInEffect else { return }
        let drags = change.stacks.compactMap { $0.isDraggingView ? $0.drag : $0.incomingDrag }
        let others = change.stacks.flatMap(\.shownViews).filter { view in !drags.contains { $0.view === view } }
        let shown = ShownPlaces(others.map { ($0, $0.transform) })
        guard inverse.perform(.refusal) else { return }
        window?.layoutIfNeeded()
        for drag in drags where drag.isDragged && drag.update(isThorough: false) { drag.displaceViews(.none) }
        shown.withCurrentTransforms().fly(configuration.returnDuration, before: change.view)
        inverse.announce(isReturn: true, reason: reason)
    }
}

extension StackChange {
    /// The list of refusals that wait for the end of a drop animation in one of the stacks; nil if no such animation is
    /// running.
    var waitingRefusals: WaitingRefusals? {
        stacks.first { $0.drag.map { !$0.isOver && !$0.stack.isDraggingView } ?? false }?.waitingRefusals
    }

    /// Whether the change still applies: the view is in the target stack, or, after a removal, has no superview.
    fileprivate var isInEffect: Bool {
        switch self {
        case .move(let view, _, let stack, _), .insert(let view, let stack, _): stack.arrangedSubviews.contains(view)
        case .remove(let view, _): view.superview == nil
        }
    }

    /// Announces to assistive technology a change that is not the drop of a drag: for example an undo, or the return
    /// after a refused drop.
    ///
    /// - Parameters:
    ///   - isReturn: whether the view has returned because its drop was refused.
    ///   - reason: the reason for the refusal.
    func announce(isReturn: Bool = false, reason: String? = nil) {
        let stack = view.superview as? DragDropStackView
        let text =
            stack.flatMap { StackDropTarget($0, dragging: view) }?.announcement(isReturn ? .putBack : .movedAtOnce)
            ?? Phrase.nameRemoved.text(view.spokenName ?? Phrase.view.text())
        UIAccessibility.post(notification: .announcement, argument: DropDecision.text(text, reason: reason))
    }
}
