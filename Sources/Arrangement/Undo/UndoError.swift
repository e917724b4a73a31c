// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An error in an app's use of its undo manager. Its `message` has UIKit's wording and names the remedy.
package enum UndoError: Error, Equatable, Sendable {
    case noGroupToEnd
    case noGroupToRecordIn
    case enabledTooOften
    case undoWithOpenGroups(Int)
    case undoWhileUndoing
    case redoWhileUndoing
    case looseActions
    case openGroupIsEmpty
    case groupLeftOpen

    package var message: String {
        switch self {
        case .noGroupToEnd:
            "endUndoGrouping: called with no matching begin. "
                + "Call beginUndoGrouping() first, and endUndoGrouping() once for it."
        case .noGroupToRecordIn:
            "registerUndo: must begin a group before registering undo. "
                + "Call beginUndoGrouping() first, or leave groupsByEvent true."
        case .enabledTooOften:
            "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration. "
                + "Call it once for each disableUndoRegistration()."
        case .undoWithOpenGroups(let count):
            "undo: was called with too many nested undo groups: \(count). "
                + "Call endUndoGrouping() for those that were begun, or undoNestedGroup()."
        case .undoWhileUndoing:
            "undo: do not undo from within an undo or redo. Register what takes the change back, and nothing else."
        case .redoWhileUndoing:
            "redo: do not redo from within an undo or redo. Register what takes the change back, and nothing else."
        case .looseActions:
            "undoNestedGroup: actions were registered after the last nested group. Close their group first."
        case .openGroupIsEmpty:
            "undoNestedGroup: the open group is empty, so that no group in it can be undone. "
                + "Call endUndoGrouping() for it first."
        case .groupLeftOpen:
            "undo: a group was begun and not ended by what was undone. Call endUndoGrouping() for it."
        }
    }
}
