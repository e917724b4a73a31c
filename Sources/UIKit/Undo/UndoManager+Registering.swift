// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
    /// Registers a closure that undoes a change.
    ///
    /// - Parameters:
    ///   - target: the object, held weakly. If it was released, undoing does nothing.
    ///   - handler: called with the object when the change is undone.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoAction(target, handler))
    }

    /// Registers a method that undoes a change.
    ///
    /// - Parameters:
    ///   - target: the object whose method is called, held weakly. If it was released, undoing does nothing.
    ///   - selector: the method, written with the type and without arguments, such as `Board.setTitle`.
    ///   - anObject: the argument of the method; held strongly.
    public func registerUndo<TargetType: AnyObject, Argument>(
        withTarget target: TargetType,
        selector: @escaping @MainActor (TargetType) -> @MainActor (Argument) -> Void, object anObject: Argument
    ) {
        register(UndoAction(target) { selector($0)(anObject) })
    }

    /// Registers a method, given by its name, that undoes a change.
    ///
    /// - Parameters:
    ///   - target: the object whose method is called, held weakly. If it was released, undoing does nothing.
    ///   - selector: the name of the method.
    ///   - anObject: the argument of the method; held strongly.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(UndoAction(target as AnyObject) { MethodCall.send(selector, to: $0, with: anObject) })
    }
}
