// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// Converts key events into presses and sends them to the responder that handles keys.
@MainActor
final class KeyDispatcher {
    private unowned let host: DesktopWindowHost
    private var presses: [Int: UIPress] = [:]
    /// Whether a key press is being delivered.
    private(set) var isSending = false

    init(host: DesktopWindowHost) {
        self.host = host
    }

    func dispatch(_ key: InputEvent.Key, of event: InputEvent) {
        let menu = host.openMenu
        guard let window = menu?.window ?? host.keyWindow else { return }
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else {
            // UIKit has no code for the key, but its characters are typed.
            if key.phase != .up { insertText(key.characters) }
            return
        }
        let flags = UIKeyModifierFlags(event.modifiers)
        let made = UIKey(
            keyCode: usage, characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
            modifierFlags: flags)
        let press: UIPress
        if let known = presses[key.usage], key.phase != .down {
            if key.phase == .repeated, known.hasGivenFocus {
                // This press has moved the focus. Its repeats go to the newly focused view, as a separate press.
                known.update(to: .cancelled, at: event.timestamp)
                send(known, flags)
                press = makePress(made, .began, at: event.timestamp, to: menu ?? firstResponder(in: window), window)
            } else {
                press = known
                press.update(to: key.phase.pressPhase, at: event.timestamp)
            }
        } else if key.phase != .down {
            // The press is not known: it began in another window, was cancelled, or moves the dragged item.
            if key.phase == .repeated { host.drags.handleKeyRepeat(made) }
            return
        } else {
            if host.drags.handleKey(made) { return }
            let responder = menu ?? firstResponder(in: window)
            press = makePress(made, key.phase.pressPhase, at: event.timestamp, to: responder, window)
        }
        presses[key.usage] = key.phase == .up ? nil : press
        send(press, flags)
    }

    private func makePress(
        _ key: UIKey, _ phase: UIPress.Phase, at time: TimeInterval, to responder: UIResponder, _ window: UIWindow
    ) -> UIPress {
        let press = UIPress(key: key, phase: phase, timestamp: time)
        (press.window, press.responder) = (window, responder)
        return press
    }

    private func send(_ press: UIPress, _ flags: UIKeyModifierFlags) {
        let event = UIPressesEvent(type: .presses, timestamp: press.timestamp, modifierFlags: flags)
        event.allPresses = [press]
        let wasSending = isSending
        isSending = true
        UIApplication.shared.sendEvent(event)
        isSending = wasSending
    }

    /// Cancels the presses of all held keys. Called when the window is deactivated, because the releases of the keys
    /// may then never be reported.
    func cancelAll() {
        let held = presses.sorted { $0.key < $1.key }.map(\.value)
        presses = [:]
        for press in held {
            press.update(to: .cancelled, at: CACurrentMediaTime())
            send(press, [])
        }
    }

    /// Inserts text into the first responder, if it accepts text. Used for text that does not come from a press of a
    /// known key, such as the text of an input method.
    func insertText(_ text: String) {
        // The views behind an open menu get no text.
        guard !text.isEmpty, host.openMenu == nil else { return }
        switch host.firstResponder {
        case let field as UITextField: field.type(text)
        case let input as any UIKeyInput: input.insertText(text)
        default: break
        }
    }

    /// The responder that gets key presses. If the focused item's responder chain contains the first responder, it is
    /// the focused item; otherwise it is the first responder. Without a first responder, it is the focused item, or
    /// else the foremost view controller, or else the window.
    private func firstResponder(in window: UIWindow) -> UIResponder {
        let focused = host.focusSystem.keyResponder(in: window)
        if let current = host.firstResponder {
            if let focused, focused.chain.contains(where: { $0 === current }) { return focused }
            return current
        }
        if let focused { return focused }
        return window.rootViewController?.topmostForKeys ?? window
    }
}

extension InputEvent.Key.Phase {
    fileprivate var pressPhase: UIPress.Phase {
        switch self {
        case .down: .began
        case .repeated: .changed
        case .up: .ended
        }
    }
}
