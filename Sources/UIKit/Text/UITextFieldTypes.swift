// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The condition for showing a view beside the text.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    /// Posted after editing has begun, with the field as its object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing has ended, with the field as its object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the text was changed by editing, with the field as its object.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// A key in the user info of ``textDidEndEditingNotification``: the value is the raw value of a
    /// ``DidEndEditingReason``.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// The keyboard options of an object that accepts typed text.
///
/// ## Caveats
/// On iOS, the members of this protocol are optional. In Uplift the protocol is empty, and conforming types declare the
/// members that they support.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// An object that accepts typed text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether the object has any text.
    var hasText: Bool { get }
    /// Inserts text at the caret or in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character before the caret.
    func deleteBackward()
}

/// The delegate of a text field. It allows or rejects editing actions and is notified of them.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing has ended. The default implementation calls ``textFieldDidEndEditing(_:)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user may replace the text in `range`, which is in UTF-16 units, with `string`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the selection or the caret's position has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared, by the clear button or at the beginning of editing.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the field handles the Return key. If the result is false, the field sends no control events for the key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true by default.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true by default.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)`` by default.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true by default.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true by default.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true by default.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
