// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// Turns keys into presses and sends them to the first responder.
@MainActor
final class KeyDispatcher {
    private unowned let host: SurfaceHost
    private var presses: [Int: UIPress] = [:]
    /// Whether somebody hears of a key now.
    private(set) var isSending = false

    init(host: SurfaceHost) {
        self.host = host
    }

    func key(_ key: InputEvent.Key, of event: InputEvent) {
        let menu = host.openMenu
        guard let window = menu?.window ?? host.keyWindow else { return }
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else {
            // A key that Apple's keyboards have not got; what it types counts all the same.
            if key.phase != .up { text(key.characters) }
            return
        }
        let flags = UIKeyModifierFlags(event.modifiers)
        let made = UIKey(
            keyCode: usage, characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
            modifierFlags: flags)
        let press: UIPress
        if let known = presses[key.usage], key.phase != .down {
            if key.phase == .repeated, known.hasGivenFocus {
                // The view that got the focus by this press gets the repeats, as a press of its own.
                known.go(on: .cancelled, at: event.timestamp)
                send(known, flags)
                press = makePress(made, .began, at: event.timestamp, to: menu ?? firstResponder(in: window), window)
            } else {
                press = known
                press.go(on: key.phase.pressPhase, at: event.timestamp)
            }
        } else if key.phase != .down {
            // It went down elsewhere, was taken away, or leads what is dragged.
            if key.phase == .repeated { host.drags.goesOn(by: made) }
            return
        } else {
            if host.drags.answers(made) { return }
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

    /// Takes the keys away that are down: their releases may never come.
    func cancelAll() {
        let held = presses.sorted { $0.key < $1.key }.map(\.value)
        presses = [:]
        for press in held {
            press.go(on: .cancelled, at: CACurrentMediaTime())
            send(press, [])
        }
    }

    /// Types text that no key stands for into the first responder, where it takes text.
    func text(_ text: String) {
        // What is behind a menu hears nothing.
        guard !text.isEmpty, host.openMenu == nil else { return }
        switch FirstResponder.current {
        case let field as UITextField: field.type(text)
        case let input as any UIKeyInput: input.insertText(text)
        default: break
        }
    }

    /// What has the focus where that is the first responder or lies in it, or else the first responder; without one,
    /// what has the focus, or else the foremost controller, which hears keys nobody asked for.
    private func firstResponder(in window: UIWindow) -> UIResponder {
        let focused = host.focusSystem.keyResponder(in: window)
        if let current = FirstResponder.current {
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
