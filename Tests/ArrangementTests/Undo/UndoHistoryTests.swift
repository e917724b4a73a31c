// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

struct UndoHistoryTests {
    /// A text editor with an undo history, whose actions are the texts to restore.
    private struct Editor {
        var text = ""
        var history = UndoHistory<String>()

        mutating func type(_ new: String) throws {
            history.groupBegan()
            try set(new)
            try history.groupEnded()
        }

        mutating func set(_ new: String) throws {
            try history.recorded(text)
            text = new
        }

        mutating func undo() throws { try perform(history.undoBegan()) }
        mutating func redo() throws { try perform(history.redoBegan()) }

        private mutating func perform(_ actions: [String]?) throws {
            guard let actions else { return }
            for action in actions { try set(action) }
            try history.ended()
        }
    }

    @Test("Undo restores earlier texts, and redo the later ones")
    func undoAndRedo() throws {
        var editor = Editor()
        try editor.type("a")
        try editor.type("ab")
        try editor.undo()
        #expect(editor.text == "a")
        try editor.undo()
        #expect(editor.text == "")
        #expect(!editor.history.canUndo)
        #expect(editor.history.canRedo)
        try editor.redo()
        try editor.redo()
        #expect(editor.text == "ab")
        #expect(editor.history.canUndo)
        #expect(!editor.history.canRedo)
    }

    @Test("A group is undone at once, with its actions in reverse order")
    func groups() throws {
        var editor = Editor()
        editor.history.groupBegan()
        try editor.set("a")
        editor.history.groupBegan()
        try editor.set("ab")
        try editor.set("abc")
        try editor.history.groupEnded()
        try editor.set("abcd")
        #expect(editor.history.depth == 1)
        try editor.history.groupEnded()
        #expect(editor.history.undoable.count == 1)
        #expect(editor.history.undoable[0].actions() == ["", "a", "ab", "abc"])
        try editor.undo()
        #expect(editor.text == "")
        try editor.redo()
        #expect(editor.text == "abcd")
    }

    @Test("The last group inside an open group can be undone by itself")
    func nested() throws {
        var editor = Editor()
        editor.history.groupBegan()
        try editor.type("a")
        try editor.type("ab")
        try editor.undo()
        #expect(editor.text == "a")
        #expect(editor.history.depth == 1)
        try editor.history.groupEnded()
        try editor.undo()
        #expect(editor.text == "")
    }

    @Test("A new action clears the redo groups, and an empty group does not")
    func forgettingRedo() throws {
        var editor = Editor()
        try editor.type("a")
        try editor.undo()
        editor.history.groupBegan()
        try editor.history.groupEnded()
        #expect(editor.history.canRedo)
        #expect(!editor.history.canUndo)
        try editor.type("b")
        #expect(!editor.history.canRedo)
    }

    @Test("Only the latest groups are kept, up to the number of levels")
    func levels() throws {
        var editor = Editor()
        editor.history.levels = 2
        for text in ["a", "ab", "abc"] { try editor.type(text) }
        for _ in 0..<3 { try editor.undo() }
        #expect(editor.text == "a")
        #expect(editor.history.redoable.count == 2)
        editor.history.levels = 1
        #expect(editor.history.redoable.count == 1)
    }

    @Test("Nothing is recorded while recording is disabled")
    func disabling() throws {
        var editor = Editor()
        editor.history.disable()
        editor.history.disable()
        try editor.history.enable()
        try editor.type("a")
        #expect(!editor.history.canUndo)
        #expect(!editor.history.isRecording)
        try editor.history.enable()
        try editor.type("b")
        #expect(editor.history.canUndo)
        #expect(editor.history.isRecording)
        #expect(throws: UndoError.enabledTooOften) { try editor.history.enable() }
    }

    @Test("Single actions can be removed from all groups")
    func forgetting() throws {
        var editor = Editor()
        try editor.type("a")
        try editor.type("b")
        try editor.type("c")
        try editor.undo()
        editor.history.removeAll { $0 == "a" || $0 == "c" }
        #expect(editor.history.undoable.map { $0.actions() } == [[""]])
        #expect(!editor.history.canRedo)
        editor.history.groupBegan()
        try editor.set("d")
        editor.history.removeAll()
        #expect(!editor.history.canUndo)
        #expect(editor.history.depth == 1)
    }

