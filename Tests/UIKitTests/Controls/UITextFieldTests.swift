// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A text field's delegate that records its callbacks. The test decides whether it allows editing to begin or end, and
/// which changes of the text it allows.
@MainActor
private final class Witness: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var allowsBeginning = true
    var allowsEnding = true
    var allowsClearing = true
    var allowed: (NSRange, String) -> Bool = { _, _ in true }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowsBeginning }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnding }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClearing }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return true
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { allowed(range, string) }
}

@MainActor
@Suite("Text field")
struct UITextFieldTests {
    /// Shows a field 200 points wide at (50, 50), and begins editing unless `editing` is false.
    private func show(_ field: UITextField, text: String = "", editing: Bool = true) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 300, height: 150))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
        field.frame = CGRect(x: 50, y: 50, width: 200, height: 40)
        field.text = text
        board.addSubview(field)
        screen.show(board)
        if editing { field.becomeFirstResponder() }
        screen.advance(by: 0.05)
        return screen
    }

    // MARK: Typing

    @Test func insertsTypedText() {
        let field = UITextField()
        let screen = show(field)
        screen.type("Zoë Müller-7")
        #expect(field.text == "Zoë Müller-7")
    }

    @Test func acceptsTypingAfterATap() {
        let field = UITextField()
        let screen = show(field, text: "ab", editing: false)
        screen.type("x")
        #expect(field.text == "ab")
        screen.tap(at: CGPoint(x: 240, y: 70))
        #expect(field.isEditing)
        screen.type("c")
        #expect(field.text == "abc")
    }

    @Test func deletesWholeCharacters() {
        let field = UITextField()
        let screen = show(field, text: "a👨‍👩‍👧b")
        screen.press(.delete)
        #expect(field.text == "a👨‍👩‍👧")
        screen.press(.delete)
        #expect(field.text == "a")
        screen.press(.delete)
        screen.press(.delete)
        #expect(field.text == "")
    }

    @Test func movesTheCaretAndDeletesForward() {
        let field = UITextField()
        let screen = show(field, text: "one two")
        screen.press(.leftArrow, modifiers: .control)
        screen.type("X")
        #expect(field.text == "one Xtwo")
        screen.press(.home)
        screen.press(.forwardDelete)
        #expect(field.text == "ne Xtwo")
        screen.press(.rightArrow)
        screen.type("-")
        #expect(field.text == "n-e Xtwo")
        screen.press(.end)
        screen.press(.delete, modifiers: .control)
        #expect(field.text == "n-e ")
    }

    @Test func typingReplacesTheSelection() {
        let field = UITextField()
        let screen = show(field, text: "one two")
        screen.press(.leftArrow, modifiers: [.shift, .control])
        screen.type("2")
        #expect(field.text == "one 2")
        screen.press(.home, modifiers: .shift)
        screen.press(.delete)
        #expect(field.text == "")
        screen.type("abc")
        screen.press(.keyboardA, modifiers: .control)
        screen.type("d")
        #expect(field.text == "d")
    }

    @Test func arrowCollapsesASelectionInItsDirection() {
        let field = UITextField()
        let screen = show(field, text: "abcd")
        screen.press(.leftArrow, modifiers: .shift)
        screen.press(.leftArrow, modifiers: .shift)
        screen.press(.leftArrow)
        screen.type("-")
        #expect(field.text == "ab-cd")
    }

    @Test func lineBreaksAreNotInserted() {
        let field = UITextField()
        let screen = show(field)
        field.insertText("a\nb")
        #expect(field.text == "a b")
        screen.type("\n")
        #expect(field.text == "a b")
    }

    @Test func arrowsAreReversedInARightToLeftLayout() {
        let field = UITextField()
        let screen = show(field, text: "אבג")
        screen.traits.layoutDirection = .rightToLeft
        screen.press(.rightArrow)
        screen.press(.delete)
        #expect(field.text == "אג")
    }

    // MARK: Pointing

    @Test func clickPlacesTheCaret() {
        let field = UITextField()
        let screen = show(field, text: "iiiiMMMM", editing: false)
        screen.mouse.click(at: CGPoint(x: 51, y: 70))
        screen.type("a")
        #expect(field.text == "aiiiiMMMM")
        screen.mouse.click(at: CGPoint(x: 240, y: 70))
        screen.type("z")
        #expect(field.text == "aiiiiMMMMz")
    }

    @Test func mouseDragSelectsText() {
        let field = UITextField()
        let screen = show(field, text: "abcdef", editing: false)
        screen.mouse.move(to: CGPoint(x: 51, y: 70))
        screen.mouse.press()
        screen.mouse.move(to: CGPoint(x: 290, y: 70), duration: 0.1)
        screen.mouse.release()
        screen.type("x")
        #expect(field.text == "x")
    }

    @Test func secondTapSelectsAWordAndThirdTapSelectsAll() {
        let field = UITextField()
        let screen = show(field, text: "one two")
        let point = CGPoint(x: 55, y: 70)
        screen.tap(at: point)
        screen.tap(at: point)
        screen.type("1")
        #expect(field.text == "1 two")
        screen.advance(by: 1)
        for _ in 0..<3 { screen.tap(at: point) }
        screen.type("all")
        #expect(field.text == "all")
    }

    // MARK: Beginning and ending

    @Test func reportsTheBeginningAndTheEndOfEditing() {
        let (field, witness) = (UITextField(), Witness())
        field.delegate = witness
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("began") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("ended") }, for: .editingDidEnd)
        let screen = show(field)
        screen.type("a")
        field.text = "other"
        field.resignFirstResponder()
        #expect(witness.log == ["began", "ended"])
        #expect(events == ["began", "changed", "ended"])
    }

    @Test func delegateCanRefuseToBeginOrEndEditing() {
        let (field, witness) = (UITextField(), Witness())
        field.delegate = witness
        witness.allowsBeginning = false
        let screen = show(field)
        #expect(!field.isEditing)
        witness.allowsBeginning = true
        witness.allowsEnding = false
        #expect(field.becomeFirstResponder())
        #expect(!field.resignFirstResponder())
        #expect(!screen.window.endEditing(false))
        #expect(screen.window.endEditing(true))
        #expect(!field.isEditing)
    }

    @Test func asksTheDelegateBeforeEachChange() {
        let (field, witness) = (UITextField(), Witness())
        field.delegate = witness
        var asked: [String] = []
        witness.allowed = { range, text in
            asked.append("\(range.location),\(range.length),\(text)")
            return text.allSatisfy(\.isNumber)
        }
        let screen = show(field)
        screen.type("1a2")
        #expect(field.text == "12")
        screen.press(.delete)
        #expect(asked == ["0,0,1", "1,0,a", "1,0,2", "1,1,"])
    }

    @Test func returnIsReportedAndEndsEditingIfHandled() {
        let (field, witness) = (UITextField(), Witness())
        field.delegate = witness
        let screen = show(field)
        screen.press(.return)
        #expect(witness.log == ["began", "return"])
        #expect(field.isEditing)
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        screen.press(.return)
        #expect(exits == 1)
        #expect(!field.isEditing)
    }

    @Test func newFirstResponderReceivesTyping() {
        let (first, second) = (UITextField(), UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40)))
        let screen = show(first)
        first.superview!.addSubview(second)
        screen.type("a")
        second.becomeFirstResponder()
        screen.type("b")
        #expect(first.text == "a")
        #expect(second.text == "b")
        #expect(!first.isEditing)
        #expect(second.isEditing)
        second.removeFromSuperview()
        #expect(!second.isEditing)
    }

    @Test func disabledFieldIgnoresTyping() {
        let field = UITextField()
        let screen = show(field, text: "a")
        field.isEnabled = false
        #expect(!field.isEditing)
        screen.tap(field)
        screen.type("b")
        #expect(field.text == "a")
    }

    @Test func deleteBackwardIsCalledEvenIfTheFieldIsEmpty() {
        final class Counting: UITextField {
            var count = 0
            override func deleteBackward() {
                count += 1
                super.deleteBackward()
            }
        }
        let field = Counting()
        let screen = show(field, text: "a")
        screen.press(.delete)
        screen.press(.delete)
        #expect(field.count == 2)
    }

    @Test func clearsItsTextWhenEditingBegins() {
        let field = UITextField()
        field.clearsOnBeginEditing = true
        _ = show(field, text: "old")
        #expect(field.text == "")
    }

    // MARK: Clearing

    @Test func clearButtonRemovesTheText() {
        let (field, witness) = (UITextField(), Witness())
        field.delegate = witness
        field.clearButtonMode = .whileEditing
        let screen = show(field, text: "abc")
        let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        witness.allowsClearing = false
        screen.tap(at: point)
        #expect(field.text == "abc")
        witness.allowsClearing = true
        screen.tap(at: point)
        #expect(field.text == "")
        #expect(field.isEditing)
    }

    // MARK: Look

    @Test func showsItsPlaceholderWhileEmpty() {
        let field = UITextField()
        field.placeholder = "Name"
        let screen = show(field, editing: false)
        let faint = darkest(screen.capture())
        #expect(faint < 0.9)
        #expect(faint > 0.3)
        field.text = "Name"
        #expect(darkest(screen.capture()) < 0.1)
    }

    @Test func secureTextIsShownAsDots() {
        let field = UITextField()
        field.isSecureTextEntry = true
        let screen = show(field, text: "lM")
        let dots = screen.capture().pngData()
        field.text = "xy"
        #expect(screen.capture().pngData() == dots)
        screen.press(.leftArrow)
        screen.press(.delete)
        #expect(field.text == "y")
    }

    @Test func caretBlinksAndTheScreenSettles() throws {
        let field = UITextField()
        let screen = show(field)
        let caret = screen.capture()
        #expect(ink(caret).width <= 2.5)
        #expect(ink(caret).height > 15)
        screen.advance(by: 0.5)
        #expect(ink(screen.capture()).isNull)
        screen.advance(by: 0.5)
        #expect(!ink(screen.capture()).isNull)
        try screen.settle()
    }

    @Test func caretStaysVisibleInLongText() {
        let field = UITextField()
        let screen = show(field)
        screen.type("a very long name that does not fit into the field")
        #expect(ink(screen.capture()).maxX <= 250)
        #expect(ink(screen.capture()).maxX > 245)
        screen.press(.home)
        #expect(ink(screen.capture()).minX < 53)
    }

    @Test func heightIsAsOnIOS() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        #expect(abs(field.intrinsicContentSize.height - 34) < 1)
        field.borderStyle = .none
        #expect(abs(field.intrinsicContentSize.height - field.font!.lineHeight) < 1)
    }

    @Test func textLeavesSpaceForTheLeftView() {
        let field = UITextField()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        field.leftViewMode = .always
        let screen = show(field, text: "x")
        #expect(field.editingRect(forBounds: field.bounds).minX == 30)
        screen.traits.layoutDirection = .rightToLeft
        #expect(field.editingRect(forBounds: field.bounds).maxX == 170)
        #expect(field.leftView!.frame.minX == 170)
    }

    @Test func subclassCanAddAMargin() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
        }
        let field = Padded()
        let screen = show(field, text: "M", editing: false)
        #expect(abs(ink(screen.capture()).minX - 75) < 3)
    }

    @Test("Escape ends editing and keeps the typed text, unless the delegate refuses")
    func escape() {
        let field = UITextField()
        let witness = Witness()
        field.delegate = witness
        let screen = show(field, text: "a")
        screen.type("b")
        witness.allowsEnding = false
        screen.press(.escape)
        #expect(field.isFirstResponder)
        witness.allowsEnding = true
        screen.press(.escape)
        #expect(!field.isFirstResponder)
        #expect(field.text == "ab")
        #expect(witness.log.last == "ended")
    }
}

