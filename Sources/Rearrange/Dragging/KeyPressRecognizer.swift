// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Receives keys that are sent to views inside the recognizer's view, and consumes the keys that its handler uses.
final class KeyPressRecognizer: UIGestureRecognizer {
    /// Handles a key, also repeatedly while the key is held down, and returns whether it used the key.
    ///
    /// The last argument is the responder that the key was sent to.
    var handleKey: (UIKey, _ isRepeated: Bool, UIResponder?) -> Bool = { _, _, _ in false }

    /// Makes a recognizer that receives no touches.
    static func make() -> KeyPressRecognizer {
        let recognizer = KeyPressRecognizer()
        recognizer.allowedTouchTypes = []
        return recognizer
    }

    /// The consumed keys that are still down. Other responders do not receive them.
    private var held: Set<UIPress> = []
    private var isHandlingKeys = false
    private var isStopped = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        isHandlingKeys = true
        defer { isHandlingKeys = false }
        for press in presses {
            if let key = press.key, handleKey(key, false, press.responder) {
                held.insert(press)
            } else {
                ignore(press, for: event)
            }
        }
        if !held.isEmpty {
            state = state == .possible ? .began : .changed
        } else if state == .possible {
            state = .failed
        }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses where held.contains(press) {
            if let key = press.key { _ = handleKey(key, true, press.responder) }
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        endPresses(presses, .ended)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        endPresses(presses, .cancelled)
    }

    private func endPresses(_ presses: Set<UIPress>, _ end: UIGestureRecognizer.State) {
        held.subtract(presses)
        if held.isEmpty, state == .began || state == .changed { state = end }
    }

    /// Handles no more keys, and removes the recognizer from its view when all consumed keys are released. Until then,
    /// other responders do not receive those keys.
    func stop() {
        handleKey = { _, _, _ in false }
        isStopped = true
        if state == .possible, !isHandlingKeys { view?.removeGestureRecognizer(self) }
    }

    override func reset() {
        super.reset()
        held = []
        if isStopped { view?.removeGestureRecognizer(self) }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
