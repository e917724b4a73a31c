// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An undo or redo command that the user performs with a keyboard shortcut.
enum UndoKey {
    case undo
    case redo

    /// Creates the command that a key press means; nil if it means neither. Command-Z and Control-Z undo.
    /// Shift-Command-Z, Shift-Control-Z, Command-Y and Control-Y redo.
    ///
    /// The typed letter counts, not the position of the key: German keyboards have Z and Y exchanged.
    init?(_ key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let order = flags.subtracting(.shift)
        guard order == .command || order == .control else { return nil }
        switch (key.charactersIgnoringModifiers.lowercased(), flags.contains(.shift)) {
        case ("z", false): self = .undo
        case ("z", true), ("y", false): self = .redo
        default: return nil
        }
    }
}

extension UIWindow {
    /// If a pressed key is a shortcut for undo or redo, undoes or redoes the last change.
    ///
    /// - Returns: whether a change was undone or redone.
    func performUndo(by presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key.flatMap(UndoKey.init),
            let manager = undoManagers(from: press.responder).first(where: key.isPossible)
        else { return false }
        switch key {
        case .undo: manager.undo()
        case .redo: manager.redo()
        }
        if FirstResponder.typing == nil { host?.focusSystem.keysWereUsed() }
        return true
    }

    /// The undo managers that the key may apply to, in order of preference: the responder's manager, then that of the
    /// topmost view controller. The controller's manager is added because the responder chains of its bar buttons do
    /// not contain the controller. While a text field is edited, only the field's own manager applies, because the user
    /// would not see what else is undone.
    private func undoManagers(from responder: UIResponder?) -> [UndoManager] {
        if let field = responder as? UITextField, field.isEditing { return [field.undoManager].compactMap(\.self) }
        let near = [responder, rootViewController?.topmostForKeys].compactMap { $0?.undoManager }
        // The window's manager is shared by all responders that have no other manager, so it comes last.
        return near.filter { $0 !== undoManager } + [undoManager].compactMap(\.self)
    }
}

extension UndoKey {
    /// Whether a manager has a change to undo or redo, as the command requires. False if groups are nested in its open
    /// group, because undoing would then stop the program.
    @MainActor
    fileprivate func isPossible(_ manager: UndoManager) -> Bool {
        guard manager.groupingLevel <= 1 else { return false }
        return self == .undo ? manager.canUndo : manager.canRedo
    }
}
