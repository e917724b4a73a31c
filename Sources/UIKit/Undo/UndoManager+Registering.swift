// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
    /// Registers what takes a change back.
    ///
    /// - Parameters:
    ///   - target: held weakly: what was registered for an object that is gone does nothing.
    ///   - handler: called with the object when the change is undone.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoAction(target, handler))
    }

    /// Registers a method, unapplied (`Board.setTitle`), that takes a change back.
    ///
    /// - Parameter anObject: what the method is called with; it is retained.
    public func registerUndo<TargetType: AnyObject, Argument>(
        withTarget target: TargetType,
        selector: @escaping @MainActor (TargetType) -> @MainActor (Argument) -> Void, object anObject: Argument
    ) {
        register(UndoAction(target) { selector($0)(anObject) })
    }
}
