// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What assistive technology does with items, and whatever else puts one somewhere at once.
extension BoardView {
    /// The steps that can be taken from where an item is.
    ///
    /// - Complexity: for each of them, the places on the way to the next that is free.
    func accessibilityActions(for id: AnyHashable) -> [UIAccessibilityCustomAction]? {
        guard let item = store[id], !controller.isUnderWay else { return nil }
        let isMovable = mayLift(item)
        var actions = BoardStep.allCases.compactMap { step -> UIAccessibilityCustomAction? in
            guard isMovable, item.canMove || step.isResize, allowed(item, step) != nil else { return nil }
            return UIAccessibilityCustomAction(name: geometry.name(of: step, for: item, in: context)) { [weak self] _ in
                guard let self else { return false }
                return turns.answer { self.take(step, of: id) }
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

    /// Where a step leads, and who makes way for it; over those that are in the way, to the next place that is free.
    private func allowed(_ item: Space.Item, _ step: BoardStep) -> (item: Space.Item, others: [Space.Item])? {
        var next = item
        for _ in 0..<Thresholds.Board.mostSteps {
            guard let stepped = geometry.stepped(next, step, in: context) else { return nil }
            next = stepped
            guard let extent = geometry.extent(of: next, in: context) else { return (next, []) }
            let proposal = context.plan.proposal(of: item.id, in: extent, rule: collision.rule)
            if proposal.isAllowed { return (next, othersMakingWay(in: proposal)) }
            // An end that meets somebody stops there.
            if step.isResize { return nil }
        }
        return nil
    }

    /// Those who make way, in their order.
    func othersMakingWay(in proposal: BoardPlan<AnyHashable>.Proposal) -> [Space.Item] {
        let others = proposal.others.sorted { store.place(of: $0.key) ?? 0 < store.place(of: $1.key) ?? 0 }
        return others.compactMap { id, extent in store[id].map { geometry.item($0, at: extent) } }
    }

    /// Takes an item a step, where that leads anywhere.
    ///
    /// - Returns: false where it stays.
    private func take(_ step: BoardStep, of id: AnyHashable) -> Bool {
        guard !controller.isUnderWay, window?.isDragging == false else { return false }
        controller.finishAtOnce()
        // Whoever hears that what was moving has ended may move something.
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

    /// Puts an item somewhere as a drag would, which ends when all that it moves is at rest.
    ///
    /// - Parameters:
    ///   - view: where assistive technology finds it so far.
    ///   - change: what is to change, asked once the begin is told; nil where it may not be any more, for whoever hears of
    ///     that may take the item away, or put something elsewhere.
    /// - Returns: false where all stays as it is.
    func act(on item: Space.Item, seenAs view: UIView?, _ change: () -> Space.Change?) -> Bool {
        controller.moveAtOnce {
            delegate?.boardView(self, willBeginDragging: item)
        } move: {
            change().map { change in
                { rest in
                    self.commitDrop(change)
                    if self.controller.rest === rest { self.show(change, seenAs: view) }
                }
            }
        } didEnd: { [weak self] committed in
            guard let self else { return }
            delegate?.boardView(self, didEndDragging: store[item.id] ?? item, committed: committed)
        }
    }

    /// Shows, and says, where an action has put an item; what is new has the focus.
    private func show(_ change: Space.Change, seenAs view: UIView?) {
        let (item, isNew) = (change.item, change.kind == .added)
        showItems(duration: configuration.dropDuration)
        // Nothing scrolls below what comes from elsewhere.
        if visit == nil { bringIntoSight(item) }
        // On another page it is another element.
        if let shown = self.view(for: item.id), shown !== view {
            UIAccessibility.post(notification: .layoutChanged, argument: shown)
        }
        announce(change)
        if isNew { giveFocus(to: item) }
    }
}