@Suite("Editable text")
struct EditableTextTests {
    private func text(_ string: String) -> EditableText {
        var text = EditableText()
        text.set(string)
        return text
    }

    @Test func movesByWords() {
        var text = text("one, two  three")
        var stops: [Int] = []
        for _ in 0..<4 {
            text.move(.previousWord, extending: false)
            stops.append(text.head)
        }
        #expect(stops == [10, 5, 0, 0])
        stops = []
        for _ in 0..<4 {
            text.move(.nextWord, extending: false)
            stops.append(text.head)
        }
        #expect(stops == [3, 8, 15, 15])
    }

    @Test func caretIsNeverInsideACharacter() {
        var text = text("e\u{301}👍")
        #expect(text.count == 4)
        text.placeCaret(at: 3)
        #expect(text.head == 2)
        text.move(.previousCharacter, extending: false)
        #expect(text.head == 0)
        text.placeCaret(at: 1)
        #expect(text.head == 0)
    }

    @Test func selectsTheWordAtAnOffset() {
        var text = text("one two")
        text.selectWord(at: 5)
        #expect(text.selection == 4..<7)
        text.selectWord(at: 3)
        #expect(text.selection == 3..<4)
        text.selectWord(at: 7)
        #expect(text.selection == 4..<7)
    }
}
