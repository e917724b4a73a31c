// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Hears keys on their way to what is in its view, and keeps those that mean something to it.
final class KeyPressRecognizer: UIGestureRecognizer {
    /// Says whether a key meant something; also called while it is held down.
    ///
    /// The responder is that to which the key was on its way.
    var takes: (UIKey, _ isRepeated: Bool, UIResponder?) -> Bool = { _, _, _ in false }

    /// Follows no touches.
    static func make() -> KeyPressRecognizer {
        let recognizer = KeyPressRecognizer()
        recognizer.allowedTouchTypes = []
        return recognizer
    }

    /// Keys that are taken, and nobody else hears of.
    private var held: Set<UIPress> = []
    private var isTaking = false
    private var isStopped = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        isTaking = true
        defer { isTaking = false }
        for press in presses {
            if let key = press.key, takes(key, false, press.responder) {
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
            if let key = press.key { _ = takes(key, true, press.responder) }
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        letGo(of: presses, .ended)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        letGo(of: presses, .cancelled)
    }

    private func letGo(of presses: Set<UIPress>, _ end: UIGestureRecognizer.State) {
        held.subtract(presses)
        if held.isEmpty, state == .began || state == .changed { state = end }
    }

    /// Takes no more keys, and removes the recognizer from its view as soon as the keys that it has taken are released:
    /// nobody else gets them.
    func stop() {
        takes = { _, _, _ in false }
        isStopped = true
        if state == .possible, !isTaking { view?.removeGestureRecognizer(self) }
    }

    override func reset() {
        super.reset()
        held = []
        if isStopped { view?.removeGestureRecognizer(self) }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
