// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITextField {
    // MARK: - Beginning and ending

    func beginEditing() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false {
            change(0..<editable.count, to: "")
        } else {
            editable.placeCaret(at: editable.count)
        }
        parts.showCaret(true)
        lookDidChange()
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        send(.editingDidBegin, with: nil)
    }

    func endEditing() {
        parts.showCaret(false)
        scroll = 0
        typingUndo.forget()
        lookDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        send(.editingDidEnd, with: nil)
    }

    // MARK: - Changing the text

    /// Changes the text where the delegate agrees.
    private func changeIfAllowed(_ range: Range<Int>, to new: String, _ change: () -> Void) {
        let nsRange = NSRange(location: range.lowerBound, length: range.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: nsRange, replacementString: new) != false else {
            return
        }
        change()
    }

    func change(_ range: Range<Int>, to new: String) {
        guard !range.isEmpty || !new.isEmpty else { return }
        let old = editable
        editable.replace(range, with: new)
        // A secret is kept nowhere else.
        if isEditing, !isSecureTextEntry { typingUndo.changed(from: old, to: editable, in: self) }
        tellOfChange()
    }

    /// Takes back what was typed since the text was another, or does it again. The delegate is not asked: the text was
    /// like that before.
    func goBack(to old: EditableText) {
        typingUndo.register(editable, in: self)
        typingUndo.endRun()
        editable = old
        tellOfChange()
    }

    private func tellOfChange() {
        selectionDidChange()
        textDidChange()
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        send(.editingChanged, with: nil)
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        change(0..<editable.count, to: "")
    }

    func type(_ text: String) {
        let text = text.onOneLine
        changeIfAllowed(editable.selection, to: text) { insertText(text) }
    }

    // MARK: - Copying and pasting

    /// What is selected, where it may be seen.
    private var copied: String? {
        guard editable.hasSelection, !isSecureTextEntry else { return nil }
        return String(decoding: Array(editable.text.utf16)[editable.selection], as: UTF16.self)
    }

    func copySelection() {
        if let copied { UIPasteboard.general.string = copied }
    }

    func cutSelection() {
        guard let copied else { return }
        UIPasteboard.general.string = copied
        let range = editable.selection
        changeIfAllowed(range, to: "") { change(range, to: "") }
    }

    func pasteText() {
        if let text = UIPasteboard.general.string, !text.isEmpty { type(text) }
    }

    func selectWhole() {
        select { $0.selectAll() }
    }

    // MARK: - Selecting

    private func selectionDidChange() {
        parts.showCaret(isFirstResponder)
        lookDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    private func select(_ change: (inout EditableText) -> Void) {
        let old = editable
        change(&editable)
        if editable != old { selectionDidChange() } else { parts.showCaret(isFirstResponder) }
    }

    /// A tap or click puts the caret, a second selects a word, a third everything.
    func select(with touch: UITouch, extending: Bool) {
        let offset = offset(at: touch.location(in: self))
        select { editable in
            switch touch.tapCount {
            case _ where extending: editable.extendSelection(to: offset)
            case 1: editable.placeCaret(at: offset)
            case 2: editable.selectWord(at: offset)
            default: editable.selectAll()
            }
        }
    }

    // MARK: - Keys

    /// Does what a key means in a field.
    ///
    /// - Returns: whether it means anything.
    func answer(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        let byWord = !flags.isDisjoint(with: [.control, .alternate])
        if let movement = movement(key.keyCode, byWord: byWord) {
            select { $0.move(movement, extending: flags.contains(.shift)) }
            return true
        }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter:
            pressReturn()
        case .keyboardDeleteOrBackspace where byWord:
            delete(.previousWord)
        case .keyboardDeleteOrBackspace:
            let range = editable.range(deletedBy: .previousCharacter)
            // A subclass's `deleteBackward()` hears of the key in an empty field too.
            changeIfAllowed(range, to: "") { deleteBackward() }
        case .keyboardDeleteForward where flags == .shift:
            return false
        case .keyboardDeleteForward:
            delete(byWord ? .nextWord : .nextCharacter)
        case .keyboardA where !flags.isDisjoint(with: [.control, .command]):
            select { $0.selectAll() }
        case .keyboardTab:
            return false
        case .keyboardEscape:
            // The next one is for whoever the field is in.
            return resignFirstResponder()
        default:
            guard flags.isDisjoint(with: [.control, .command]), key.characters.isTyped else { return false }
            type(key.characters)
        }
        return true
    }

    private func delete(_ movement: EditableText.Movement) {
        let range = editable.range(deletedBy: movement)
        guard !range.isEmpty else { return }
        changeIfAllowed(range, to: "") { change(range, to: "") }
    }

    /// Where a key takes the caret; left is forwards in a language that runs from right to left.
    private func movement(_ key: UIKeyboardHIDUsage, byWord: Bool) -> EditableText.Movement? {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .keyboardLeftArrow where isRightToLeft, .keyboardRightArrow where !isRightToLeft:
            return byWord ? .nextWord : .nextCharacter
        case .keyboardLeftArrow, .keyboardRightArrow:
            return byWord ? .previousWord : .previousCharacter
        case .keyboardHome, .keyboardUpArrow: return .start
        case .keyboardEnd, .keyboardDownArrow: return .end
        default: return nil
        }
    }

    /// Return tells the delegate, then those who hear of it; where somebody hears of its ending the editing, it ends.
    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
        if ends { resignFirstResponder() }
    }
}

extension UIView {
    /// Lets the field that is being edited in this view, or the view itself, end.
    ///
    /// - Parameter force: whether its delegate is not asked.
    /// - Returns: whether nothing here is being edited any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return true }
        let field = view as? UITextField
        field?.isEndingByForce = force
        defer { field?.isEndingByForce = false }
        return view.resignFirstResponder()
    }
}

extension String {
    /// Whether a key with these characters types something.
    fileprivate var isTyped: Bool {
        // Keys that type nothing have function-key characters on Apple's systems, and none or control characters here.
        !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) }
    }
}
