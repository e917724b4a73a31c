// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The app's answer to a drop, which may come later, for example after a request to a server.
///
/// Each component has a `confirmDrop` closure, which returns the decision. A drop changes the model and the screen at
/// once; then the component calls the closure. Until the app answers, the item stays at its target and cannot be lifted
/// again, but other items can be dragged. A move by assistive technology or the keyboard is a drop, too, and so is the
/// removal of a view from its stack. Changes by the app, deletions on a board, undo and redo are not drops.
public enum DropDecision: Sendable, Hashable {
    /// The change stays, and can be undone from now on.
    case accepted
    /// The change is reverted: the item returns to its previous place, or to the nearest free one, and the model is
    /// written again. The revert is not an undo step.
    ///
    /// - Parameter reason: a whole sentence for the user, announced together with the return; nil to announce the
    ///   return alone.
    case refused(reason: String? = nil)
}

/// The pending drops of a component, or of several components that exchange items. The app has neither accepted nor
/// refused these drops yet. Refused drops are included until they are reverted.
@MainActor
final class PendingDrops {
    private var pending: [ObjectIdentifier: Set<AnyHashable>] = [:]
    /// Called after a drop has become pending, and when it is no longer pending. The component then updates the
    /// accessibility actions of its items, because items of a pending drop offer none.
    var didChange: () -> Void = {}

    /// Whether an item is part of a pending drop. Such an item cannot be lifted.
    func contains(_ id: some Hashable) -> Bool {
        !pending.isEmpty && pending.values.contains { $0.contains(AnyHashable(id)) }
    }

    /// Asks the app about a drop.
    ///
    /// - Parameters:
    ///   - ids: the identifiers of the dropped items.
    ///   - changeQueue: the serializer in which the answer waits until no other change is being made.
    ///   - confirm: the app's closure that decides whether the drop may stay.
    ///   - waiting: returns the list of refusals that wait for the end of a drop animation; nil if no such animation is
    ///     running. If the app refuses this drop, the drop is added to the list, and is reverted after the animation.
    ///     If it were reverted earlier, the animated item could be shown twice.
    ///   - decided: called with the app's answer; accepts or reverts the drop.
    func ask(
        about ids: some Sequence<AnyHashable>, in changeQueue: ChangeQueue,
        _ confirm: @escaping @MainActor () async -> DropDecision, waiting: @escaping @MainActor () -> WaitingRefusals?,
        decided: @escaping @MainActor (DropDecision) -> Void
    ) {
        let drop = Drop()
        pending[ObjectIdentifier(drop)] = Set(ids)
        didChange()
        Task { @MainActor in
            let decision = await confirm()
            let end = {
                self.pending[ObjectIdentifier(drop)] = nil
                decided(decision)
                self.didChange()
            }
            if decision == .accepted {
                changeQueue.whenFree(end)
            } else {
                Refusal(changeQueue: changeQueue, waiting: waiting, end: end).revert()
            }
        }
    }

    /// The identity of one drop.
    private final class Drop {}
}

/// A refused drop that has not been reverted.
@MainActor
struct Refusal {
    let changeQueue: ChangeQueue
    /// Returns the list of refusals that wait for the end of a drop animation in the component; nil if no such
    /// animation is running.
    let waiting: () -> WaitingRefusals?
    let end: () -> Void

    /// Reverts the drop when no other change is being made, and no drop animation is running in the component.
    func revert() {
        changeQueue.whenFree {
            if let waiting = waiting() { waiting.append(self) } else { end() }
        }
    }
}

/// The refused drops that wait until a component's drop animation has ended.
///
/// Each component has its own list. The ``PendingDrops`` of a stack cannot contain this list: they are replaced when
/// the stack joins or leaves a group, also while a refusal waits.
@MainActor
final class WaitingRefusals {
    private var refusals: [Refusal] = []

    func append(_ refusal: Refusal) { refusals.append(refusal) }

    /// Reverts the waiting drops, because the drop animation has ended.
    func revertAll() {
        let ready = refusals
        refusals = []
        for refusal in ready { refusal.revert() }
    }
}

extension DropDecision {
    /// Returns `announcement`, which tells the user that an item returns, followed by the reason for the refusal if
    /// there is one.
    static func text(_ announcement: String, reason: String?) -> String {
        reason.map { Phrase.reason.text(announcement, $0) } ?? announcement
    }
}
