// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// One component's part of a change that affects several components, such as two boards. The part has been applied
/// already, but has not been reported to the app yet.
@MainActor
struct ChangePart {
    /// Reports the part to the app.
    var report: @MainActor () -> Void
    /// Announces the part to assistive technology; nil for the part of the component that the item has left. `isReturn`
    /// says whether the item returns because the app has refused the drop; `reason` is then the app's reason.
    var announce: (@MainActor (_ isReturn: Bool, _ reason: String?) -> Void)?
    /// Whether the part can be reverted: its component and the item still exist.
    let canRevert: @MainActor () -> Bool
    /// Reverts the part without reporting that to the app, and returns the inverse part. If `endsDrags` is true, as for
    /// undo but not for a refusal, drags in the component are ended.
    let revert: @MainActor (_ endsDrags: Bool) -> ChangePart?
}

/// The question to the app whether a drop may stay. The destination of the drop, such as a board or a table, asks it.
@MainActor
struct DropQuestion {
    let pending: PendingDrops
    let changeQueue: ChangeQueue
    /// The ids of the dropped items.
    let ids: [AnyHashable]
    let confirm: @MainActor () async -> DropDecision

    /// Asks the app whether the drop may stay.
    ///
    /// - Parameters:
    ///   - waiting: returns the list of refused drops that wait for the end of a drop animation; nil if no such
    ///     animation is running. A refusal of this drop joins that list.
    ///   - decided: called with the app's answer; accepts or reverts the drop.
    func ask(
        waiting: @escaping @MainActor () -> WaitingRefusals? = { nil },
        decided: @escaping @MainActor (DropDecision) -> Void
    ) {
        pending.ask(about: ids, in: changeQueue, confirm, waiting: waiting, decided: decided)
    }
}

/// A change of several components, such as a move between two boards. All parts are applied before any is reported, and
/// they are one undo step.
@MainActor
struct CombinedChange<Target: AnyObject> {
    /// The component for which the undo step is registered. The step is removed when the component is deallocated.
    private weak var target: Target?
    private let steps: UndoSteps
    private weak var manager: UndoManager?

    init(target: Target, steps: UndoSteps, manager: UndoManager?) {
        (self.target, self.steps, self.manager) = (target, steps, manager)
    }

    /// Reports the parts to the app in their order, and registers the undo step.
    func commit(_ parts: [ChangePart], _ registration: UndoRegistration) {
        guard !parts.isEmpty else { return }
        registration.commit {
            for part in parts { part.report() }
        } register: {
            register(parts)
        } revert: { reason in
            revert(parts, endsDrags: false, isReturn: true, reason: reason)
        }
    }

    /// Reverts all parts in reverse order, reports the inverse parts to the app, and makes one announcement.
    ///
    /// If any part cannot be reverted, none is reverted: half of the change would leave the item in both components or
    /// in none.
    ///
    /// - Parameters:
    ///   - parts: the parts of the change, in the order in which they were applied.
    ///   - endsDrags: whether drags in the components are ended, as for undo.
    ///   - isReturn: whether the change is reverted because the app has refused the drop.
    ///   - reason: the app's reason for the refusal; nil for none.
    ///   - beforeTelling: called with the inverse parts, which have been applied, before they are reported.
    private func revert(
        _ parts: [ChangePart], endsDrags: Bool, isReturn: Bool = false, reason: String? = nil,
        beforeTelling: ([ChangePart]) -> Void = { _ in }
    ) {
        guard parts.allSatisfy({ $0.canRevert() }) else { return }
        let back = parts.reversed().compactMap { $0.revert(endsDrags) }
        beforeTelling(back)
        for part in back { part.report() }
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

/// The board or linked tables from which the items of a drag session come. The component that accepts a drop uses this
/// source to remove the items. The drag session stores the source as its `localContext`.
@MainActor
protocol TransferSource: AnyObject {
    /// The id that a dragged item has in this source; nil if the item is from another source, or has been removed.
    func id(of item: UIDragItem) -> AnyHashable?

    /// Removes items that move to another component, without telling the app yet. Returns this source's part of the
    /// change; nil if none of the items is in this source any longer.
    func removeItems(_ items: [UIDragItem]) -> ChangePart?
}

extension UIDropSession {
    /// The board or linked tables that the session's items come from. Nil if they come from another view or app, or if
    /// the session allows only copies.
    @MainActor
    var transferSource: (any TransferSource)? {
        guard allowsMoveOperation else { return nil }
        return localDragSession?.localContext as? any TransferSource
    }
}
