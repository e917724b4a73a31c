// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A press of a key, from key down to key up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// The equivalent button of a remote control; `select` for keys without an equivalent.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    /// The phase of the press.
    public internal(set) var phase: Phase
    /// The equivalent button of a remote control.
    public let type: PressType
    /// The window that receives the press.
    public internal(set) weak var window: UIWindow?
    /// The responder that receives the press.
    public internal(set) weak var responder: UIResponder?
    /// The pressed key.
    public let key: UIKey?
    /// The force; always 0, because keyboards do not report it.
    public var force: CGFloat { 0 }
    /// The gesture recognizers that receive the press.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The part of a press that was delivered to its responder: nothing yet (`held`), the beginning, or also the end.
    enum Progress { case held, begun, finished }
    var progress = Progress.held

    /// Whether this press of an arrow key has moved the focus into a list. The repeats of the held key then go to that
    /// list.
    var hasGivenFocus = false

    init(key: UIKey, phase: Phase, timestamp: TimeInterval) {
        self.key = key
        self.phase = phase
        self.timestamp = timestamp
        type =
            switch key.keyCode {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardEscape: .menu
            default: .select
            }
        super.init()
    }

    func update(to phase: Phase, at timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
    }
}

/// An event with key presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that a gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}

/// A key of the keyboard with the characters that it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The physical key.
    public let keyCode: UIKeyboardHIDUsage
    /// The characters that the key types.
    public let characters: String
    /// The characters that the key would type without modifier keys.
    public let charactersIgnoringModifiers: String
    /// The modifier keys held during the press.
    public let modifierFlags: UIKeyModifierFlags

    init(
        keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        super.init()
    }
}