    @Test("A group's name is passed to the enclosing group and to the group that redoes it")
    func names() throws {
        var editor = Editor()
        editor.history.groupBegan()
        editor.history.groupBegan()
        try editor.set("a")
        editor.history.change { $0.name = "Typing" }
        try editor.history.groupEnded()
        try editor.history.groupEnded()
        #expect(editor.history.nextUndo?.name == "Typing")
        try editor.undo()
        #expect(editor.history.nextRedo?.name == "Typing")
        #expect(editor.history.nextUndo == nil)
        try editor.redo()
        editor.history.change { $0.name = "Writing" }
        #expect(editor.history.nextUndo?.name == "Writing")
    }

    @Test("A group is discardable if all its contents are, or if this was set for the group")
    func discardable() throws {
        func isDiscardable(_ body: (inout Editor) throws -> Void) rethrows -> Bool? {
            var editor = Editor()
            editor.history.groupBegan()
            try body(&editor)
            try? editor.history.groupEnded()
            return editor.history.nextUndo?.isDiscardable
        }
        func inner(_ editor: inout Editor, _ isDiscardable: Bool) throws {
            editor.history.groupBegan()
            try editor.set("x")
            editor.history.change { $0.isDiscardable = isDiscardable }
            try editor.history.groupEnded()
        }
        #expect(try isDiscardable { try inner(&$0, true) } == true)
        #expect(
            try isDiscardable {
                try inner(&$0, true); try inner(&$0, true)
            } == true)
        #expect(
            try isDiscardable {
                try inner(&$0, true); try inner(&$0, false)
            } == false)
        #expect(
            try isDiscardable {
                try inner(&$0, false); try inner(&$0, true)
            } == false)
        #expect(
            try isDiscardable {
                try inner(&$0, true); try $0.set("loose")
            } == false)
        #expect(
            try isDiscardable {
                try $0.set("loose"); try inner(&$0, true)
            } == false)
        #expect(
            try isDiscardable { editor in
                try inner(&editor, false)
                try editor.set("loose")
                editor.history.change { $0.isDiscardable = true }
            } == true)
        #expect(
            try isDiscardable { editor in
                try inner(&editor, true)
                editor.history.change { $0.isDiscardable = false }
            } == false)
    }

    @Test("A mistake of the app throws an error and changes nothing")
    func mistakes() throws {
        var editor = Editor()
        #expect(throws: UndoError.noGroupToEnd) { try editor.history.groupEnded() }
        #expect(throws: UndoError.noGroupToRecordIn) { try editor.history.recorded("x") }
        #expect(try editor.history.undoBegan() == nil)
        #expect(try editor.history.redoBegan() == nil)
        try editor.type("a")
        editor.history.groupBegan()
        try editor.set("ab")
        #expect(throws: UndoError.looseActions) { try editor.history.undoBegan() }
        editor.history.groupBegan()
        #expect(throws: UndoError.openGroupIsEmpty) { try editor.history.undoBegan() }
        try editor.history.groupEnded()
        try editor.history.groupEnded()
        #expect(try editor.history.undoBegan() == ["a"])
        #expect(throws: UndoError.undoWhileUndoing) { try editor.history.undoBegan() }
        #expect(throws: UndoError.redoWhileUndoing) { try editor.history.redoBegan() }
        #expect(throws: UndoError.noGroupToEnd) { try editor.history.groupEnded() }
        editor.history.groupBegan()
        #expect(throws: UndoError.groupLeftOpen) { try editor.history.ended() }
        try editor.history.groupEnded()
        try editor.history.ended()
        #expect(editor.history.activity == .doing)
    }

    @Test("After random edits, undos and redos the text matches a list of states", arguments: 1...20)
    func random(seed: UInt64) throws {
        var random = Seeded(seed: seed)
        var editor = Editor()
        var (states, place) = ([""], 0)
        for step in 0..<300 {
            switch random.next(below: 3) {
            case 0:
                try editor.type("\(step)")
                states = Array(states[...place]) + ["\(step)"]
                place += 1
            case 1:
                try editor.undo()
                place = max(0, place - 1)
            default:
                try editor.redo()
                place = min(states.count - 1, place + 1)
            }
            #expect(editor.text == states[place])
            #expect(editor.history.canUndo == (place > 0))
            #expect(editor.history.canRedo == (place < states.count - 1))
        }
    }
}
