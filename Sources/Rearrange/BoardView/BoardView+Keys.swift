// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView: ActionTaker {
    /// A key has gone down at an item's view, or at the board, or is held down there.
    ///
    /// - Returns: whether it meant something.
    func take(_ key: UIKey, at view: BoardItemView?, isRepeated: Bool = false) -> Bool {
        guard session.isUnderWay, let drag else {
            if let view { return takeAtRest(key, at: view, isRepeated: isRepeated) }
            guard !isRepeated, makesNew(key) else { return false }
            addItem()
            return true
        }
        if key.cancels {
            cancel()
            return true
        }
        guard drag.isLedByKeys, !key.isOrder else { return false }
        switch key.keyCode {
        case _ where key.dropsAlone:
            if !isRepeated { perform(drag.mayGoOn ? session.released() : session.cancelled()) }
        default:
            guard let step = places.step(of: key, for: drag.hover.item) else { return false }
            lead(step)
        }
        return true
    }

    /// What a key means to an item that has the focus. Only arrows mean anything again while they are held down.
    private func takeAtRest(_ key: UIKey, at view: BoardItemView, isRepeated: Bool) -> Bool {
        // What a control in the item does not want means nothing to the item.
        guard view.isFocused || view === hearer else { return false }
        if let direction = FocusDirection(key) { return moveFocus(from: view, direction) }
        if isRepeated { return false }
        if key.lifts { return liftByKeys(view) }
        if key.deletes { return delete(view.item.id) }
        return key.names && performFirstAction(of: view.item.id)
    }

    private func liftByKeys(_ view: BoardItemView) -> Bool {
        guard !session.isUnderWay, window?.carriesSomething == false, let key = key(of: view), let item = store[key.id],
            mayLift(item)
        else { return false }
        finishAtOnce()
        // After a click, too, everybody sees where the focus is that leads it.
        UIFocusSystem.give(to: view)
        let surface: BoardSurface = canvas.has(view) ? .board : .strip
        session = DragSession()
        _ = session.pressed(at: .zero, time: CACurrentMediaTime(), minimumDuration: 0)
        begin(
            BoardGrip(
                kind: .move, home: item, piece: key.piece, surface: surface, frame: view.frame,
                point: CGPoint(x: view.frame.midX, y: view.frame.midY)),
            lead: .keys)
        return true
    }

    /// Which piece of which item a view shows, also one that lands.
    func key(of view: BoardItemView) -> BoardViewKey? {
        if let drag, drag.view === view { return BoardViewKey(id: drag.id, piece: drag.grip.piece) }
        return views.first { $0.value === view }?.key
    }

    private func lead(_ step: BoardStep) {
        guard let drag, step.isResize || drag.grip.home.canMove,
            let next = places.stepped(drag.hover.item, step)
        else { return }
        drag.lead(to: next)
    }

    /// Keys go elsewhere: what they have lifted is put back.
    func focusMoved(from view: BoardItemView?) {
        if let view, let drag, drag.isLedByKeys, drag.view === view, session.isUnderWay { cancel() }
    }

    // MARK: Assistive technology

    /// The steps that can be taken from where an item is.
    ///
    /// - Complexity: for each of them, the places on the way to the next that is free.
    func accessibilityActions(for id: AnyHashable) -> [UIAccessibilityCustomAction]? {
        guard let item = store[id], !session.isUnderWay else { return nil }
        let isMovable = mayLift(item)
        var actions = BoardStep.allCases.compactMap { step -> UIAccessibilityCustomAction? in
            guard isMovable, item.canMove || step.isResize, allowed(item, step) != nil else { return nil }
            return UIAccessibilityCustomAction(name: places.name(of: step, for: item)) { [weak self] _ in
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
            actions.append(UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in self?.delete(id) == true })
        }
        return actions.isEmpty ? nil : actions
    }

    /// Where a step leads, and who makes way for it; over those that are in the way, to the next place that is free.
    private func allowed(_ item: BoardItem, _ step: BoardStep) -> (item: BoardItem, others: [BoardItem])? {
        var next = item
        for _ in 0..<Thresholds.Board.mostSteps {
            guard let stepped = places.stepped(next, step) else { return nil }
            next = stepped
            guard let extent = places.extent(of: next) else { return (next, []) }
            let proposal = plan.proposal(of: item.id, in: extent, rule: collision.rule)
            if proposal.isAllowed { return (next, othersMakingWay(in: proposal)) }
            // An end that meets somebody stops there.
            if step.isResize { return nil }
        }
        return nil
    }

    /// Those who make way, in their order.
    func othersMakingWay(in proposal: BoardPlan<AnyHashable>.Proposal) -> [BoardItem] {
        let others = proposal.others.sorted { store.place(of: $0.key) ?? 0 < store.place(of: $1.key) ?? 0 }
        return others.compactMap { id, extent in store[id].map { places.item($0, at: extent) } }
    }

    /// Moves an item as a drag would, which ends when all that it moves is at rest.
    ///
    /// - Returns: false where it stays.
    private func take(_ step: BoardStep, of id: AnyHashable) -> Bool {
        guard !session.isUnderWay, window?.carriesSomething == false else { return false }
        finishAtOnce()
        // Whoever hears that what was moving has ended may move something.
        guard !session.isActive, let item = store[id], mayLift(item), allowed(item, step) != nil else { return false }
        let view = view(for: id)
        session = DragSession()
        _ = session.pressed(at: .zero, time: CACurrentMediaTime(), minimumDuration: 0)
        delegate?.boardView(self, willBeginDragging: item)
        // Whoever hears of the begin may end it again, take the item away, or put it elsewhere.
        guard session.state == .lifting, let old = store[id], let (new, pushed) = allowed(old, step) else {
            _ = session.cancelled()
            _ = session.settled()
            delegate?.boardView(self, didEndDragging: store[id] ?? item, committed: false)
            return false
        }
        _ = session.released()
        let rest = wait(for: new)
        commit(
            BoardChange(
                kind: step.isResize && new.isAllDay == old.isAllDay ? .resized : .moved, item: new, pushed: pushed,
                previous: [old] + pushed.compactMap { store[$0.id] }))
        // The app may have ended it when it heard of the change.
        if action === rest { show(new, .movedAtOnce, seenAs: view, pushed: pushed.count) }
        rest.settled()
        return true
    }

    /// What an action that puts an item somewhere begins with: it tells of the end, as a drag does.
    func wait(for item: BoardItem) -> ActionRest {
        let rest = ActionRest()
        wait(for: rest) { board in
            guard case .finish(let committed) = board.session.settled() else { return }
            board.delegate?.boardView(board, didEndDragging: board.store[item.id] ?? item, committed: committed)
        }
        return rest
    }

    /// Shows, and says, where an action has put an item.
    func show(_ item: BoardItem, _ event: PlacingWords.Event, seenAs view: UIView?, pushed: Int) {
        showItems(duration: configuration.snapDuration)
        // Nothing scrolls below what comes from elsewhere.
        if visit == nil { bringIntoSight(item) }
        // On another page it is another element.
        if let shown = self.view(for: item.id), shown !== view {
            UIAccessibility.post(notification: .layoutChanged, argument: shown)
        }
        let words = PlacingWords.text(
            event, name: item.title, place: places.spokenPlace(of: item), isAllowed: true, others: pushed)
        UIAccessibility.post(notification: .announcement, argument: words)
    }
}
