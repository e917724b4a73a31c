// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The undo history of the typing in a text field during one editing session.
///
/// Characters typed in sequence without moving the caret are undone in one step, and so are characters deleted in
/// sequence. The first typed character may replace a selection. Every other change of the text is a separate step.
@MainActor
final class TypingUndo {
    let manager = UndoManager()
    /// The run that the next character may join; nil if the next character begins a new step.
    private var run: Run?

    /// Characters typed in sequence, or deleted in sequence, which are undone in one step.
    private struct Run {
        var isTyping: Bool
        /// The caret's offset in the text after the last character was typed or deleted.
        var caret: Int

        /// Creates a run from a change that typed or deleted one character; nil for any other change. A typed character
        /// may replace the selection.
        init?(from old: EditableText, to new: EditableText) {
            var rest = old
            rest.replace(old.selection, with: "")
            let growth = new.text.count - rest.text.count
            guard growth == 1 || growth == -1 && !old.hasSelection else { return nil }
            (isTyping, caret) = (growth == 1, new.head)
        }
    }

    init() {
        manager.groupsByEvent = false
    }

    /// Records a change of the field's text in the undo history.
    ///
    /// - Complexity: O(n) in the length of the text.
    func recordChange(from old: EditableText, to new: EditableText, in field: UITextField) {
        let next = Run(from: old, to: new)
        if let run, let next, run.isTyping == next.isTyping, run.caret == old.head, !old.hasSelection {
            self.run = next
            return
        }
        run = next
        manager.beginUndoGrouping()
        register(old, in: field)
        manager.setActionName(Phrase.undoTyping.text())
        manager.endUndoGrouping()
    }

    /// Registers an undo action that restores `text` in the field. During an undo, the action is registered as a redo.
    func register(_ text: EditableText, in field: UITextField) {
        manager.registerUndo(withTarget: field) { $0.restoreText(text) }
    }

    /// Ends the current undo step: the next typed character begins a new step.
    func breakUndoCoalescing() { run = nil }

    /// Removes all undo and redo actions of the field's typing.
    func removeAllActions() {
        run = nil
        manager.removeAllActions()
    }
}
