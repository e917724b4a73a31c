// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Accessibility actions of items, and other changes without a drag.
extension BoardView {
    /// The accessibility actions of an item. They include the moves and resizes by one grid step that are possible from
    /// its place.
    ///
    /// - Complexity: O(p) for each possible move, where p is the number of places up to the next free one.
    func accessibilityActions(for id: AnyHashable) -> [UIAccessibilityCustomAction]? {
        guard let item = store[id], !controller.isUnderWay else { return nil }
        let isMovable = mayLift(item)
        var actions = BoardStep.allCases.compactMap { step -> UIAccessibilityCustomAction? in
            guard isMovable, item.canMove || step.isResize, allowed(item, step) != nil else { return nil }
            return UIAccessibilityCustomAction(name: geometry.name(of: step, for: item, in: context)) { [weak self] _ in
                guard let self else { return false }
                return changeQueue.performAction { self.performStep(step, of: id) }
            }
        }
        if isEnabled, newItem != nil { actions.append(actionOfAdding(after: id)) }
        if isEnabled {
            actions += (itemActions?(item) ?? []).map { action in
                UIAccessibilityCustomAction(name: action.title) { _ in
                    action.handler()
                    return true
                }
            }
        }
        if mayDelete(item) {
            actions.append(
                UIAccessibilityCustomAction(name: Phrase.delete.text()) { [weak self] _ in self?.delete(id) == true })
        }
        return actions.isEmpty ? nil : actions
    }

    /// The item after a move or resize by one step, and the items that it pushes; nil if the step is not possible. A
    /// move skips occupied places and ends at the next free one.
    private func allowed(_ item: Space.Item, _ step: BoardStep) -> (item: Space.Item, others: [Space.Item])? {
        var next = item
        for _ in 0..<Thresholds.Board.mostSteps {
            guard let stepped = geometry.stepped(next, step, in: context) else { return nil }
            next = stepped
            guard let extent = geometry.extent(of: next, in: context) else { return (next, []) }
            let proposal = context.plan.proposal(of: item.id, in: extent, rule: collision.rule)
            if proposal.isAllowed { return (next, itemsPushed(in: proposal)) }
            // A move skips the occupied place and tries the next one. A resize is not possible if an item is in its
            // way.
            if step.isResize { return nil }
        }
        return nil
    }

    /// The items that the dragged item pushes away at its proposed place, in their order on the board.
    func itemsPushed(in proposal: BoardPlan<AnyHashable>.Proposal) -> [Space.Item] {
        let others = proposal.others.sorted { store.index(of: $0.key) ?? 0 < store.index(of: $1.key) ?? 0 }
        return others.compactMap { id, extent in store[id].map { geometry.item($0, at: extent) } }
    }

    /// Moves or resizes an item by a step, if that is possible.
    ///
    /// - Returns: false if the item stays as it is.
    private func performStep(_ step: BoardStep, of id: AnyHashable) -> Bool {
        guard !controller.isUnderWay, window?.isDragging == false else { return false }
        controller.finishAtOnce()
        // Ending the previous drag has called the app, which may have changed the item or started another move.
        guard !controller.isActive, let item = store[id], mayLift(item), allowed(item, step) != nil else {
            return false
        }
        return act(on: item, seenAs: view(for: id)) {
            guard let old = store[id], let (new, pushed) = allowed(old, step) else { return nil }
            return Space.Change(
                kind: step.isResize && geometry.surface(of: new) == geometry.surface(of: old) ? .resized : .moved,
                item: new, pushed: pushed,
                previous: [old] + pushed.compactMap { store[$0.id] })
        }
    }

    /// Changes an item without a drag, but calls the delegate as for a drag: `willBeginDragging` before the change, and
    /// `didEndDragging` when all moved items are at rest.
    ///
    /// - Parameters:
    ///   - item: the item before the change.
    ///   - view: the view that was the accessibility element of the item before the change.
    ///   - change: returns the change; called after the delegate's `willBeginDragging`. It returns nil if the change is
    ///     no longer possible because the delegate has removed or moved items.
    /// - Returns: false if nothing changes.
    func act(on item: Space.Item, seenAs view: UIView?, _ change: () -> Space.Change?) -> Bool {
        controller.moveAtOnce {
            delegate?.boardView(self, willBeginDragging: item)
        } move: {
            change().map { change in
                { animations in
                    self.commitDrop(change)
                    if self.controller.animations === animations { self.show(change, seenAs: view) }
                }
            }
        } didEnd: { [weak self] committed in
            guard let self else { return }
            delegate?.boardView(self, didEndDragging: store[item.id] ?? item, committed: committed)
        }
    }

    /// Shows and announces a change that was made without a drag. A new item gets the focus.
    ///
    /// - Parameter view: the view that was the accessibility element of the item before the change.
    private func show(_ change: Space.Change, seenAs view: UIView?) {
        let (item, isNew) = (change.item, change.kind == .added)
        showItems(duration: configuration.dropDuration)
        // The board does not scroll while a UIKit drag is over it, because the place of the drop would change.
        if dropSession == nil { scrollToVisible(item) }
        // An item that has moved to another page is shown by a new view. Assistive technology is told to move to that
        // view.
        if let shown = self.view(for: item.id), shown !== view {
            UIAccessibility.post(notification: .layoutChanged, argument: shown)
        }
        announce(change)
        if isNew { moveFocus(to: item) }
    }
}
