// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Undo of typing in a text field")
struct TypingUndoTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 150))
    private let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 40))

    init() {
        field.text = "one"
        screen.show(field)
        field.becomeFirstResponder()
    }

    private func undo(_ times: Int = 1) {
        for _ in 0..<times { screen.press(.keyboardZ, modifiers: .control) }
    }

    private func redo(_ times: Int = 1) {
        for _ in 0..<times { screen.press(.keyboardZ, modifiers: [.control, .shift]) }
    }

    @Test("Continuous typing is one undo step, and a deletion after it is another")
    func runs() {
        screen.type(" two")
        screen.press(.delete)
        screen.press(.delete)
        #expect(field.text == "one t")
        #expect(field.undoManager?.undoActionName == "Typing")
        undo()
        #expect(field.text == "one two")
        undo()
        #expect(field.text == "one")
        undo()
        #expect(field.text == "one")
        redo(2)
        #expect(field.text == "one t")
        redo()
        #expect(field.text == "one t")
    }

    @Test("Typing after the caret was moved is a new undo step, and undo restores the caret")
    func caret() {
        screen.type("X")
        screen.press(.home)
        screen.type("Y")
        undo()
        #expect(field.text == "oneX")
        screen.type("Z")
        #expect(field.text == "ZoneX")
        undo(2)
        #expect(field.text == "one")
    }

    @Test("Replacing a selection and typing on is one step; deleting a word and pasting are separate steps")
    func others() {
        screen.type("s")
        screen.press(.keyboardA, modifiers: .control)
        screen.type("d")
        screen.type("ue")
        screen.press(.delete, modifiers: .control)
        #expect(field.text == "")
        UIPasteboard.general.string = "pasted"
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "pasted")
        let texts = (0..<5).map { _ in
            undo()
            return field.text ?? "none"
        }
        #expect(texts == ["", "due", "ones", "one", "one"], "\(texts)")
        redo(4)
        #expect(field.text == "pasted")
    }

    @Test("Text set by the app and the end of editing clear the undo steps; secure text has none")
    func forgotten() throws {
        screen.type("s")
        field.text = "two"
        undo()
        #expect(field.text == "two")
        screen.type("s")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        undo()
        #expect(field.text == "twos")
        field.isSecureTextEntry = true
        screen.type("ecret")
        #expect(field.undoManager?.canUndo == false)
        undo()
        #expect(field.text == "twosecret")
    }

    @Test("Undo and redo of typing send editingChanged")
    func heard() {
        var calls: [String] = []
        field.addAction(
            UIAction { [unowned field] _ in calls.append(field.text ?? "none") }, for: .editingChanged)
        screen.type("s")
        undo()
        redo()
        #expect(calls == ["ones", "one", "ones"])
    }

    @Test("Any sequence of keys can be undone and redone step by step")
    func random() {
        for seed in 1...20 {
            field.text = "alpha beta"
            var number = seed
            func next(_ limit: Int) -> Int {
                number = (number &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
                return (number >> 8) % limit
            }
            for _ in 0..<30 {
                switch next(7) {
                case 0, 1, 2: screen.type(["a", "é", "👩‍👧", " "][next(4)])
                case 3: screen.press(.delete)
                case 4: screen.press(.leftArrow, modifiers: next(2) == 0 ? [] : .shift)
                case 5: screen.press(.delete, modifiers: .control)
                default: screen.press(.end)
                }
            }
            let last = field.text
            while field.undoManager?.canUndo == true { undo() }
            #expect(field.text == "alpha beta", "\(seed)")
            while field.undoManager?.canRedo == true { redo() }
            #expect(field.text == last, "\(seed)")
        }
    }
}
