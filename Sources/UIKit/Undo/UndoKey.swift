// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a key asks of undoing.
enum UndoKey {
    case undo
    case redo

    /// Command or control with Z undoes, with shift too it redoes, as with Y.
    ///
    /// The letter counts, not the place of the key: on German keyboards Z and Y have changed places.
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
    /// Undoes or redoes what the key asks for, where there is anything.
    ///
    /// - Returns: whether there was.
    func undoes(by presses: Set<UIPress>) -> Bool {
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

    /// Whose changes the key may be about, the likeliest first: those of the responder that the key was for, then those
    /// of the page in sight, whose bar's buttons lead past it to the window. Of a field that is edited only what was
    /// typed: nobody sees there what else would be taken back.
    private func undoManagers(from responder: UIResponder?) -> [UndoManager] {
        if let field = responder as? UITextField, field.isEditing { return [field.undoManager].compactMap(\.self) }
        let near = [responder, rootViewController?.topmostForKeys].compactMap { $0?.undoManager }
        // The window's is everybody's who has none.
        return near.filter { $0 !== undoManager } + [undoManager].compactMap(\.self)
    }
}

extension UndoKey {
    /// Whether a manager has anything of the kind, and no group open that an app has begun.
    @MainActor
    fileprivate func isPossible(_ manager: UndoManager) -> Bool {
        guard manager.groupingLevel <= 1 else { return false }
        return self == .undo ? manager.canUndo : manager.canRedo
    }
}
