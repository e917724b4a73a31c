// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A key of the keyboard, from going down to coming up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// What the key is on a remote control; `select` for keys that a remote has not.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    public internal(set) var timestamp: TimeInterval
    public internal(set) var phase: Phase
    public let type: PressType
    public internal(set) weak var window: UIWindow?
    public internal(set) weak var responder: UIResponder?
    public let key: UIKey?
    /// 0: keyboards do not tell.
    public var force: CGFloat { 0 }
    /// The recognizers that get this press.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What its responder has heard of it.
    enum Progress { case held, begun, finished }
    var progress = Progress.held

    /// Whether the press has moved the focus into a list, as the first arrow does: its repeats are for that list.
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

    func go(on phase: Phase, at timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
    }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open internal(set) var allPresses: Set<UIPress> = []

    /// Those that a recognizer gets.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}

/// What a key is and what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    public let keyCode: UIKeyboardHIDUsage
    public let characters: String
    public let charactersIgnoringModifiers: String
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
