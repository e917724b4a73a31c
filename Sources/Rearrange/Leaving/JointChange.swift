// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The part that one component has in a change of several: it is written already, and not told yet.
@MainActor
struct ChangePart {
    /// Tells the app of it.
    var tell: @MainActor () -> Void
    /// Announces it to assistive technology; nil for the part that an item has left.
    var announce: (@MainActor (_ isReturn: Bool, _ reason: String?) -> Void)?
    /// Whether it can be reverted: its component and the item are still there.
    let canRevert: @MainActor () -> Bool
    /// Writes the inverse without telling it. Undo ends drags in the component; a refusal leaves them alone.
    let revert: @MainActor (_ endsDrags: Bool) -> ChangePart?
}

/// The question to the app whether a drop may stay, of the component that the items come to.
@MainActor
struct DropQuestion {
    let pending: PendingDrops
    let turns: Turns
    /// The dropped items.
    let ids: [AnyHashable]
    let confirm: @MainActor () async -> DropDecision

    /// - Parameters:
    ///   - landing: the refusals that wait until an item has landed, if this one has to.
    ///   - decided: accepts or reverts the drop.
    func ask(
        landing: @escaping @MainActor () -> WaitingRefusals? = { nil },
        decided: @escaping @MainActor (DropDecision) -> Void
    ) {
        pending.ask(about: ids, in: turns, confirm, landing: landing, decided: decided)
    }
}

/// A change of several components, as of the two boards of an item that goes from one to the other: all parts are written
/// before one is told, and it is one step to undo.
@MainActor
struct JointChange<Target: AnyObject> {
    /// A component whose end removes the step, and its steps.
    private weak var target: Target?
    private let steps: UndoSteps
    private weak var manager: UndoManager?

    init(target: Target, steps: UndoSteps, manager: UndoManager?) {
        (self.target, self.steps, self.manager) = (target, steps, manager)
    }

    /// Tells the parts in their order.
    func commit(_ parts: [ChangePart], _ registration: UndoRegistration) {
        guard !parts.isEmpty else { return }
        registration.commit {
            for part in parts { part.tell() }
        } register: {
            register(parts)
        } revert: { reason in
            revert(parts, endsDrags: false, isReturn: true, reason: reason)
        }
    }

    /// Reverts all parts, tells them in reverse order, and announces it once.
    ///
    /// It does nothing if a part cannot be reverted: half of the change would leave the item in both components or in none.
    ///
    /// - Parameter beforeTelling: gets the parts of the way back.
    private func revert(
        _ parts: [ChangePart], endsDrags: Bool, isReturn: Bool = false, reason: String? = nil,
        beforeTelling: ([ChangePart]) -> Void = { _ in }
    ) {
        guard parts.allSatisfy({ $0.canRevert() }) else { return }
        let back = parts.reversed().compactMap { $0.revert(endsDrags) }
        beforeTelling(back)
        for part in back { part.tell() }
        back.lazy.compactMap(\.announce).first?(isReturn, reason)
    }

    private func register(_ parts: [ChangePart]) {
        guard let target else { return }
        steps.register(Phrase.undoMove.text(), of: target, in: manager) { _ in
            revert(parts, endsDrags: true) { back in
                if !back.isEmpty { register(back) }
            }
        }
    }
}

/// Where the items of a drag session come from, for a component of this module that takes some of them: the session's
/// `localContext`.
@MainActor
protocol DragDeparture: AnyObject {
    /// By what the component that is left knows an item of the session; nil for an item that is not its own, or not there
    /// any more.
    func id(of item: UIDragItem) -> AnyHashable?

    /// Takes items away that go elsewhere, and does not tell the app yet; nil if none is left to be taken.
    func giveUp(_ items: [UIDragItem]) -> ChangePart?
}

extension UIDropSession {
    /// Where the items of the session come from; nil for those of other components and other apps, and where the session
    /// allows copies only.
    @MainActor
    var departure: (any DragDeparture)? {
        guard allowsMoveOperation else { return nil }
        return localDragSession?.localContext as? any DragDeparture
    }
}
