// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Makes the drag preview first responder, and restores the previous one when the drag ends. Also listens for the app's
/// deactivation.
@MainActor
final class DragListener {
    /// Had the keys at the lift.
    private weak var focus: UIResponder?
    private weak var hearer: UIResponder?
    private var deactivation: (any NSObjectProtocol)?
    private var keys: KeyPressRecognizer?

    /// - Parameter focus: who has the keys now; nil for nobody.
    init(focus: UIResponder?) {
        self.focus = focus
    }

    /// Who has the keys, of a responder and those after it.
    static func focus(from responder: UIResponder) -> UIResponder? {
        sequence(first: responder, next: \.next).first(where: \.isFirstResponder)
    }

    /// - Parameters:
    ///   - hearer: gets the keys; nil leaves them where they are.
    ///   - window: the window of the drag; that of `hearer` unless given.
    ///   - putAside: called when the app is no longer in front.
    func listen(
        through hearer: UIResponder?, in window: UIWindow? = nil, putAside: @escaping @MainActor @Sendable () -> Void
    ) {
        self.hearer = hearer
        if let window = window ?? (hearer as? UIView)?.window {
            let keys = KeyPressRecognizer.make()
            keys.takes = { key, _, _ in key.picksUp }
            window.addGestureRecognizer(keys)
            self.keys = keys
        }
        deactivation = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: UIApplication.shared, queue: nil
        ) { _ in
            MainActor.assumeIsolated { putAside() }
        }
        guard let hearer else { return }
        // Last: who had the keys may end the drag as they go, and then nobody is to have them.
        hearer.becomeFirstResponder()
        if self.hearer == nil, hearer.isFirstResponder { hearer.resignFirstResponder() }
    }

    /// Gives the keys back, where nobody else has taken them, to one that is still there.
    func stop() {
        if let deactivation { NotificationCenter.default.removeObserver(deactivation) }
        deactivation = nil
        if let keys { keys.view?.removeGestureRecognizer(keys) }
        keys = nil
        guard let hearer else { return }
        self.hearer = nil
        guard hearer.isFirstResponder else { return }
        hearer.resignFirstResponder()
        if let view = focus as? UIView, view.window == nil { return }
        focus?.becomeFirstResponder()
    }
}
