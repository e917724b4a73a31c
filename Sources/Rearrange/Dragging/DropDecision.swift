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

/// The drops of a component, or of several that exchange items, that the app has not decided about.
@MainActor
final class PendingDrops {
    private var pending: [ObjectIdentifier: Set<AnyHashable>] = [:]
    /// Called when the landing item is at rest.
    private var waiting: [() -> Void] = []

    /// Whether an item is part of a drop that is not decided about. It cannot be lifted until then.
    func contains(_ id: some Hashable) -> Bool {
        !pending.isEmpty && pending.values.contains { $0.contains(AnyHashable(id)) }
    }

    /// Asks the app about a drop.
    ///
    /// - Parameters:
    ///   - ids: of the dropped items.
    ///   - turns: in which the answer waits until no other change is being made.
    ///   - confirm: asks the app.
    ///   - decided: accepts or reverts the drop.
    func ask(
        about ids: some Sequence<AnyHashable>, in turns: Turns,
        _ confirm: @escaping @MainActor () async -> DropDecision,
        decided: @escaping @MainActor (DropDecision) -> Void
    ) {
        let drop = Drop()
        pending[ObjectIdentifier(drop)] = Set(ids)
        Task { @MainActor in
            let decision = await confirm()
            turns.whenFree {
                self.pending[ObjectIdentifier(drop)] = nil
                decided(decision)
            }
        }
    }

    /// Reverts a drop, at once or when the item that is landing is at rest: an item that lands on its way is shown twice
    /// otherwise.
    func revert(whileLanding isLanding: Bool, _ body: @escaping () -> Void) {
        if isLanding { waiting.append(body) } else { body() }
    }

    /// Reverts the drops that have waited for a landing item.
    func landed() {
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
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
