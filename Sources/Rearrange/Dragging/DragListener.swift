// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Receives all keys of the window during a drag, and observes the deactivation of the app.
@MainActor
final class DragListener {
    private let keys = KeyPressRecognizer.make()
    private var deactivation: (any NSObjectProtocol)?

    /// Begins to receive keys.
    ///
    /// - Parameters:
    ///   - window: the window whose keys are received; nil to receive none.
    ///   - handleKey: handles a key, and returns whether it was used. A used key is not sent to any other responder.
    ///     `isRepeated` is true if the key is held down and repeats.
    ///   - onDeactivation: called when the app is about to become inactive.
    init(
        in window: UIWindow?, handleKey: @escaping (_ key: UIKey, _ isRepeated: Bool) -> Bool,
        onDeactivation: @escaping @MainActor @Sendable () -> Void
    ) {
        keys.handleKey = { key, isRepeated, _ in handleKey(key, isRepeated) }
        window?.addGestureRecognizer(keys)
        deactivation = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: UIApplication.shared, queue: nil
        ) { _ in
            MainActor.assumeIsolated { onDeactivation() }
        }
    }

    func stop() {
        if let deactivation { NotificationCenter.default.removeObserver(deactivation) }
        deactivation = nil
        keys.stop()
    }
}
