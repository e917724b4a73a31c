// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The app's answer to a drop, which may come later: an app may have to ask a server.
///
/// Each component has a `confirmDrop`. A drop changes the model and the screen at once; then the app is asked. Until it
/// answers, the item stays at its target and cannot be lifted again, and other items can be dragged. What assistive
/// technology or the keyboard moves is a drop, too, and so is the removal of a view from its stack. Changes by the app,
/// deletions on a board, undo and redo are none.
public enum DropDecision: Sendable, Hashable {
    /// The change stays, and can be undone from now on.
    case accepted
    /// The change is reverted: the item returns to its previous place, or to the nearest free one, and the model is
    /// written once more. It is no step to undo.
    ///
    /// - Parameter reason: a whole sentence for the user, announced once together with the return; nil for the return alone.
    case refused(reason: String? = nil)
}

/// The drops of a component, or of several that exchange items, that the app has not decided about, and the refused ones
/// that have not been reverted.
@MainActor
final class PendingDrops {
    private var pending: [ObjectIdentifier: Set<AnyHashable>] = [:]
    /// The refused drops whose items land.
    private var waiting: [(isLanding: () -> Bool, revert: () -> Void)] = []
    /// Called after a drop has become pending, and after it is pending no longer: pending items offer no moves.
    var didChange: () -> Void = {}

    /// Whether an item is part of a pending drop. It cannot be lifted until then.
    func contains(_ id: some Hashable) -> Bool {
        !pending.isEmpty && pending.values.contains { $0.contains(AnyHashable(id)) }
    }

    /// Asks the app about a drop.
    ///
    /// - Parameters:
    ///   - ids: of the dropped items.
    ///   - turns: in which the answer waits until no other change is being made.
    ///   - confirm: asks the app.
    ///   - isLanding: whether an item lands where the drop would be reverted. A refusal waits for the end of that, because
    ///     an item that lands on its way is shown twice otherwise.
    ///   - decided: accepts or reverts the drop.
    func ask(
        about ids: some Sequence<AnyHashable>, in turns: Turns,
        _ confirm: @escaping @MainActor () async -> DropDecision, isLanding: @escaping @MainActor () -> Bool,
        decided: @escaping @MainActor (DropDecision) -> Void
    ) {
        let drop = Drop()
        pending[ObjectIdentifier(drop)] = Set(ids)
        didChange()
        Task { @MainActor in
            let decision = await confirm()
            turns.whenFree {
                let end = {
                    self.pending[ObjectIdentifier(drop)] = nil
                    decided(decision)
                    self.didChange()
                }
                if decision != .accepted, isLanding() { self.waiting.append((isLanding, end)) } else { end() }
            }
        }
    }

    /// Reverts the refused drops that have waited for an item to land.
    func landed() {
        let ready = waiting.filter { !$0.isLanding() }
        waiting.removeAll { !$0.isLanding() }
        for drop in ready { drop.revert() }
    }

    /// The identity of one drop.
    private final class Drop {}
}

extension DropDecision {
    /// An announcement of a return, and the reason for it.
    static func text(_ announcement: String, reason: String?) -> String {
        reason.map { "\(announcement). \($0)" } ?? announcement
    }
}
