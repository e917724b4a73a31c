// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The undo steps that a component, such as a board or a table's reorderer, has registered.
@MainActor
final class UndoSteps {
    private weak var manager: UndoManager?

    nonisolated init() {}

    /// Registers an undo step. While the manager undoes or redoes a change, the step is the inverse of that change. The
    /// manager's action name then does not change.
    ///
    /// - Parameters:
    ///   - name: the action name for the undo manager.
    ///   - target: the component that has changed.
    ///   - manager: the undo manager; nil to register nothing.
    ///   - undo: undoes or redoes the change, and registers the inverse.
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

    /// Removes the steps of a component that is deinitialized.
    func removeAll(of target: AnyObject) { manager?.removeAllActions(withTarget: target) }
}

extension DragConfiguration {
    /// The undo manager with which a component registers its changes; nil if this configuration turns undo off.
    @MainActor
    func undoManager(of component: UIResponder?) -> UndoManager? { registersUndo ? component?.undoManager : nil }
}

/// Whether and when a change is registered as an undo step.
@MainActor
enum UndoRegistration {
    case atOnce
    /// The change is registered as soon as the app accepts it. If the app refuses the change, it is reverted.
    case whenAccepted(DropQuestion)
    case never

    /// Creates the registration of a drop.
    ///
    /// - Parameter question: the question whether the drop may stay; nil if the app is not asked.
    init(ofDrop question: DropQuestion?) { self = question.map { .whenAccepted($0) } ?? .atOnce }

    /// Tells the app of a change. Then registers its undo step, or asks the app whether the change may stay.
    ///
    /// - Parameters:
    ///   - waiting: returns the list of refused drops that wait for the end of a drop animation; nil if no such
    ///     animation is running. A refusal of this change joins that list.
    ///   - report: tells the app of the change. An undo by the app in this call undoes this change, unless the app is
    ///     asked whether the change may stay.
    ///   - register: registers the undo step.
    ///   - revert: reverts the change, with the reason for the refusal, if there is one.
    func commit(
        waiting: @escaping @MainActor () -> WaitingRefusals? = { nil }, report: () -> Void,
        register: @escaping @MainActor () -> Void, revert: @escaping @MainActor (_ reason: String?) -> Void
    ) {
        if case .atOnce = self { register() }
        report()
        guard case .whenAccepted(let question) = self else { return }
        question.ask(waiting: waiting) { decision in
            switch decision {
            case .accepted: register()
            case .refused(let reason): revert(reason)
            }
        }
    }
}
