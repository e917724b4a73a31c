// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Listens during a drag for keys, wherever they go in the window, and for the deactivation of the app.
@MainActor
final class DragListener {
    private let keys = KeyPressRecognizer.make()
    private var deactivation: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - takesKey: handles a key, and returns whether it meant something: then nobody else gets it.
    ///   - onDeactivation: called when the app is no longer in front.
    init(
        in window: UIWindow?, takesKey: @escaping (_ key: UIKey, _ isRepeated: Bool) -> Bool,
        onDeactivation: @escaping @MainActor @Sendable () -> Void
    ) {
        keys.takes = { key, isRepeated, _ in takesKey(key, isRepeated) }
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
