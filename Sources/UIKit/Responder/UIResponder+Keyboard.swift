// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIResponder {
    // MARK: Notifications of the on-screen keyboard

    /// Posted before the on-screen keyboard appears.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted after the on-screen keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before the on-screen keyboard disappears.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted after the on-screen keyboard has disappeared.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before the frame of the on-screen keyboard changes.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the frame of the on-screen keyboard has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")

    // MARK: User info of the notifications

    /// The key of the keyboard's old frame: a `CGRect` in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's new frame: a `CGRect` in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration in seconds: a `Double`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve: the raw value of a `UIView.AnimationCurve`, as an `Int`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of the value that tells whether the keyboard belongs to this app: a `Bool`.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A change of the on-screen keyboard, as read from a notification.
struct KeyboardChange: Sendable {
    /// The keyboard's new frame in screen coordinates.
    let frame: CGRect
    /// The duration of the animation in seconds.
    let duration: TimeInterval
    let curve: UIView.AnimationCurve

    /// Reads a notification; nil if the notification has no new frame.
    init?(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return nil }
        self.frame = frame
        duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        self.curve = curve.flatMap(UIView.AnimationCurve.init) ?? .easeInOut
    }
}
