// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// One line of text that people edit.
///
/// A tap or click puts the caret there and makes the field first responder; a second tap selects a word, a third
/// everything; a mouse selects by dragging. Arrows, home and end move the caret, by words with control, and select with
/// shift. While it is edited, control or command with Z takes back what was typed in it, and nothing else.
///
/// ## Caveats
/// Input methods, attributed text and text positions (`UITextInput`) are absent. There is no keyboard on screen,
/// so what chooses one is absent as well.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
    var editable = EditableText()
    let parts = TextFieldParts()
    /// The end of the touch that moves a selection, for as long as it is down.
    private var isDraggingSelection = false
    var isEndingByForce = false
    let typingUndo = TypingUndo()
    /// Points by which the text is moved to the left, to keep the caret in sight.
    var scroll: CGFloat = 0
    /// Keys that the field has answered going down, and that are nobody else's coming up.
    private var ownKeys: Set<UIKeyboardHIDUsage> = []
    private var chosenFont: UIFont?
    private var chosenColor: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { TextFieldAccessibility(control: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.install(in: self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.install(in: self)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Text

    /// Never nil once read: a field without text has an empty one.
    open var text: String? {
        get { editable.text }
        set {
            let new = (newValue ?? "").onOneLine
            guard new != editable.text else { return }
            editable.set(new)
            typingUndo.forget()
            scroll = 0
            textDidChange()
        }
    }

    /// What the field says while it is empty.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set {
            parts.placeholder.text = newValue
            textDidChange()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.attributedText }
        set {
            parts.placeholder.attributedText = newValue
            textDidChange()
        }
    }

    /// 17 points of the system's font unless set.
    open var font: UIFont? {
        get { chosenFont ?? UILabel.defaultFont }
        set {
            chosenFont = newValue
            parts.placeholder.font = font
            textDidChange()
        }
    }

    open var textColor: UIColor? {
        get { chosenColor ?? .label }
        set {
            chosenColor = newValue
            lookDidChange()
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet {
            parts.placeholder.textAlignment = textAlignment
            lookDidChange()
        }
    }

    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }

    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: - Editing

    open var isEditing: Bool { isFirstResponder }

    /// While the field is edited one of its own, which takes back what is typed.
    open override var undoManager: UndoManager? { isEditing ? typingUndo.manager : super.undoManager }

    /// Whether the text is taken away when editing begins.
    open var clearsOnBeginEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var canBecomeFocused: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard isEndingByForce || delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
            return false
        }
        endEditing()
        return true
    }

    open var hasText: Bool { !editable.text.isEmpty }

    /// Puts text in the place of the selection, as typing does; the delegate is not asked.
    open func insertText(_ text: String) {
        change(editable.selection, to: text.onOneLine)
    }

    /// Deletes the selection, or the character before the caret; the delegate is not asked.
    open func deleteBackward() {
        change(editable.range(deletedBy: .previousCharacter), to: "")
    }

    /// Puts what is selected on the general pasteboard, unless it is secure.
    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) { cutSelection() }
    /// Types what text there is on the general pasteboard.
    open override func paste(_ sender: Any?) { pasteText() }
    open override func selectAll(_ sender: Any?) { selectWhole() }

    // MARK: - Around the text

    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            lookDidChange()
        }
    }

    /// When the button that takes the text away is shown; never while there is none.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// A view before the text.
    open var leftView: UIView? { didSet { parts.replace(oldValue, with: leftView, in: self) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view after the text; while the clear button is shown it gives way to it.
    open var rightView: UIView? { didSet { parts.replace(oldValue, with: rightView, in: self) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: - Geometry

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClearButton(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { room(for: leftView, atStart: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { room(for: rightView, atStart: false, in: bounds) }

    open override var intrinsicContentSize: CGSize { fittingSize() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: - Changes

    /// The field's text or its size is another.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    func lookDidChange() {
        setNeedsLayout()
        parts.canvas.layer.setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        lookDidChange()
    }

    override func tintChanged() {
        super.tintChanged()
        lookDidChange()
    }

    override func updateForTraits() {
        super.updateForTraits()
        adjustFont()
        lookDidChange()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let chosenFont else { return }
        let adjusted = chosenFont.adjusted(to: traitCollection)
        if adjusted != chosenFont { font = adjusted }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
    }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDraggingSelection = false
        guard touch.type == .indirectPointer else { return true }
        guard becomeFirstResponder() else { return true }
        isDraggingSelection = true
        select(with: touch, extending: event?.modifierFlags.contains(.shift) == true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isDraggingSelection, touch.tapCount == 1 { select(with: touch, extending: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, !isDraggingSelection, isTouchInside else { return }
        if becomeFirstResponder() { select(with: touch, extending: false) }
    }

    // MARK: - Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isFirstResponder, answer(key) else {
            return super.pressesBegan(presses, with: event)
        }
        ownKeys.insert(key.keyCode)
    }

    /// A key that is held repeats.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, ownKeys.contains(key.keyCode) else {
            return super.pressesChanged(presses, with: event)
        }
        if isFirstResponder, key.keyCode != .keyboardReturnOrEnter { _ = answer(key) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, ownKeys.remove(key.keyCode) != nil else {
            return super.pressesEnded(presses, with: event)
        }
    }
}

extension String {
    /// The text without what would begin another line, or the text's end.
    var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.endsLine }) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.endsLine ? " " : scalar) }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool {
        value < 0x20 || value == 0x7F || value == 0x85 || value == 0x2028 || value == 0x2029
    }
}
