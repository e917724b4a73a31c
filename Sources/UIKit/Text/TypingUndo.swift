// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// What is typed in a field while that is edited, to be taken back.
///
/// Characters that are typed one after the other, with the caret left where it is, are one step, and so are those that are
/// deleted; the first character that is typed may replace a selection. Whatever else changes the text is a step of its own.
@MainActor
final class TypingUndo {
    let manager = UndoManager()
    private var run: Run?

    private struct Run {
        var isTyping: Bool
        /// Where the caret is left.
        var caret: Int

        /// Nil for a change that is no character more or less at the caret, or in place of the selection.
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

    /// The text of a field has been changed by who edits it.
    ///
    /// - Complexity: O(the text)
    func changed(from old: EditableText, to new: EditableText, in field: UITextField) {
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

    /// Has what is undone, or done again, next put a text back.
    func register(_ text: EditableText, in field: UITextField) {
        manager.registerUndo(withTarget: field) { $0.goBack(to: text) }
    }

    /// What is typed next is another step.
    func endRun() { run = nil }

    /// Nothing of what has been typed is taken back any more.
    func forget() {
        run = nil
        manager.removeAllActions()
    }
}
