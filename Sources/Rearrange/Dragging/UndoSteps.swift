// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The steps of an undo manager that undo and redo a component's changes.
@MainActor
final class UndoSteps {
    private weak var manager: UndoManager?

    nonisolated init() {}

    /// Registers a step. While the manager undoes or redoes, the step is the way back, and the name stays.
    ///
    /// - Parameters:
    ///   - target: the component of the change.
    ///   - manager: nil registers nothing.
    ///   - undo: undoes or redoes the change, and registers the way back.
    func register<Target: AnyObject>(
        _ name: String, of target: Target, in manager: UndoManager?, undo: @escaping @MainActor (Target) -> Void
    ) {
        guard let manager else { return }
        self.manager = manager
        manager.registerUndo(withTarget: target) { target in
            MainActor.assumeIsolated { undo(target) }
        }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
    }

    /// Removes the steps of a component that is released.
    func removeAll(of target: AnyObject) { manager?.removeAllActions(withTarget: target) }
}

/// When a change becomes a step to undo.
@MainActor
enum UndoRegistration {
    case atOnce
    /// As soon as the app accepts the change; if the app refuses it, the change is reverted.
    case whenAccepted(DropQuestion)
    case never

    /// The registration of a drop.
    ///
    /// - Parameter question: whether the drop may stay; nil if the app does not want to be asked.
    init(ofDrop question: DropQuestion?) { self = question.map { .whenAccepted($0) } ?? .atOnce }

    /// Tells the app of a change, registers the change to be undone, or asks the app whether it may stay.
    ///
    /// - Parameters:
    ///   - landing: the refusals that wait until an item has landed, if a refusal of this change has to.
    ///   - tell: tells the app of the change. What the app undoes meanwhile is this change, unless the app is asked.
    ///   - register: registers what undoes the change.
    ///   - revert: reverts the change, for a reason or for none.
    func commit(
        landing: @escaping @MainActor () -> WaitingRefusals? = { nil }, tell: () -> Void,
        register: @escaping @MainActor () -> Void, revert: @escaping @MainActor (_ reason: String?) -> Void
    ) {
        if case .atOnce = self { register() }
        tell()
        guard case .whenAccepted(let question) = self else { return }
        question.ask(landing: landing) { decision in
            switch decision {
            case .accepted: register()
            case .refused(let reason): revert(reason)
            }
        }
    }
}
