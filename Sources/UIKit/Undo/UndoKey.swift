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
    /// Undoes or redoes what the undo manager of the press's responder has.
    ///
    /// - Returns: whether the key asks for that, and there is anything.
    func undoes(by presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key.flatMap(UndoKey.init),
            let manager = (press.responder ?? self).undoManager, manager.groupingLevel <= 1
        else { return false }
        switch key {
        case .undo:
            guard manager.canUndo else { return false }
            manager.undo()
        case .redo:
            guard manager.canRedo else { return false }
            manager.redo()
        }
        return true
    }
}
