// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control with one line of text that the user can edit.
///
/// A tap or click places the caret and makes the field first responder. A double tap selects a word, and a triple tap
/// selects all text. Dragging with the mouse selects a range. The arrow keys, Home and End move the caret, by words
/// with Control or Option, and extend the selection with Shift. During editing, Control-Z or Command-Z undoes only what
/// was typed in this field.
///
/// ## Caveats
/// Input methods, attributed text and text positions (`UITextInput`) are not supported. There is no on-screen keyboard,
/// and therefore no property to configure one.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
    var editable = EditableText()
    let parts = TextFieldParts()
    /// Whether the current touch is a mouse press that selects text by dragging.
    private var isDraggingSelection = false
    /// Whether editing ends without asking the delegate, as `endEditing(true)` requests.
    var isEndingByForce = false
    let typingUndo = TypingUndo()
    /// The distance in points by which the text is scrolled to the left to keep the caret visible.
    var scroll: CGFloat = 0
    /// The pressed keys that the field has handled. Their repeats and releases are not passed on to other responders.
    private var ownKeys: Set<UIKeyboardHIDUsage> = []
    private var chosenFont: UIFont?
    private var chosenColor: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { TextFieldAccessibility(control: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a field of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        parts.install(in: self)
    }

    /// The delegate, which controls and observes the editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Text

    /// The text. Reading it never returns nil: without text it is empty. Setting it discards the undo history.
    open var text: String? {
        get { editable.text }
        set {
            let new = (newValue ?? "").onOneLine
            guard new != editable.text else { return }
            editable.set(new)
            typingUndo.removeAllActions()
            scroll = 0
            textDidChange()
        }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set {
            parts.placeholder.text = newValue
            textDidChange()
        }
    }

    /// The text with attributes that is shown while the field is empty.
    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.attributedText }
        set {
            parts.placeholder.attributedText = newValue
            textDidChange()
        }
    }

    /// The font of the text. The default is the system font at 17 points.
    open var font: UIFont? {
        get { chosenFont ?? UILabel.defaultFont }
        set {
            chosenFont = newValue
            parts.placeholder.font = font
            textDidChange()
        }
    }

    /// The colour of the text.
    open var textColor: UIColor? {
        get { chosenColor ?? .label }
        set {
            chosenColor = newValue
            lookDidChange()
        }
    }

    /// The horizontal alignment of the text and the placeholder.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            parts.placeholder.textAlignment = textAlignment
            lookDidChange()
        }
    }

    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }

    /// Whether a font that follows the user's text size is updated when the text size changes.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: - Editing

    /// Whether the user is editing the text, which means that the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    /// During editing, the field's own undo manager for typed text; at other times, the undo manager of the next
    /// responder.
    open override var undoManager: UndoManager? { isEditing ? typingUndo.manager : super.undoManager }

    /// Whether the text is cleared when editing begins.
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

    /// Whether the field has any text.
    open var hasText: Bool { !editable.text.isEmpty }

    /// Replaces the selection with text, as typing does, but without asking the delegate.
    open func insertText(_ text: String) {
        change(editable.selection, to: text.onOneLine)
    }

    /// Deletes the selection, or else the character before the caret, without asking the delegate.
    open func deleteBackward() {
        change(editable.range(deletedBy: .previousCharacter), to: "")
    }

    /// Copies the selected text to the general pasteboard, unless it is secure.
    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) { cutSelection() }
    /// Inserts the text of the general pasteboard, as if it were typed.
    open override func paste(_ sender: Any?) { pasteText() }
    open override func selectAll(_ sender: Any?) { selectAllText() }

    // MARK: - Border and side views

    /// The border around the field.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            lookDidChange()
        }
    }

    /// The condition for showing the clear button. The button is always hidden while the field is empty or disabled.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The view at the leading edge, before the text.
    open var leftView: UIView? { didSet { parts.replace(oldValue, with: leftView, in: self) } }
    /// The condition for showing ``leftView``.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view at the trailing edge, after the text. It is hidden while the clear button is shown.
    open var rightView: UIView? { didSet { parts.replace(oldValue, with: rightView, in: self) } }
    /// The condition for showing ``rightView``.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: - Geometry

    /// The frame of the border in a field with the bounds `bounds`. Override the method to change it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The frame of the text in a field with the bounds `bounds`, while the user does not edit the field.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// The frame of the placeholder in a field with the bounds `bounds`. By default it is that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The frame of the text in a field with the bounds `bounds`, while the user edits the field.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// The frame of the clear button in a field with the bounds `bounds`.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// The frame of ``leftView``.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewRect(for: leftView, atStart: true, in: bounds)
    }
    /// The frame of ``rightView``.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewRect(for: rightView, atStart: false, in: bounds)
    }

    open override var intrinsicContentSize: CGSize { fittingSize() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    override func baselines(in size: CGSize) -> Baselines? { textBaselines(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: - Changes

    /// Requests a new layout and drawing, because the size of the text may have changed.
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
        guard let key = presses.first?.key, isFirstResponder, handleKey(key) else {
            return super.pressesBegan(presses, with: event)
        }
        ownKeys.insert(key.keyCode)
    }

    /// Repeats the action of a key that is held down, except Return.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, ownKeys.contains(key.keyCode) else {
            return super.pressesChanged(presses, with: event)
        }
        if isFirstResponder, key.keyCode != .keyboardReturnOrEnter { _ = handleKey(key) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, ownKeys.remove(key.keyCode) != nil else {
            return super.pressesEnded(presses, with: event)
        }
    }
}

extension String {
    /// The text with line breaks and control characters replaced by spaces.
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
