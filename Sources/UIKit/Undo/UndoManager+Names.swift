// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UndoManager {
    // MARK: Names of actions

    /// Names what can be undone by the group that is open, or else by the last one.
    public func setActionName(_ actionName: String) {
        history.change { $0.name = actionName }
    }

    /// What undoing would be about; empty where that has no name, or there is nothing to undo.
    public var undoActionName: String { history.nextUndo?.name ?? "" }
    public var redoActionName: String { history.nextRedo?.name ?? "" }

    // MARK: Titles of menus

    /// "Undo" with the name of what it is about.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.undo.text() : Phrase.undoName.text(actionName)
    }

    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.redo.text() : Phrase.redoName.text(actionName)
    }

    // MARK: What else is known of actions

    /// Says that nothing is lost where the action is not saved, as with a selection.
    public func setActionIsDiscardable(_ discardable: Bool) {
        history.change { $0.isDiscardable = discardable }
    }

    public var undoActionIsDiscardable: Bool { history.nextUndo?.isDiscardable ?? false }
    public var redoActionIsDiscardable: Bool { history.nextRedo?.isDiscardable ?? false }

    /// The name of a value that goes with an action.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Keeps a value with the group that is open, or else with the last one; nil takes it away.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        history.change { $0.values[key.rawValue] = info }
    }

    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.nextUndo?.values[key.rawValue] }
    public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.nextRedo?.values[key.rawValue] }
}
