// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UndoManager {
    // MARK: Action names

    /// Sets the action name of the open group, or of the last group if none is open.
    public func setActionName(_ actionName: String) {
        history.change { $0.name = actionName }
    }

    /// The name of the action that would be undone; empty if that action has no name, or if there is nothing to undo.
    public var undoActionName: String { history.nextUndo?.name ?? "" }
    /// The name of the action that would be redone; empty if that action has no name, or if there is nothing to redo.
    public var redoActionName: String { history.nextRedo?.name ?? "" }

    // MARK: Menu titles

    /// The title of the undo command: "Undo" with the name of the action.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the redo command: "Redo" with the name of the action.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns "Undo" with the name of an action.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.undo.text() : Phrase.undoName.text(actionName)
    }

    /// Returns "Redo" with the name of an action.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.redo.text() : Phrase.redoName.text(actionName)
    }

    // MARK: Other properties of actions

    /// Sets whether the open group, or the last group if none is open, is discardable. A discardable change, for
    /// example a change of selection, need not be saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
        history.change { $0.isDiscardable = discardable }
    }

    /// Whether the action that would be undone is discardable.
    public var undoActionIsDiscardable: Bool { history.nextUndo?.isDiscardable ?? false }
    /// Whether the action that would be redone is discardable.
    public var redoActionIsDiscardable: Bool { history.nextRedo?.isDiscardable ?? false }

    /// The key of a value that is stored with an action.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Stores a value with the open group, or with the last group if none is open; nil removes the value.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        history.change { $0.values[key.rawValue] = info }
    }

    /// Returns a value stored with the action that would be undone.
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.nextUndo?.values[key.rawValue] }
    /// Returns a value stored with the action that would be redone.
    public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.nextRedo?.values[key.rawValue] }
}
