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
        typingUndo.removeAllActions()
        lookDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        send(.editingDidEnd, with: nil)
    }

    // MARK: - Changing the text

    /// Calls `change` if the field's delegate allows replacing `range` with `new`.
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
        // Secure text must not be stored in the undo history.
        if isEditing, !isSecureTextEntry { typingUndo.recordChange(from: old, to: editable, in: self) }
        notifyTextChange()
    }

    /// Restores an earlier text for undo, or a later one for redo. The delegate is not asked again about that text.
    func restoreText(_ old: EditableText) {
        typingUndo.register(editable, in: self)
        typingUndo.breakUndoCoalescing()
        editable = old
        notifyTextChange()
    }

    private func notifyTextChange() {
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

    /// The selected text; nil without a selection or if the text is secure.
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

    func selectAllText() {
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

    /// Handles a tap or click: a single one places the caret, a double one selects a word, and a triple one selects all
    /// text. If `extending` is true, the selection is extended to the location of the tap instead.
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

    /// Performs the action of a key in the field.
    ///
    /// - Returns: whether the field handled the key.
    func handleKey(_ key: UIKey) -> Bool {
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
            // Call `deleteBackward()` also in an empty field, because a subclass may override it.
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
            // This press of Escape only ends the editing. The next press is passed on to other responders.
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

    /// The caret movement that a key performs; nil if the key does not move the caret. Arrow keys move it by words if
    /// `byWord` is true, otherwise by characters. In a right-to-left language, the left arrow moves forwards.
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

    /// Handles the Return key. Unless the delegate rejects the key, sends the control events `.editingDidEndOnExit` and
    /// `.primaryActionTriggered`. Editing then ends if a target listens to `.editingDidEndOnExit`.
    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
        if ends { resignFirstResponder() }
    }
}

extension UIView {
    /// Makes the first responder resign if it is this view or a view inside this view. If the first responder is a text
    /// field, this ends the editing.
    ///
    /// - Parameter force: whether editing ends without asking the field's delegate.
    /// - Returns: whether neither this view nor a view inside it is first responder any more.
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
    /// Whether a key with these characters inserts text.
    fileprivate var isTyped: Bool {
        // Some keys insert no text. On Apple's systems, their characters are in the function-key range. On Linux, they
        // have no characters, or control characters.
        !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) }
    }
}
