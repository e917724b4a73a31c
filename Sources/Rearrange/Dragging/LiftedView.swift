// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows what is in the air, and hears the keys meanwhile; those that it has no use for go on to whom it was lifted from.
final class LiftedView: UIView, CarriedView {
    /// Called at the Escape key.
    var escaped: () -> Void = {}
    /// Says of every other key whether it meant something.
    var takesKey: (UIKey) -> Bool = { _ in false }
    /// Who hears of keys next; the view that it is in unless given.
    weak var source: UIResponder?
    /// Whether it is carried: not any more once it is on its way down.
    var isCarried = true

    override var canBecomeFirstResponder: Bool { true }
    override var next: UIResponder? { source ?? super.next }

    /// Fingers reach what is below: another drag may begin there while this one lands.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        answer(presses, or: super.pressesBegan, event)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        answer(presses, or: super.pressesChanged, event)
    }

    private func answer(
        _ presses: Set<UIPress>, or goOn: (Set<UIPress>, UIPressesEvent?) -> Void, _ event: UIPressesEvent?
    ) {
        guard let key = presses.first?.key else { return goOn(presses, event) }
        if key.cancels { return escaped() }
        if !takesKey(key) { goOn(presses, event) }
    }
}
